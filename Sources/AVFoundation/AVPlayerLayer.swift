public import Foundation
public import UIKitViews
@_spi(Engine) import ViewEngine

/// How a picture fills a layer of another shape.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Whole, with bars beside it.
  public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
  /// All of the layer, with parts cut off.
  public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// All of the layer, in another shape.
  public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
}

/// A layer that shows what a player plays: nothing, as no film is opened, so that its background is seen, as it is until
/// a film's first picture is there.
@MainActor @preconcurrency open class AVPlayerLayer: CALayer, CreatedLayer {
  /// What would play.
  open var player: AVPlayer? { didSet { if player != nil { Self.tell() } } }
  /// How the picture fills the layer.
  ///
  /// - Note: Accepted; no effect. `videoGravity`: no film is opened.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether the first picture is there: no film is opened.
  open var isReadyForDisplay: Bool { false }
  /// Where the picture is: nowhere, as no film is opened.
  open var videoRect: CGRect { .zero }

  /// Creates a layer of no player.
  public override init() { super.init() }
  /// Creates a layer with another one's values.
  public override init(layer: Any) { super.init(layer: layer) }
  /// Creates a layer of a player; `nil` for none.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
    if player != nil { Self.tell() }
  }

  private static func tell() { IneffectiveSettings.note("the film of AVPlayerLayer") }
  package static func created() -> CALayer { AVPlayerLayer() }
}

/// A layer that shows what a camera sees: black, as there is no camera.
@MainActor @preconcurrency open class AVCaptureVideoPreviewLayer: CALayer, CreatedLayer {
  /// What the camera's pictures go through.
  open var session: AVCaptureSession?
  /// How the picture fills the layer.
  ///
  /// - Note: Accepted; no effect. `videoGravity`: there is no camera.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// The way on which pictures come: none, as there is no camera.
  open var connection: AVCaptureConnection? { nil }
  /// Whether pictures come: there is no camera.
  open var isPreviewing: Bool { false }

  /// Creates a layer of no session.
  public override init() {
    super.init()
    backgroundColor = UIColor.black.cgColor
  }
  /// Creates a layer with another one's values.
  public override init(layer: Any) { super.init(layer: layer) }
  /// Creates a layer of a session.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
  /// Creates a layer of a session, to which nothing leads yet.
  public convenience init(sessionWithNoConnection session: AVCaptureSession) {
    self.init(session: session)
  }

  /// Where a point of the layer is in the picture, 0...1 from the top left: as if the picture filled the layer.
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    // A camera's pictures lie on their side: what is above on an upright screen is at their left.
    return CGPoint(
      x: pointInLayer.y / bounds.height, y: 1 - pointInLayer.x / bounds.width)
  }
  /// Where a point of the picture is in the layer: as if the picture filled the layer.
  open func layerPointConverted(fromCaptureDevicePoint point: CGPoint) -> CGPoint {
    CGPoint(x: (1 - point.y) * bounds.width, y: point.x * bounds.height)
  }
  /// Which part of the picture a part of the layer shows, 0...1 from the top left: as if the picture filled the layer.
  open func metadataOutputRectConverted(fromLayerRect rectInLayer: CGRect) -> CGRect {
    let one = captureDevicePointConverted(
      fromLayerPoint: CGPoint(x: rectInLayer.minX, y: rectInLayer.minY))
    let other = captureDevicePointConverted(
      fromLayerPoint: CGPoint(x: rectInLayer.maxX, y: rectInLayer.maxY))
    return CGRect(
      x: min(one.x, other.x), y: min(one.y, other.y), width: abs(one.x - other.x),
      height: abs(one.y - other.y))
  }
  package static func created() -> CALayer { AVCaptureVideoPreviewLayer() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The greatest rectangle of a shape inside another one, in its middle.
///
/// - Parameters:
///   - aspectRatio: The shape.
///   - boundingRect: The other rectangle.
/// - Returns: The rectangle; the other one if the shape has no size.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
  let scale = min(
    boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let (width, height) = (aspectRatio.width * scale, aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - width / 2, y: boundingRect.midY - height / 2, width: width,
    height: height)
}
