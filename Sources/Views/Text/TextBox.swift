import DisplayList
import Foundation
import Geometry
import Motion
import SceneGraph
import Typography
@_spi(Engine) import ViewEngine

/// The box of a text: measures, lays out and draws it at the sizes and colours of the instant.
final class TextBox: Box {
  private var setting: TextSetting
  private var measures: Moving<TextMeasures>
  /// The styles of the runs; `nil` for the foreground style that is handed down.
  private var styles: [StyleSource?]
  private var source: FontSource?
  private var shown = MovingFrame()
  private var known: (options: TextLayout.Options, runs: [StyledRun], layout: TextLayout)?
  private var knownMetrics: [(size: CGSize, metrics: TextMetrics)] = []
  /// How many metrics are kept: containers measure a text under a handful of proposals.
  private static let greatestKnown = 8
  /// How many characters of a text stand in its name in traces.
  private static let tracedCharacters = 24
  /// The text as it was last placed, where the letters may have to know.
  private var placedText: RollingText.Setting?
  private var rolling: RollingText?
  private var fade: CrossFade<RollingText.Setting>?
  /// The number of the content transition `numericText(value:)`.
  private var value: Double?
  /// The source of the font that is handed down: it is asked whenever the text is drawn.
  private var font: FontSource?
  private let redaction: Redaction

  init(_ node: Node, _ text: Text) {
    setting = TextSetting(
      text, in: node.environment, scale: node.graph.stage.scale, at: node.graph.date)
    measures = Moving(TextMeasures(setting))
    styles = setting.styles.map { $0.map(StyleSource.init) }
    font = node.environment.movingFont
    redaction = Redaction(in: node.environment)
    if case .numericValue(let first) = node.environment.contentTransition.kind { value = first }
    super.init(node)
    noteWhatIsMissing()
  }

  // MARK: Changes

  /// Accepts a new text, or the same in another environment.
  func accept(_ text: Text) {
    let new = TextSetting(text, in: environment, scale: graph.stage.scale, at: graph.date)
    let oldValue = value
    font = environment.movingFont
    if case .numericValue(let new) = environment.contentTransition.kind { value = new }
    // Its places are to be known before its letters change.
    if environment.contentTransition != .identity, placedText == nil { invalidateLayout() }
    guard new != setting else { return }
    let old = setting
    setting = new
    if new.characters != old.characters { changeLetters(from: old, oldValue) }
    noteWhatIsMissing()
    if new.styles.count == styles.count {
      for (index, numbers) in new.styles.enumerated() { setStyle(index, numbers) }
    } else {
      styles.forEach { $0?.remove(in: graph) }
      styles = new.styles.map { $0.map(StyleSource.init) }
    }
    guard !new.isSetLike(old) else { return }
    if new.runs.count == old.runs.count {
      measures.set(TextMeasures(new), in: node)
      if measures.isMoving(in: graph) { graph.follow(node) }
    } else {
      measures.remove(in: graph)
      measures = Moving(TextMeasures(new))
    }
    invalidateLayout()
  }

  /// Replaces the letters of `old` by the content transition, if the change is animated.
  private func changeLetters(from old: TextSetting, _ oldValue: Double?) {
    let kind = environment.contentTransition.kind
    guard kind != .identity, node.transaction.animation != nil, let placedText else {
      return endTransitions()
    }
    var goesUp: Bool?
    switch kind {
    case .numericText(let countsDown): goesUp = !countsDown
    case .numericValue(let value): goesUp = value >= oldValue ?? value
    case .identity, .opacity, .interpolate, .symbol: break
    }
    if let goesUp, !placedText.layout.metrics.isTruncated {
      let rolling = self.rolling ?? RollingText(old.characters)
      rolling.change(to: setting.characters, from: placedText, goesUp: goesUp, in: node)
      self.rolling = rolling
    } else {
      rolling?.remove(in: graph)
      rolling = nil
      let fade = self.fade ?? CrossFade()
      fade.replace(placedText, in: node)
      self.fade = fade
    }
  }

  private func endTransitions() {
    rolling?.remove(in: graph)
    fade?.remove(in: graph)
    (rolling, fade) = (nil, nil)
  }

  private func noteWhatIsMissing() {
    for run in setting.runs { run.image?.art.noteIfMissing(in: environment, by: node) }
    if setting.hasBrokenLines { node.noteIneffective("Text.LineStyle.Pattern") }
  }

  private func setStyle(_ index: Int, _ numbers: StyleNumbers?) {
    if let numbers, let style = styles[index] {
      style.set(numbers, in: node)
    } else {
      styles[index]?.remove(in: graph)
      styles[index] = numbers.map(StyleSource.init)
    }
  }

