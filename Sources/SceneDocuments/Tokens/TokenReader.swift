internal import Motion

/// Reads a tree of tokens: groups, types inherited from them, groups that extend others, and references.
struct TokenReader {
  /// A token before its value is read.
  private struct Entry {
    var name: String
    var node: DocumentNode
    /// The type of the nearest group that has one.
    var inherited: String?
    var path: TreePath
  }

  private let root: DocumentNode
  private let file: String
  private let top: TreePath
  private(set) var problems: [DocumentProblem] = []
  private var entries: [Entry] = []
  private var index: [String: Int] = [:]
  private var visits = 0
  /// How many groups are gone through for each group, by its name.
  private var reaches: [String: Int] = [:]
  /// How many groups were looked at or gone through.
  private(set) var steps = 0

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - root: The file's value.
  ///   - file: Its name in messages.
  ///   - top: The way to it, where it stands in a document.
  init(_ root: DocumentNode, file: String, top: TreePath) {
    (self.root, self.file, self.top) = (root, file, top)
  }

  /// Reads the tokens; what is wrong is in ``problems``.
  mutating func read() -> [TokenBook.Token] {
    guard case .mapping = root.content else {
      wrong(root, top, "found \(root.found); accepted is a group of tokens in braces")
      return []
    }
    guard reach(of: root, name: "", depth: 0) <= DocumentLimits.tokens else {
      tooMany(root, top)
      return []
    }
    collect(root, name: "", inherited: nil, path: top, extended: [])
    var tokens: [TokenBook.Token] = []
    for entry in entries {
      guard let (type, value) = value(of: entry) else { continue }
      let description = entry.node["$description"].flatMap(Self.text)
      tokens.append(
        .init(
          name: entry.name, type: type, description: description, place: entry.node.place,
          value: value))
    }
    return tokens
  }

  private mutating func wrong(_ node: DocumentNode, _ path: TreePath, _ reason: String) {
    problems.append(
      DocumentProblem(file: file, place: node.place, path: path.text, reason: reason))
  }

  private static func text(_ node: DocumentNode) -> String? {
    if case .scalar(let scalar) = node.content, scalar.kind == .text { scalar.text } else { nil }
  }

  private mutating func tooMany(_ group: DocumentNode, _ path: TreePath) {
    wrong(group, path, "more than \(Wording.grouped(DocumentLimits.tokens)) tokens and groups")
  }

  // MARK: Groups

  /// How many groups will be gone through for a group, with those that it extends; one more than is accepted at most.
  ///
  /// Twenty groups, each of which extends the next twice, become a million: they are counted, each once, before any is gone
  /// through. What extends itself is counted short, and told when it is gone through.
  private mutating func reach(of group: DocumentNode, name: String, depth: Int) -> Int {
    if let known = reaches[name] { return known }
    guard case .mapping(let members) = group.content, depth < DocumentLimits.depth else { return 0 }
    steps += 1
    reaches[name] = 0
    var count = 1
    if let target = group["$extends"].flatMap(Self.text).flatMap(Self.reference),
      let base = node(target)
    {
      count += reach(of: base, name: target, depth: depth + 1)
    }
    for member in members where !member.key.hasPrefix("$") && !isToken(member.value) {
      let full = name.isEmpty ? member.key : "\(name).\(member.key)"
      count += reach(of: member.value, name: full, depth: depth + 1)
      if count > DocumentLimits.tokens { break }
    }
    count = min(count, DocumentLimits.tokens + 1)
    reaches[name] = count
    return count
  }

  /// Gathers the tokens of a group and of the groups in it.
  ///
  /// - Returns: The type that the group gives its tokens, its own or that of a group it extends; `nil` if it gives none.
  @discardableResult
  private mutating func collect(
    _ group: DocumentNode, name: String, inherited: String?, path: TreePath, extended: [String]
  ) -> String? {
    guard case .mapping(let members) = group.content else { return nil }
    // Groups that extend groups can be endless without a token in them.
    (visits, steps) = (visits + 1, steps + 1)
    guard entries.count + visits <= DocumentLimits.tokens else {
      if problems.isEmpty { tooMany(group, path) }
      return nil
    }
    var given = group["$type"].flatMap(Self.text)
    if let base = group["$extends"] {
      let type = extend(
        base, name: name, type: given ?? inherited, path: path.key("$extends"), extended: extended)
      given = given ?? type
    }
    let type = given ?? inherited
    for member in members where !member.key.hasPrefix("$") || member.key == "$root" {
      let path = path.key(member.key)
      // A group's own token bears the group's name, besides its full one.
      let full = name.isEmpty ? member.key : "\(name).\(member.key)"
      if member.key.contains(where: { "{}.".contains($0) }) {
        wrong(
          member.value, path,
          "found the name '\(Wording.excerpt(member.key))'; accepted are names without '.', '{' and '}'"
        )
      } else if case .mapping = member.value.content {
        if isToken(member.value) {
          add(Entry(name: full, node: member.value, inherited: type, path: path))
        } else {
          collect(member.value, name: full, inherited: type, path: path, extended: extended)
        }
      } else {
        wrong(
          member.value, path,
          "found \(member.value.found); accepted is a token with '$value', or a group in braces")
      }
    }
    return given
  }

