package import SceneDocuments

/// Writes documents by the table of forms: every form that the reader knows, in all its ways, and nothing that it should
/// refuse.
package struct DocumentGrammar {
  private let table = FormTable.standard
  package var dice: FuzzDice
  private var nodes = 0
  /// How many values a document has at most, about.
  private var budget = 300

  /// Whether inputs and tokens stand where values may.
  private let namesValues: Bool

  /// Creates a writer of documents.
  ///
  /// - Parameters:
  ///   - seed: What the documents follow from.
  ///   - namesValues: Whether inputs (`${size}`) and tokens (`{fast}`) stand where values may.
  package init(seed: UInt64, namesValues: Bool = true) {
    dice = FuzzDice(seed: seed)
    self.namesValues = namesValues
  }

  static let states = ["calm", "open", "gone"]
  static let inputs = ["title", "size", "accent", "on"]

  /// A document.
  package mutating func document() -> FuzzTree {
    let count = 1 + dice.index(4)
    var members: [FuzzTree.Member] = [.init("rostrum", .plain("1"))]
    let scene = (0..<count).map { _ in variant("node", depth: 0) }
    for key in ["name", "stage", "animation", "transitions", "events", "script"] {
      guard dice.once(in: 2), let field = table.records["document"]?[key] else { continue }
      members.append(.init(key, value(field.form, key: key, depth: 2)))
    }
    return Self.document(scene: .list(scene), members: members)
  }

  /// A document with states, inputs and tokens around a scene.
  package static func document(scene: FuzzTree, members: [FuzzTree.Member]) -> FuzzTree {
    var all = members
    func add(_ key: String, _ value: FuzzTree) {
      if !all.contains(where: { $0.key == key }) { all.append(.init(key, value)) }
    }
    add("rostrum", .plain("1"))
    add("states", .list(states.map { .text($0) }))
    add(
      "inputs",
      .mapping([
        .init("title", .text("Hi")), .init("size", .plain("12")), .init("accent", .text("#0A84FF")),
        .init("on", .plain("true")),
      ]))
    add("tokens", tokens)
    add("scene", scene)
    // A node that is always there, for what needs one.
    if case .list(let items)? = all.last(where: { $0.key == "scene" })?.value {
      let last: FuzzTree = .mapping([.init("text", .text("last")), .init("id", .text("last"))])
      all.removeAll { $0.key == "scene" }
      all.append(.init("scene", .list(items + [last])))
    }
    return .mapping(all)
  }

  static let tokens = FuzzTree.mapping([
    .init("$type", .text("duration")),
    .init(
      "fast",
      .mapping([
        .init("$value", .mapping([.init("value", .plain("150")), .init("unit", .text("ms"))]))
      ])),
    .init(
      "ease",
      .mapping([
        .init("$type", .text("cubicBezier")),
        .init("$value", .list(["0.2", "0", "0", "1"].map { .plain($0) })),
      ])),
    .init(
      "blue", .mapping([.init("$type", .text("color")), .init("$value", .text("#0a84ff"))])),
    .init("one", .mapping([.init("$type", .text("number")), .init("$value", .plain("1"))])),
  ])

  // MARK: Forms

  /// A value of a form.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - key: The key that it stands behind, which says what names are good for.
  ///   - depth: How deep it stands.
  /// - Returns: A value that the reader accepts.
  package mutating func value(_ form: Form, key: String, depth: Int) -> FuzzTree {
    budget -= 1
    switch form {
    case .leaf(let leaf): return self.leaf(leaf, key: key)
    case .choice(let words): return .text(dice.pick(words))
    case .list(let element, let count): return list(element, count, key: key, depth: depth)
    case .map(let element): return map(element, key: key, depth: depth)
    case .record(let name): return record(name, depth: depth)
    case .variants(let name): return variant(name, depth: depth)
    case .raw: return Self.tokens
    case .either(let forms):
      // Deep down only words.
      let words = forms.filter {
        switch $0 {
        case .leaf, .choice: true
        default: false
        }
      }
      return value(
        dice.pick(depth > 6 || budget < 0 ? (words.isEmpty ? forms : words) : forms), key: key,
        depth: depth)
    }
  }

  private mutating func list(
    _ element: Form, _ count: ClosedRange<Int>, key: String, depth: Int
  ) -> FuzzTree {
    let isNode = element == .variants("node")
    let extra =
      isNode && (depth > 4 || budget < 0)
      ? 0 : dice.index(min(4, count.upperBound - count.lowerBound + 1))
    let number = max(count.lowerBound, extra)
    switch key {
    case "trim": return .list([.plain("0.25"), .text("75%")])
    case "limits": return .list([.plain("-\(dice.index(90))"), .plain("\(dice.index(90))")])
    case "dash": return .list((0..<max(1, number)).map { .plain("\($0 + 1)") })
    case "axis": return .list(["0", "1", "0.5"].map { .plain($0) })
    case "curve": return .list(["0.3", "-2", "0.7", "3"].map { .plain($0) })
    case "range": return .list([.plain("0"), .plain("20")])
    case "size": return .list([.plain("\(1 + dice.index(400))"), .plain("320")])
    case "states", "state", "when",
      "from" where element == .leaf(.name):
      return .list(Self.states.prefix(max(1, number)).map { .text($0) })
    case "linear", "radial", "angular":
      // Places grow; colours without one stand between.
      let hasPlaces = dice.once(in: 2)
      return .list(
        (0..<max(2, number)).map { i in
          let color = value(
            .either([.leaf(.color), .variants("color")]), key: "color", depth: depth + 1)
          return hasPlaces
            ? .mapping([.init("color", color), .init("at", .plain("0.\(i)"))]) : color
        })
    default:
      return .list((0..<number).map { _ in value(element, key: key, depth: depth + 1) })
    }
  }

  private mutating func map(_ element: Form, key: String, depth: Int) -> FuzzTree {
    let names = key == "inputs" ? Self.inputs : Self.states
    return .mapping(
      names.prefix(1 + dice.index(3)).map { .init($0, value(element, key: $0, depth: depth + 1)) })
  }

  private mutating func variant(_ name: String, depth: Int) -> FuzzTree {
    let kinds = table.variants[name] ?? []
    let flat = kinds.filter { !["group", "hstack", "vstack", "zstack"].contains($0) }
    let kind = dice.pick(name == "node" && (depth > 4 || budget < 0) ? flat : kinds)
    return record("\(name).\(kind)", depth: depth)
  }

  /// A mapping with what it must have, and some of what it can have.
  private mutating func record(_ name: String, depth: Int) -> FuzzTree {
    guard let record = table.records[name] else { return .mapping([]) }
    let chance = record.fields.count > 20 ? 12 : 3
    var keys = record.fields.filter { $0.isRequired }.map(\.key)
    for field in record.fields where !field.isRequired && budget > 0 && dice.once(in: chance) {
      keys.append(field.key)
    }
    // What a state can change only where the node has it, too.
    if name.hasSuffix(".values") { keys.removeAll { $0 == "position" || $0 == "stroke" } }
    return self.record(name, keys: keys, depth: depth)
  }

  /// A mapping with certain keys, and without those that do not go with them.
  ///
  /// - Parameters:
  ///   - name: The mapping's name in the table.
  ///   - keys: The keys; the last are kept where two do not go together.
  ///   - depth: How deep it stands.
  /// - Returns: A mapping that the reader accepts.
  package mutating func record(_ name: String, keys: [String], depth: Int) -> FuzzTree {
    guard let record = table.records[name] else { return .mapping([]) }
    let keys = Self.suitable(keys, of: name)
    var members: [FuzzTree.Member] = []
    for key in keys {
      guard let field = record[key] else { continue }
      var value = value(field.form, key: key, depth: depth + 1)
      if key == "id" {
        nodes += 1
        value = .text("n\(nodes)")
      }
      // A shape's size stands behind its kind, or behind these keys.
      let isKind = key == record.kindKey
      if isKind, Self.shapes.contains(key), keys.contains("width") || keys.contains("height") {
        value = .plain("null")
      }
      members.append(.init(key, value))
    }
    if name == "keyframes" { takeTime(&members) }
    return .mapping(members)
  }

  private static let shapes = ["rectangle", "circle", "capsule", "ellipse"]

  /// Adds a keyframe that takes time to keyframes that run always and have none.
  private func takeTime(_ members: inout [FuzzTree.Member]) {
    func takesTime(_ frame: FuzzTree) -> Bool {
      guard case .mapping(let fields) = frame else { return false }
      return !fields.contains { $0.key == "move" }
    }
    let when = members.first { $0.key == "when" }?.value
    guard when == nil || when == .text("always") else { return }
    var last: (index: Int, frames: [FuzzTree])?
    for (i, member) in members.enumerated() where MovingProperty(rawValue: member.key) != nil {
      guard case .list(let frames) = member.value else { continue }
      if frames.contains(where: takesTime) { return }
      last = (i, frames)
    }
    guard let last else { return }
    let frame: FuzzTree = .mapping([.init("linear", .plain("1")), .init("in", .plain("1"))])
    members[last.index].value = .list(last.frames + [frame])
  }

  /// Keys that exclude each other, by the mapping's name; of each set the last that is named stays.
  private static func suitable(_ keys: [String], of name: String) -> [String] {
    var keys = keys
    func keepOne(_ ways: [[String]]) {
      guard let kept = keys.last(where: { key in ways.contains { $0.contains(key) } }),
        let way = ways.first(where: { $0.contains(kept) })
      else { return }
      let others = ways.filter { $0 != way }.flatMap(\.self)
      keys.removeAll { others.contains($0) && !way.contains($0) }
    }
    switch name {
    case "spring":
      keepOne([
        ["duration", "bounce"], ["response", "dampingFraction"], ["mass", "stiffness", "damping"],
      ])
      if keys.contains(where: { ["mass", "stiffness", "damping"].contains($0) }) {
        keys = ["stiffness", "damping"] + keys.filter { $0 == "mass" }
      }
    case "act.drag":
      keepOne([["to"], ["by"]])
      if !keys.contains("to"), !keys.contains("by") { keys.append("by") }
    case "clip":
      keepOne([["cornerRadius", "cornerStyle"], ["path"]])
      if !keys.contains("path"), !keys.contains("cornerRadius") { keys.append("cornerRadius") }
    case "keyframes" where !keys.contains(where: { MovingProperty(rawValue: $0) != nil }):
      keys.append("x")
    case let name where name.hasPrefix("event."):
      if !keys.contains("state") { keys.append("state") }
    case let name where name.hasPrefix("node."):
      keepOne([["offset"], ["x", "y"]])
    default: break
    }
    return keys
  }

  // MARK: Words and numbers

  private mutating func leaf(_ leaf: Form.Leaf, key: String) -> FuzzTree {
    // A token's name is the name of one that there is.
    if key == "token" { return .text("ease") }
    if namesValues, dice.once(in: 15), let placeholder = placeholder(leaf) {
      return .text(placeholder)
    }
    switch leaf {
    case .nothing: return .plain("null")
    case .boolean: return .plain(dice.pick(["true", "false"]))
    case .number(let bounds): return .plain(number(bounds))
    case .integer(let bounds): return .plain(key == "rostrum" ? "1" : whole(bounds))
    case .share:
      return dice.once(in: 3)
        ? .text("\(dice.index(101))%") : .plain(dice.pick(["0", "1", "0.5", "0.25"]))
    case .angle, .quantity:
      let isPlain = leaf == .quantity || dice.once(in: 2)
      return isPlain
        ? .plain("\(1 + dice.index(360))")
        : .text(dice.pick(["45deg", "-90deg", "0.5turn", "1.5rad"]))
    case .seconds(let bounds):
      let ms = "\(1 + dice.index(999))ms"
      return dice.once(in: 2)
        ? .text(ms) : .plain(number(.init(least: 0.1, most: bounds.most ?? 9)))
    case .time: return .text(dice.pick(["0.5s", "500ms", "30f", "1/60", "2s", "0"]))
    case .rate: return dice.once(in: 2) ? .plain("\(1 + dice.index(240))") : .text("30000/1001")
    case .text:
      if key == "device" { return .text("none") }
      return dice.once(in: 4)
        ? .plain("\(dice.index(1000))")
        : .text(dice.pick(["Hello", "a: b", "#x", "ü 🚀", "- no", "yes", "{x", "line\nfeed", "'"]))
    case .name: return .text(name(key))
    case .color: return .text(dice.pick(["blue", "#fff", "#0A84FF80", "clear", "accentColor"]))
    case .path:
      return .text(
        dice.pick(["M0 0 L10 0 L10 10 Z", "m 1 1 h 5 v 5 a 3 3 0 0 1 2 2", "M0,0C1 2 3 4 5 6"]))
    case .animation:
      let word = dice.pick(["bouncy", "easeOut 0.3s", "none", "spring", "linear 200ms", "{ease}"])
      return .text(namesValues || word != "{ease}" ? word : "smooth")
    case .curve: return .text(namesValues ? "{ease}" : "easeIn")
    }
  }

  private mutating func placeholder(_ leaf: Form.Leaf) -> String? {
    switch leaf {
    case .text: dice.pick(["${title}", "a ${title} b", "$${x}", "${size}"])
    case .color: dice.pick(["${accent}", "{blue}"])
    case .boolean: "${on}"
    case .number(let bounds): (bounds.least ?? 0) < 12 && (bounds.most ?? 99) > 12 ? "${size}" : nil
    case .seconds(let bounds): (bounds.most ?? 99) > 12 ? dice.pick(["${size}s", "{fast}"]) : nil
    case .share: "{one}"
    default: nil
    }
  }

  private mutating func number(_ bounds: Form.Bounds) -> String {
    let numbers: [Double] = [
      0, 1, 0.5, -1, 12, 100, 0.125, bounds.least ?? -40, bounds.most.map { min($0, 9) } ?? 40,
    ]
    let fitting = numbers.filter { number in
      (bounds.least.map { bounds.isOpen ? number > $0 : number >= $0 } ?? true)
        && (bounds.most.map { number <= $0 } ?? true)
    }
    return fitting.isEmpty ? "1" : "\(dice.pick(fitting))"
  }

  private mutating func whole(_ bounds: Form.Bounds) -> String {
    let least = Int(bounds.least ?? 0)
    return "\(least + dice.index(min(9, Int(bounds.most ?? 9) - least + 1)))"
  }

  private mutating func name(_ key: String) -> String {
    switch key {
    case "tap", "longPress", "drag", "id": "last"
    case "settled": dice.pick(Self.states + ["any"])
    case "when": dice.pick(Self.states + ["always", "start"])
    default: dice.pick(Self.states)
    }
  }
}
