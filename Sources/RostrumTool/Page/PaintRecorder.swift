import DisplayList
import FilmPictures
import Reports

/// A recorder of what frames are painted with: colours, and texts with their fonts.
struct PaintRecorder {
  private struct Swatch {
    var color: ResolvedColor
    var frames = 0
    var latest = -1
    var views: [String] = []
  }
  private struct TextKey: Hashable {
    var view: String
    var text: String
    var font: String
    var size: Double
  }

  /// What is listed at most: a counter sets another text in each frame.
  private static let (mostColors, mostTexts, mostViews) = (16, 40, 3)
  /// A colour that is not shown for so many frames is on its way to another one.
  private static let leastFrames = 6

  private var frameCount = 0
  private var swatches: [ResolvedColor: Int] = [:]
  private var colors: [Swatch] = []
  private var known: Set<TextKey> = []
  private var texts: [SceneAccount.Text] = []

  /// Takes the next frame.
  mutating func take(_ moment: DrawnMoment) {
    /// Runs of one view and paint stand beside each other.
    var run: (key: TextKey, paint: Paint)?
    for (index, command) in moment.list.commands.enumerated() {
      let view = index < moment.views.count ? moment.views[index] : ""
      switch command {
      case .fill(_, _, let paint, _), .stroke(_, _, let paint, _): note(paint, view)
      case .glyphs(let glyphs, let paint, _):
        note(paint, view)
        let key = TextKey(
          view: view, text: glyphs.text, font: glyphs.font.name, size: glyphs.size)
        if let open = run, open.paint == paint, open.key.view == view, open.key.font == key.font,
          open.key.size == key.size
        {
          run?.key.text += key.text
        } else {
          note(run)
          run = (key, paint)
        }
      default: break
      }
    }
    note(run)
    frameCount += 1
  }

  private mutating func note(_ run: (key: TextKey, paint: Paint)?) {
    guard let (key, paint) = run, !key.text.allSatisfy(\.isWhitespace),
      known.insert(key).inserted
    else { return }
    var color = ""
    if case .solid(let solid) = paint { color = Self.hexadecimal(solid) }
    texts.append(
      SceneAccount.Text(
        text: key.text, font: key.font, size: key.size, color: color, view: key.view,
        first: frameCount))
  }

  private mutating func note(_ paint: Paint, _ view: String) {
    switch paint {
    case .solid(let color): note(color, view)
    case .gradient(let gradient): for stop in gradient.stops { note(stop.color, view) }
    case .mesh(let mesh): for vertex in mesh.vertices { note(vertex.color, view) }
    case .backdrop(let backdrop): note(backdrop.tint, view)
    case .glass(let glass): for pane in glass.panes { note(pane.tint, view) }
    case .picture, .shader: break
    }
  }

  private mutating func note(_ color: ResolvedColor, _ view: String) {
    guard color.opacity > 0 else { return }
    let place = swatches[color] ?? colors.count
    if place == colors.count {
      swatches[color] = place
      colors.append(Swatch(color: color))
    }
    if colors[place].latest != frameCount {
      colors[place].latest = frameCount
      colors[place].frames += 1
    }
    if !colors[place].views.contains(view), colors[place].views.count < Self.mostViews {
      colors[place].views.append(view)
    }
  }

  /// What was recorded.
  ///
  /// - Parameter frameCount: How many frames the film has.
  /// - Returns: Colours, texts, and how many texts more there are.
  func result(frameCount: Int) -> (
    swatches: [SceneAccount.Swatch], texts: [SceneAccount.Text], textsLeftOut: Int
  ) {
    let least = min(Self.leastFrames, frameCount)
    let shown = colors.enumerated().filter { $0.element.frames >= least }.sorted {
      (-$0.element.frames, $0.offset) < (-$1.element.frames, $1.offset)
    }
    let swatches = shown.prefix(Self.mostColors).map { _, swatch in
      SceneAccount.Swatch(
        color: Self.hexadecimal(swatch.color), opacity: Double(swatch.color.opacity),
        frameCount: min(swatch.frames, frameCount), views: swatch.views)
    }
    let texts = texts.filter { $0.first < frameCount }
    return (
      swatches, Array(texts.prefix(Self.mostTexts)), max(texts.count - Self.mostTexts, 0)
    )
  }

  private static func hexadecimal(_ color: ResolvedColor) -> String {
    let parts = [color.red, color.green, color.blue].map { part in
      let byte = Int((min(max(part, 0), 1) * 255).rounded())
      return String(0x100 | byte, radix: 16, uppercase: true).dropFirst()
    }
    return "#" + parts.joined()
  }
}
