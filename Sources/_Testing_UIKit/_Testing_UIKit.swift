// The compiler looks for a module of this name wherever a file imports both Testing and UIKit: on Apple's systems
// it attaches images to test reports. There is nothing of the kind here, but without the module such a file
// doesn't compile.
