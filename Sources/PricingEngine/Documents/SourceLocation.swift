/// A place in a file.
public struct SourceLocation: Sendable, Hashable {
  /// The file as the user named it; `-` is standard input.
  public let file: String
  /// The line, from 1; `nil` when the finding is about the whole file.
  public let line: Int?
  /// The column, from 1, counted in UTF-8 bytes; `nil` without a line.
  public let column: Int?

  /// A place in a file.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// A file as a whole.
  public init(file: String) {
    self.file = file
    line = nil
    column = nil
  }
}

extension SourceLocation: CustomStringConvertible {
  /// `file:line:column`, as editors understand it.
  public var description: String {
    [file, line.map(String.init), column.map(String.init)].compactMap(\.self).joined(separator: ":")
  }
}
