public import Geometry

/// A node of the scene graph: something that is drawn, or that holds others.
public struct SceneNode: Hashable, Sendable {
  /// What a node is.
  ///
  /// Its values stand in ``NodeValues``: a rectangle's size is its width and height there.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Shapes, words and pictures.
    case rectangle, circle, capsule, ellipse, path, text, image, symbol
    /// Children in one place, drawn and faded as one.
    case group
    /// Children beside, beneath, and on top of each other.
    case hstack, vstack, zstack
    /// Room in a stack.
    case spacer

    /// Whether a node of this kind has children.
    public var isContainer: Bool { [.group, .hstack, .vstack, .zstack].contains(self) }
    /// Whether it is an outline with a fill and a stroke.
    public var isShape: Bool { [.rectangle, .circle, .capsule, .ellipse, .path].contains(self) }
  }

  /// What it is.
  public var kind: Kind
  /// The identifier, no other node's: what events, the script, traces and goldens call it.
  ///
  /// Without one in the document, `KIND-N`, the Nth of its kind in the order of the file.
  public var id: String
  /// Whether ``id`` stands in the document.
  public var isNamed: Bool
  /// The values that it has where no state says otherwise.
  public var base: NodeValues
  /// What states change, in the order of the file; a state at most once.
  public var states: [StateValues] = []
  /// How its values, and its children's that say nothing nearer, move when states change; `nil` for what the event or
  /// the transition says.
  public var animation: AnimationChoice?
  /// Seconds by which its motion, and its children's, begins later when states change: a stagger.
  ///
  /// 0...3600.
  public var delay = 0.0
  /// How it comes and goes, where a state changes ``NodeValues/isShown``.
  public var transition = PresenceTransition()
  /// Tracks of keyframes that move it on top of its values.
  public var keyframes: KeyframeMotion?
  /// Phases that it goes through, on top of its values.
  public var phases: PhaseMotion?
  /// The outline beyond which it is invisible.
  public var clip: ClipShape?
  /// Nodes whose opacity says what is seen of it; empty for no mask.
  public var mask: [SceneNode] = []
  /// What it holds, back to front or in the order of the stack.
  public var children: [SceneNode] = []
  /// What VoiceOver would say, by which a script finds it, too.
  public var label: String?
  /// Where it stands in the document.
  public var place: SourcePlace

  /// Creates a node.
  ///
  /// - Parameters:
  ///   - kind: What it is.
  ///   - id: Its identifier.
  ///   - isNamed: Whether the document gives the identifier.
  ///   - base: Its values.
  ///   - place: Where it stands in the document.
  public init(
    _ kind: Kind, id: String, isNamed: Bool = true, base: NodeValues = NodeValues(),
    place: SourcePlace = SourcePlace(line: 1, column: 1)
  ) {
    (self.kind, self.id, self.isNamed) = (kind, id, isNamed)
    (self.base, self.place) = (base, place)
  }

  /// The values that it has while some states hold.
  ///
  /// - Parameter active: The states that hold, in the order of their groups; a later one counts more.
  /// - Returns: The base's values, changed by each.
  public func values(in active: [String]) -> NodeValues {
    active.reduce(base) { values, state in
      states.first { $0.state == state }.map { values.changed(by: $0.values) } ?? values
    }
  }

  /// The node, and all below it, children before masks.
  public var withDescendants: [SceneNode] {
    [self] + children.flatMap(\.withDescendants) + mask.flatMap(\.withDescendants)
  }
}

/// What a state changes in a node.
public struct StateValues: Hashable, Sendable {
  /// The state.
  public var state: String
  /// The values that it changes.
  public var values: NodeValues
  /// How the node moves when this state begins; `nil` for what ``SceneNode/animation`` says.
  public var animation: AnimationChoice?

  /// Creates a state's values.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - values: What it changes.
  ///   - animation: How the node moves when it begins.
  public init(state: String, values: NodeValues, animation: AnimationChoice? = nil) {
    (self.state, self.values, self.animation) = (state, values, animation)
  }
}

/// An outline beyond which a node is invisible, as large as the node.
public enum ClipShape: Hashable, Sendable {
  /// A rectangle with rounded corners.
  case rectangle(cornerRadius: Double, style: CornerStyle)
  /// The shape that fits into the node.
  case circle, capsule, ellipse
  /// A path of its own, in points from the node's top left corner.
  case path(Path)
}

/// How a corner is rounded.
public enum CornerStyle: String, Hashable, Sendable, CaseIterable {
  /// As SwiftUI's of the name.
  case circular, continuous
}
