/// A value that is drawn as a function of a vector, its animatable data.
///
/// An animation moves `animatableData`; everything else of the value changes at once.
public protocol Animatable {
  /// The vector through which the value is interpolated.
  associatedtype AnimatableData: VectorArithmetic
  /// The value's place on its way, read and written by animations.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The animatable data: the value itself, or nothing for a type that names none.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// The animatable data: the value itself, or nothing for a type that names none.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Double: Animatable {}
extension Float: Animatable {}
