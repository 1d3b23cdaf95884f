public import Foundation
public import Motion

// Foundation's places and sizes as vectors that animations can move. Units: points.

extension CGFloat: VectorArithmetic, Animatable {
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  public var magnitudeSquared: Double { Double(self * self) }
  public static var _componentCount: Int? { 1 }
  public func _write(to components: inout [Double], at index: Int) {
    components[index] = Double(self)
  }
  public static func _read(from components: [Double], at index: Int) -> Self {
    Self(components[index])
  }
}

extension CGPoint: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

extension CGPoint {
  /// Whether both points are the same: Core Graphics' spelling of `==`.
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
  /// Whether both sizes are the same: Core Graphics' spelling of `==`.
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGRect {
  /// Whether both rectangles are the same: Core Graphics' spelling of `==`.
  public func equalTo(_ other: CGRect) -> Bool { self == other }
}
