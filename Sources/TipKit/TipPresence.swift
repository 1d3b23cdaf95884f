import SceneGraph
@_spi(Engine) import ViewEngine
import Views

/// Whether the tip of a view is shown there: it comes and goes by itself, moving.
@MainActor final class TipPresence {
  /// Where a tip is shown.
  enum Kind { case inline, popover }

  private final class Link {
    weak var presence: TipPresence?
    init(_ presence: TipPresence) { self.presence = presence }
  }
  /// Those of all views, in the order in which they asked.
  private static var links: [Link] = []

  /// Shows what can be shown now, and nothing else.
  static func refreshAll() {
    links.removeAll { $0.presence == nil }
    for link in links { link.presence?.refresh() }
  }

  private let kind: Kind
  /// The view's tip.
  private var wanted: (any Tip)?
  private var isPresented: Binding<Bool>?
  /// What the view keeps of the tip that is shown: state, as that belongs to the update in which it was set.
  private var kept: Binding<TipItem?>?
  /// The tip that is shown.
  private(set) var shown: (any Tip)?
  /// Whether somebody tapped beside the tip, which does not close it for good.
  private var isDismissed = false

  init(_ kind: Kind) { self.kind = kind }

  /// Follows a view's tip.
  ///
  /// - Parameters:
  ///   - tip: The tip; `nil` for none.
  ///   - isPresented: Whether it is shown while it can be; `nil` for always.
  ///   - kept: Where the view keeps the tip that is shown.
  /// - Returns: The tip that is shown in the running update.
  func follow(
    _ tip: (any Tip)?, _ isPresented: Binding<Bool>?, in kept: Binding<TipItem?>
  ) -> TipItem? {
    let isOther = tip?.id != wanted?.id
    (wanted, self.isPresented, self.kept) = (tip, isPresented, kept)
    if isOther {
      isDismissed = false
      if !Self.links.contains(where: { $0.presence === self }) { Self.links.append(Link(self)) }
      // A body changes nothing: the tip comes when it has been evaluated.
      Task { [weak self] in self?.refresh() }
    }
    guard let item = kept.wrappedValue, isPresented?.wrappedValue != false else { return nil }
    guard let tip, tip.id == item.id else { return item }
    return TipItem(tip: tip)
  }

  /// Takes the tip away as long as it is the view's.
  func dismiss() {
    isDismissed = true
    show(nil)
  }

  private func refresh() {
    guard let wanted, !isDismissed, wanted.status == .available, isFree else { return show(nil) }
    TipDatastore.shared.claim(wanted)
    show(wanted)
  }

  /// Whether there is room: one popover is shown at a time, as UIKit presents them.
  private var isFree: Bool {
    kind == .inline || shown != nil
      || !Self.links.contains { $0.presence?.kind == .popover && $0.presence?.shown != nil }
  }

  /// Shows a tip, or none, by the system's usual animation: TipKit publishes none of its own.
  private func show(_ tip: (any Tip)?) {
    guard tip?.id != shown?.id else { return }
    withAnimation {
      shown = tip
      kept?.wrappedValue = tip.map { TipItem(tip: $0) }
      isPresented?.wrappedValue = tip != nil
    }
  }
}

/// A tip as what a popover shows.
struct TipItem: Identifiable {
  let tip: any Tip
  var id: String { tip.id }
}
