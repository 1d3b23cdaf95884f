@_spi(Engine) import ViewEngine

/// The Markdown of one line of text: emphasis, code, strikethrough and links.
///
/// Follows CommonMark's rules of delimiter runs. Values set into a text are one opaque character
/// each, so that no mark in them counts.
struct Markdown {
  /// The marks of characters: emphasis, code, strikethrough, link.
  struct Marks: Equatable {
    var isStrong = false
    var isEmphasised = false
    var isCode = false
    var isStruck = false
    var link: String?
    /// Which text it is part of whose words agree with the number in it (`^[\(n) item](inflect: true)`); `nil` for none.
    var agreement: Int?
  }

  /// The content of a run: characters, or a value by its index among the pieces.
  enum Content: Equatable {
    case characters(String)
    case value(Int)
  }

  /// The runs: contents under the same marks, in order.
  private(set) var runs: [(content: Content, marks: Marks)] = []

  /// A token: one character, or a value.
  private enum Token: Equatable {
    case character(Character)
    /// A character that is no mark, as a backslash stands before it.
    case escaped(Character)
    case value(Int)

    var isSpace: Bool { if case .character(let c) = self { c.isWhitespace } else { false } }
    var isPunctuation: Bool {
      switch self {
      case .character(let c), .escaped(let c): c.isPunctuation || c.isSymbol
      case .value: false
      }
    }
  }

  /// An item of the line while delimiters are matched.
  private enum Item {
    case token(Token)
    case code(String)
    case run(DelimiterRun)
    case linkStart
    case linkEnd(String)
    case agreementStart
    case agreementEnd
    case open(Mark)
    case close(Mark)
  }

  private enum Mark { case strong, emphasis, struck }

  private struct DelimiterRun {
    let character: Character
    var count: Int
    let original: Int
    let canOpen: Bool
    let canClose: Bool
  }

  /// Parses `pieces`: literal text, or `nil` for a value.
  init(_ pieces: [String?]) {
    var tokens: [Token] = []
    for (index, piece) in pieces.enumerated() {
      guard let piece else {
        tokens.append(.value(index))
        continue
      }
      var isEscaped = false
      for character in piece {
        if isEscaped {
          if !(character.isPunctuation || character.isSymbol) || !character.isASCII {
            tokens.append(.escaped("\\"))
          }
          tokens.append(.escaped(character))
          isEscaped = false
        } else if character == "\\" {
          isEscaped = true
        } else {
          tokens.append(.character(character))
        }
      }
      if isEscaped { tokens.append(.escaped("\\")) }
    }
    var items = Self.items(of: tokens[...])
    Self.match(&items)
    collect(items)
  }

  private static func items(of tokens: ArraySlice<Token>) -> [Item] {
    var items: [Item] = []
    var place = tokens.startIndex
    while place < tokens.endIndex {
      switch tokens[place] {
      case .character("`"):
        let length = tokens[place...].prefix { $0 == .character("`") }.count
        if let end = codeEnd(in: tokens, from: place + length, length: length) {
          items.append(.code(text(of: tokens[place + length..<end])))
          place = end + length
        } else {
          items += tokens[place..<place + length].map(Item.token)
          place += length
        }
      case .character("["):
        if let link = link(in: tokens, at: place) {
          items.append(.linkStart)
          items += Self.items(of: link.label)
          items.append(.linkEnd(link.target))
          place = link.end
        } else {
          items.append(.token(tokens[place]))
          place += 1
        }
      case .character("^"):
        let next = place + 1
        if next < tokens.endIndex, tokens[next] == .character("["),
          let text = link(in: tokens, at: next), text.target.hasPrefix("inflect")
        {
          items.append(.agreementStart)
          items += Self.items(of: text.label)
          items.append(.agreementEnd)
          place = text.end
        } else {
          items.append(.token(tokens[place]))
          place += 1
        }
      case .character(let mark) where "*_~".contains(mark):
        let end = tokens[place...].firstIndex { $0 != .character(mark) } ?? tokens.endIndex
        let before = place > tokens.startIndex ? tokens[place - 1] : .character(" ")
        let after = end < tokens.endIndex ? tokens[end] : .character(" ")
        let isLeft =
          !after.isSpace && (!after.isPunctuation || before.isSpace || before.isPunctuation)
        let isRight =
          !before.isSpace && (!before.isPunctuation || after.isSpace || after.isPunctuation)
        let isWordMark = mark == "_"
        items.append(
          .run(
            DelimiterRun(
              character: mark, count: end - place, original: end - place,
              canOpen: isLeft && (!isWordMark || !isRight || before.isPunctuation),
              canClose: isRight && (!isWordMark || !isLeft || after.isPunctuation))))
        place = end
      default:
        items.append(.token(tokens[place]))
        place += 1
      }
    }
    return items
  }

