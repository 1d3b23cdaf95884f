/// A change of a state that somebody asks for: `--set 'card=open@1 with bouncy'`.
public struct SceneChange: Hashable, Sendable {
  /// The group of states.
  public var group: String
  /// The state that begins.
  public var state: String
  /// How it moves; `nil` for what the document's transitions say.
  public var animation: AnimationChoice?
}

extension SceneDocument {
  /// Reads a change of a state.
  ///
  /// - Parameters:
  ///   - group: The group of states, `card` in `card=open`.
  ///   - state: The state, `open`.
  ///   - animation: An animation in words, `bouncy`; `nil` for what the document's transitions say.
  /// - Returns: The change.
  /// - Throws: That there is no such group, state or animation, with the nearest.
  public func change(
    of group: String, to state: String, animation: String? = nil
  ) throws(DocumentErrors) -> SceneChange {
    func errors(_ reason: String) -> DocumentErrors {
      DocumentErrors(
        DocumentProblem(file: name ?? "the document", place: nil, path: "", reason: reason))
    }
    let names = states.map(\.name)
    guard let known = states.first(where: { $0.name == group }) else {
      let question = Wording.question(group, among: names)
      throw errors(
        "there is no group of states '\(Wording.excerpt(group))'; accepted is \(Wording.list(names, last: "or"))\(question)"
      )
    }
    guard known.states.contains(state) else {
      let question = Wording.question(state, among: known.states)
      throw errors(
        "'\(group)' has no state '\(Wording.excerpt(state))'; accepted is \(Wording.list(known.states, last: "or"))\(question)"
      )
    }
    guard let animation else { return SceneChange(group: group, state: state) }
    guard let choice = AnimationChoice(text: animation) else {
      let question = Wording.question(animation, among: AnimationChoice.names)
      throw errors(
        "found the animation '\(Wording.excerpt(animation))'; accepted is \(Form.Leaf.animation.words)\(question)"
      )
    }
    return SceneChange(group: group, state: state, animation: choice)
  }

  /// The group that a state belongs to; `nil` if there is no such state.
  public func group(of state: String) -> StateGroup? {
    states.first { $0.states.contains(state) }
  }

  /// The pictures that nodes show, as they are written, each once.
  public var imageFiles: [String] {
    var known: Set<String> = []
    return allNodes.flatMap { [$0.base] + $0.states.map(\.values) }.compactMap(\.image)
      .filter { known.insert($0).inserted }
  }
}

extension ScriptAct {
  /// The act as the tool's flag says it: the flag's name without `--`, and its value.
  public var flag: (name: String, value: String) {
    func point(_ point: SIMD2<Double>) -> String {
      "\(Wording.number(point.x)),\(Wording.number(point.y))"
    }
    let length = duration.map { " for \($0.text)" } ?? ""
    switch verb {
    case .tap: return ("tap", "\(target)@\(time.text)\(length)")
    case .longPress: return ("long-press", "\(target)@\(time.text)\(length)")
    case .type:
      return (
        "type",
        target.isEmpty ? "\(text ?? "")@\(time.text)" : "\(target)=\(text ?? "")@\(time.text)"
      )
    case .drag:
      let way = end.map { " -> \(point($0))" } ?? distance.map { " by \(point($0))" } ?? ""
      return ("drag", "\(target)@\(time.text)\(way)\(duration.map { " in \($0.text)" } ?? "")")
    }
  }
}
