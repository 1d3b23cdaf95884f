internal import Goldens

/// A golden's part of a report: its row in the list, its article, and the player's numbers.
struct ReportArticle {
  let entry: CheckDocument.Entry
  let clip: ReportClip?
  /// The article's name in the page.
  let id: String
  private let curves: [[Curve]]

  /// Creates the part of a golden.
  ///
  /// - Parameters:
  ///   - entry: Its result.
  ///   - clip: What else is known of it.
  ///   - id: The article's name in the page.
  init(_ entry: CheckDocument.Entry, _ clip: ReportClip?, id: String) {
    (self.entry, self.clip, self.id) = (entry, clip, id)
    curves = entry.findings.map { finding in clip.map { Curve.all(of: finding, in: $0) } ?? [] }
  }

  /// How it looks in the list: its verdict, but for what is the same and yet not as expected.
  var look: String {
    entry.verdict == .same && entry.code != 0 ? "differs" : entry.verdict.rawValue
  }

  /// Whether there is a film to look at.
  var hasPictures: Bool {
    guard isShownAtLength, let clip else { return false }
    return (clip.before.frames + clip.after.frames).contains { !$0.isEmpty }
  }

  /// Whether there is more to say than that all is as it was.
  var isShownAtLength: Bool { entry.code != 0 || clip != nil }

  /// The row of the list.
  var row: String {
    let spark = curves.first?.first.map { CurveDrawing(curve: $0).spark() } ?? ""
    return """
      <li data-look="\(look)"><a href="#\(id)"><span class="dot \(look)" aria-hidden="true"></span>\
      <span class="name">\(Markup.escaped(entry.name))</span>\(spark)\
      <span class="unseen">\(word):</span><span class="told">\(Markup.escaped(shortSentence))</span></a></li>
      """
  }

  /// The sentence without the name that stands before it already.
  private var shortSentence: String {
    for lead in ["\(entry.name) · ", "\(entry.name): "] where entry.sentence.hasPrefix(lead) {
      return String(entry.sentence.dropFirst(lead.count))
    }
    return entry.sentence
  }

  /// The verdict as a word.
  private var word: String {
    switch look {
    case "failed": "failed"
    case "incomparable": "cannot be compared"
    case "differs": "differs"
    case "missing": "no golden"
    case "recorded": "recorded"
    default: "as it was"
    }
  }

  // MARK: Article

  /// The article.
  ///
  /// - Parameter film: Its pictures.
  /// - Returns: HTML.
  func html(_ film: PictureShelf.Film) -> String {
    let isFilm = isShownAtLength && frameCount > 0
    return """
      <article id="\(id)" aria-labelledby="\(id)-name" data-look="\(look)">
      <header>
      <a class="back" href="#list">All films</a>
      <h2 id="\(id)-name">\(Markup.escaped(entry.name))</h2> <span class="badge \(look)">\(word)</span>
      <p class="lead">\(Markup.escaped(entry.sentence))</p>
      <p class="facts">\(facts.joined(separator: ""))</p>
      </header>
      <div class="body\(isFilm ? "" : " bare")">
      \(isFilm ? ReportPlayer(self, film).html : "")
      <div class="reasons">\(findings)\(unmet)\(command)</div>
      </div>
      </article>
      """
  }

  /// Frames of the longer film.
  var frameCount: Int {
    guard let clip else { return 0 }
    return [clip.before, clip.after].map { max($0.frames.count, $0.motion?.frameCount ?? 0) }
      .reduce(0, max)
  }

  /// Frames a second.
  var framesPerSecond: Double {
    let rate =
      clip?.after.motion?.framesPerSecond ?? clip?.before.motion?.framesPerSecond
      ?? entry.framesPerSecond ?? 0
    return rate > 0 ? rate : 60
  }

