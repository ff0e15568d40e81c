/// What a shell offers for a word of a command line.
enum Completion: Equatable {
  /// One of a few words.
  case words([String])
  /// Some of a few words, separated by commas.
  case list([String])
  /// One of a few words, or a folder.
  case wordsOrFolder([String])
  /// A file or a folder.
  case path
  /// A folder.
  case folder
  /// Nothing, since only the user can know.
  case nothing
}
