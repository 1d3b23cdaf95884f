public import Foundation

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// Which of Markdown's marks count.
    public enum InterpretedSyntax: Sendable {
      /// All: blocks, and marks within lines.
      case full
      /// Marks within lines; spaces and ends of lines are one space each.
      case inlineOnly
      /// Marks within lines; spaces and ends of lines stay.
      case inlineOnlyPreservingWhitespace
    }
    /// What becomes of a text that is no Markdown; all texts are.
    public enum FailurePolicy: Sendable {
      /// An error.
      case throwError
      /// As much as can be read.
      case returnPartiallyParsedIfPossible
    }
    /// Whether marks of other attributes count.
    ///
    /// - Note: Accepted; no effect. `allowsExtendedAttributes`: attributes in `^[…](…)` are those of agreement alone.
    public var allowsExtendedAttributes: Bool
    /// Which marks count.
    public var interpretedSyntax: InterpretedSyntax
    /// What becomes of a text that is no Markdown; all texts are.
    ///
    /// - Note: Accepted; no effect. `failurePolicy`: no text fails.
    public var failurePolicy: FailurePolicy
    /// The language of the text.
    ///
    /// - Note: Accepted; no effect. `languageCode`: marks are the same in all languages.
    public var languageCode: String?

    /// Creates options.
    ///
    /// - Parameters:
    ///   - allowsExtendedAttributes: Whether marks of other attributes count.
    ///   - interpretedSyntax: Which marks count.
    ///   - failurePolicy: What becomes of a text that is no Markdown.
    ///   - languageCode: The language of the text.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Creates a text from Markdown.
  ///
  /// Blocks follow each other without ends of lines, as they do on Apple's systems: who wants these finds the blocks in
  /// `presentationIntent`.
  ///
  /// - Parameters:
  ///   - markdown: The Markdown.
  ///   - options: How it is read.
  ///   - baseURL: What addresses that are not whole begin with.
  /// - Throws: Nothing: every text is Markdown.
  public init(
    markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    var text = AttributedString()
    switch options.interpretedSyntax {
    case .full:
      for block in MarkdownBlocks(markdown).blocks {
        text += Self.inline(of: block, under: baseURL)
      }
    case .inlineOnly:
      let words = markdown.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      text = Self.text(of: Markdown([words]), under: baseURL)
    case .inlineOnlyPreservingWhitespace:
      text = Self.text(of: Markdown([markdown]), under: baseURL)
    }
    self = text
  }
  /// Creates a text from Markdown in UTF-8.
  ///
  /// - Parameters:
  ///   - markdown: The Markdown.
  ///   - options: How it is read.
  ///   - baseURL: What addresses that are not whole begin with.
  /// - Throws: An error of Foundation's if the bytes are no UTF-8.
  public init(
    markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    guard let text = String(data: markdown, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    try self.init(markdown: text, options: options, baseURL: baseURL)
  }
  /// Creates a text from a file of Markdown.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - options: How it is read.
  ///   - baseURL: What addresses that are not whole begin with.
  /// - Throws: An error of Foundation's if the file cannot be read.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }

  /// The letters of a block, with the blocks that they stand in.
  private static func inline(of block: MarkdownBlocks.Block, under base: URL?)
    -> AttributedString
  {
    var text = AttributedString()
    if case .codeBlock = block.intent.components.first?.kind {
      text = AttributedString(block.lines.map { "\($0)\n" }.joined())
    } else if block.intent.components.first?.kind == .thematicBreak {
      text = AttributedString("\u{2E3B}")
    } else {
      text = Self.text(of: Markdown([block.paragraph]), under: base)
      for mark in [MarkdownBlocks.softBreak, MarkdownBlocks.hardBreak] {
        let isSoft = mark == MarkdownBlocks.softBreak
        while let place = text.characters.firstIndex(of: mark) {
          let range = place..<text.characters.index(after: place)
          var end = AttributedString(isSoft ? " " : "\n")
          end[Inline.self] = isSoft ? .softBreak : .lineBreak
          text.replaceSubrange(range, with: end)
        }
      }
    }
    text[AttributeScopes.FoundationAttributes.PresentationIntentAttribute.self] = block.intent
    return text
  }

  private typealias Inline = AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute

  /// The letters of a line with what its marks say of them.
  private static func text(of markdown: Markdown, under base: URL?) -> AttributedString {
    var text = AttributedString()
    for (content, marks) in markdown.runs {
      guard case .characters(let letters) = content else { continue }
      var run = AttributedString(letters)
      let intents: [(Bool, InlinePresentationIntent)] = [
        (marks.isStrong, .stronglyEmphasized), (marks.isEmphasised, .emphasized),
        (marks.isCode, .code), (marks.isStruck, .strikethrough),
      ]
      let intent = InlinePresentationIntent(intents.filter(\.0).map(\.1))
      if !intent.isEmpty { run[Inline.self] = intent }
      if let link = marks.link, let address = URL(string: link, relativeTo: base) {
        run[AttributeScopes.FoundationAttributes.LinkAttribute.self] = address
      }
      text += run
    }
    return text
  }
}
