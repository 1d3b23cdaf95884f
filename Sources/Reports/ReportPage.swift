public import Goldens
public import Pixels

/// A report: one page that needs no network and no other file, with all that a check found.
///
/// The page lists the results, the worst first, and plays for each golden what was before and what is now. The same
/// results and pictures give the same bytes.
public struct ReportPage {
  /// Bytes that a page may take by default.
  public static let usualLimit = 5_000_000

  private let document: CheckDocument
  private let clips: [String: ReportClip]
  private let limit: Int
  private let title: String

  /// Creates a page's plan.
  ///
  /// - Parameters:
  ///   - document: What was found.
  ///   - clips: What is known of goldens that are not as they were, in any order; others are told in words alone.
  ///   - limit: Bytes that the page may take: pictures are left out, evenly, until it does; words never are.
  ///   - title: What the page is called.
  public init(
    _ document: CheckDocument, clips: [ReportClip], limit: Int = usualLimit,
    title: String = "Motion report"
  ) {
    (self.document, self.limit, self.title) = (document, limit, title)
    self.clips = Dictionary(clips.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
  }

  /// What became of a page.
  public struct Result: Hashable, Sendable {
    /// The page, as UTF-8 HTML.
    public let html: String
    /// Frames that have pictures, and how many of them the page has no room for.
    public let frameCount: Int
    /// How many frames were left out for the limit.
    public let leftOut: Int
  }

  /// Makes the page.
  ///
  /// - Parameter picture: The picture that a key of a clip stands for; `nil` if there is none.
  /// - Returns: The page, and what it has no room for.
  /// - Throws: What `picture` throws, and `CodecError` for pictures without pixels.
  public func make(picture: (String) throws -> Pixmap?) throws -> Result {
    let entries = document.entriesBySeverity
    let articles = entries.enumerated().map { index, entry in
      ReportArticle(entry, clips[entry.name], id: "g\(index)")
    }
    let words =
      PageStyle.report.utf8.count + PageScript.report.utf8.count + Self.frameSize
      + articles.reduce(0) {
        $0 + $1.html(.init()).utf8.count + $1.json(.init()).utf8.count + $1.row.utf8.count
          + $1.frameCount * Self.numberSize + Self.remarkSize
      }
    var shelf = PictureShelf()
    var films = articles.map { _ in PictureShelf.Film() }
    // The shortest come first: what they leave is there for those that need it.
    let order = articles.indices.filter { articles[$0].hasPictures }
      .sorted { (articles[$0].frameCount, $0) < (articles[$1].frameCount, $1) }
    var waiting = order.count
    for index in order {
      guard let clip = articles[index].clip else { continue }
      let room = max(limit - words - shelf.size, 0) / waiting
      waiting -= 1
      films[index] = try shelf.add(clip, articles[index].entry, room: room, picture: picture)
    }
    let known = films.reduce(0) { $0 + $1.known }
    let shown = films.reduce(0) { $0 + $1.shown }
    return Result(
      html: page(articles, films, shelf, known: known, shown: shown), frameCount: known,
      leftOut: known - shown)
  }

  /// Bytes that a page's frame takes at most, a frame's two numbers, and what a film tells of what is left out.
  private static let frameSize = 8000
  private static let numberSize = 14
  private static let remarkSize = 400

  private func page(
    _ articles: [ReportArticle], _ films: [PictureShelf.Film], _ shelf: PictureShelf, known: Int,
    shown: Int
  ) -> String {
    let data = zip(articles, films).filter { $0.0.isShownAtLength }.map { article, film in
      Markup.quoted(article.id) + ":" + article.json(film)
    }
    let frame = PageFrame(
      title: "\(title): \(headline)", style: PageStyle.report, script: PageScript.report,
      data: """
        {"clips":{\(data.joined(separator: ",\n"))},
        "pictures":\(shelf.json)}
        """, keys: Self.keys)
    return frame.html(
      """
      \(header(known: known, shown: shown))
      <div class="columns">
      \(list(articles))
      <main id="main" tabindex="-1">
      \(document.entries.isEmpty ? "<p class=\"nothing\">Nothing was compared.</p>" : "")
      \(zip(articles, films).map { $0.html($1) }.joined(separator: "\n"))
      </main>
      </div>
      """)
  }

  private static let keys = [
    ("<kbd>space</kbd>", "play or pause"),
    (
      "<kbd>←</kbd> <kbd>→</kbd>",
      "one frame back or on; <kbd>Home</kbd> <kbd>End</kbd> the first and the last"
    ),
    ("<kbd>p</kbd> <kbd>n</kbd>", "the finding before, the next finding"),
    ("<kbd>1</kbd>–<kbd>4</kbd>", "before, now, difference, side by side"),
    ("<kbd>j</kbd> <kbd>k</kbd>", "the next film, the one before"),
    ("<kbd>/</kbd>", "search"),
    ("<kbd>t</kbd>", "colours"),
  ]

  // MARK: Head

  /// The whole in a sentence.
  private var headline: String {
    let all = document.entries.count
    let bad = document.entries.count { $0.code != 0 }
    let films = all == 1 ? "1 film" : "\(all) films"
    if all == 0 { return "nothing was compared" }
    if bad == 0 { return "\(films), all as \(all == 1 ? "it was" : "they were")" }
    return
      "\(bad) of \(films) \(bad == 1 ? "is" : "are") not as \(bad == 1 ? "it was" : "they were")"
  }

  private func header(known: Int, shown: Int) -> String {
    let left =
      known == shown
      ? ""
      : """
      <p class="limit"><b>\(known - shown) of \(known) frames have no picture here.</b> They were left out evenly, so that \
      the page stays within \(Decimal.text(Double(limit) / 1_000_000, places: 1)) MB. Frames that findings name were kept \
      first; curves and numbers are complete.</p>
      """
    let orphans =
      document.orphans.isEmpty
      ? ""
      : """
      <details class="orphans"><summary>\(document.orphans.count) golden\(document.orphans.count == 1 ? "" : "s") \
      that no scene asks for</summary><ul>\
      \(document.orphans.map { "<li><code>\(Markup.escaped($0))</code></li>" }.joined())</ul>\
      <p><code>rostrum prune</code> removes them.</p></details>
      """
    return """
      <a class="skip" href="#main">Skip to the film</a>
      <header class="top">
      <div class="title"><span class="logo" aria-hidden="true"></span>
      <h1><small>\(Markup.escaped(title))</small> \(Markup.escaped(headline))</h1></div>
      \(PageFrame.tools)
      \(left)\(orphans)
      </header>
      """
  }

  // MARK: List

  private func list(_ articles: [ReportArticle]) -> String {
    let verdicts: [(String, String)] = [
      ("failed", "failed"), ("incomparable", "incomparable"), ("differs", "differ"),
      ("missing", "missing"), ("recorded", "recorded"), ("same", "same"),
    ]
    let chips = verdicts.compactMap { name, words -> String? in
      let count = articles.count { $0.look == name }
      guard count > 0 else { return nil }
      // What is as it was is listed when asked for, or when there is nothing else.
      let isOn = name != "same" || articles.allSatisfy { $0.look == "same" }
      return """
        <button type="button" class="chip \(name)" data-filter="\(name)" aria-pressed="\(isOn)">\
        <b>\(count)</b> \(words)</button>
        """
    }
    return """
      <nav class="list" aria-label="Films">
      <div class="filters">
      <input id="search" type="search" placeholder="Search names and sentences" aria-label="Search names and sentences">
      <div class="chips" role="group" aria-label="Show films that">\(chips.joined())</div>
      </div>
      <ol id="rows">
      \(articles.map(\.row).joined(separator: "\n"))
      </ol>
      <p id="none" class="none" hidden>No film fits.</p>
      <footer>rostrum \(Markup.escaped(document.version)), renderer \(document.renderer)</footer>
      </nav>
      """
  }
}
