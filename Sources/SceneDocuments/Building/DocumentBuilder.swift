internal import Motion

/// Puts values of the right form into the model, and checks what a form alone cannot say: that what is named exists, and that
/// values fit each other.
struct DocumentBuilder {
  /// Where mistakes go.
  var reader: FormReader
  /// The identifiers that nodes have, with where they stand.
  var identifiers: [String: SourcePlace] = [:]
  /// The groups of states.
  var groups: [StateGroup] = []
  /// How many nodes of each kind there are so far.
  var kindCounts: [SceneNode.Kind: Int] = [:]
  /// How many nodes there are so far.
  var nodeCount = 0

  init(reader: FormReader) { self.reader = reader }

  /// Makes the model of a document.
  ///
  /// - Parameters:
  ///   - value: The document's top.
  ///   - inputs: Its inputs, with their values.
  /// - Returns: The document; what is wrong is with the reader.
  mutating func document(_ value: FormValue, inputs: [DocumentInput]) -> SceneDocument {
    var document = SceneDocument()
    document.name = value.text("name")
    document.stage = value["stage"].map { stage($0) } ?? DocumentStage()
    document.inputs = inputs
    let nodes = value["scene"]?.elements ?? []
    nodes.forEach { collectIdentifiers($0) }
    groups = stateGroups(value["states"], in: nodes)
    document.states = groups
    document.animation = animation(value["animation"]) ?? .animation(.default)
    document.transitions = (value["transitions"]?.list ?? []).map { transition($0) }
    document.nodes = nodes.compactMap { node($0) }
    for node in document.allNodes where !node.isNamed { identifiers[node.id] = node.place }
    if nodeCount > DocumentLimits.nodes {
      reader.wrong(
        value["scene"] ?? value,
        "found \(Wording.grouped(nodeCount)) nodes; accepted are up to \(Wording.grouped(DocumentLimits.nodes))"
      )
    }
    document.events = (value["events"]?.list ?? []).compactMap { event($0) }
    document.script = (value["script"]?.list ?? []).compactMap { act($0) }
    return document
  }

  // MARK: Names

  private mutating func collectIdentifiers(_ node: FormValue) {
    if let id = node["id"], let name = id.text {
      if let first = identifiers[name] {
        reader.wrong(
          id, "the id '\(name)' is that of the node in line \(first.line); accepted is each once")
      } else {
        identifiers[name] = id.place
      }
    }
    for inner in [node[node.record?.kind ?? ""], node["mask"]] {
      for child in inner?.elements ?? [] where child.record?.name.hasPrefix("node.") ?? false {
        collectIdentifiers(child)
      }
    }
  }

  /// Words that say when something runs, and so cannot be names of states.
  private static let reserved = ["always", "start", "any"]

  private mutating func stateGroups(_ value: FormValue?, in nodes: [FormValue]) -> [StateGroup] {
    var groups: [StateGroup] = []
    var named: [FormValue] = []
    if let value, let groupValues = value.map {
      // Groups that are there, and wrong, are told already.
      let isTold = reader.problems.contains { $0.path.hasPrefix(value.path.text) }
      if groupValues.isEmpty, !isTold {
        reader.wrong(value, "found no group of states; accepted is at least one")
      }
      for group in groupValues {
        let states = group.value.list ?? []
        named += states
        groups.append(StateGroup(name: group.name, states: states.compactMap(\.text)))
      }
    } else if let states = value?.list {
      named = states
      groups = [StateGroup(name: "state", states: states.compactMap(\.text))]
    } else if value == nil {
      let found = nodes.flatMap { Self.states(of: $0) }
      var states = ["base"]
      var known: Set = ["base"]
      for state in found where known.insert(state.name).inserted {
        states.append(state.name)
        if Self.reserved.contains(state.name) { named.append(state.value) }
      }
      groups = [StateGroup(name: "state", states: states)]
      for state in named {
        reader.wrong(state, "a state cannot be called \(Wording.list(Self.reserved, last: "or"))")
      }
      named = []
    }
    var known: Set<String> = []
    for state in named {
      guard let name = state.text else { continue }
      if !known.insert(name).inserted {
        reader.wrong(state, "the state '\(name)' stands there twice; accepted is each name once")
      }
      if Self.reserved.contains(name) {
        reader.wrong(state, "a state cannot be called \(Wording.list(Self.reserved, last: "or"))")
      }
    }
    let count = groups.reduce(0) { $0 + $1.states.count }
    if count > DocumentLimits.states, let value {
      reader.wrong(value, "found \(count) states; accepted are up to \(DocumentLimits.states)")
    }
    return groups
  }

  private static func states(of node: FormValue) -> [FormValue.Named] {
    let inner = (node[node.record?.kind ?? ""]?.list ?? []) + (node["mask"]?.elements ?? [])
    return (node["states"]?.map ?? [])
      + inner.filter { $0.record?.name.hasPrefix("node.") ?? false }.flatMap { states(of: $0) }
  }

  /// The states' names in the order of their groups.
  var stateNames: [String] { groups.flatMap(\.states) }

  /// A state's name, if there is such a state; else the mistake is noted.
  mutating func state(_ value: FormValue?) -> String? {
    guard let value, let name = value.text else { return nil }
    if groups.contains(where: { $0.states.contains(name) }) { return name }
    reader.wrong(value, noState(name))
    return nil
  }

  /// Says that there is no such state.
  func noState(_ name: String) -> String {
    let names = stateNames
    let accepted = names.count > 16 ? "" : "; accepted is \(Wording.list(names, last: "or"))"
    return
      "there is no state '\(Wording.excerpt(name))'\(accepted)\(Wording.question(name, among: names))"
  }

  /// A node's identifier, if there is such a node; else the mistake is noted.
  mutating func nodeName(_ value: FormValue?) -> String? {
    guard let value, let name = value.text else { return nil }
    if identifiers[name] != nil { return name }
    let names = identifiers.keys.sorted()
    let accepted =
      names.isEmpty
      ? "no node has an id"
      : names.count > 16 ? "" : "accepted is \(Wording.list(names, last: "or"))"
    reader.wrong(
      value,
      "there is no node '\(Wording.excerpt(name))'\(accepted.isEmpty ? "" : "; \(accepted)")\(Wording.question(name, among: names))"
    )
    return nil
  }
}
