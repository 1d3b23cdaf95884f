import DisplayList
import Foundation
import Geometry
import SceneGraph
import Symbols
import Typography
@_spi(Engine) import ViewEngine

/// The node of an image.
final class ImageNode: Node {
  private let initial: Image
  private lazy var box = ImageBox(self, initial)

  init(_ image: Image, _ inputs: NodeInputs) {
    initial = image
    super.init(inputs)
    box.environmentChanged()
    noteIneffective(image)
  }

  override func collect(into boxes: inout [Box]) { boxes.append(box) }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    let image = view.value(as: Image.self)
    box.accept(image)
    if environmentChanged { box.environmentChanged() }
    noteIneffective(image)
  }

  /// Notes what is asked of a symbol that ours cannot show; a value is for those that have steps, as in an app.
  private func noteIneffective(_ image: Image) {
    let mode = image.symbolRenderingMode ?? environment.symbolRenderingMode
    guard mode == .multicolor, case .system = image.source else { return }
    if case .symbol(let symbol) = image.found(in: environment, graph.stage.assets),
      symbol.hasColors
    {
      return
    }
    noteIneffective("multicolor")
  }

  override func wasRemoved() { box.wasRemoved() }
}

extension Image {
  /// Whether the image is a symbol that points where text goes to, or where it comes from: `chevron.forward`, not
  /// `chevron.right`.
  fileprivate var followsLayoutDirection: Bool {
    guard case .system(let name) = source else { return false }
    let parts = name.split(separator: ".")
    return ["arrow", "chevron", "delete"].contains(parts.first)
      && (parts.contains("forward") || parts.contains("backward"))
  }
}

/// The box of an image: as large as its pixels or its font say, or as it is proposed.
final class ImageBox: Box {
  private var image: Image
  private var source: FontSource?
  private var shown = MovingFrame()
  private var fade: CrossFade<(image: Image, art: ImageArt)>?
  /// The image as it was resolved last, by the environment and the factor of a font on its way between sizes.
  private var known: (environment: Int, factor: Double, art: ImageArt)?
  private let redaction: Redaction
  /// How opaque the steps of a symbol are while an effect draws it.
  var stepOpacities: [Double]?
  /// How far a symbol is drawn while an effect draws it.
  var ink: (SymbolInk, share: Double)?

  init(_ node: Node, _ image: Image) {
    self.image = image
    redaction = Redaction(in: node.environment)
    super.init(node)
  }

  func accept(_ image: Image) {
    guard image != self.image else { return }
    if image.source != self.image.source, isPlaced, let transaction = replacingTransaction {
      let fade = self.fade ?? CrossFade()
      fade.replace((self.image, art), transaction, in: node)
      self.fade = fade
    }
    self.image = image
    known = nil
    noteIfMissing()
    invalidateLayout()
  }

  /// The transaction with which a new image replaces the old; `nil` for at once.
  ///
  /// Symbol effects need no animation around them: they bring their own.
  private var replacingTransaction: Transaction? {
    let transaction = node.transaction
    switch environment.contentTransition.kind {
    case .identity: return nil
    case .symbol(_, let speed):
      if transaction.disablesAnimations { return nil }
      return Transaction(animation: SymbolReplacement.animation(speed: speed))
    default: return transaction.animation == nil ? nil : transaction
    }
  }

  /// Updates the image, whose size follows the font that the environment hands down.
  func environmentChanged() {
    redaction.follow(environment, in: node)
    let new = environment.text.fontSource
    if new !== source {
      source?.remove(self)
      source = new
      new?.add(self)
    }
    known = nil
    noteIfMissing()
    invalidateLayout()
  }

  private func noteIfMissing() { image.noteIfMissing(in: environment, by: node) }

  override var spokenText: String? {
    if image.isDecorative { return nil }
    if let label = image.label { return label }
    return switch image.source {
    case .system(let name), .named(let name): name
    case .picture, .drawn: nil
    }
  }

  override func survey(_ survey: inout TouchSurvey, _ context: DrawingContext) {
    survey.noteLeaf(
      frame.applying(context.transform), text: spokenText, isPicture: image.label == nil)
  }

  override var tracedName: String {
    switch image.source {
    case .system(let name), .named(let name): "Image '\(name)'"
    case .picture, .drawn: "Image"
    }
  }

  override func trace(into lines: inout TraceLines) {
    lines.add(shown)
    lines.add(nil, in: environment)
    redaction.trace(into: &lines)
    fade?.trace(into: &lines)
  }

  override func wasRemoved() {
    shown.remove(in: graph)
    fade?.remove(in: graph)
    redaction.remove(in: graph)
    source?.remove(self)
  }

  /// The image, resolved beside text in the font of the instant.
  private var art: ImageArt {
    let (serial, factor) = (environment.serial, environment.fontFactor(in: graph))
    if let known, known.environment == serial, known.factor == factor { return known.art }
    let font = environment.fontDescriptor(in: graph)
    let art = ImageArt(image, font: font, environment, graph.stage.assets)
    known = (serial, factor, art)
    return art
  }

