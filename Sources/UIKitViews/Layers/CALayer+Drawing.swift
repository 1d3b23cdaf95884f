import DisplayList
import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

extension CALayer {
  /// Paints the layer and all in it, in the coordinates around it.
  func paint(into list: inout DisplayList, _ context: DrawingContext, _ moment: LayerMoment) {
    let transition = transition(at: moment)
    guard !isHidden || transition != nil else { return }
    let state = presented(at: moment)
    guard state.look.opacity > 0 || transition != nil else { return }
    if let (transition, progress) = transition {
      let inside = context.under(state.toParent)
      return paint(transition, progress, in: state.look.bounds, into: &list, inside) {
        if !isHidden { paint(state, into: &$0, $1, moment) }
      }
    }
    if let solid = self as? CATransformLayer {
      return solid.paintInDepth(state, into: &list, context, moment)
    }
    guard let projection = state.projection(in: moment.around, height: zPosition) else {
      return paint(state, into: &list, context.under(state.toParent), moment)
    }
    guard isDoubleSided || !projection.isBackward(in: state.look.bounds) else { return }
    // What turns in depth is painted flat, and then as it is seen from in front.
    var flat = DisplayList()
    paint(state, into: &flat, DrawingContext(), moment)
    list.append(
      flat.projected(
        by: projection.concatenating(ProjectionTransform(context.transform))))
  }

  /// Paints the layer and all in it in its own coordinates, wherever it stands in the layer around.
  func paintFlat(
    into list: inout DisplayList, _ context: DrawingContext, _ moment: LayerMoment
  ) {
    paint(presented(at: moment), into: &list, context, moment)
  }

  /// Paints the layer in its own coordinates.
  private func paint(
    _ state: LayerState, into list: inout DisplayList, _ inside: DrawingContext,
    _ moment: LayerMoment
  ) {
    let look = state.look
    let bounds = CGRect(
      x: look.bounds.minX, y: look.bounds.minY, width: max(look.bounds.width, 0),
      height: max(look.bounds.height, 0))
    let outline = outline(bounds, look.cornerRadius)
    list.layer(group(look, inside, moment)) { list in
      paintOutlinedShadow(look, into: &list, inside)
      if look.background.opacity > 0 {
        list.fill(outline, with: .solid(look.background), transform: inside.transform)
      }
      var cut = Layer()
      if masksToBounds { cut.clip = Layer.Clip(outline, transform: inside.transform) }
      list.layer(cut) { list in
        drawContents(into: &list, in: bounds, upright(inside, in: bounds).transform)
        paintDrawing(
          state, into: &list, in: bounds, upright(inside, in: bounds).transform)
        drawOwn(state, into: &list, inside, moment)
        owner?.showContents(into: &list, in: bounds, inside)
        drawSublayers(state, into: &list, inside, moment)
      }
      guard look.borderWidth > 0, look.borderColor.opacity > 0 else { return }
      let inset = look.borderWidth / 2
      list.stroke(
        self.outline(bounds.insetBy(dx: inset, dy: inset), look.cornerRadius - inset),
        style: StrokeStyle(lineWidth: look.borderWidth), with: .solid(look.borderColor),
        transform: inside.transform)
    }
  }

  /// Whether y grows upwards in the layer: as in the view whose layer it is, or the one that it is in.
  var pointsUp: Bool { owner?.pointsUp ?? superlayer?.pointsUp ?? false }

  /// The context in which pictures and letters stand upright within `bounds`, whichever way y grows.
  func upright(_ context: DrawingContext, in bounds: CGRect) -> DrawingContext {
    pointsUp ? context.under(bounds.turningOver) : context
  }

  /// What ``sublayerTransform`` does in the plane, about the anchor point; `nil` for nothing.
  private var innerTransform: CGAffineTransform? {
    guard CATransform3DIsAffine(sublayerTransform) else { return nil }
    let own = CATransform3DGetAffineTransform(sublayerTransform)
    guard !own.isIdentity else { return nil }
    let x = bounds.minX + bounds.width * anchorPoint.x
    let y = bounds.minY + bounds.height * anchorPoint.y
    return CGAffineTransform(translationX: -x, y: -y).concatenating(own)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }

