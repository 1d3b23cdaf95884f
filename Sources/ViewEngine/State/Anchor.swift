public import Foundation
import Geometry

/// An anchor: a place in a view, which another view reads in its own coordinates.
public struct Anchor<Value: Sendable>: Sendable {
  /// The source of an anchor: which place of a view it is.
  public struct Source: Sendable {
    /// The place in a view of a size, from its top left.
    package let value: @Sendable (CGSize) -> Value
    /// The place in coordinates of which a map to others is given.
    let mapped: @Sendable (Value, CGAffineTransform) -> Value
  }

  @MainActor private final class Seat {
    weak var box: Box?
    init(_ box: Box?) { self.box = box }
  }

  private let source: Source
  private let seat: Seat
  /// The box for which it was made.
  private let identity: ObjectIdentifier?
  /// The place on the stage as it was when the anchor was made.
  private let known: Value

  /// Creates an anchor of `box`.
  @MainActor init(_ source: Source, in box: Box?) {
    self.source = source
    (seat, identity) = (Seat(box), box.map(ObjectIdentifier.init))
    let frame = box?.frame(in: .global) ?? .zero
    let size = box?.frame.size ?? .zero
    known = source.mapped(source.value(size), box?.readWay(from: frame) ?? .identity)
  }

  /// The place as it is now, in the coordinates of another view.
  ///
  /// - Parameter box: The other view's box.
  /// - Returns: The place, from that view's top left.
  @MainActor package func value(seenFrom box: Box) -> Value {
    let back = box.readWay(from: box.frame(in: .global)).inverted()
    guard let own = seat.box else { return source.mapped(known, back) }
    let way = own.readWay(from: own.frame(in: .global))
    return source.mapped(source.value(own.frame.size), way.concatenating(back))
  }
}

extension Box {
  /// The way from a view's own coordinates, from its top left, to the stage.
  ///
  /// - Parameter frame: Its frame on the stage.
  /// - Returns: The way.
  fileprivate func readWay(from frame: CGRect) -> CGAffineTransform {
    guard let transform = readStageTransform() else {
      return CGAffineTransform(translationX: frame.minX, y: frame.minY)
    }
    return CGAffineTransform(translationX: self.frame.minX, y: self.frame.minY)
      .concatenating(transform)
  }
}

extension CGAffineTransform {
  /// Whether it only moves.
  fileprivate var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.identity == right.identity && left.known == right.known
  }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(known) }
}

extension Anchor.Source where Value == CGRect {
  private init(_ rect: @escaping @Sendable (CGSize) -> CGRect) {
    // What is only moved keeps its size to the last digit.
    self.init(value: rect) {
      $1.isTranslation ? $0.offsetBy(dx: $1.tx, dy: $1.ty) : $0.applying($1)
    }
  }
  /// A rectangle of the view, in points from its top left.
  public static func rect(_ r: CGRect) -> Self { Self { _ in r } }
  /// All of the view.
  public static var bounds: Self { Self { CGRect(origin: .zero, size: $0) } }
}

extension Anchor.Source where Value == CGPoint {
  private init(_ point: @escaping @Sendable (CGSize) -> CGPoint) {
    self.init(value: point) { $0.applying($1) }
  }
  /// A point of the view, in points from its top left.
  public static func point(_ p: CGPoint) -> Self { Self { _ in p } }
  /// A point of the view, in fractions of it.
  public static func unitPoint(_ p: UnitPoint) -> Self {
    Self { CGPoint(x: $0.width * p.x, y: $0.height * p.y) }
  }
  /// The top left corner.
  public static var topLeading: Self { unitPoint(.topLeading) }
  /// The middle of the top edge.
  public static var top: Self { unitPoint(.top) }
  /// The top right corner.
  public static var topTrailing: Self { unitPoint(.topTrailing) }
  /// The middle of the left edge.
  public static var leading: Self { unitPoint(.leading) }
  /// The centre.
  public static var center: Self { unitPoint(.center) }
  /// The middle of the right edge.
  public static var trailing: Self { unitPoint(.trailing) }
  /// The bottom left corner.
  public static var bottomLeading: Self { unitPoint(.bottomLeading) }
  /// The middle of the bottom edge.
  public static var bottom: Self { unitPoint(.bottom) }
  /// The bottom right corner.
  public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Several places of a view.
  public init<T: Sendable>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init(
      value: { size in array.map { $0.value(size) } },
      mapped: { values, way in zip(array, values).map { $0.mapped($1, way) } })
  }
  /// A place of a view that may not be there.
  public init<T: Sendable>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init(
      value: { size in anchor.map { $0.value(size) } },
      mapped: { value, way in value.flatMap { value in anchor?.mapped(value, way) } })
  }
}

/// Sets or transforms a preference by an anchor of the view.
struct AnchorWriter<Key: PreferenceKey, Value: Sendable>: PrimitiveModifier {
  typealias Body = Never
  let source: Anchor<Value>.Source
  /// Makes the value; what the views inside set is `nil` where they set nothing.
  let change: (Key.Value?, Anchor<Value>) -> Key.Value
  func makeNode<Content: View>(around content: Content, _ inputs: NodeInputs) -> Node {
    AnchorNode(content, self, inputs)
  }
}

/// The node of a view that sets or transforms a preference by an anchor.
final class AnchorNode<Content: View, Key: PreferenceKey, Value: Sendable>: SingleChildNode {
  private var modifier: AnchorWriter<Key, Value>

  init(_ content: Content, _ modifier: AnchorWriter<Key, Value>, _ inputs: NodeInputs) {
    self.modifier = modifier
    super.init(inputs)
    child = content.node(NodeInputs(childOf: self))
  }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    let view = view.value(as: ModifiedContent<Content, AnchorWriter<Key, Value>>.self)
    modifier = view.modifier
    child?.update(view.content, environment: environment)
  }

  override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    guard key == Key.self else { return super.reducePreference(key, into: &value) }
    var below: Key.Value?
    child?.reducePreference(Key.self, into: &below)
    let anchor = Anchor(modifier.source, in: boxes.first)
    guard let own = modifier.change(below, anchor) as? K.Value else { return }
    if var current = value {
      K.reduce(value: &current) { own }
      value = current
    } else {
      value = own
    }
  }
}

extension View {
  /// Sets a preference to a value that is made of a place in this view.
  ///
  /// - Parameters:
  ///   - key: The preference's key.
  ///   - value: Which place it is.
  ///   - transform: Makes the preference's value.
  /// - Returns: This view with the preference.
  public func anchorPreference<A: Sendable, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(AnchorWriter<K, A>(source: value) { _, anchor in transform(anchor) })
  }
  /// Transforms a preference of this view and those in it by a place in this view.
  ///
  /// - Parameters:
  ///   - key: The preference's key.
  ///   - value: Which place it is.
  ///   - transform: Changes the preference's value.
  /// - Returns: This view with the preference.
  public func transformAnchorPreference<A: Sendable, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      AnchorWriter<K, A>(source: value) { below, anchor in
        var value = below ?? K.defaultValue
        transform(&value, anchor)
        return value
      })
  }
}
