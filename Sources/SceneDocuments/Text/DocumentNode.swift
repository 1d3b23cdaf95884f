/// A value of a document's text, before anybody asks what it means: the same for YAML and JSON.
struct DocumentNode: Sendable {
  /// A word or number as it is written.
  struct Scalar: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case null, boolean, number, text
      /// What an input's value was put into: any scalar that its words can be.
      case filled
    }
    var text: String
    var kind: Kind
  }
  struct Entry: Sendable {
    var key: String
    var place: SourcePlace
    var value: DocumentNode
  }
  indirect enum Content: Sendable {
    case scalar(Scalar)
    case list([DocumentNode])
    case mapping([Entry])
  }

  var content: Content
  var place: SourcePlace

  /// The value of a key; `nil` if this is no mapping or has none.
  subscript(key: String) -> DocumentNode? {
    guard case .mapping(let entries) = content else { return nil }
    return entries.first { $0.key == key }?.value
  }

  /// What stands there, in words: what a message says was found.
  var found: String {
    switch content {
    case .scalar(let scalar):
      scalar.kind == .null && scalar.text.isEmpty ? "nothing" : "'\(Wording.excerpt(scalar.text))'"
    case .list(let items): items.isEmpty ? "an empty list" : "a list of \(items.count)"
    case .mapping(let entries):
      entries.isEmpty
        ? "a mapping without keys"
        : "a mapping with \(Wording.list(entries.prefix(4).map { Wording.excerpt($0.key) }, last: "and"))"
    }
  }
}

extension DocumentNode.Scalar {
  /// What an unquoted word is by YAML's core schema; not-a-number and infinities are text, as no value of ours is one.
  init(plain text: String) {
    self.text = text
    switch text {
    case "", "~", "null", "Null", "NULL": kind = .null
    case "true", "false": kind = .boolean
    default: kind = Self.isNumber(text) ? .number : .text
    }
  }

  /// Whether a word is a decimal number: sign, digits, point, exponent.
  static func isNumber(_ text: String) -> Bool {
    var rest = text.utf8[...]
    func take(_ first: UInt8, _ second: UInt8) -> Bool {
      guard rest.first == first || rest.first == second else { return false }
      rest = rest.dropFirst()
      return true
    }
    func digits() -> Int {
      let count = rest.prefix { (0x30...0x39).contains($0) }.count
      rest = rest.dropFirst(count)
      return count
    }
    _ = take(UInt8(ascii: "-"), UInt8(ascii: "+"))
    var count = digits()
    if take(UInt8(ascii: "."), UInt8(ascii: ".")) { count += digits() }
    guard count > 0 else { return false }
    if take(UInt8(ascii: "e"), UInt8(ascii: "E")) {
      _ = take(UInt8(ascii: "-"), UInt8(ascii: "+"))
      guard digits() > 0 else { return false }
    }
    return rest.isEmpty
  }
}

extension String {
  /// The text without byte order marks at its start.
  ///
  /// Foundation takes one from every text that Yams reads: JSON must mean the same.
  var withoutMarks: String {
    guard unicodeScalars.first == "\u{FEFF}" else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.drop { $0 == "\u{FEFF}" }))
  }
}

/// The way to a value from the top of its document; told only when something is wrong there.
final class TreePath: Sendable {
  enum Step: Sendable {
    case key(String)
    case index(Int)
  }
  private let parent: TreePath?
  private let step: Step?

  private init(_ parent: TreePath?, _ step: Step?) { (self.parent, self.step) = (parent, step) }

  static let top = TreePath(nil, nil)
  func key(_ key: String) -> TreePath { TreePath(self, .key(key)) }
  func index(_ index: Int) -> TreePath { TreePath(self, .index(index)) }

  /// The way in words: `scene[0].fill`.
  var text: String {
    var steps: [String] = []
    var path = self
    while let step = path.step, let parent = path.parent {
      switch step {
      case .key(let key): steps.append(parent.step == nil ? key : ".\(key)")
      case .index(let index): steps.append("[\(index)]")
      }
      path = parent
    }
    return Wording.excerpt(steps.reversed().joined(), length: 200)
  }
}
