internal import Goldens

/// The player of an article: two films in sync, their difference, a time line and a filmstrip.
struct ReportPlayer {
  private let article: ReportArticle
  private let film: PictureShelf.Film

  /// Creates a player.
  ///
  /// - Parameters:
  ///   - article: The article that it stands in.
  ///   - film: The pictures.
  init(_ article: ReportArticle, _ film: PictureShelf.Film) {
    (self.article, self.film) = (article, film)
  }

  /// The player's HTML.
  var html: String {
    """
    <section class="player" aria-label="Player of \(Markup.escaped(article.entry.name))" data-clip="\(article.id)">
    \(article.hasPictures ? stage : "")
    <div class="timeline">
    <div class="lane" aria-hidden="true">\(lane)</div>
    <input class="slider" type="range" min="0" max="\(last)" value="0" step="1" aria-label="Frame">
    </div>
    \(Transport(last: last, stop: "finding").html)
    \(article.hasPictures ? "<div class=\"strip\" role=\"group\" aria-label=\"Filmstrip\"></div>" : "")
    \(remarks)
    </section>
    """
  }

  private var stage: String {
    """
    <div class="modes" role="group" aria-label="What is shown">\(modes)</div>
    <div class="stage" data-mode="\(firstMode)">
    \(screen("before", "Before", article.clip?.before, hasBefore))
    \(screen("after", "Now", article.clip?.after, hasAfter))
    \(isComparable ? screen("heat", "Difference", nil, true) : "")
    </div>
    <p class="note" aria-hidden="true"></p>
    """
  }

  private var last: Int { max(article.frameCount - 1, 0) }
  private var hasBefore: Bool { article.clip?.before.frames.contains { !$0.isEmpty } ?? false }
  private var hasAfter: Bool { article.clip?.after.frames.contains { !$0.isEmpty } ?? false }
  private var isComparable: Bool { hasBefore && hasAfter }
  private var firstMode: String { isComparable ? "side" : hasBefore ? "before" : "after" }

  private var modes: String {
    let all = [
      ("before", "Before", 1, hasBefore), ("after", "Now", 2, hasAfter),
      ("heat", "Difference", 3, isComparable), ("side", "Side by side", 4, article.hasPictures),
    ]
    return all.map { mode, title, key, isThere in
      """
      <button type="button" data-mode="\(mode)" aria-pressed="\(mode == firstMode)"\(isThere ? "" : " disabled") \
      title="\(title) (\(key))">\(title)</button>
      """
    }.joined()
  }

  private func screen(
    _ name: String, _ title: String, _ take: ReportTake?, _ isThere: Bool
  ) -> String {
    let caption = "<figcaption><span>\(title)</span></figcaption>"
    guard isThere else {
      return """
        <figure class="screen \(name) empty"><p>\(Self.reason(take))</p>\(caption)</figure>
        """
    }
    let source =
      take.map {
        $0.origin.isEmpty
          ? ""
          : " <small title=\"\(Markup.escaped($0.origin))\">\(Markup.escaped($0.origin))</small>"
      } ?? ""
    return """
      <figure class="screen \(name)"><canvas role="img" aria-label="\(title)"></canvas>\
      <figcaption><span>\(title)</span>\(source)</figcaption></figure>
      """
  }

  /// Why a take has no pictures, as HTML.
  private static func reason(_ take: ReportTake?) -> String {
    let origin = take?.origin ?? ""
    return Markup.escaped(origin.isEmpty ? "no pictures are kept." : origin)
  }

  /// Where frames differ and where findings begin, along the film.
  private var lane: String {
    func share(_ frame: Int) -> String {
      Decimal.text(100 * Double(frame) / Double(max(last, 1)), places: 2)
    }
    let runs = article.entry.differingFrames.map {
      #"<i class="run" style="left:\#(share($0.lowerBound))%;width:\#(share(max(0, min($0.upperBound, last) - $0.lowerBound)))%"></i>"#
    }
    // Findings that begin together share a mark.
    let firsts = article.entry.findings.map { min(max($0.first, 0), last) }
    let marks = firsts.indices.filter { !firsts[..<$0].contains(firsts[$0]) }.map { place in
      let numbers = firsts.indices.filter { firsts[$0] == firsts[place] }.map { "\($0 + 1)" }
      return
        #"<i class="mark" style="left:\#(share(firsts[place]))%">\#(numbers.joined(separator: " "))</i>"#
    }
    return runs.joined() + marks.joined()
  }

  private var remarks: String {
    var remarks: [String] = []
    for (name, take, isThere) in [
      ("Before", article.clip?.before, hasBefore), ("Now", article.clip?.after, hasAfter),
    ] where !isThere {
      remarks.append("\(name): \(Self.reason(take))")
    }
    if film.shown < film.known {
      remarks.append(
        "\(film.shown) of \(film.known) frames have pictures here; the others show the one before them."
      )
    }
    if film.factor > 1 {
      remarks.append(
        "Pictures are at 1/\(film.factor) of their size; small differences can look smaller than they are."
      )
    }
    return remarks.isEmpty ? "" : "<p class=\"remarks\">\(remarks.joined(separator: " "))</p>"
  }
}