  private func isToken(_ node: DocumentNode) -> Bool {
    node["$value"] != nil || node["$ref"] != nil || spring(node) != nil
  }

  private mutating func add(_ entry: Entry) {
    if let known = index[entry.name] {
      entries[known] = entry
    } else {
      index[entry.name] = entries.count
      entries.append(entry)
    }
  }

  /// Puts the tokens of another group in first, which the group's own replace.
  ///
  /// - Returns: The type that the other group gives its tokens.
  private mutating func extend(
    _ base: DocumentNode, name: String, type: String?, path: TreePath, extended: [String]
  ) -> String? {
    guard let text = Self.text(base), let target = Self.reference(text) else {
      wrong(base, path, "found \(base.found); accepted is a group as '{name}'")
      return nil
    }
    guard !extended.contains(target), target != name, extended.count < DocumentLimits.depth else {
      wrong(base, path, "the group '\(Wording.excerpt(target))' extends itself")
      return nil
    }
    guard let group = node(target), group["$value"] == nil else {
      let question = Wording.question(target, among: groups(root, ""))
      wrong(base, path, "there is no group '\(Wording.excerpt(target))'\(question)")
      return nil
    }
    let inherited = group["$type"].flatMap(Self.text) ?? type
    return collect(
      group, name: name, inherited: inherited, path: path, extended: extended + [target, name])
  }

  private func node(_ name: String) -> DocumentNode? {
    name.split(separator: ".").reduce(root as DocumentNode?) { $0?[String($1)] }
  }

  private func groups(_ node: DocumentNode, _ name: String) -> [String] {
    guard case .mapping(let members) = node.content, node["$value"] == nil else { return [] }
    let inner = members.filter { !$0.key.hasPrefix("$") }.flatMap {
      groups($0.value, name.isEmpty ? $0.key : "\(name).\($0.key)")
    }
    return (name.isEmpty ? [] : [name]) + inner
  }

  // MARK: References

  /// The name in `{motion.enter}` or `#/motion/enter` (with or without `/$value`); `nil` for anything else.
  private static func reference(_ text: String) -> String? {
    if text.hasPrefix("{"), text.hasSuffix("}"), text.utf8.count > 2 {
      return String(text.dropFirst().dropLast())
    }
    guard text.hasPrefix("#/") else { return nil }
    var steps = text.dropFirst(2).split(separator: "/").map(String.init)
    if steps.last == "$value" { steps.removeLast() }
    return steps.joined(separator: ".")
  }

  /// What a value refers to; `nil` for a value that stands there itself.
  private static func target(_ node: DocumentNode) -> String? {
    if let text = Self.text(node) { return reference(text) }
    return node["$ref"].flatMap(Self.text).flatMap(reference)
  }

  /// The entry that values refer to in the end, and the type on the way: the referring token's own counts.
  private mutating func resolved(_ entry: Entry) -> (
    entry: Entry, value: DocumentNode, type: String?
  )? {
    let own = entry.node["$value"] ?? entry.node
    var (current, seen) = (entry, [entry.name])
    var type = entry.node["$type"].flatMap(Self.text)
    while true {
      let value = current.node["$value"] ?? current.node
      guard let name = Self.target(value) else {
        return (
          current, value, type ?? current.node["$type"].flatMap(Self.text) ?? current.inherited
        )
      }
      guard let next = index[name] ?? index["\(name).$root"] else {
        let question = Wording.question(name, among: entries.map(\.name))
        wrong(own, entry.path, "there is no token '\(Wording.excerpt(name))'\(question)")
        return nil
      }
      current = entries[next]
      guard !seen.contains(current.name), seen.count < DocumentLimits.depth else {
        let circle = Wording.list((seen + [current.name]).map { Wording.excerpt($0) }, last: "and")
        wrong(
          own, entry.path,
          "tokens refer to each other without an end: \(Wording.excerpt(circle, length: 200))")
        return nil
      }
      seen.append(current.name)
      type = type ?? current.node["$type"].flatMap(Self.text)
    }
  }

