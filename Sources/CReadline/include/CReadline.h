#include <stdio.h>
#include <readline/readline.h>