  private var facts: [String] {
    var facts = [
      "<span><code>\(Markup.escaped(entry.scene + (entry.line.map { ":\($0)" } ?? "")))</code></span>"
    ]
    if !entry.preview.isEmpty {
      facts.append("<span>preview \(Markup.escaped(entry.preview))</span>")
    }
    if let count = entry.frameCount {
      let rate = entry.framesPerSecond.map { " at \(Decimal.text($0, places: 2)) fps" } ?? ""
      facts.append("<span>\(count) frame\(count == 1 ? "" : "s")\(rate)</span>")
    }
    if entry.differingCount > 0 {
      let runs = entry.differingFrames.map {
        $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)"
      }
      let shown = runs.prefix(Self.mostRuns).joined(separator: ", ")
      facts.append(
        "<span>differs in \(entry.differingCount): \(shown)\(runs.count > Self.mostRuns ? " …" : "")</span>"
      )
    }
    if let worst = entry.worst {
      facts.append(
        "<span>worst is frame \(worst.frame): \(worst.pixels) pixels, by up to \(worst.greatest) of 255</span>"
      )
    }
    if let level = entry.level {
      let near =
        entry.closeness.map { ", \(Decimal.text($0 * 100, places: 0)) % of its limit" } ?? ""
      facts.append("<span>level <code>\(Markup.escaped(level))</code>\(near)</span>")
    }
    return facts
  }

  /// Runs of differing frames that are listed.
  private static let mostRuns = 4

  private var findings: String {
    guard !entry.findings.isEmpty else { return "" }
    var index = 0
    let cards = zip(entry.findings, curves).enumerated().map { number, pair in
      let (finding, curves) = pair
      let figures = curves.map { curve in
        defer { index += 1 }
        let label =
          "\(curve.property) of \(finding.view), before and now, over "
          + "\(Decimal.text(Double(max(curve.frameCount - 1, 0)) / curve.framesPerSecond, places: 2)) seconds"
        return CurveDrawing(curve: curve).figure(label: label, index: index)
      }
      return FindingCard(finding: finding, number: number + 1).html(figures.joined())
    }
    return "<h3>What changed</h3><ol class=\"findings\">\(cards.joined())</ol>"
  }

  private var unmet: String {
    guard !entry.unmet.isEmpty else { return "" }
    let rows = entry.unmet.map { "<li>\(Markup.escaped($0))</li>" }
    return "<h3>Not as expected</h3><ul class=\"unmet\">\(rows.joined())</ul>"
  }

  /// What a person types when all is well as it is now.
  private var command: String {
    let line: String
    let title: String
    switch entry.verdict {
    case .differs, .incomparable:
      (title, line) = ("If this is right", "rostrum approve --only \(Markup.shellWord(entry.name))")
    case .missing: (title, line) = ("To keep it", "rostrum record \(Markup.shellWord(entry.scene))")
    case .failed, .recorded, .same: return ""
    }
    return """
      <h3>\(title)</h3><p class="command"><code>\(Markup.escaped(line))</code>\
      <button type="button" data-copy="\(Markup.escaped(line))">Copy</button></p>
      """
  }

  // MARK: Numbers

  /// What the player knows of the film, as JSON.
  ///
  /// - Parameter film: Its pictures.
  /// - Returns: An object.
  func json(_ film: PictureShelf.Film) -> String {
    let curves = curves.joined().map { curve in
      #"{"b":\#(Self.list(curve.before)),"a":\#(Self.list(curve.after))}"#
    }
    let runs = entry.differingFrames.map { "[\($0.lowerBound),\($0.upperBound)]" }
    return """
      {"fps":\(Decimal.text(framesPerSecond, places: 5)),"n":\(frameCount),\
      "before":\(Self.list(film.before)),"after":\(Self.list(film.after)),\
      "findings":[\(entry.findings.map { "\($0.first)" }.joined(separator: ","))],\
      "runs":[\(runs.joined(separator: ","))],"curves":[\(curves.joined(separator: ","))]}
      """
  }

  private static func list(_ numbers: [Int]) -> String {
    "[\(numbers.map(\.description).joined(separator: ","))]"
  }

  private static func list(_ values: [Double?]) -> String {
    // Without any value there is no line to read.
    guard values.contains(where: { $0 != nil }) else { return "[]" }
    return
      "[\(values.map { $0.map { Decimal.text($0, places: 4) } ?? "null" }.joined(separator: ","))]"
  }
}
