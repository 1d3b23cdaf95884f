import Foundation
import Geometry
import Motion
@_spi(Engine) public import ViewEngine

/// A tick of a slider: a mark beside its track, at a number.
public struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent, Comparable, Identifiable {
  /// The identity of a tick: its number.
  public struct ID: Hashable {
    let value: V
  }
  /// The number at which it stands.
  public let value: V
  public var id: ID { ID(value: value) }
  public var _ticks: [SliderTick<V>] { [self] }

  /// Creates a tick.
  ///
  /// - Parameter value: The number at which it stands.
  public init(_ value: V) { self.value = value }
  /// Creates a tick with a label.
  ///
  /// - Parameters:
  ///   - value: The number at which it stands.
  ///   - label: What the number is.
  /// - Note: Accepted; no effect. `label`: a phone shows the mark alone.
  public init<L: View>(_ value: V, @ViewBuilder label: () -> L) { self.init(value) }

  public static func < (left: Self, right: Self) -> Bool { left.value < right.value }
}

/// The content of a slider's ticks.
public protocol SliderTickContent<Value> {
  /// The type of the numbers.
  associatedtype Value: BinaryFloatingPoint
  /// The ticks.
  var _ticks: [SliderTick<Value>] { get }
}

/// Several ticks of a slider.
public struct _SliderTicks<Value: BinaryFloatingPoint>: SliderTickContent {
  public let _ticks: [SliderTick<Value>]
}

/// Ticks of a slider for the elements of a collection.
public struct SliderTickContentForEach<
  Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent
>: SliderTickContent {
  public let _ticks: [SliderTick<Content.Value>]

  /// Creates the ticks for elements that an identity tells apart.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: Their identities.
  ///   - content: The ticks of an element.
  /// - Note: Accepted; no effect. `id`: ticks are drawn anew, whose they are.
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.Value == V {
    _ticks = data.flatMap { content($0)._ticks }
  }
  /// Creates the ticks for elements that have identities.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: The ticks of an element.
  public init<V>(
    _ data: Data, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.Value == V, Data.Element: Identifiable, ID == Data.Element.ID {
    _ticks = data.flatMap { content($0)._ticks }
  }
}

/// Builds the ticks of sliders.
@resultBuilder public enum SliderTickBuilder<Value: BinaryFloatingPoint> {
  /// One tick, or several.
  public static func buildExpression<C: SliderTickContent>(
    _ content: C
  ) -> _SliderTicks<Value> where C.Value == Value {
    _SliderTicks(_ticks: content._ticks)
  }
  /// All of a block.
  public static func buildBlock(_ contents: _SliderTicks<Value>...) -> _SliderTicks<Value> {
    _SliderTicks(_ticks: contents.flatMap(\._ticks))
  }
  /// `if` without `else`.
  public static func buildIf(_ content: _SliderTicks<Value>?) -> _SliderTicks<Value> {
    content ?? _SliderTicks(_ticks: [])
  }
  /// The first branch of a choice.
  public static func buildEither(first: _SliderTicks<Value>) -> _SliderTicks<Value> { first }
  /// The other branch of a choice.
  public static func buildEither(second: _SliderTicks<Value>) -> _SliderTicks<Value> { second }
}

/// What stands beside a slider's track, and how far a drag goes, in the slider's numbers.
struct SliderScale<V: BinaryFloatingPoint> {
  var ticks: [SliderTick<V>] = []
  /// The number at which the filled part begins; `nil` for the lower bound.
  var neutral: V?
  /// The numbers that a drag can set; `nil` for all.
  var enabled: ClosedRange<V>?
  /// Whether the system may show ticks of its own.
  var hasOwnTicks = false

  /// The most steps that have ticks of their own, as more would be a line: a guess.
  private static var mostSteps: Int { 50 }

  /// The same in shares of the track, 0...1.
  ///
  /// - Parameters:
  ///   - bounds: The numbers at the ends of the track.
  ///   - step: The distance between the numbers that a drag can set; `nil` for any.
  /// - Returns: The ticks, the neutral place and the places of the steps.
  func marks(in bounds: ClosedRange<V>, step: V? = nil) -> SliderMarks {
    let length = bounds.upperBound - bounds.lowerBound
    guard length > 0 else { return SliderMarks() }
    func share(_ value: V) -> Double { Double((value - bounds.lowerBound) / length) }
    var steps: [Double] = []
    if hasOwnTicks, let step, step > 0, length / step <= V(Self.mostSteps) {
      // The last step may end before the track does.
      let count = Int((length / step + V(0.001)).rounded(.down))
      steps = (0...count).map { share(bounds.lowerBound + V($0) * step) }
    }
    return SliderMarks(
      ticks: ticks.map { share($0.value) }.filter { (0...1).contains($0) },
      neutral: neutral.map { min(max(share($0), 0), 1) }, steps: steps)
  }
}

/// What stands beside a slider's track, in shares of it, 0...1.
struct SliderMarks: Equatable {
  var ticks: [Double] = []
  var neutral: Double?
  /// Where the steps are.
  var steps: [Double] = []
}

/// The ticks of a slider: dots below its track.
///
/// Their size and place are measured in a picture of iOS 26.
struct SliderDots: Shape {
  let shares: [Double]
  /// How far the first and the last stand from the ends of the track, in points.
  let inset: CGFloat
  /// The height of the track in points.
  let track: CGFloat
  /// The diameter of a dot, and its gap from the track, in points.
  private static let (size, gap) = (CGFloat(8.0 / 3), CGFloat(25.0 / 6))

  func path(in rect: CGRect) -> Path {
    let y = rect.midY + track / 2 + Self.gap
    return Path { path in
      for share in shares {
        let x = rect.minX + inset + (rect.width - 2 * inset) * CGFloat(share)
        path.addEllipse(
          in: CGRect(x: x - Self.size / 2, y: y, width: Self.size, height: Self.size))
      }
    }
  }
}

private enum ThumbVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// Whether sliders show a thumb.
  var sliderThumbVisibility: Visibility {
    get { self[ThumbVisibilityKey.self] }
    set { self[ThumbVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides the thumbs of the sliders below; a finger moves them as ever.
  public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    environment(\.sliderThumbVisibility, visibility)
  }
}
