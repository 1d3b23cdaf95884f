public import Motion

/// Something that makes states change.
public struct SceneEvent: Hashable, Sendable {
  /// What it waits for.
  public enum Trigger: Hashable, Sendable {
    /// A time of the film.
    case at(DocumentTime)
    /// A tap on a node.
    case tap(node: String)
    /// A finger that rests on a node for so many seconds.
    case longPress(node: String, seconds: Double)
    /// A drag of a node, which follows the finger and goes back when it is let go.
    case drag(Drag)
    /// Everything that moved since a state began is at rest, and so many seconds have passed; `nil` for any state,
    /// the start among them.
    case settled(state: String?, after: Double)
  }
  /// How a node is dragged.
  public struct Drag: Hashable, Sendable {
    /// Which way it follows.
    public enum Axis: String, Hashable, Sendable, CaseIterable {
      /// Both ways, or one.
      case both, horizontal, vertical
    }

    /// The node that is dragged, and moves.
    public var node: String
    /// Which way it follows.
    public var axis: Axis
    /// How far it follows to the left and to the right, or up and down, in points.
    public var limits: ClosedRange<Double>?
    /// How far it must be dragged for the states to change, in points along the axis, in this direction if it is not 0;
    /// 0 for any drag.
    public var threshold: Double
    /// How it goes back when it is let go; from the finger's velocity on, where it is a spring.
    public var release: AnimationChoice

    /// Creates a drag.
    ///
    /// - Parameters:
    ///   - node: The node.
    ///   - axis: Which way it follows.
    ///   - limits: How far it follows.
    ///   - threshold: How far it must be dragged for the states to change.
    ///   - release: How it goes back.
    public init(
      node: String, axis: Axis = .both, limits: ClosedRange<Double>? = nil, threshold: Double = 0,
      release: AnimationChoice = .animation(.spring)
    ) {
      (self.node, self.axis, self.limits) = (node, axis, limits)
      (self.threshold, self.release) = (threshold, release)
    }
  }

  /// What it waits for.
  public var trigger: Trigger
  /// It counts only while this state holds; `nil` for always.
  public var from: String?
  /// The states that begin: one is set; of several of one group the next after the one that holds, around and around
  /// (the first, if none of them holds).
  ///
  /// Empty for a drag that changes none.
  public var states: [String]
  /// How the change moves; `nil` for what the document's transitions say.
  public var animation: AnimationChoice?
  /// Where it stands in the document.
  public var place: SourcePlace

  /// Creates an event.
  ///
  /// - Parameters:
  ///   - trigger: What it waits for.
  ///   - from: The state that must hold.
  ///   - states: The states that begin, in turn.
  ///   - animation: How the change moves.
  ///   - place: Where it stands.
  public init(
    _ trigger: Trigger, from: String? = nil, states: [String], animation: AnimationChoice? = nil,
    place: SourcePlace = SourcePlace(line: 1, column: 1)
  ) {
    (self.trigger, self.from, self.states) = (trigger, from, states)
    (self.animation, self.place) = (animation, place)
  }

  /// The state that begins, where the state of the group that `states` belong to is `current`.
  public func next(after current: String) -> String? {
    guard let index = states.firstIndex(of: current) else { return states.first }
    return states[(index + 1) % states.count]
  }
}

/// Something that a person does while the film is taken, as the tool's script flags say it.
public struct ScriptAct: Hashable, Sendable {
  /// What is done.
  public enum Verb: String, Hashable, Sendable, CaseIterable {
    /// As the tool's flag of the name.
    case tap, longPress, drag, type
  }
  /// What is done.
  public var verb: Verb
  /// On what: a node's identifier, label or text, `#N`, or `x,y`.
  public var target: String
  /// When.
  public var time: DocumentTime
  /// How long; `nil` for the tool's default.
  public var duration: DocumentTime?
  /// Where a drag ends, in points of the stage.
  public var end: SIMD2<Double>?
  /// How far a drag goes, in points; where ``end`` is `nil`.
  public var distance: SIMD2<Double>?
  /// What is typed.
  public var text: String?
  /// Where it stands in the document.
  public var place: SourcePlace

  /// Creates an act.
  ///
  /// - Parameters:
  ///   - verb: What is done.
  ///   - target: On what.
  ///   - time: When.
  ///   - place: Where it stands in the document.
  public init(_ verb: Verb, target: String, time: DocumentTime, place: SourcePlace) {
    (self.verb, self.target, self.time, self.place) = (verb, target, time, place)
  }
}