  /// Follows the size of the font that `environment` hands down, and whether it hides what is shown.
  func follow(_ environment: EnvironmentValues) {
    redaction.follow(environment, in: node)
    let new = environment.text.fontSource
    guard new !== source else { return }
    source?.remove(self)
    source = new
    new?.add(self)
    invalidateLayout()
  }

  /// Invalidates the layout, as sizes or spacings are others at this instant.
  func instantChanged() {
    invalidateLayout()
    if !measures.isMoving(in: graph) { graph.unfollow(node) }
  }

  override func wasRemoved() {
    measures.remove(in: graph)
    shown.remove(in: graph)
    styles.forEach { $0?.remove(in: graph) }
    endTransitions()
    redaction.remove(in: graph)
    source?.remove(self)
    graph.unfollow(node)
  }

  override var spokenText: String? { setting.spoken }
  /// When the text becomes another by itself; `nil` for never.
  var nextChange: Date? { setting.nextChange }

  override var tracedName: String {
    let (text, most) = (setting.spoken, Self.tracedCharacters)
    return "Text '\(text.count > most ? text.prefix(most - 1) + "…" : text)'"
  }

  override func trace(into lines: inout TraceLines) {
    lines.add(shown)
    let words = TracedValue.Quantity.words(setting.spoken)
    lines.add("text", model: words, presentation: words, animation: nil)
    redaction.trace(into: &lines)
    environment.textDrawer?.trace(into: &lines)
    rolling?.trace(into: &lines)
    fade?.trace(into: &lines)
    guard let run = setting.runs.first?.styled, let current = currentRuns.first else { return }
    lines.add(run.style > 0 ? styles[run.style - 1] : nil, in: environment)
    lines.add(
      "font.size", model: .number(run.font.size), presentation: .number(current.font.size),
      animation: measures.animation(in: graph)
        ?? environment.text.fontSource?.animation(in: graph))
  }

  // MARK: Layout

  override func layoutInvalidated() { knownMetrics.removeAll(keepingCapacity: true) }

  /// The runs in the sizes of the instant.
  private var currentRuns: [StyledRun] {
    let measures = measures.presentation(in: graph)
    let factor = font?.factor(in: graph) ?? 1
    return setting.runs.enumerated().map { index, run in
      var run = run
      measures.apply(to: &run, at: index)
      if !run.ownsSize { run.styled.font = run.styled.font.scaled(by: factor) }
      if let image = run.image {
        let width = image.art.inlineWidth(in: run.styled.font, environment, graph)
        run.styled.kerning += width - graph.fonts.blankWidth(in: run.styled.font)
      }
      return run.styled
    }
  }

  private func options(for proposal: ProposedViewSize) -> TextLayout.Options {
    var options = setting.options
    options.lineSpacing = measures.presentation(in: graph).lineSpacing
    options.width = proposal.width.flatMap { $0.isFinite ? Double($0) : nil }
    options.height = proposal.height.flatMap { $0.isFinite ? Double($0) : nil }
    return options
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let drawer = environment.textDrawer else { return ownSize(for: proposal) }
    return drawer.size(for: proposal) { [self] in ownSize(for: $0) }
  }

  /// The size of the text where nobody else draws it.
  private func ownSize(for proposal: ProposedViewSize) -> CGSize {
    let options = options(for: proposal)
    let runs = currentRuns
    var metrics = graph.fonts.measure(runs, options)
    if let lines = setting.reservedLines {
      var reserved = options
      (reserved.lineLimit, reserved.reservesSpace) = (lines, true)
      metrics.size.height = max(
        metrics.size.height, graph.fonts.measure(runs, reserved).size.height)
    }
    if knownMetrics.count >= Self.greatestKnown { knownMetrics.removeFirst() }
    knownMetrics.append((metrics.size, metrics))
    return metrics.size
  }

  /// The frame of a caret in the text, in points from the top left of its lines.
  ///
  /// - Parameters:
  ///   - index: Before which letter it is, counted from 0.
  ///   - width: How wide lines may be; `nil` for as wide as they are.
  /// - Returns: The frame.
  func caretFrame(before index: Int, width: CGFloat?) -> CGRect? {
    let options = options(for: ProposedViewSize(width: width, height: nil))
    let layout = graph.fonts.layout(currentRuns, options)
    let text = setting.spoken
    return Caret.at(index, of: text.count)
      .frame(in: layout, of: text, isRightToLeft: setting.options.isRightToLeft)
  }

