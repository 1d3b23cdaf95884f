public import Motion

/// A scene document: a scene graph with its states, its motion and its events, checked and ready to be shown.
///
/// It is what a `.yaml` or `.json` file says once inputs and tokens are put in. Everything in it is within the limits
/// of ``DocumentLimits``; every state, every identifier and every reference in it exists.
public struct SceneDocument: Hashable, Sendable {
  /// The version of the format that this reads: the value of the document's key `rostrum`.
  public static let version = 1

  /// What people call the scene; `nil` for the file's name.
  public var name: String?
  /// Where the scene stands, as far as the document says.
  public var stage = DocumentStage()
  /// The inputs that it declares, with the values that it was read with.
  public var inputs: [DocumentInput] = []
  /// The groups of states; one state of each holds at any time.
  public var states: [StateGroup] = []
  /// How a change of states moves where nothing nearer says how.
  public var animation = AnimationChoice.animation(.default)
  /// How changes between states move; the first that fits counts.
  public var transitions: [StateTransition] = []
  /// The nodes, back to front; the first is furthest from the eye.
  ///
  /// They stand in the middle of the stage.
  public var nodes: [SceneNode] = []
  /// What makes states change.
  public var events: [SceneEvent] = []
  /// What a person does while the film is taken, in the order of the file.
  public var script: [ScriptAct] = []

  /// Creates an empty document.
  public init() {}

  /// How a change from one state of a group to another moves, unless the event or a node says otherwise.
  ///
  /// - Parameters:
  ///   - from: The state that ends.
  ///   - to: The state that begins.
  /// - Returns: The animation of the first transition that fits, else ``animation``.
  public func animation(from: String, to: String) -> AnimationChoice {
    transitions.first { $0.from.map { $0 == from } ?? true && $0.to.map { $0 == to } ?? true }?
      .animation ?? animation
  }

  /// All nodes, parents before their children, masks after these.
  public var allNodes: [SceneNode] { nodes.flatMap(\.withDescendants) }
}

/// A group of states, of which one holds at any time: a card that is `closed` or `open`.
public struct StateGroup: Hashable, Sendable {
  /// The group's name: what `--set NAME=STATE` sets.
  ///
  /// A document that names no groups has one, called `state`.
  public var name: String
  /// The states, no name twice in a document; the first holds at the start.
  public var states: [String]

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - name: The group's name.
  ///   - states: Its states, at least one; the first holds at the start.
  public init(name: String, states: [String]) { (self.name, self.states) = (name, states) }
}

/// How a change between two states moves.
public struct StateTransition: Hashable, Sendable {
  /// The state that ends; `nil` for any.
  public var from: String?
  /// The state that begins; `nil` for any.
  public var to: String?
  /// How it moves.
  public var animation: AnimationChoice

  /// Creates a transition between states.
  ///
  /// - Parameters:
  ///   - from: The state that ends; `nil` for any.
  ///   - to: The state that begins; `nil` for any.
  ///   - animation: How it moves.
  public init(from: String? = nil, to: String? = nil, animation: AnimationChoice) {
    (self.from, self.to, self.animation) = (from, to, animation)
  }
}

/// Whether something moves, and how.
public enum AnimationChoice: Hashable, Sendable {
  /// It jumps.
  case none
  /// It moves.
  case animation(Animation)

  /// The animation; `nil` where values jump: what `withAnimation` takes.
  public var animation: Animation? {
    if case .animation(let animation) = self { animation } else { nil }
  }
}

/// Where something stands in a document's text.
public struct SourcePlace: Hashable, Sendable, Comparable {
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in Unicode scalars.
  public var column: Int

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - line: The line, from 1.
  ///   - column: The column, from 1.
  public init(line: Int, column: Int) { (self.line, self.column) = (line, column) }

  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.line, lhs.column) < (rhs.line, rhs.column)
  }
}