  /// What the layer does in depth to those inside; `nil` where nothing.
  var depth: LayerDepth? {
    guard !CATransform3DIsAffine(sublayerTransform) else { return nil }
    return LayerDepth(
      transform: sublayerTransform,
      center: CGPoint(
        x: bounds.minX + bounds.width * anchorPoint.x,
        y: bounds.minY + bounds.height * anchorPoint.y))
  }
  /// In how many steps a point of depth is told apart.
  private static let heightSteps: CGFloat = 1e6

  /// Paints the layers inside, by their places in depth and in the list.
  func paintSublayers(
    into list: inout DisplayList, _ context: DrawingContext, _ moment: LayerMoment
  ) {
    var moment = moment
    moment.around = depth
    let context = innerTransform.map { context.under($0) } ?? context
    var order = children
    if let depth {
      let heights = order.map { layer in
        let (place, own) = (layer.position, layer.transform)
        return depth.height(
          of: CGPoint(x: place.x + own.m41, y: place.y + own.m42), layer.zPosition + own.m43)
      }
      // What lies in one plane is painted in its order, whatever rounding says.
      let steps = heights.map { ($0 * Self.heightSteps).rounded() }
      order = order.indices.sorted { (steps[$0], $0) < (steps[$1], $1) }.map { order[$0] }
    } else if order.contains(where: { $0.zPosition != 0 }) {
      let places = order.enumerated().sorted {
        ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
      }
      order = places.map(\.element)
    }
    for layer in order {
      if let owner = layer.owner {
        owner.showView(into: &list, context)
      } else {
        layer.paint(into: &list, context, moment)
      }
    }
  }

