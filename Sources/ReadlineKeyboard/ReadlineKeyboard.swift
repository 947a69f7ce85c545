// ReadlineKeyboard
