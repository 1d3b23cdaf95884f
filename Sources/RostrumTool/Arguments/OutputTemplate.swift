import Codecs

/// A template of an output's path: `{name}`, `{preview}` and `{ext}` stand for what the scene decides.
struct OutputTemplate: Hashable, Sendable {
  /// A word in braces.
  enum Field: String, CaseIterable {
    /// The scene file's name without what stands behind its last dot.
    case name
    /// The preview's name, or its number.
    case preview
    /// The extension of `--format`, or `mp4`.
    case ext
  }

  private enum Part: Hashable {
    case text(String)
    case field(Field)
  }

  /// Where films go if nobody says otherwise.
  static let usual = "Output/{name}.{ext}"
  private static let usualExtension = "mp4"
  /// A name is cut to so many characters: with others around it must fit into the system's 255 bytes.
  private static let nameLength = 80
  /// Characters that mean something in a path, a pattern or a shell.
  private static let meaningful: Set<Character> = [
    "/", "\\", ":", "*", "?", "\"", "<", ">", "|", "%",
  ]

  private let parts: [Part]

  /// Reads a template; braces that are doubled stand for themselves.
  ///
  /// - Throws: ``Failure`` that says what is accepted in braces.
  init(_ text: String) throws {
    var (parts, literal, rest): ([Part], String, Substring) = ([], "", text[...])
    while let character = rest.popFirst() {
      guard character == "{" || character == "}" else {
        literal.append(character)
        continue
      }
      if rest.first == character {
        literal.append(character)
        rest.removeFirst()
        continue
      }
      let word = String(rest.prefix { $0 != "}" })
      guard character == "{", word.count < rest.count, let field = Field(rawValue: word) else {
        throw Failure(.usage, Messages.unknownField(text))
      }
      parts += [.text(literal), .field(field)]
      literal = ""
      rest = rest.dropFirst(word.count + 1)
    }
    self.parts = parts + [.text(literal)]
  }

  /// Whether a word occurs.
  func uses(_ field: Field) -> Bool { parts.contains(.field(field)) }

  /// A scene's name in a path: its file's; a pipe has none.
  private static func name(of scene: String) -> String {
    // Of a folder its own name, however it is written.
    let scene = scene.hasSuffix("/") ? String(scene.dropLast()) : scene
    let isNamed = !["-", "", "."].contains(scene) && !scene.hasPrefix("/dev/")
    return isNamed ? Place.stem(of: scene) : "scene"
  }

  /// The path for a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene file.
  ///   - preview: The preview's name or number.
  ///   - format: What `--format` says.
  /// - Returns: The path; names are made safe for a file's.
  func path(scene: String, preview: String, format: FormatName?) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .field(.name): Self.safe(Self.name(of: scene))
      case .field(.preview): Self.safe(preview)
      case .field(.ext): format?.text ?? Self.usualExtension
      }
    }.joined()
  }

  /// A name in which nothing has a meaning for paths and patterns.
  static func safe(_ name: String) -> String {
    var text = String(
      name.prefix(nameLength).map { character in
        let isControl = character.unicodeScalars.contains {
          $0.properties.generalCategory == .control
        }
        return meaningful.contains(character) || isControl ? "-" : character
      })
    // No hidden file, and no folder above.
    if text.hasPrefix(".") { text = "-" + text.dropFirst() }
    return text.isEmpty ? "-" : text
  }
}

/// The places that a run writes to, each of which may be taken once.
struct OutputClaims {
  private var scenes: Set<String> = []
  private var files: Set<String> = []
  private var sequences: [SequencePattern] = []

  /// Keeps a scene from being written over.
  mutating func protect(_ scene: String) {
    if scene != "-" { scenes.insert(Self.canonical(scene)) }
  }

  /// Takes a place.
  ///
  /// - Throws: ``Failure`` if it is taken, or would be by a frame of a sequence.
  mutating func take(_ path: String) throws {
    if path == "-" { return }
    let refusal = Failure(.usage, Messages.outputTwice(path))
    guard let pattern = SequencePattern(path) else {
      let file = Self.canonical(path)
      if scenes.contains(file) { throw Failure(.usage, Messages.outputIsScene(path)) }
      if !files.insert(file).inserted || sequences.contains(where: { $0.makes(file) }) {
        throw refusal
      }
      return
    }
    let folder = Self.canonical(pattern.folder + ".")
    guard let whole = SequencePattern(folder: folder + "/", name: pattern.name) else { return }
    let clashes = sequences.contains {
      $0.indexPath == whole.indexPath || $0.holds(whole.path(of: 0)) || whole.holds($0.path(of: 0))
    }
    if clashes || files.contains(where: whole.makes) { throw refusal }
    sequences.append(whole)
  }

  /// One spelling for each place, through links of folders that are there.
  private static func canonical(_ path: String) -> String {
    let name = Place.name(of: path)
    let folder = Place.resolved(Place.folder(of: path))
    if name == "." || name.isEmpty { return folder }
    return folder == "/" ? "/\(name)" : "\(folder)/\(name)"
  }
}
