import Geometry
import ViewEngine

/// A request for a stage, as far as anyone asks: by the scene's preview, then by flags.
///
/// What nobody asks for has a default.
struct StageRequest: Hashable, Sendable {
  /// What a stage that fits is larger than the view, in points, both sides together.
  static let margin = 24.0

  let device: Device
  private(set) var extent: StageExtent
  private(set) var isLandscape = false
  /// Pixels to the point.
  private(set) var scale: Double
  /// The film's length, in seconds; `nil` until the scene has settled.
  private(set) var duration: Double?
  /// The size of the screen, where a flag names it.
  private let flagSize: SizeArgument?

  /// What a preview wishes, and what flags say above it.
  ///
  /// - Parameters:
  ///   - traits: What the preview wishes, in the order given.
  ///   - device: The device on whose screen the scene is filmed.
  ///   - usual: The extent where nobody asks for one.
  ///   - flag: What the flag says of the extent.
  ///   - flagScale: What the flag says of the scale.
  ///   - orientation: What the flag says of how the device is held.
  init(
    traits: [PreviewTrait<Preview.ViewTraits>] = [], device: Device = .usual,
    usual: StageExtent = .device, extent flag: StageExtent? = nil, scale flagScale: Double? = nil,
    orientation: Orientation? = nil
  ) {
    self.device = device
    scale = device.scale
    extent = usual
    if case .fixed(let size) = flag { flagSize = size } else { flagSize = nil }
    for trait in traits {
      switch trait.wish {
      case .defaultLayout, .modified: extent = usual
      case .sizeThatFits: extent = .sizeThatFits
      case .fixed(let width, let height):
        extent = .fixed(SizeArgument(width: width, height: height))
      case .landscape: isLandscape = true
      case .portrait: isLandscape = false
      case .film(let scale, let duration):
        self.scale = scale ?? self.scale
        self.duration = duration ?? self.duration
      }
    }
    if let flagScale { scale = flagScale }
    if let orientation { isLandscape = orientation == .landscape }
    if let flag { (extent, isLandscape) = (flag, isLandscape && flagSize == nil) }
  }

  /// - Throws: ``Failure`` for a wish of the scene's that no film can have.
  func check() throws {
    guard scale > 0, scale <= Parse.greatestScale else {
      throw Failure(.usage, Messages.stage(scale: scale))
    }
    if let duration, !(duration > 0 && duration <= Double(ExactSeconds.limit)) {
      throw Failure(.usage, Messages.stage(duration: duration))
    }
  }

  /// The size of the screen that the scene is told of: the device's, unless a flag names another.
  var screen: SizeArgument {
    if let flagSize { return flagSize }
    return isLandscape
      ? SizeArgument(width: device.size.height, height: device.size.width) : device.size
  }

  /// What is covered of the stage: only where it is a device's screen.
  var insets: EdgeInsets {
    guard extent == .device else { return EdgeInsets() }
    return isLandscape ? device.sideInsets : device.insets
  }

  /// The device whose screen the stage is; `nil` for any other stage.
  var shownDevice: Device? { extent == .device && device != .none ? device : nil }

  /// What the root is offered first.
  var offer: SizeArgument {
    if case .fixed(let size) = extent { return size }
    return screen
  }

  /// The stage's size in points, for a root that takes `root` of what it is offered.
  ///
  /// A view without end has no size of its own: it gets what it was offered.
  func size(for root: SizeArgument) -> SizeArgument {
    let root = SizeArgument(
      width: root.width.isFinite ? root.width : offer.width,
      height: root.height.isFinite ? root.height : offer.height)
    switch extent {
    case .device, .fixed: return offer
    case .sizeThatFits: return root
    case .fit:
      if root.width >= offer.width || root.height >= offer.height || isLandscape { return offer }
      return SizeArgument(width: root.width + Self.margin, height: root.height + Self.margin)
    }
  }
}
