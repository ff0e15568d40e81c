/// A value in single quotes, as messages show it.
func inQuotes(_ text: String) -> String { "'\(quotable(text))'" }
