internal import Goldens

/// A finding as a card: its sentence, its curves, and the figures of before and now.
struct FindingCard {
  let finding: Finding
  /// Its number in the list, 1 and up.
  let number: Int

  /// The card's HTML.
  ///
  /// - Parameter curves: The figures of its curves.
  /// - Returns: A list's item.
  func html(_ curves: String) -> String {
    let frames =
      finding.first == finding.last
      ? "frame \(finding.first)" : "frames \(finding.first)–\(finding.last)"
    return """
      <li class="finding"><p class="what"><b class="number">\(number)</b> \
      <span>\(Markup.escaped(finding.sentence))</span></p>
      <p class="where"><span class="kind">\(kind)</span>\
      <button type="button" class="seek" data-frame="\(finding.first)">\(frames)</button>\(deviation)</p>
      \(curves)\(figures)</li>
      """
  }

  private var kind: String {
    switch finding.kind {
    case .curve: "another curve"
    case .target: "another target"
    case .delay: "another time"
    case .transition: "another transition"
    case .order: "another order"
    case .motion: "moves or rests"
    case .constant: "another value"
    case .added: "a new view"
    case .gone: "a view is gone"
    case .drawing: "drawn otherwise"
    case .event: "another event"
    }
  }

  private var deviation: String {
    var parts: [String] = []
    if let deviation = finding.deviation {
      let unit = finding.unit.isEmpty ? "" : " \(finding.unit)"
      let text = "up to \(Decimal.text(deviation, places: 4))\(unit) off"
      if let worst = finding.worst {
        parts.append(
          """
          <button type="button" class="seek" data-frame="\(worst)">\(Markup.escaped(text))\
          <span class="unseen"> at frame \(worst)</span></button>
          """)
      } else {
        parts.append("<span>\(Markup.escaped(text))</span>")
      }
    }
    if let shift = finding.shift {
      let way = shift < 0 ? "earlier" : "later"
      parts.append("<span>\(Decimal.text(abs(shift), places: 1)) ms \(way)</span>")
    }
    return parts.joined()
  }

  private var figures: String {
    guard finding.before != nil || finding.after != nil else { return "" }
    let unit = finding.unit.isEmpty ? "" : " \(finding.unit)"
    func row(_ title: String, _ text: (Finding.Figures) -> String) -> String {
      let (before, after) = (finding.before.map(text) ?? "–", finding.after.map(text) ?? "–")
      return "<tr\(before == after ? "" : " class=\"changed\"")><th scope=\"row\">\(title)</th>"
        + "<td>\(Markup.escaped(before))</td><td>\(Markup.escaped(after))</td></tr>"
    }
    return """
      <table class="figures"><thead><tr><td></td><th scope="col">before</th><th scope="col">now</th></tr></thead><tbody>\
      \(row("overshoot") { "\(Decimal.text($0.overshoot * 100, places: 1)) %" })\
      \(row("settles at") { $0.settles.map { "\(Decimal.text($0, places: 3)) s" } ?? "never" })\
      \(row("peak speed") { "\(Decimal.text($0.peakSpeed, places: 2))\(unit)/s" })\
      </tbody></table>
      """
  }
}
