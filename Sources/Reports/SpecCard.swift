/// An animation on a page: what it is, what it moves, and what other systems call it, to copy.
struct SpecCard {
  private let spec: SceneAccount.Spec

  /// Creates a card.
  ///
  /// - Parameter spec: The animation.
  init(_ spec: SceneAccount.Spec) { self.spec = spec }

  /// The card's HTML.
  var html: String {
    """
    <article class="spec"><h3>\(Markup.escaped(spec.title))</h3>
    <p class="of"><code>\(Markup.escaped(spec.animation))</code>\
    \(spec.remark.isEmpty ? "" : " \(Markup.escaped(spec.remark))")</p>
    <ul class="uses">\(uses)</ul>
    \(spec.equivalents.map(row).joined(separator: "\n"))
    </article>
    """
  }

  /// Uses that are listed at most.
  private static let mostUses = 6

  private var uses: String {
    let rows = spec.uses.prefix(Self.mostUses).map { use in
      """
      <li data-from="\(use.start)" data-to="\(use.end)"><button type="button" class="seek" data-time="\(use.start)">\
      \(Decimal.text(use.start, places: 2)) s</button> \(Markup.escaped(use.what))</li>
      """
    }
    let rest = spec.uses.count - rows.count
    return rows.joined() + (rest > 0 ? "<li>and \(rest) more</li>" : "")
  }

  private func row(_ equivalent: SceneAccount.Spec.Equivalent) -> String {
    """
    <div class="command"><b>\(Markup.escaped(equivalent.system))</b><code>\(Markup.escaped(equivalent.code))</code>\
    <button type="button" data-copy="\(Markup.escaped(equivalent.code))" \
    aria-label="Copy for \(Markup.escaped(equivalent.system))">Copy</button></div>
    """
  }
}

/// The marks of what happens along a film's time line; those that are near to each other share one.
struct EventMarks {
  private let events: [SceneAccount.Event]
  private let end: Double

  /// Creates marks.
  ///
  /// - Parameters:
  ///   - events: In the order of time.
  ///   - end: The last frame's time, in seconds.
  init(_ events: [SceneAccount.Event], end: Double) { (self.events, self.end) = (events, end) }

  /// Marks this share of the time line apart would overlap.
  private static let nearness = 0.035

  /// The marks' HTML.
  var html: String {
    var groups: [[SceneAccount.Event]] = []
    for event in events where event.time <= end {
      if let first = groups.last?.first, event.time - first.time < Self.nearness * end {
        groups[groups.count - 1].append(event)
      } else {
        groups.append([event])
      }
    }
    return groups.map { group in
      let words = group.map { "\(Decimal.text($0.time, places: 3)) s: \($0.label)" }
      let left = Decimal.text(100 * min(group[0].time / end, 1), places: 2)
      return """
        <button type="button" class="seek" style="left:\(left)%" data-time="\(group[0].time)" \
        title="\(Markup.escaped(words.joined(separator: "\n")))" \
        aria-label="\(Markup.escaped(words.joined(separator: ", ")))">\
        \(group.count > 1 ? "\(group.count)" : "")</button>
        """
    }.joined()
  }
}
