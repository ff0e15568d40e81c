import Foundation
import Testing

/// A comma-separated table of the repository, with comment lines and one line of column names.
struct DataTable {
  let rows: [Row]

  /// Reads a table by its path from the root of the repository.
  init(_ path: String) throws {
    let here = URL(fileURLWithPath: #filePath)
    let root = (0..<4).reduce(here) { url, _ in url.deletingLastPathComponent() }
    let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    let cells = lines.map(Self.cells)
    let names = cells.first ?? []
    guard cells.allSatisfy({ $0.count == names.count }) else { throw UnevenRows(path: path) }
    rows = cells.dropFirst().map { Row(cells: Dictionary(uniqueKeysWithValues: zip(names, $0))) }
  }

  /// The cells of a line; a comma inside quotes belongs to its cell.
  private static func cells(of line: Substring) -> [String] {
    var cells = [""]
    var isQuoted = false
    for character in line {
      switch character {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: cells.append("")
      default: cells[cells.count - 1].append(character)
      }
    }
    return cells
  }

  /// One line of the table.
  struct Row: CustomTestStringConvertible {
    let cells: [String: String]

    var testDescription: String { cells.sorted { $0.key < $1.key }.description }

    /// The cell of a column.
    func text(_ column: String) throws -> String {
      guard let text = cells[column] else { throw BadCell(column: column, text: nil) }
      return text
    }

    /// The cell of a column as a number.
    func integer(_ column: String) throws -> Int {
      let text = try text(column)
      guard let number = Int(text) else { throw BadCell(column: column, text: text) }
      return number
    }
  }

  /// A row has more or fewer cells than there are columns.
  struct UnevenRows: Error {
    let path: String
  }

  /// A cell is missing or is no number.
  struct BadCell: Error {
    let column: String
    let text: String?
  }
}
