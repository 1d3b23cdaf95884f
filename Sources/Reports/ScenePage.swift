internal import Foundation

/// The page of a scene: one file that needs no network and no other file, with its film, and all that is known of how it moves.
///
/// The same film gives the same bytes.
public struct ScenePage {
  private let film: SceneAccount
  private let pictures: [UInt8]

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - film: What is shown besides the pictures.
  ///   - pictures: The film as an animated WebP without loss.
  public init(_ film: SceneAccount, pictures: [UInt8]) {
    (self.film, self.pictures) = (film, pictures)
  }

  /// Makes the page.
  ///
  /// - Returns: UTF-8 HTML.
  /// - Throws: What `JSONEncoder` throws of numbers that are none.
  public func make() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Such a letter stands in strings only; `</script>` in one would end the program.
    let data = String(decoding: try encoder.encode(PageData(film)), as: UTF8.self)
      .replacing("<", with: "\\u003c")
    let frame = PageFrame(
      title: film.title, style: PageStyle.scene, script: PageScript.scene,
      data: "{\"film\":\(data),\n\"pictures\":\"\(Data(pictures).base64EncodedString())\"}",
      keys: Self.keys)
    return frame.html(
      """
      \(header)
      <main id="main" class="body" tabindex="-1">
      \(player)
      <div class="told">
      \(parts)
      \(curves)
      \(specs)
      \(tree)
      \(palette)
      \(texts)
      </div>
      </main>
      """)
  }

  private static let keys = [
    ("<kbd>space</kbd>", "play or pause"),
    ("<kbd>←</kbd> <kbd>→</kbd>", "one frame back or on"),
    ("<kbd>Home</kbd> <kbd>End</kbd>", "the first frame, the last"),
    ("<kbd>p</kbd> <kbd>n</kbd>", "what happened before, what happens next"),
    ("<kbd>1</kbd>–<kbd>4</kbd>", "as fast as it is, ½, ¼, ⅛"),
    ("<kbd>l</kbd>", "again and again, or once"),
    ("<kbd>t</kbd>", "colours"),
  ]

  private var last: Int { max(film.frameCount - 1, 0) }
  /// The last frame's time.
  private var end: Double { Double(max(last, 1)) / film.framesPerSecond }

  // MARK: Head and film

  private var header: String {
    func short(_ number: Double) -> String { Decimal.text(number, places: 3) }
    let length = short(Double(film.frameCount) / film.framesPerSecond)
    let facts = [
      "\(short(film.width))×\(short(film.height)) pt at \(short(film.scale))×",
      "\(short(film.framesPerSecond)) frames a second", "\(film.frameCount) frames", "\(length) s",
    ]
    return """
      <a class="skip" href="#main">Skip to the film</a>
      <header class="top">
      <div class="title"><span class="logo" aria-hidden="true"></span>
      <h1><small>\(facts.joined(separator: " · "))</small> \(Markup.escaped(film.title))</h1></div>
      \(PageFrame.tools)
      </header>
      """
  }

  private var player: String {
    """
    <section class="player" aria-label="Player">
    <div class="stage"><figure class="screen"><canvas role="img" aria-label="The film"></canvas></figure></div>
    <div class="timeline">
    <div class="lane">\(EventMarks(film.events, end: end).html)</div>
    <input class="slider" type="range" min="0" max="\(last)" value="0" step="1" aria-label="Frame">
    </div>
    \(Transport(last: last, stop: "event", loops: true).html)
    </section>
    """
  }

  // MARK: What is told

  /// Curves that are seen at once.
  private static let mostOpen = 12

  /// The way to what is told.
  private var parts: String {
    let all = [
      ("curves", "Motion", true), ("specs", "Animations", !film.specs.isEmpty),
      ("views", "Views", !film.views.isEmpty), ("palette", "Colours", !film.swatches.isEmpty),
      ("texts", "Texts", !film.texts.isEmpty),
    ]
    let links = all.filter(\.2).map { name, title, _ in "<a href=\"#\(name)\">\(title)</a>" }
    return "<nav class=\"parts\" aria-label=\"Parts\">\(links.joined())</nav>"
  }

  private func section(_ title: String, _ name: String, _ tools: String = "", _ content: String)
    -> String
  {
    "<section class=\"\(name)\" id=\"\(name)\"><h2>\(title)\(tools)</h2>\n\(content)\n</section>"
  }

  private var curves: String {
    let figures = film.curves.enumerated().map { index, curve in
      SceneCurveFigure(curve: curve, index: index, end: end, events: film.events).html
    }
    let rest = figures.dropFirst(Self.mostOpen)
    let more = """
      <details class="more"><summary>\(rest.count) more</summary>
      \(rest.joined(separator: "\n"))
      </details>
      """
    return section(
      "Motion", "curves", "",
      figures.isEmpty
        ? "<p class=\"none\">Nothing moves.</p>"
        : figures.prefix(Self.mostOpen).joined(separator: "\n") + (rest.isEmpty ? "" : more))
  }

  private var specs: String {
    guard !film.specs.isEmpty else { return "" }
    return section(
      "Animations", "specs", "", film.specs.map { SpecCard($0).html }.joined(separator: "\n"))
  }

  private var tree: String {
    guard !film.views.isEmpty else { return "" }
    return section(
      "Views", "views",
      "<label class=\"switch\"><input type=\"checkbox\" id=\"moving\" checked> only what moves</label>",
      SceneTree(film.views).html)
  }

  private var palette: String {
    guard !film.swatches.isEmpty else { return "" }
    let rows = film.swatches.map { swatch in
      let opacity = swatch.opacity < 1 ? " \(Decimal.text(swatch.opacity * 100, places: 0)) %" : ""
      return """
        <li><i style="background:\(swatch.color);opacity:\(Decimal.text(swatch.opacity, places: 2))"></i>\
        <code>\(swatch.color)\(opacity)</code>\
        <span class="of">\(swatch.views.map { Markup.escaped($0) }.joined(separator: ", "))</span></li>
        """
    }
    return section("Colours", "palette", "", "<ul>\(rows.joined(separator: "\n"))</ul>")
  }

  private var texts: String {
    guard !film.texts.isEmpty else { return "" }
    let rows = film.texts.map { text in
      """
      <tr><td>\(Markup.escaped(text.text))</td><td>\(Markup.escaped(text.font)) \
      \(Decimal.text(text.size, places: 1))</td><td><code>\(text.color)</code></td><td><button type="button" class="seek" \
      data-time="\(Double(text.first) / film.framesPerSecond)">\
      \(Decimal.text(Double(text.first) / film.framesPerSecond, places: 2)) s</button></td></tr>
      """
    }
    let rest = film.textsLeftOut
    return section(
      "Texts", "texts", "",
      """
      <table><thead><tr><th>Text</th><th>Font</th><th>Colour</th><th>From</th></tr></thead><tbody>
      \(rows.joined(separator: "\n"))
      </tbody></table>\(rest > 0 ? "<p class=\"none\">and \(rest) more</p>" : "")
      """)
  }
}
