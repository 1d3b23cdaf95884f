internal import Geometry
internal import Motion
internal import Symbols

/// Reads words and numbers by their forms.
struct ScalarReader {
  /// What became of a word.
  enum Outcome {
    case value(FormValue.Content)
    /// It has not this form.
    case refused
    /// It means this form, and something is wrong with it.
    case wrong(String)
    /// It is wrong for a reason that is told elsewhere.
    case told
  }

  private let tokens: TokenBook?

  init(tokens: TokenBook?) { self.tokens = tokens }

  /// Reads a word.
  ///
  /// - Parameters:
  ///   - scalar: The word.
  ///   - form: A form of words.
  /// - Returns: What it says in this form.
  func read(_ scalar: DocumentNode.Scalar, as form: Form) -> Outcome {
    guard scalar.text.utf8.count <= DocumentLimits.textLength * 4 else {
      return .wrong("a text of more than \(Wording.grouped(DocumentLimits.textLength)) characters")
    }
    switch form {
    case .choice(let words):
      let isWord = scalar.kind == .text || scalar.kind == .filled
      return isWord && words.contains(scalar.text) ? .value(.text(scalar.text)) : .refused
    case .leaf(let leaf):
      if let name = tokenName(scalar), let outcome = token(name, as: leaf) { return outcome }
      return read(scalar, as: leaf)
    default: return .refused
    }
  }

  private func read(_ scalar: DocumentNode.Scalar, as leaf: Form.Leaf) -> Outcome {
    let text = scalar.text
    let isWord = scalar.kind == .text || scalar.kind == .filled
    func value(_ number: Double?, _ bounds: Form.Bounds = .init()) -> Outcome {
      guard let number, bounds.contains(number) else { return .refused }
      return .value(.number(number))
    }
    switch leaf {
    case .nothing: return scalar.kind == .null ? .value(.nothing) : .refused
    case .boolean:
      guard scalar.kind == .boolean || scalar.kind == .filled else { return .refused }
      return text == "true" || text == "false" ? .value(.boolean(text == "true")) : .refused
    case .number(let bounds): return value(plain(scalar), bounds)
    case .integer(let bounds):
      let number = plain(scalar)
      return number == number?.rounded() ? value(number, bounds) : .refused
    case .share:
      return value(plain(scalar) ?? Self.percent(text), .init(least: 0, most: 1))
    case .seconds(let bounds):
      return value(plain(scalar) ?? Self.seconds(text), bounds)
    case .angle:
      let degrees = plain(scalar).map { Angle(degrees: $0) }
      return (degrees ?? Self.angle(text)).map { .value(.angle($0.radians)) } ?? .refused
    case .quantity:
      if let number = plain(scalar) { return value(number) }
      return Self.angle(text).map { .value(.angle($0.radians)) } ?? .refused
    case .time:
      let time = scalar.kind == .number ? DocumentTime(number: text) : DocumentTime(text)
      return time.map { .value(.time($0)) } ?? .refused
    case .rate:
      let rate = scalar.kind == .number ? FrameRate(number: text) : FrameRate(text)
      return rate.map { .value(.rate($0)) } ?? .refused
    case .text(let most):
      guard isWord || scalar.kind == .number else { return .refused }
      // As JSON Schema counts.
      let count = text.unicodeScalars.count
      return count <= most
        ? .value(.text(text))
        : .wrong(
          "a text of \(Wording.grouped(count)) characters; accepted are up to \(Wording.grouped(most))"
        )
    case .name:
      if (isWord || scalar.kind == .number) && Self.isName(text) { return .value(.text(text)) }
      return wholeName(scalar).map { .value(.text($0)) } ?? .refused
    case .color: return isWord ? color(text) : .refused
    case .path: return isWord ? path(text) : .refused
    case .animation:
      guard isWord, let animation = AnimationChoice(text: text) else { return .refused }
      return .value(.animation(animation))
    case .curve: return .refused
    }
  }

  // MARK: Numbers

  /// An unquoted number, or one that an input's value is.
  private func plain(_ scalar: DocumentNode.Scalar) -> Double? {
    guard scalar.kind == .number || scalar.kind == .filled else { return nil }
    return Self.number(scalar.text, unit: "", places: 0)
  }

  /// A whole number that is written otherwise, `1.0`, as a name.
  private func wholeName(_ scalar: DocumentNode.Scalar) -> String? {
    guard scalar.kind == .number, let number = plain(scalar), number == number.rounded(),
      abs(number) < 0x1p53
    else { return nil }
    return String(Int(number))
  }

  /// `75%`: digits and a point only, as the schema says it.
  private static func percent(_ text: String) -> Double? {
    let isPlain = text.utf8.dropLast().allSatisfy {
      (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".")
    }
    return isPlain ? number(text, unit: "%", places: 2) : nil
  }

  /// A number with a unit that is so many decimal places smaller; rounded once.
  static func number(_ text: String, unit: String, places: Int) -> Double? {
    guard text.hasSuffix(unit) else { return nil }
    let digits = String(text.dropLast(unit.count))
    guard DocumentNode.Scalar.isNumber(digits) else { return nil }
    let value =
      digits.contains("e") || digits.contains("E") || places == 0
      ? Double(digits).map { places == 2 ? $0 / 100 : places == 3 ? $0 / 1000 : $0 }
      : Double("\(digits)e-\(places)")
    guard let value, value.isFinite else { return nil }
    return value
  }