  /// What a part of a composite value is: itself, or the value of the token it refers to.
  private mutating func part(_ node: DocumentNode, _ path: TreePath) -> DocumentNode? {
    guard let name = Self.target(node) else { return node }
    let entry = Entry(name: "", node: node, inherited: nil, path: path)
    guard let next = index[name] ?? index["\(name).$root"] else {
      let question = Wording.question(name, among: entries.map(\.name))
      wrong(node, entry.path, "there is no token '\(Wording.excerpt(name))'\(question)")
      return nil
    }
    return resolved(entries[next])?.value
  }

  // MARK: Values

  /// The types of the format.
  private static let types = [
    "color", "dimension", "fontFamily", "fontWeight", "duration", "cubicBezier", "number",
    "strokeStyle", "border", "transition", "shadow", "gradient", "typography",
  ]

  private mutating func value(of entry: Entry) -> (type: String, value: TokenBook.Value)? {
    if let spring = spring(entry.node) {
      return self.spring(spring.node, entry.path.key("$extensions").key(spring.key)).map {
        (entry.node["$type"].flatMap(Self.text) ?? entry.inherited ?? "spring", .spring($0))
      }
    }
    guard let (source, node, type) = resolved(entry) else { return nil }
    if let spring = spring(source.node) {
      return self.spring(spring.node, source.path).map { (type ?? "spring", .spring($0)) }
    }
    let path = entry.path.key("$value")
    guard let type else {
      wrong(node, entry.path, "the token has no '$type', and no group around it has one")
      return nil
    }
    guard Self.types.contains(type) else {
      let accepted = Wording.list(Self.types, last: "or")
      wrong(
        entry.node, entry.path.key("$type"),
        "found '\(Wording.excerpt(type))'; accepted is \(accepted)\(Wording.question(type, among: Self.types))"
      )
      return nil
    }
    let value: TokenBook.Value? =
      switch type {
      case "duration": duration(node, path).map { .duration($0) }
      case "cubicBezier": curve(node, path).map { .cubicBezier($0) }
      case "transition": transition(node, path).map { .transition($0) }
      case "number": number(node, path).map { .number($0) }
      case "dimension":
        measure(node, path, ["px": 1, "rem": 16], "16px or 1rem").map { .dimension($0) }
      case "color": color(node, path).map { .color($0) }
      default: .other
      }
    return value.map { (type, $0) }
  }

  private mutating func number(_ node: DocumentNode, _ path: TreePath) -> Double? {
    if case .scalar(let scalar) = node.content, scalar.kind == .number,
      let number = Double(scalar.text), number.isFinite
    {
      return number
    }
    wrong(node, path, "found \(node.found); accepted is a number")
    return nil
  }

  private mutating func measure(
    _ node: DocumentNode, _ path: TreePath, _ units: [String: Double], _ example: String
  ) -> Double? {
    if let unit = node["unit"].flatMap(Self.text), let factor = units[unit],
      let value = node["value"].flatMap({ part($0, path.key("value")) }),
      let number = number(value, path.key("value"))
    {
      return factor < 1 ? number / (1 / factor).rounded() : number * factor
    }
    let names = Wording.list(units.keys.sorted(), last: "or")
    if problems.last?.place != node.place, problems.last?.path != path.key("value").text {
      wrong(
        node, path,
        "found \(node.found); accepted is {\"value\": NUMBER, \"unit\": \(names)}, as for \(example)"
      )
    }
    return nil
  }

  private mutating func duration(_ node: DocumentNode, _ path: TreePath) -> Double? {
    guard let seconds = measure(node, path, ["ms": 0.001, "s": 1], "200ms or 0.2s") else {
      return nil
    }
    if (0...3600).contains(seconds) { return seconds }
    wrong(node, path, "found \(Wording.number(seconds))s; accepted are 0 to 3600 s")
    return nil
  }

