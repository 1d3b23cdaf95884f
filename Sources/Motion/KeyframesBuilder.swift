/// Builds the keyframes of one value from the statements of a closure.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Takes one statement.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  /// Takes the first statement.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }

  /// Puts a statement after those before it.
  ///
  /// - Parameters:
  ///   - accumulated: The keyframes so far.
  ///   - next: The keyframes that follow.
  /// - Returns: Both, end to end.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    TrackContentList<Value> {
      accumulated._collect(into: &$0)
      next._collect(into: &$0)
    }
  }

  /// Takes the iterations of a loop, in order.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    TrackContentList<Value> { for component in components { component._collect(into: &$0) } }
  }

  /// Takes the branch of a true condition.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> _EitherKeyframes<First, Second> where First.Value == Value, Second.Value == Value {
    .first(component)
  }

  /// Takes the branch of a false condition.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> _EitherKeyframes<First, Second> where First.Value == Value, Second.Value == Value {
    .second(component)
  }

  /// Takes an empty closure.
  public static func buildBlock() -> some KeyframeTrackContent<Value> {
    TrackContentList<Value> { _ in }
  }
}

/// Builds the tracks of a value from the statements of a closure; plain keyframes are one track of the
/// whole value.
@resultBuilder public struct KeyframesBuilder<Value> {
  /// Takes one statement.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  /// Takes the first statement.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }

  /// Puts a statement after those before it.
  ///
  /// - Parameters:
  ///   - accumulated: The keyframes so far.
  ///   - next: The keyframes that follow.
  /// - Returns: Both, end to end.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> where Value: Animatable {
    KeyframeTrackContentBuilder<Value>.buildPartialBlock(accumulated: accumulated, next: next)
  }

  /// Takes the iterations of a loop, in order.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> where Value: Animatable {
    KeyframeTrackContentBuilder<Value>.buildArray(components)
  }

  /// Takes the branch of a true condition.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> _EitherKeyframes<First, Second> where First.Value == Value, Second.Value == Value {
    .first(component)
  }

  /// Takes the branch of a false condition.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> _EitherKeyframes<First, Second> where First.Value == Value, Second.Value == Value {
    .second(component)
  }

  /// Takes an empty closure.
  public static func buildBlock() -> some KeyframeTrackContent<Value> where Value: Animatable {
    TrackContentList<Value> { _ in }
  }

  /// Closes the list.
  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value {
    KeyframeTrack(whole: component)
  }

  /// Takes one statement.
  public static func buildExpression<Content: Keyframes>(_ expression: Content) -> Content
  where Content.Value == Value { expression }

  /// Takes the first statement.
  public static func buildPartialBlock<Content: Keyframes>(first: Content) -> Content
  where Content.Value == Value { first }

  /// Puts a statement after those before it.
  ///
  /// - Parameters:
  ///   - accumulated: The tracks so far.
  ///   - next: The tracks beside them.
  /// - Returns: All of them.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    KeyframesList<Value> {
      accumulated._collect(into: &$0)
      next._collect(into: &$0)
    }
  }

  /// Takes an empty closure.
  public static func buildBlock() -> some Keyframes<Value> { KeyframesList<Value> { _ in } }

  /// Closes the list.
  public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
  where Content.Value == Value { component }
}

/// Keyframes of either of two kinds, as a condition says.
public enum _EitherKeyframes<First: KeyframeTrackContent, Second: KeyframeTrackContent>:
  KeyframeTrackContent, _KeyframePrimitive
where First.Value == Second.Value {
  case first(First)
  case second(Second)

  public typealias Value = First.Value
  public typealias Body = _NoKeyframes

  public func _collect(into segments: inout [_KeyframeSegment<First.Value>]) {
    switch self {
    case .first(let content): content._collect(into: &segments)
    case .second(let content): content._collect(into: &segments)
    }
  }
}

/// Any keyframes, in order.
struct TrackContentList<Value: Animatable>: KeyframeTrackContent, _KeyframePrimitive {
  typealias Body = _NoKeyframes
  let collect: (inout [_KeyframeSegment<Value>]) -> Void

  func _collect(into segments: inout [_KeyframeSegment<Value>]) { collect(&segments) }
}

/// Any tracks, in order.
struct KeyframesList<Value>: Keyframes, _KeyframePrimitive {
  typealias Body = _NoKeyframes
  let collect: (inout _KeyframePlan<Value>) -> Void

  func _collect(into plan: inout _KeyframePlan<Value>) { collect(&plan) }
}