  override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    let isFirst = key == VerticalAlignment.firstTextBaseline.key
    guard isFirst || key == VerticalAlignment.lastTextBaseline.key else { return nil }
    let metrics =
      knownMetrics.last { $0.size == dimensions.size }?.metrics
      ?? graph.fonts.measure(currentRuns, options(for: ProposedViewSize(dimensions.size)))
    return isFirst ? metrics.firstBaseline : metrics.lastBaseline
  }

  override var spacing: ViewSpacing {
    var fonts = currentRuns.map(\.font)
    if fonts.isEmpty {
      // A text without letters keeps the place of a line of its font.
      fonts = [environment.fontDescriptor(in: graph)]
    }
    let metrics = fonts.map { graph.fonts.metrics(of: $0) }
    let line = metrics.dropFirst().reduce(metrics[0], FontMetrics.greatest)
    return ViewSpacing(
      ofTextWithAscent: line.ascent, descent: line.descent, capHeight: line.capHeight,
      leading: max(line.leading, 0), scale: setting.options.scale)
  }

  override func placed() {
    shown.set(frame, in: node)
    guard environment.contentTransition != .identity else {
      placedText = nil
      return
    }
    let layout = currentLayout
    let new = RollingText.Setting(layout: layout, anchor: layout.metrics.size.width * share)
    placedText = new
    if layout.metrics.isTruncated {
      rolling?.remove(in: graph)
      rolling = nil
    }
    rolling?.settle(in: new, node)
  }

  /// The anchor across the frame, at which the text stays while the frame's size is on its way, 0...1.
  private var share: CGFloat {
    switch setting.options.alignment {
    case .leading: setting.options.isRightToLeft ? 1 : 0
    case .center: 0.5
    case .trailing: setting.options.isRightToLeft ? 0 : 1
    }
  }

  // MARK: Drawing

  /// What letters are painted with while only their outlines matter.
  private var silhouette: Paint?

  /// The layout as it was placed, in the sizes of the instant.
  private var currentLayout: TextLayout {
    let options = options(for: proposal)
    let runs = currentRuns
    if let known, known.options == options, known.runs == runs { return known.layout }
    let layout = graph.fonts.layout(runs, options)
    known = (options, runs, layout)
    return layout
  }

  /// The style of `index` at the instant.
  private func numbers(ofStyle index: Int) -> StyleNumbers {
    let own = index > 0 && index <= styles.count ? styles[index - 1] : nil
    return own?.presentation(in: graph) ?? environment.foregroundNumbers(in: graph)
  }

  override func draw(into list: inout DisplayList, _ context: DrawingContext) {
    let frame = shown.presentation(in: graph)
    let layout = currentLayout
    let present = RollingText.Setting(layout: layout, anchor: layout.metrics.size.width * share)
    let anchor = CGAffineTransform(
      translationX: frame.minX + frame.width * share, y: frame.minY
    ).concatenating(context.transform)
    redaction.draw(
      into: &list, graph, content: { drawShaded(present, into: &$0, anchor) },
      place: { drawBars(present, into: &$0, anchor) })
  }

  /// Draws the text with the shadows of its style: of several, the first that has any.
  private func drawShaded(
    _ text: RollingText.Setting, into list: inout DisplayList, _ anchor: CGAffineTransform
  ) {
    let own = styles.lazy.compactMap { $0?.shadows }.first { !$0.isEmpty }
    let shadows = own ?? environment.drawing.foreground?.shadows ?? []
    if shadows.isEmpty { return drawShown(text, into: &list, anchor) }
    let area = CGRect(origin: .zero, size: text.layout.metrics.size)
      .offsetBy(dx: -text.anchor, dy: 0)
    StyleShadow.draw(shadows, into: &list, anchor, area: area) { list, anchor, paint in
      silhouette = paint
      drawShown(text, into: &list, anchor)
      silhouette = nil
    }
  }

  /// Draws a bar in place of each line.
  private func drawBars(
    _ text: RollingText.Setting, into list: inout DisplayList, _ anchor: CGAffineTransform
  ) {
    let transform = CGAffineTransform(translationX: -text.anchor, y: 0).concatenating(anchor)
    let area = CGRect(origin: .zero, size: text.layout.metrics.size)
    for line in text.layout.lines {
      let style = Redaction.style(numbers(ofStyle: line.runs.first?.style ?? 0))
      list.fill(
        Redaction.bar(of: line.rect, scale: graph.stage.scale), with: style.paint(in: area),
        transform: transform)
    }
  }

  /// Draws the text, and while it replaces another, both.
  private func drawShown(
    _ present: RollingText.Setting, into list: inout DisplayList, _ anchor: CGAffineTransform
  ) {
    if fade?.isOver(in: graph) == true { fade = nil }
    drawChoice(present, into: &list, anchor)
    defer { drawCaret(present, into: &list, anchor) }
    if let drawer = environment.textDrawer {
      return drawer.draw(drawn(present, anchor), into: &list)
    }
    guard let fade else { return draw(present, into: &list, anchor) }
    for (old, share) in fade.leaving(in: graph) {
      var layer = Layer()
      layer.opacity = share
      list.layer(layer) { drawLetters(old, into: &$0, anchor) }
    }
    var layer = Layer()
    layer.opacity = fade.share(in: graph)
    if layer.opacity > 0 { list.layer(layer) { draw(present, into: &$0, anchor) } }
  }

  /// The text for who draws it.
  private func drawn(_ text: RollingText.Setting, _ anchor: CGAffineTransform) -> DrawnText {
    DrawnText(
      box: self, layout: text.layout, size: shown.presentation(in: graph).size,
      transform: CGAffineTransform(translationX: -text.anchor, y: 0).concatenating(anchor),
      paint: { [self] in paint($0, text.layout) },
      image: { [self] in drawImage($0, text.layout, into: &$1, $2) },
      attributes: { [setting] in setting.attributes(ofCharacter: $0) },
      isRightToLeft: isRightToLeft)
  }

  private func drawCaret(
    _ text: RollingText.Setting, into list: inout DisplayList, _ anchor: CGAffineTransform
  ) {
    guard let caret = environment.caret,
      let frame = caret.frame(in: text.layout, of: setting.spoken, isRightToLeft: isRightToLeft)
    else { return }
    let transform = CGAffineTransform(translationX: -text.anchor, y: 0).concatenating(anchor)
    list.fill(
      Path(roundedRect: frame, cornerRadius: Caret.width / 2), with: caretTint.paint(in: frame),
      transform: transform)
  }

  /// Draws what is behind letters that are chosen.
  private func drawChoice(
    _ text: RollingText.Setting, into list: inout DisplayList, _ anchor: CGAffineTransform
  ) {
    guard let places = environment.caret?.choice(in: text.layout), !places.isEmpty else { return }
    let transform = CGAffineTransform(translationX: -text.anchor, y: 0).concatenating(anchor)
    var layer = Layer()
    layer.opacity = Caret.choiceOpacity
    list.layer(layer) { list in
      for place in places {
        list.fill(Path(place), with: caretTint.paint(in: place), transform: transform)
      }
    }
  }

  private var caretTint: StyleNumbers {
    environment.drawing.tint?.presentation(in: graph)
      ?? Color.accentColor.styleNumbers(in: environment)
  }

  /// Draws the text as it is now, letters that roll where they are.
  private func draw(
    _ text: RollingText.Setting, into list: inout DisplayList, _ anchor: CGAffineTransform
  ) {
    if rolling?.isOver(in: graph) == true { rolling = nil }
    var rest = text
    if let rolling {
      rest.layout = rolling.draw(text, into: &list, graph, anchor) { [self] in
        paint($0, text.layout)
      }
    }
    drawLetters(rest, into: &list, anchor)
  }

  private func drawLetters(
    _ text: RollingText.Setting, into list: inout DisplayList, _ anchor: CGAffineTransform
  ) {
    let transform = CGAffineTransform(translationX: -text.anchor, y: 0).concatenating(anchor)
    text.layout.draw(
      into: &list, transform: transform,
      images: { drawImage($0, text.layout, into: &$1, transform) },
      paint: { [self] in paint($0, text.layout) })
  }

  private func paint(_ style: Int, _ layout: TextLayout) -> Paint {
    silhouette
      ?? numbers(ofStyle: style).paint(in: CGRect(origin: .zero, size: layout.metrics.size))
  }

  /// Draws the image for which the glyph of `run` stands, if it does for one.
  private func drawImage(
    _ run: TextLayout.Run, _ layout: TextLayout, into list: inout DisplayList,
    _ transform: CGAffineTransform
  ) -> Bool {
    guard let index = setting.runs.firstIndex(where: { $0.styled.style == run.style }),
      let image = setting.runs[index].image, let place = run.glyphs.glyphs.first?.position
    else { return false }
    image.art.drawInline(
      at: place, in: currentRuns[index].font.scaled(by: layout.metrics.scaleFactor),
      numbers(ofStyle: run.style), environment, graph, into: &list, transform)
    return true
  }

  override func covers(_ point: CGPoint, _ context: DrawingContext) -> Bool {
    let local = point.applying(context.transform.inverted())
    return shown.presentation(in: graph).contains(local)
  }
}