  /// `0.5s`, `500ms`.
  static func seconds(_ text: String) -> Double? {
    number(text, unit: "ms", places: 3) ?? number(text, unit: "s", places: 0)
  }

  /// `90deg`, `90°`, `1.57rad`, `0.25turn`.
  static func angle(_ text: String) -> Angle? {
    if let degrees = number(text, unit: "deg", places: 0) ?? number(text, unit: "°", places: 0) {
      return Angle(degrees: degrees)
    }
    if let radians = number(text, unit: "rad", places: 0) { return Angle(radians: radians) }
    return number(text, unit: "turn", places: 0).map { Angle(degrees: $0 * 360) }
  }

  // MARK: Names and paints

  /// Whether a word can be a name.
  static func isName(_ text: String) -> Bool {
    (1...64).contains(text.unicodeScalars.count)
      && text.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-" || $0 == "_"
      }
  }

  private func color(_ text: String) -> Outcome {
    if let name = DocumentColor.Name(rawValue: text) { return .value(.color(.named(name))) }
    guard text.hasPrefix("#") else { return .refused }
    guard let color = DocumentColor(hexadecimal: text.dropFirst()) else {
      return .wrong(
        "found '\(Wording.excerpt(text))'; accepted are 3, 4, 6 or 8 hexadecimal digits after '#'")
    }
    return .value(.color(color))
  }

  private func path(_ text: String) -> Outcome {
    do {
      return .value(.path(try Path(svgPath: text)))
    } catch {
      let reason =
        switch error {
        case .noMoveAtStart: "it does not begin with M"
        case .unknownCommand(let command, let position):
          "character \(position + 1), '\(Wording.excerpt(String(command)))', is no command"
        case .numberExpected(let command, let position):
          "a number of '\(command)' is due at character \(position + 1)"
        case .flagExpected(let position): "0 or 1 is due at character \(position + 1)"
        }
      return .wrong("it is no SVG path: \(reason)")
    }
  }

  /// The words that a form has, for one that is like them.
  static func candidates(_ form: Form) -> [String] {
    switch form {
    case .choice(let words): words
    case .leaf(.color): DocumentColor.Name.allCases.map(\.rawValue)
    case .leaf(.animation): AnimationChoice.names
    case .leaf(.boolean): ["true", "false"]
    default: []
    }
  }

  // MARK: Tokens

  /// The name in `{motion.enter}`.
  private func tokenName(_ scalar: DocumentNode.Scalar) -> String? {
    guard scalar.kind == .text || scalar.kind == .filled, scalar.text.hasPrefix("{"),
      scalar.text.hasSuffix("}"), scalar.text.utf8.count > 2
    else { return nil }
    return String(scalar.text.dropFirst().dropLast())
  }

  /// What a token says in a form; `nil` for forms that take none.
  private func token(_ name: String, as leaf: Form.Leaf) -> Outcome? {
    let content: (TokenBook.Value) -> FormValue.Content?
    let accepted: String
    switch leaf {
    case .number(let bounds), .integer(let bounds):
      accepted = "a number or dimension\(bounds.words())"
      content = { value in
        switch value {
        case .number(let number), .dimension(let number):
          bounds.contains(number) ? .number(number) : nil
        default: nil
        }
      }
    case .share:
      accepted = "a number from 0 to 1"
      content = {
        if case .number(let number) = $0, (0...1).contains(number) { .number(number) } else { nil }
      }
    case .seconds(let bounds):
      accepted = "a duration\(bounds.words("s"))"
      content = {
        if case .duration(let time) = $0, bounds.contains(time) { .number(time) } else { nil }
      }
    case .color:
      accepted = "a color"
      content = { if case .color(let color) = $0 { .color(color) } else { nil } }
    case .animation:
      accepted = "a transition, a cubicBezier or a spring"
      content = { $0.animation.map { .animation(.animation($0)) } }
    case .curve:
      accepted = "a cubicBezier"
      content = { if case .cubicBezier(let curve) = $0 { .curve(curve) } else { nil } }
    default: return nil
    }
    guard let tokens else {
      return .wrong("found the token '\(Wording.excerpt(name))'; the document names no tokens")
    }
    guard let token = tokens[name] else {
      if tokens.isBroken { return .told }
      let question = Wording.question(name, among: tokens.tokens.map(\.name))
      return .wrong("there is no token '\(Wording.excerpt(name))'\(question)")
    }
    guard let content = content(token.value) else {
      return .wrong(
        "the token '\(Wording.excerpt(name))' is \(token.value.words); accepted is \(accepted)")
    }
    return .value(content)
  }
}

extension DocumentColor {
  /// A colour by 3, 4, 6 or 8 hexadecimal digits: red, green, blue, opacity; `nil` for anything else.
  init?(hexadecimal digits: Substring) {
    let values = digits.compactMap { $0.isASCII ? $0.hexDigitValue : nil }
    guard values.count == digits.count, [3, 4, 6, 8].contains(values.count) else { return nil }
    let isShort = values.count <= 4
    func share(_ index: Int) -> Double {
      let count = isShort ? values.count : values.count / 2
      guard index < count else { return 1 }
      let byte = isShort ? values[index] * 17 : values[2 * index] * 16 + values[2 * index + 1]
      return Double(byte) / 255
    }
    self = .components(
      red: share(0), green: share(1), blue: share(2), opacity: share(3), space: .sRGB)
  }
}
