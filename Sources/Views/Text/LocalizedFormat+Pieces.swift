import Foundation
@_spi(Engine) import ViewEngine

extension LocalizedStringKey {
  /// The key under which tables have the text: a format specifier stands for each value.
  var key: String {
    if let name { return name }
    let hasValues = pieces.contains { if case .literal = $0 { false } else { true } }
    return pieces.map { piece in
      switch piece {
      case .literal(let text): hasValues ? text.replacing("%", with: "%%") : text
      case .number(let number): number.keySpecifier
      case .plain, .formatted, .attributed, .text: "%@"
      }
    }.joined()
  }

  /// What is shown: the text of the project's tables with the values set into it; the key's own pieces where there is none.
  ///
  /// - Parameters:
  ///   - environment: The environment of the text.
  ///   - table: The table; `nil` for the usual one.
  /// - Returns: The pieces.
  func pieces(in environment: EnvironmentValues, table: String?) -> [Piece] {
    guard let tables = environment.drawing.strings else { return pieces }
    let isUsual = environment.locale.identifier == EnvironmentValues().locale.identifier
    let locale = environment.drawing.readsAsWritten && isUsual ? nil : environment.locale
    return pieces(from: tables, for: locale, table: table) ?? pieces
  }

  /// The pieces that tables have for the key.
  ///
  /// - Parameters:
  ///   - tables: The tables.
  ///   - locale: The reader's locale; `nil` for the language in which the project was written.
  ///   - table: The table; `nil` for the usual one.
  /// - Returns: The pieces; `nil` where the tables have none.
  func pieces(from tables: StringTables, for locale: Locale?, table: String?) -> [Piece]? {
    guard let (format, language) = tables.format(key, in: table, for: locale) else { return nil }
    let values = pieces.filter { if case .literal = $0 { false } else { true } }
    if values.isEmpty, case .text(let text) = format { return [.literal(text)] }
    var filling = FormatFilling(values: values, language: language)
    filling.fill(format)
    return filling.pieces
  }
}

/// Values that are set into a localised text, one after another.
struct FormatFilling {
  /// The values of the key, in its order.
  let values: [LocalizedStringKey.Piece]
  /// The text's language, by which numbers have plurals.
  let language: String
  private(set) var pieces: [LocalizedStringKey.Piece] = []
  /// Which value's turn it is.
  private var next = 0
  private var variables: [String: LocalizedFormat.Variable] = [:]

  init(values: [LocalizedStringKey.Piece], language: String) {
    (self.values, self.language) = (values, language)
  }

  /// Appends a text with the values.
  mutating func fill(_ format: LocalizedFormat) {
    switch format {
    case .text(let text): fill(text, about: nil)
    case .plural(let cases):
      let number = values.firstIndex { if case .number = $0 { true } else { false } }
      fill(chosen(cases, number), about: nil)
    case .composed(let text, let variables):
      self.variables = variables
      fill(text, about: nil)
    }
  }

  /// The case of a value's category.
  private func chosen(_ cases: [PluralCategory: String], _ index: Int?) -> String {
    guard let index, values.indices.contains(index), case .number(let number) = values[index]
    else { return cases[.other] ?? "" }
    let size = number.number.real
    // A text for none is meant for none in every language.
    if size == 0, let none = cases[.zero] { return none }
    return cases[PluralRules.category(of: size, in: language)] ?? cases[.other] ?? ""
  }

  /// Appends a text; `index` is the value that it is about, to which specifiers without a number belong.
  private mutating func fill(_ text: String, about index: Int?) {
    var rest = text[...]
    while let sign = rest.firstIndex(of: "%") {
      append(String(rest[..<sign]))
      rest = rest[sign...]
      if rest.hasPrefix("%%") {
        append("%")
        rest = rest.dropFirst(2)
      } else if index != nil, rest.hasPrefix("%arg") {
        append(index, specifier: "%lld")
        rest = rest.dropFirst(4)
      } else if let match = rest.prefixMatch(of: /%(?:(\d+)\$)?#@([^@]*)@/) {
        rest = rest[match.range.upperBound...]
        variable(String(match.output.2), given: match.output.1.flatMap { Int($0) })
      } else if let match = rest.prefixMatch(
        of:
          /%(?:(\d+)\$)?(?:\(\w+\))?([-+ 0#']*[0-9]*(?:\.[0-9]+)?(?:hh|h|ll|l|q|L|j|z|t)?[@dDiuUxXoOfFeEgGcsaA])/
      ) {
        rest = rest[match.range.upperBound...]
        let place = match.output.1.flatMap { Int($0) }.map { $0 - 1 } ?? index ?? turn()
        append(place, specifier: "%" + match.output.2)
      } else {
        append("%")
        rest = rest.dropFirst()
      }
    }
    append(String(rest))
  }

  private mutating func variable(_ name: String, given place: Int?) {
    guard let variable = variables[name] else { return append("%#@\(name)@") }
    let index = (variable.argument ?? place).map { $0 - 1 } ?? turn()
    fill(chosen(variable.cases, index), about: index)
  }

  private mutating func turn() -> Int {
    next += 1
    return next - 1
  }

  private mutating func append(_ text: String) {
    if !text.isEmpty { pieces.append(.literal(text)) }
  }

  /// Appends a value as a specifier says; without such a value the specifier stands there.
  private mutating func append(_ index: Int?, specifier: String) {
    guard let index, values.indices.contains(index) else { return append(specifier) }
    switch values[index] {
    case .number(let number):
      pieces.append(
        specifier.hasSuffix("@")
          ? .plain(number.plain)
          : .number(NumberPiece(number.number, specifier: Self.short(specifier))))
    case let value: pieces.append(value)
    }
  }

  /// A specifier without its size, which numbers here have not.
  private static func short(_ specifier: String) -> String {
    specifier.filter { !"hlqLjzt".contains($0) }
  }
}
