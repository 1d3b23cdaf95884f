public import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// What a layer keeps that is seldom asked for, or by nobody here.
struct LayerManners {
  var center = CGRect(x: 0, y: 0, width: 1, height: 1)
  var magnification = CALayerContentsFilter.linear
  var minification = CALayerContentsFilter.linear
  var format = CALayerContentsFormat.RGBA8Uint
  var isFlipped = false
  var anchorPointZ: CGFloat = 0
  var style: [AnyHashable: Any]?
  var smoothEdges: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
  var isBright = false
  /// Who watches values of the layer or of its view; `nil` for nobody.
  var watchers: ValueWatchers?
}

/// How a layer's picture is made larger and smaller.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// By the pixels around.
  public static let linear = Self(rawValue: "linear")
  /// By the nearest pixel.
  public static let nearest = Self(rawValue: "nearest")
  /// By smaller pictures, too.
  public static let trilinear = Self(rawValue: "trilinear")
}

/// How a layer's picture would be kept.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A byte for each part of a colour.
  public static let RGBA8Uint = Self(rawValue: "RGBA8")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Two bytes for each part of a colour.
  public static let RGBA16Float = Self(rawValue: "RGBAh")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A byte of grey.
  public static let gray8Uint = Self(rawValue: "Gray8")
}

/// Edges of a layer that are smooth.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The left one.
  public static let layerLeftEdge = Self(rawValue: 1)
  /// The right one.
  public static let layerRightEdge = Self(rawValue: 2)
  /// The lower one.
  public static let layerBottomEdge = Self(rawValue: 4)
  /// The upper one.
  public static let layerTopEdge = Self(rawValue: 8)
}

extension CALayer {
  /// Tells those who watch a value of the layer or of its view if it is another one.
  func tellWatchers() { manners.watchers?.look() }

  /// The part of the picture that is stretched where it is made larger, in fractions of its size: what is beside keeps its own.
  public var contentsCenter: CGRect {
    get { manners.center }
    set { manners.center = newValue }
  }
  /// How the picture is made larger.
  ///
  /// - Note: Accepted; no effect. `magnificationFilter`: by the pixels around.
  public var magnificationFilter: CALayerContentsFilter {
    get { manners.magnification }
    set {
      manners.magnification = newValue
      if newValue == .nearest { IneffectiveSettings.note("CALayer.magnificationFilter") }
    }
  }
  /// How the picture is made smaller.
  ///
  /// - Note: Accepted; no effect. `minificationFilter`: by the pixels around.
  public var minificationFilter: CALayerContentsFilter {
    get { manners.minification }
    set { manners.minification = newValue }
  }
  /// How the picture would be kept.
  ///
  /// - Note: Accepted; no effect. `contentsFormat`: nothing is kept in pixels.
  public var contentsFormat: CALayerContentsFormat {
    get { manners.format }
    set { manners.format = newValue }
  }
  /// Whether y grows upwards in the layer.
  ///
  /// - Note: Accepted; no effect. `isGeometryFlipped`: it grows downwards.
  public var isGeometryFlipped: Bool {
    get { manners.isFlipped }
    set {
      manners.isFlipped = newValue
      if newValue { IneffectiveSettings.note("CALayer.isGeometryFlipped") }
    }
  }
  /// How far towards the viewer the anchor point is, in points.
  ///
  /// - Note: Accepted; no effect. `anchorPointZ`: layers turn about a point in their plane.
  public var anchorPointZ: CGFloat {
    get { manners.anchorPointZ }
    set {
      manners.anchorPointZ = newValue
      if newValue != 0 { IneffectiveSettings.note("CALayer.anchorPointZ") }
    }
  }
  /// Values of properties that are not set.
  ///
  /// - Note: Accepted; no effect. `style`: properties have their own.
  public var style: [AnyHashable: Any]? {
    get { manners.style }
    set { manners.style = newValue }
  }
  /// Which edges are smooth where the layer is turned.
  ///
  /// - Note: Accepted; no effect. `edgeAntialiasingMask`: all edges are smooth.
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { manners.smoothEdges }
    set { manners.smoothEdges = newValue }
  }
  /// Whether the picture may be brighter than white.
  ///
  /// - Note: Accepted; no effect. `wantsExtendedDynamicRangeContent`: nothing is.
  public var wantsExtendedDynamicRangeContent: Bool {
    get { manners.isBright }
    set { manners.isBright = newValue }
  }
  /// The layer of which this one is a presentation: itself, if it is none.
  public func model() -> Self { self }
  /// What of the layer is seen: its bounds.
  public var visibleRect: CGRect { bounds }
  /// The size that the layer would take: its own.
  public func preferredFrameSize() -> CGSize { bounds.size }

  // MARK: Timing

  /// How long the layer is there, in seconds; 0 for always.
  ///
  /// - Note: Accepted; no effect. `duration`: layers are there as long as they are in others.
  public var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// How often the layer's time goes from its beginning.
  ///
  /// - Note: Accepted; no effect. `repeatCount`: a layer's time goes on.
  public var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  /// For how long the layer's time goes from its beginning, in seconds.
  ///
  /// - Note: Accepted; no effect. `repeatDuration`: a layer's time goes on.
  public var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// Whether the layer's time goes back, too.
  ///
  /// - Note: Accepted; no effect. `autoreverses`: a layer's time goes on.
  public var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// What the layer shows before and after its time.
  ///
  /// - Note: Accepted; no effect. `fillMode`: layers are there as long as they are in others.
  public var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }
}