  private static func text(of tokens: ArraySlice<Token>) -> String {
    tokens.map { token in
      switch token {
      case .character(let character): "\(character)"
      case .escaped(let character): character == "\\" ? "\\" : "\\\(character)"
      case .value: ""
      }
    }.joined()
  }

  private static func codeEnd(
    in tokens: ArraySlice<Token>, from start: Int, length: Int
  ) -> Int? {
    var place = start
    while place < tokens.endIndex {
      guard tokens[place] == .character("`") else {
        // A value within code would be lost, so such code is not code.
        if case .value = tokens[place] { return nil }
        place += 1
        continue
      }
      let run = tokens[place...].prefix { $0 == .character("`") }.count
      if run == length { return place }
      place += run
    }
    return nil
  }

  private static func link(
    in tokens: ArraySlice<Token>, at start: Int
  ) -> (label: ArraySlice<Token>, target: String, end: Int)? {
    var depth = 0
    guard
      let close = tokens[start...].firstIndex(where: { token in
        if token == .character("[") { depth += 1 }
        if token == .character("]") { depth -= 1 }
        return depth == 0
      }), close + 1 < tokens.endIndex, tokens[close + 1] == .character("("),
      let end = tokens[close...].firstIndex(of: .character(")"))
    else { return nil }
    return (tokens[start + 1..<close], text(of: tokens[close + 2..<end]), end + 1)
  }

  /// Pairs closing delimiter runs with the nearest opening ones before them.
  private static func match(_ items: inout [Item]) {
    var place = 0
    while place < items.count {
      guard case .run(var closer) = items[place], closer.canClose, closer.count > 0 else {
        place += 1
        continue
      }
      let sought = closer
      let opener = items[..<place].lastIndex { item in
        guard case .run(let run) = item, run.character == sought.character, run.canOpen,
          run.count > 0
        else { return false }
        // A run that could do both pairs only where the lengths cannot be misread (rule of three).
        let isDoubtful = run.canClose || sought.canOpen
        return !isDoubtful || !(run.original + sought.original).isMultiple(of: 3)
          || (run.original.isMultiple(of: 3) && sought.original.isMultiple(of: 3))
      }
      guard let opener, case .run(var run) = items[opener] else {
        place += 1
        continue
      }
      let isPair = run.count >= 2 && closer.count >= 2
      if closer.character == "~", !isPair {
        place += 1
        continue
      }
      let mark: Mark = closer.character == "~" ? .struck : isPair ? .strong : .emphasis
      run.count -= isPair ? 2 : 1
      closer.count -= isPair ? 2 : 1
      items[opener] = .run(run)
      items[place] = .run(closer)
      // What stood between and found no partner is plain text.
      for index in opener + 1..<place {
        if case .run(let between) = items[index] {
          items[index] = .run(
            DelimiterRun(
              character: between.character, count: between.count, original: between.original,
              canOpen: false, canClose: false))
        }
      }
      items.insert(.close(mark), at: place)
      items.insert(.open(mark), at: opener + 1)
      place += 2
    }
  }

  private mutating func collect(_ items: [Item]) {
    var marks = Marks()
    var agreements = 0
    for (index, item) in items.enumerated() {
      switch item {
      case .token(.character(let character)), .token(.escaped(let character)):
        append(String(character), marks)
      case .token(.value(let value)): runs.append((.value(value), marks))
      case .code(let text):
        var code = marks
        code.isCode = true
        append(text, code)
      case .run(let run): append(String(repeating: run.character, count: run.count), marks)
      case .open(let mark): set(mark, true, &marks)
      case .close(let mark): set(mark, false, &marks)
      case .linkStart:
        for case .linkEnd(let target) in items[index...] {
          marks.link = target
          break
        }
      case .linkEnd: marks.link = nil
      case .agreementStart:
        marks.agreement = agreements
        agreements += 1
      case .agreementEnd: marks.agreement = nil
      }
    }
  }

  private func set(_ mark: Mark, _ value: Bool, _ marks: inout Marks) {
    switch mark {
    case .strong: marks.isStrong = value
    case .emphasis: marks.isEmphasised = value
    case .struck: marks.isStruck = value
    }
  }

  private mutating func append(_ text: String, _ marks: Marks) {
    guard !text.isEmpty else { return }
    if case .characters(let last) = runs.last?.content, runs.last?.marks == marks {
      runs[runs.count - 1].content = .characters(last + text)
    } else {
      runs.append((.characters(text), marks))
    }
  }
}