  private mutating func curve(_ node: DocumentNode, _ path: TreePath) -> UnitCurve? {
    guard case .list(let items) = node.content, items.count == 4 else {
      wrong(node, path, "found \(node.found); accepted is a list of 4 numbers: x1, y1, x2, y2")
      return nil
    }
    var numbers: [Double] = []
    for (i, item) in items.enumerated() {
      guard let item = part(item, path.index(i)), let value = number(item, path.index(i)) else {
        return nil
      }
      guard i % 2 == 1 || (0...1).contains(value) else {
        wrong(item, path.index(i), "found \(Wording.number(value)); accepted is a time from 0 to 1")
        return nil
      }
      numbers.append(value)
    }
    return UnitCurve(numbers[0], numbers[1], numbers[2], numbers[3])
  }

  private mutating func transition(_ node: DocumentNode, _ path: TreePath) -> Animation? {
    guard let duration = node["duration"], let curve = node["timingFunction"] else {
      wrong(
        node, path,
        "found \(node.found); accepted is a mapping with duration, timingFunction and delay")
      return nil
    }
    guard let length = part(duration, path.key("duration")),
      let seconds = self.duration(length, path.key("duration")),
      let points = part(curve, path.key("timingFunction")),
      let curve = self.curve(points, path.key("timingFunction"))
    else { return nil }
    let animation = Animation.timingCurve(curve, duration: seconds)
    guard let wait = node["delay"] else { return animation }
    guard let wait = part(wait, path.key("delay")),
      let delay = self.duration(wait, path.key("delay"))
    else { return nil }
    return delay == 0 ? animation : animation.delay(delay)
  }

  private mutating func color(_ node: DocumentNode, _ path: TreePath) -> DocumentColor? {
    if let text = Self.text(node), text.hasPrefix("#"),
      let color = DocumentColor(hexadecimal: text.dropFirst())
    {
      return color
    }
    let spaces = [
      "srgb": DocumentColor.Space.sRGB, "srgb-linear": .sRGBLinear, "display-p3": .displayP3,
    ]
    if let name = node["colorSpace"].flatMap(Self.text), let space = spaces[name],
      case .list(let items)? = node["components"]?.content, items.count == 3
    {
      let numbers = items.enumerated().compactMap { number($1, path.key("components").index($0)) }
      guard numbers.count == 3 else { return nil }
      let alpha = node["alpha"].map { number($0, path.key("alpha")) } ?? 1
      guard let alpha, (0...1).contains(alpha) else { return nil }
      return .components(
        red: numbers[0], green: numbers[1], blue: numbers[2], opacity: alpha, space: space)
    }
    // The format lets every colour bear its nearest one in sRGB.
    if let text = node["hex"].flatMap(Self.text), text.hasPrefix("#"),
      let color = DocumentColor(hexadecimal: text.dropFirst())
    {
      return color
    }
    wrong(
      node, path,
      "found \(node.found); accepted is a color of srgb, srgb-linear or display-p3 with 3 components, or one with 'hex'"
    )
    return nil
  }

  // MARK: Springs

  /// The spring that a token's extensions hold, under any vendor's name that has one.
  private func spring(_ token: DocumentNode) -> (key: String, node: DocumentNode)? {
    guard case .mapping(let vendors)? = token["$extensions"]?.content else { return nil }
    for vendor in vendors {
      if vendor.key == "spring" { return (vendor.key, vendor.value) }
      if let spring = vendor.value["spring"] { return ("\(vendor.key).spring", spring) }
    }
    return nil
  }

  private mutating func spring(_ node: DocumentNode, _ path: TreePath) -> Spring? {
    var reader = FormReader(file: file)
    let value = reader.read(plain(node), as: .record("spring"), at: path)
    var builder = DocumentBuilder(reader: reader)
    let spring = value.flatMap { builder.spring($0) }
    problems += builder.reader.problems
    return spring
  }

  /// Durations of the format as numbers of seconds, where references may stand for them.
  private mutating func plain(_ node: DocumentNode) -> DocumentNode {
    guard case .mapping(var entries) = node.content else { return node }
    for i in entries.indices {
      guard Self.target(entries[i].value) != nil || entries[i].value["unit"] != nil,
        let value = part(entries[i].value, top)
      else { continue }
      entries[i].value = value
      if value["unit"] != nil, let seconds = duration(value, top) {
        entries[i].value.content = .scalar(.init(text: "\(seconds)", kind: .number))
      }
    }
    return DocumentNode(content: .mapping(entries), place: node.place)
  }
}
