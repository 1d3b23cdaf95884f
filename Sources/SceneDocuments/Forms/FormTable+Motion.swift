extension FormTable {
  /// What keyframes and phases can move, as fields.
  static let movingForms = MovingProperty.allCases.reduce(
    into: (properties: "part properties | numbers", tracks: "part keyframeTracks | tracks")
  ) { parts, property in
    let (name, words) = (property.rawValue, property.words)
    parts.properties += "\n\(name) | quantity | \(Wording.number(property.neutral)) | \(words)"
    parts.tracks += "\n\(name) | list(%keyframe, 1..1000) | none | Keyframes. \(words)"
  }

  /// The forms of animations, keyframes, phases and transitions.
  static let motionForms = """
    part timing | what animations have
    speed | number(>0..100) | =1 | How many times as fast.
    repeat | one(forever) or integer(1..100000) | =1 | How often it runs.
    autoreverses | boolean | =true | Whether every second time runs backwards.
    delay | seconds(0..3600) | =0s | By how much later it begins.

    kind animation spring | nothing or springForm | A spring that keeps the velocity of what it takes over from. | timing
    blend | seconds(0..60) | =0s | How long another spring's tempo fades into this one's.
    kind animation interpolatingSpring | nothing or springForm | A spring that adds to what ran before. | timing
    velocity | number(-1000..1000) | =0 | Its velocity at the start, in whole distances a second.
    kind animation interactiveSpring | nothing or springForm | A quick spring for what follows a finger. | timing
    blend | seconds(0..60) | =0.25s | How long another spring's tempo fades into this one's.
    kind animation smooth | nothing or seconds(0..3600) or @preset | A spring without bounce. | timing
    kind animation snappy | nothing or seconds(0..3600) or @preset | A spring with a small bounce. | timing
    kind animation bouncy | nothing or seconds(0..3600) or @preset | A spring with a larger bounce. | timing
    kind animation curve | curve | A curve over a time. | timing
    duration | seconds(0..3600) | =0.35s | How long it takes.
    kind animation token | text(200) | An animation of the tokens, by its name. | timing

    record spring | A spring, in one way of three: duration and bounce; response and dampingFraction; mass, stiffness and damping. |
    duration | seconds(>0..3600) | 0.5s | Perceptual duration.
    bounce | number(-1..1) | 0 | 0 for none, 1 for endless, below 0 for a slower approach.
    response | seconds(>0..3600) | 0.5s | The undamped period.
    dampingFraction | number(0..100) | 0.825 | Damping as a share of the critical damping.
    mass | number(>0..1000000) | 1 | Mass at the end of the spring.
    stiffness | number(>0..1000000) | | Spring constant, in mass/s².
    damping | number(0..1000000) | | Drag, in mass/s.

    record preset | A spring by name, changed. |
    duration | seconds(0..3600) | =0.5s | Perceptual duration.
    extraBounce | number(-1..1) | =0 | Bounce on top of its own.

    record keyframes | Tracks of keyframes, side by side. | keyframeTracks
    when | names | =always | When they run: always (again and again), start (once), or each time one of these states begins.
    initial | @properties | what changes nothing | The values at the start.

    record properties | Numbers of a node, on top of its values. | properties

    record phases | Phases that a node goes through. |
    when | names | =always | When they run: always (again and again), start (once), or each time one of these states begins.
    !of | list(@phase, 2..100) | | The phases; the first is the one of rest.

    record phase | A phase: what differs in it. | properties
    animation | animation | default | How the node moves to it.

    kind keyframe linear | quantity | The value goes straight to this one. |
    !in | seconds(0..3600) | | How long it takes.
    curve | curve | =linear | Progress on the way.
    kind keyframe cubic | quantity | The value comes to this one on a smooth curve through its neighbours. |
    !in | seconds(0..3600) | | How long it takes.
    startVelocity | quantity | the neighbours' | Velocity a second at its start.
    endVelocity | quantity | the neighbours' | Velocity a second at its end.
    kind keyframe spring | quantity | A spring draws the value to this one. |
    in | seconds(0..3600) | until it is at rest | How long it takes.
    with | springForm | =smooth | The spring.
    startVelocity | quantity | that of before | Velocity a second at its start.
    kind keyframe move | quantity | The value jumps to this one. |

    record presence | How a node comes and goes. |
    insertion | effects | =opacity | How it comes.
    removal | effects | =opacity | How it goes.
    animation | animation | that of the change | How that moves.

    kind effect scale | number(-1000..1000) | From or to a scale. |
    anchor | unitPoint | =center | What it turns about.
    kind effect move | one(top bottom leading trailing) | From or to an edge. |
    kind effect push | one(top bottom leading trailing) | In from an edge, and out at the opposite one. |
    kind effect offset | list(number(-16384..16384), 2..2) | From or to a distance in points. |
    """
}

extension MovingProperty {
  /// What it is, for the table.
  fileprivate var words: String {
    switch self {
    case .x: "Points to the right."
    case .y: "Points down."
    case .scale, .scaleX, .scaleY: "A factor."
    case .opacity: "A share of its opacity."
    case .rotation: "Degrees, or with a unit; clockwise."
    case .hueRotation: "Degrees, or with a unit."
    case .blur: "A radius in points."
    case .brightness: "Added to every component."
    case .saturation: "A factor; 0 is grey."
    }
  }
}