  /// The outline of background and border.
  func outline(_ rect: CGRect, _ radius: CGFloat) -> Path {
    guard radius > 0 else { return Path(rect) }
    let style: RoundedCornerStyle = cornerCurve == .circular ? .circular : .continuous
    let radius = min(radius, rect.width / 2, rect.height / 2)
    guard maskedCorners != .all else {
      return Path(roundedRect: rect, cornerRadius: radius, style: style)
    }
    func part(_ corner: CACornerMask) -> CGFloat { maskedCorners.contains(corner) ? radius : 0 }
    return Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: part(.layerMinXMinYCorner), bottomLeading: part(.layerMinXMaxYCorner),
        bottomTrailing: part(.layerMaxXMaxYCorner), topTrailing: part(.layerMaxXMinYCorner)),
      style: style)
  }

  /// The layer in which this one and all in it are composited.
  private func group(
    _ look: LayerLook, _ inside: DrawingContext, _ moment: LayerMoment
  ) -> Layer {
    var group = Layer()
    group.opacity = groupOpacity(look.opacity)
    group.blendMode = blendMode
    if let mask {
      var stencil = DisplayList()
      mask.paint(into: &stencil, inside, moment)
      group.mask = stencil
    }
    // What ends at the bounds has no room for a shadow.
    guard look.shadowOpacity > 0, shadowPath == nil, !masksToBounds else { return group }
    let scale = abs(Double(inside.transform.determinant)).squareRoot()
    group.filters = [
      .shadow(
        color: look.shadowColor.opacity(min(look.shadowOpacity, 1)),
        radius: max(look.shadowRadius, 0) * scale,
        offset: CGSize(
          width: look.shadowOffset.width * scale,
          height: look.shadowOffset.height * (pointsUp ? -scale : scale)))
    ]
    return group
  }

  /// Paints the shadow of ``shadowPath``, which is there whatever the layer shows.
  private func paintOutlinedShadow(
    _ look: LayerLook, into list: inout DisplayList, _ inside: DrawingContext
  ) {
    guard let shadowPath, look.shadowOpacity > 0, !masksToBounds else { return }
    let scale = abs(Double(inside.transform.determinant)).squareRoot()
    let radius = max(Double(look.shadowRadius), 0) * scale * Filter.shadowSoftness
    var soft = Layer()
    if radius > 0 { soft.filters = [.blur(radius: radius, isOpaque: false)] }
    let offset = CGAffineTransform(
      translationX: look.shadowOffset.width, y: look.shadowOffset.height)
    list.layer(soft) { list in
      list.fill(
        Path(shadowPath), with: .solid(look.shadowColor.opacity(min(look.shadowOpacity, 1))),
        transform: offset.concatenating(inside.transform))
    }
  }

  /// Paints the picture.
  private func drawContents(
    into list: inout DisplayList, in bounds: CGRect, _ transform: CGAffineTransform
  ) {
    guard let image = contents as? CGImage else { return }
    let pixels = image.pixelSize
    let size = CGSize(
      width: pixels.width / max(contentsScale, 0.01),
      height: pixels.height / max(contentsScale, 0.01))
    let part = contentsRect
    let place = contentsGravity.place(
      CGSize(width: size.width * part.width, height: size.height * part.height), in: bounds)
    guard part != CALayer.wholeContents else {
      let center = contentsCenter
      let insets = EdgeInsets(
        top: center.minY * size.height, leading: center.minX * size.width,
        bottom: (1 - center.maxY) * size.height, trailing: (1 - center.maxX) * size.width)
      if let parts = NinePart(size, Image.Resizing(capInsets: insets)) {
        return parts.draw(into: &list, in: place, transform) {
          image.picture.draw(into: &$0, in: $1, transform)
        }
      }
      return image.picture.draw(into: &list, in: place, transform)
    }
    guard part.width > 0, part.height > 0 else { return }
    let (width, height) = (place.width / part.width, place.height / part.height)
    let whole = CGRect(
      x: place.minX - part.minX * width, y: place.minY - part.minY * height, width: width,
      height: height)
    var cut = Layer()
    cut.clip = Layer.Clip(Path(place), transform: transform)
    list.layer(cut) { image.picture.draw(into: &$0, in: whole, transform) }
  }
}

/// How a layer's picture fills its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Stretched.
  public static let resize = Self(rawValue: "resize")
  /// As large as fits inside.
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  /// As small as fills all.
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
  /// In its own size, in the middle.
  public static let center = Self(rawValue: "center")
  /// In its own size, at the top.
  public static let top = Self(rawValue: "top")
  /// In its own size, at the bottom.
  public static let bottom = Self(rawValue: "bottom")
  /// In its own size, at the left.
  public static let left = Self(rawValue: "left")
  /// In its own size, at the right.
  public static let right = Self(rawValue: "right")
  /// In its own size, at the top left.
  public static let topLeft = Self(rawValue: "topLeft")
  /// In its own size, at the top right.
  public static let topRight = Self(rawValue: "topRight")
  /// In its own size, at the bottom left.
  public static let bottomLeft = Self(rawValue: "bottomLeft")
  /// In its own size, at the bottom right.
  public static let bottomRight = Self(rawValue: "bottomRight")

  /// The place of a picture of `size` in `bounds`.
  func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
    guard self != .resize, size.width > 0, size.height > 0 else { return bounds }
    let (x, y) = (bounds.width / size.width, bounds.height / size.height)
    let factor: CGFloat =
      self == .resizeAspect ? min(x, y) : self == .resizeAspectFill ? max(x, y) : 1
    let (width, height) = (size.width * factor, size.height * factor)
    let name = rawValue.lowercased()
    let left =
      name.hasSuffix("left")
      ? bounds.minX : name.hasSuffix("right") ? bounds.maxX - width : bounds.midX - width / 2
    let top =
      name.hasPrefix("top")
      ? bounds.minY : name.hasPrefix("bottom") ? bounds.maxY - height : bounds.midY - height / 2
    return CGRect(x: left, y: top, width: width, height: height)
  }
}
