import Foundation
@_spi(Engine) import ViewEngine

/// The pieces of a text: characters with their attributes.
struct TextPieces {
  /// A piece: characters with the same attributes.
  struct Piece {
    var text: String
    var attributes: TextAttributes
    /// The foreground style; `nil` for the one handed down.
    var style: StyleNumbers?
    var image: InlineImage?
  }

  private let environment: EnvironmentValues
  private let now: Date
  private(set) var all: [Piece] = []
  /// When the text becomes another by itself; `nil` for never.
  private(set) var nextChange: Date?

  init(_ environment: EnvironmentValues, at now: Date) {
    (self.environment, self.now) = (environment, now)
  }

  /// Appends the pieces of `text`, in `attributes` and `style` where it does not say otherwise.
  mutating func append(
    _ text: Text, _ inherited: TextAttributes, style inheritedStyle: StyleNumbers?
  ) {
    var attributes = inherited
    var style = inheritedStyle
    // What was said first is nearest to the letters, so it is applied last.
    for change in text.changes.reversed() {
      switch change {
      case .attribute(let change): attributes.apply(change)
      case .style(let comparable):
        // The style handed down stays a reference to it, so that it is shown while it moves.
        let isInherited =
          comparable.style is ForegroundStyle && environment.drawing.foreground != nil
        style = isInherited ? inheritedStyle : comparable.style.styleNumbers(in: environment)
      }
    }
    switch text.storage {
    case .verbatim(let text): append(text, attributes, style)
    case .key(let key, let table):
      append(key.pieces(in: environment, table: table), attributes, style)
    case .attributed(let text): append(text, attributes, style)
    case .formatted(let value): append(value, attributes, style)
    case .image(let image):
      all.append(
        Piece(text: "\u{A0}", attributes: attributes, style: style, image: image))
    case .joined(let first, let second):
      append(first, attributes, style: style)
      append(second, attributes, style: style)
    }
  }

  private mutating func append(
    _ text: String, _ attributes: TextAttributes, _ style: StyleNumbers?
  ) {
    guard !text.isEmpty else { return }
    let shown =
      switch environment.textCase {
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case nil: text
      }
    if let last = all.last, last.image == nil, last.attributes == attributes, last.style == style {
      all[all.count - 1].text += shown
    } else {
      all.append(Piece(text: shown, attributes: attributes, style: style))
    }
  }

  private mutating func append(
    _ text: AttributedString, _ attributes: TextAttributes, _ style: StyleNumbers?
  ) {
    for run in text.runs {
      var own = attributes
      let color = own.apply(run)
      append(
        String(text[run.range].characters), own,
        color.map { .color($0.resolve(in: environment)) } ?? style)
    }
  }

  private mutating func append(
    _ value: FormattedValue, _ attributes: TextAttributes, _ style: StyleNumbers?
  ) {
    append(value.text(in: environment, at: now), attributes, style)
    nextChange = [nextChange, value.nextChange(after: now)].compactMap { $0 }.min()
  }

  private mutating func append(
    _ pieces: [LocalizedStringKey.Piece], _ attributes: TextAttributes, _ style: StyleNumbers?
  ) {
    let markdown = Markdown(
      pieces.map { piece in if case .literal(let text) = piece { text } else { nil } })
    let runs = Agreement.agreeing(markdown.runs, in: environment.locale.identifier) { index in
      if case .number(let number) = pieces[index] { number.number.real } else { nil }
    }
    for (content, marks) in runs {
      var own = attributes
      if marks.isStrong { own.isBold = true }
      if marks.isEmphasised { own.isItalic = true }
      if marks.isCode { own.isMonospaced = true }
      if marks.isStruck { own.strikethrough = .single }
      let style =
        marks.link == nil ? style : .color(Color.accentColor.resolve(in: environment))
      switch content {
      case .characters(let text): append(text, own, style)
      case .value(let index): append(pieces[index], own, style)
      }
    }
  }

  private mutating func append(
    _ value: LocalizedStringKey.Piece, _ attributes: TextAttributes, _ style: StyleNumbers?
  ) {
    switch value {
    case .literal(let text), .plain(let text): append(text, attributes, style)
    case .number(let number): append(number.text(in: environment.locale), attributes, style)
    case .formatted(let value): append(value, attributes, style)
    case .attributed(let text): append(text, attributes, style)
    case .text(let text): append(text, attributes, style: style)
    }
  }
}

extension Text {
  /// The plain text, without styles.
  func plainText(in environment: EnvironmentValues) -> String {
    var pieces = TextPieces(environment, at: Stage.usualCalendarStart)
    pieces.append(self, TextAttributes(), style: nil)
    return pieces.all.map(\.text).joined()
  }
}
