import DisplayList
public import Foundation
public import Geometry
import Typography
@_spi(Engine) import ViewEngine

extension GraphicsContext {
  // MARK: Images

  /// A resolved image, ready to be drawn often.
  public struct ResolvedImage {
    let image: Image
    let art: ImageArt
    /// The shading of a symbol; `nil` for the foreground style.
    public var shading: Shading?
    /// The size, in points.
    public var size: CGSize { art.size }
    /// The baseline of text beside it, in points from its top.
    public var baseline: CGFloat { CGFloat(art.baseline) }
  }

  /// Resolves an image in the canvas's environment.
  public func resolve(_ image: Image) -> ResolvedImage {
    let graph = surface.box.graph
    image.noteIfMissing(in: environment, by: surface.box.node)
    let font = environment.fontDescriptor(in: graph)
    return ResolvedImage(
      image: image, art: ImageArt(image, font: font, environment, graph.stage.assets))
  }

  /// Draws a resolved image, stretched over a rectangle.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: Where it is drawn, in the current coordinates.
  ///   - style: Whether edges are smoothed; the fill rule plays no part.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    let numbers =
      switch image.shading?.kind {
      case .style(let style)?: style.styleNumbers(in: environment)
      case .placed(let style)?: style.styleNumbers(in: environment)
      case .picture?, nil: foreground
      }
    let levels = image.image.levels(numbers, in: environment, surface.box.graph)
    draw {
      $0.edges(antialiased: style.isAntialiased) {
        image.art.draw(into: &$0, in: rect, levels: levels, image: image.image, placement)
      }
    }
  }
  /// Draws a resolved image in its own size.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - point: Where its anchor lies, in the current coordinates.
  ///   - anchor: The place of the image at `point`, as fractions of its size.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: frame(image.size, at: point, anchor))
  }
  /// Draws an image, stretched over a rectangle.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: Where it is drawn, in the current coordinates.
  ///   - style: Whether edges are smoothed; the fill rule plays no part.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }
  /// Draws an image in its own size.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - point: Where its anchor lies, in the current coordinates.
  ///   - anchor: The place of the image at `point`, as fractions of its size.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  // MARK: Texts

  /// A resolved text: everything is decided but its lines.
  @MainActor @preconcurrency public struct ResolvedText {
    let setting: TextSetting
    let fonts: FontBook
    /// The shading of the glyphs; `nil` for the text's own styles and the foreground style.
    public var shading: Shading?

    func layout(in size: CGSize) -> TextLayout {
      var options = setting.options
      options.width = size.width.isFinite ? Double(size.width) : nil
      options.height = size.height.isFinite ? Double(size.height) : nil
      return fonts.layout(setting.runs.map(\.styled), options)
    }

    /// The size of the text when `size` is proposed, in points.
    public func measure(in size: CGSize) -> CGSize { layout(in: size).metrics.size }
    /// The first baseline when `size` is proposed, in points from the top.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      CGFloat(layout(in: size).metrics.firstBaseline)
    }
    /// The last baseline when `size` is proposed, in points from the top.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      CGFloat(layout(in: size).metrics.lastBaseline)
    }
  }

  /// Resolves a text in the canvas's environment.
  public func resolve(_ text: Text) -> ResolvedText {
    let graph = surface.box.graph
    return ResolvedText(
      setting: TextSetting(text, in: environment, scale: graph.stage.scale, at: graph.date),
      fonts: graph.fonts)
  }

  /// Draws a resolved text from a rectangle's upper left corner.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - rect: Where it is drawn: lines are no longer than it is wide, and end with it.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(text, text.layout(in: rect.size), at: rect.origin)
  }
  /// Draws a resolved text in lines as long as they are.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - point: Where its anchor lies, in the current coordinates.
  ///   - anchor: The place of the text at `point`, as fractions of its size.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let layout = text.layout(in: CGSize(width: CGFloat.infinity, height: .infinity))
    draw(text, layout, at: frame(layout.metrics.size, at: point, anchor).origin)
  }
  /// Draws a text from a rectangle's upper left corner.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - rect: Where it is drawn: lines are no longer than it is wide, and end with it.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  /// Draws a text in lines as long as they are.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - point: Where its anchor lies, in the current coordinates.
  ///   - anchor: The place of the text at `point`, as fractions of its size.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  private func draw(_ text: ResolvedText, _ layout: TextLayout, at origin: CGPoint) {
    let transform = CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(placement)
    let area = CGRect(origin: .zero, size: layout.metrics.size)
    let styles = text.setting.styles
    func numbers(_ style: Int) -> StyleNumbers {
      (style > 0 && style <= styles.count ? styles[style - 1] : nil) ?? foreground
    }
    draw { list in
      layout.draw(
        into: &list, transform: transform,
        images: { drawImage($0, text, layout, numbers($0.style), into: &$1, transform) },
        paint: { style in
          text.shading.map { paint($0, in: area) } ?? numbers(style).paint(in: area)
        })
    }
  }

  /// Draws the image for which the glyph of `run` stands, if it does for one.
  private func drawImage(
    _ run: TextLayout.Run, _ text: ResolvedText, _ layout: TextLayout, _ numbers: StyleNumbers,
    into list: inout DisplayList, _ transform: CGAffineTransform
  ) -> Bool {
    guard let part = text.setting.runs.first(where: { $0.styled.style == run.style }),
      let image = part.image, let place = run.glyphs.glyphs.first?.position
    else { return false }
    image.art.drawInline(
      at: place, in: part.styled.font.scaled(by: layout.metrics.scaleFactor), numbers, environment,
      surface.box.graph, into: &list, transform)
    return true
  }

  // MARK: Symbols

  /// A resolved symbol: one of the canvas's views, ready to be drawn often.
  @MainActor @preconcurrency public struct ResolvedSymbol {
    let box: Box
    /// The size, in points.
    public var size: CGSize { box.frame.size }
  }

  /// Resolves the view among the canvas's `symbols` with the tag `id`; `nil` for none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    (surface.box as? CanvasBox)?.symbol(AnyHashable(id)).map(ResolvedSymbol.init)
  }

  /// Draws a symbol of the canvas, stretched over a rectangle.
  ///
  /// - Parameters:
  ///   - symbol: The view.
  ///   - rect: Where it is drawn, in the current coordinates.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    let transform = CGAffineTransform(translationX: rect.minX, y: rect.minY)
      .scaledBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
    let context = DrawingContext(transform: transform.concatenating(placement))
    var list = DisplayList()
    symbol.box.graph.drawAside { symbol.box.show(into: &list, context) }
    var copy = self
    // A symbol that mixes by its own rule mixes with what the canvas has drawn so far.
    if blendMode == .normal, let mode = list.takeBlendMode() { copy.blendMode = mode }
    copy.draw(isGroup: true) { $0.append(list) }
  }
  /// Draws a symbol of the canvas in its own size.
  ///
  /// - Parameters:
  ///   - symbol: The view.
  ///   - point: Where its anchor lies, in the current coordinates.
  ///   - anchor: The place of the view at `point`, as fractions of its size.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: frame(symbol.size, at: point, anchor))
  }

  private func frame(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
    CGRect(
      x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
      height: size.height)
  }
}
