import PricingEngine

/// What a project builds when the command line does not say: the axes of the matrix, and where files go.
///
/// Which templates, locales and storefronts there are is known to the command, which validates the words.
public struct BuildSettings: Sendable, Hashable {
  /// The templates.
  public let templates: Axis
  /// The locales, by tag.
  public let locales: Axis
  /// The storefronts, by code.
  public let storefronts: Axis
  /// Where readers stand.
  public let states: Axis
  /// The forms of output.
  public let formats: Axis
  /// The pattern of output paths, as it was written.
  public let path: Word?
  /// Where the files will be served, for whole sites.
  public let baseURL: LinkURL?
  /// Whether HTML is written without the page around it.
  public let isFragment: Bool
  /// Whether HTML is written as pages that a site can ship.
  public let isSite: Bool

  /// Creates settings; by default nothing is said.
  public init(
    templates: Axis = Axis(), locales: Axis = Axis(), storefronts: Axis = Axis(),
    states: Axis = Axis(), formats: Axis = Axis(), path: Word? = nil, baseURL: LinkURL? = nil,
    isFragment: Bool = false, isSite: Bool = false
  ) {
    self.templates = templates
    self.locales = locales
    self.storefronts = storefronts
    self.states = states
    self.formats = formats
    self.path = path
    self.baseURL = baseURL
    self.isFragment = isFragment
    self.isSite = isSite
  }

  /// One direction of the matrix.
  public struct Axis: Sendable, Hashable {
    /// What is built, in order; empty when the file does not say.
    public let include: [Word]
    /// What is left out of it.
    public let exclude: [Word]

    /// Creates an axis; by default nothing is said.
    public init(include: [Word] = [], exclude: [Word] = []) {
      self.include = include
      self.exclude = exclude
    }
  }

  /// A word of the file, with its place.
  public struct Word: Sendable, Hashable {
    /// The word.
    public let text: String
    /// Where it is written.
    public let location: SourceLocation?
    /// The way to it in the file: `build.locales[2]`.
    public let path: String

    /// Creates a word.
    public init(_ text: String, at location: SourceLocation? = nil, path: String = "") {
      self.text = text
      self.location = location
      self.path = path
    }
  }
}
