import ViewEngine

/// A request for a stage, as far as anyone asks: by the scene's preview, then by flags.
///
/// What nobody asks for has a default.
struct StageRequest: Hashable, Sendable {
  /// How the stage gets its size, in points.
  enum Extent: Hashable, Sendable {
    /// This size.
    case fixed(SizeArgument)
    /// The view's own size, without more.
    case sizeThatFits
    /// 390 × 844 for a root that fills, else the view's own size with a margin.
    case automatic
  }

  /// Where no one says how large: an iPhone's screen, in points.
  static let usualSize = SizeArgument(width: 390, height: 844)
  /// What a stage is larger than a view that does not fill it, in points, both sides together.
  static let margin = 24.0

  var extent = Extent.automatic
  var isLandscape = false
  /// Pixels to the point.
  var scale = 2.0
  /// The film's length, in seconds; `nil` until the scene has settled.
  var duration: Double?

  /// What a preview wishes, and what flags say above it.
  init(
    traits: [PreviewTrait<Preview.ViewTraits>] = [], size: SizeArgument? = nil,
    scale: Double? = nil
  ) {
    for trait in traits {
      switch trait.wish {
      case .defaultLayout: extent = .automatic
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
    if let scale { self.scale = scale }
    if let size { (extent, isLandscape) = (.fixed(size), false) }
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

  /// What the root is offered first.
  var offer: SizeArgument {
    if case .fixed(let size) = extent { return size }
    return isLandscape
      ? SizeArgument(width: Self.usualSize.height, height: Self.usualSize.width) : Self.usualSize
  }

  /// The stage's size in points, for a root that takes `root` of what it is offered.
  func size(for root: SizeArgument) -> SizeArgument {
    switch extent {
    case .fixed(let size): return size
    case .sizeThatFits: return root
    case .automatic:
      if root.width >= offer.width || root.height >= offer.height || isLandscape { return offer }
      return SizeArgument(width: root.width + Self.margin, height: root.height + Self.margin)
    }
  }
}