  /// How many steps a symbol has that light up one by one; 0 for a picture.
  var stepCount: Int {
    if case .symbol(let drawing) = art.kind { drawing.steps.count } else { 0 }
  }

  /// Pixels by which a length may be above a whole number: as much comes from rounding in sums.
  private static let tolerance: CGFloat = 1e-6

  private func roundedUp(_ length: CGFloat) -> CGFloat {
    let scale = graph.stage.scale
    return (length * scale - Self.tolerance).rounded(.up) / scale
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let art = art
    let size = CGSize(width: roundedUp(art.size.width), height: roundedUp(art.size.height))
    return image.resizing == nil ? size : proposal.replacingUnspecifiedDimensions(by: size)
  }

  /// The baseline in whole pixels, as texts have it.
  private var baseline: CGFloat {
    (art.baseline * graph.stage.scale).rounded() / graph.stage.scale
  }

  override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    let isBaseline =
      key == VerticalAlignment.firstTextBaseline.key
      || key == VerticalAlignment.lastTextBaseline.key
    guard isBaseline, image.resizing == nil, case .symbol = art.kind else { return nil }
    return baseline
  }

  override var spacing: ViewSpacing {
    guard image.resizing == nil, case .symbol = art.kind else { return .plain }
    return ViewSpacing(ofSymbolWithDepth: Double(roundedUp(art.size.height) - baseline))
  }

  override func placed() { shown.set(frame, in: node) }

  override func draw(into list: inout DisplayList, _ context: DrawingContext) {
    redaction.draw(
      into: &list, graph, content: { drawShaded(into: &$0, context) },
      place: {
        let frame = shown.presentation(in: graph)
        let style = Redaction.style(environment.foregroundNumbers(in: graph))
        $0.fill(Path(frame), with: style.paint(in: frame), transform: context.transform)
      })
  }

  /// Draws a symbol with the shadows of the style that is handed down to it.
  private func drawShaded(into list: inout DisplayList, _ context: DrawingContext) {
    let shadows = environment.drawing.foreground?.shadows ?? []
    guard !shadows.isEmpty, case .symbol = art.kind else { return drawShown(into: &list, context) }
    let area = shown.presentation(in: graph)
    StyleShadow.draw(shadows, into: &list, context.transform, area: area) { list, transform, _ in
      var context = context
      context.transform = transform
      drawShown(into: &list, context)
    }
  }

  /// Draws the image, and while it replaces another, both.
  private func drawShown(into list: inout DisplayList, _ context: DrawingContext) {
    if fade?.isOver(in: graph) == true { fade = nil }
    guard let fade else { return draw(image, art, into: &list, context) }
    var replacement: SymbolReplacement?
    if case .symbol(let look, _) = environment.contentTransition.kind { replacement = look }
    func blend(
      _ image: Image, _ art: ImageArt, share: Double, _ pose: SymbolPose?,
      into list: inout DisplayList
    ) {
      var (layer, context) = (Layer(), context)
      layer.opacity = pose?.opacity ?? share
      guard layer.opacity > 0 else { return }
      if let pose {
        let size = CGSize(width: pose.scale, height: pose.scale)
        context.transform = ScaleEffect(scale: size, anchor: .center)
          .transform(in: shown.presentation(in: graph)).concatenating(context.transform)
      }
      list.layer(layer) { draw(image, art, into: &$0, context) }
    }
    for (old, share) in fade.leaving(in: graph) {
      blend(old.image, old.art, share: share, replacement?.leaving(share), into: &list)
    }
    let share = fade.share(in: graph)
    blend(image, art, share: share, replacement?.coming(share), into: &list)
  }

  private func draw(
    _ image: Image, _ art: ImageArt, into list: inout DisplayList, _ context: DrawingContext
  ) {
    let frame = shown.presentation(in: graph)
    var rect = frame
    if image.resizing == nil {
      rect = CGRect(
        x: frame.midX - art.size.width / 2, y: frame.midY - art.size.height / 2,
        width: art.size.width, height: art.size.height)
      if case .symbol = art.kind {
        // Text beside it sits on whole pixels; so must the symbol.
        let baseline = (art.baseline * graph.stage.scale).rounded() / graph.stage.scale
        rect.origin.y = frame.midY - roundedUp(art.size.height) / 2 + baseline - art.baseline
      } else if case .picture = art.kind {
        rect.origin = CGPoint(
          x: frame.midX - roundedUp(art.size.width) / 2,
          y: frame.midY - roundedUp(art.size.height) / 2)
      }
    }
    let isFlipped = isRightToLeft && image.followsLayoutDirection
    art.draw(
      into: &list, in: rect,
      levels: image.levels(environment.foregroundNumbers(in: graph), in: environment, graph),
      image: image, steps: stepOpacities, ink: ink,
      isFlipped
        ? CGAffineTransform.reflection(in: rect).concatenating(context.transform)
        : context.transform)
  }

  override func covers(_ point: CGPoint, _ context: DrawingContext) -> Bool {
    let local = point.applying(context.transform.inverted())
    return shown.presentation(in: graph).contains(local)
  }
}
