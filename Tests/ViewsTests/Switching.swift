import Rostrum

/// A scene with one value that a test changes, shown by a closure.
struct Switching<Value, Content: View>: View {
  @State private var value: Value
  private let hook: Hook<Value>
  private let content: (Value) -> Content

  init(
    _ initial: Value, _ hook: Hook<Value>, @ViewBuilder content: @escaping (Value) -> Content
  ) {
    _value = State(initialValue: initial)
    (self.hook, self.content) = (hook, content)
  }

  var body: some View {
    hook.binding = $value
    hook.count += 1
    return content(value)
  }
}

/// A stage with a scene of one value, and the way to that value.
@MainActor struct Stagehand<Value> {
  let hook = Hook<Value>()
  let stage: Rehearsal

  init(
    _ initial: Value, on stage: Stage = .small,
    @ViewBuilder _ content: @escaping (Value) -> some View
  ) throws {
    let hook = hook
    self.stage = try Rehearsal(stage) { Switching(initial, hook, content: content) }
  }

  /// Changes the value now, by an animation if there is one.
  func change(to value: Value, _ animation: Animation? = nil) throws {
    try stage.now { withAnimation(animation) { hook.value = value } }
  }

  /// Changes the value and goes `share` of a straight second on.
  func halfWay(to value: Value, share: Double = 0.5) throws -> Rehearsal {
    let start = stage.time
    try change(to: value, .linear(duration: 1))
    try stage.advance(to: start + share)
    return stage
  }
}

extension Stage {
  /// 100×100 points at one pixel to the point.
  static var small: Stage { Stage(size: CGSize(width: 100, height: 100), scale: 1) }

  /// A stage of another size at one pixel to the point.
  static func of(_ width: Double, _ height: Double, scale: Double = 1) -> Stage {
    Stage(size: CGSize(width: width, height: height), scale: scale)
  }

  /// This stage with the looks of iOS 26.
  var system26: Stage {
    var stage = self
    stage.system = .system26
    return stage
  }

  /// This stage in the dark.
  var dark: Stage {
    var stage = self
    stage.colorScheme = .dark
    return stage
  }
}

extension Rehearsal {
  /// Puts `content` on `stage`.
  init(_ stage: Stage, @ViewBuilder _ content: () -> some View) throws {
    graph = ViewGraph(AnyView(content()), stage: stage)
    try graph.start()
  }

  /// The current instant, in seconds.
  var time: Double { graph.timeline.now.seconds }

  /// The frame at the current instant.
  var list: DisplayList { graph.displayList() }

  /// All values that views animate, at the current instant.
  var values: [TracedValue] { ValueTrace(of: graph).sample() }

  /// Every number shown under the name `property`, inner before outer.
  func numbers(_ property: String) -> [Double] {
    values.filter { $0.property == property }.compactMap {
      if case .number(let number) = $0.presentation { number } else { nil }
    }
  }

  /// The first number shown under the name `property`.
  func number(_ property: String) -> Double? { numbers(property).first }

  /// Whether nothing is on its way.
  var isAtRest: Bool { !values.contains(where: \.isMoving) && graph.nextEvent == nil }

  /// The frames at `times`, taken along the way.
  func film(_ times: some Sequence<Double>) throws -> [DisplayList] {
    try times.map {
      try advance(to: $0)
      return list
    }
  }
}
