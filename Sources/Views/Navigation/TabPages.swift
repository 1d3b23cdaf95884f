import DisplayList
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// What the pages of tabs are, as layout finds them.
@MainActor final class TabModel {
  /// The tags of the pages; the place of one that has none.
  private(set) var tags: [AnyHashable] = []
  /// The place of the page that is chosen.
  private(set) var index = 0
  /// The place of the tab for search; `nil` for none.
  private(set) var search: Int?
  /// The words of that tab's label; `nil` for one without any.
  private(set) var searchTitle: String?
  /// The box of the page that is chosen.
  private(set) weak var chosen: Box?
  /// The boxes of all pages.
  private var pages: [Page] = []
  /// The width of a page in points.
  var width: CGFloat = 0
  /// Called after the update when there are other pages, or another is chosen.
  var changed: () -> Void = {}

  private struct Page {
    weak var box: Box?
  }

  /// The tag of a page; `nil` of one that is not among them.
  func tag(of page: Box) -> AnyHashable? {
    pages.firstIndex { $0.box === page }.map { tags[$0] }
  }

  /// The box of the icon in a tab's label; `nil` where it has none.
  func icon(of tab: AnyHashable?) -> Box? {
    guard let place = tags.firstIndex(where: { $0 == tab }), place < pages.count else { return nil }
    return pages[place].box.flatMap(Self.symbol)
  }

  /// The innermost icon in a box: a label may be in what stands for one.
  static func symbol(in box: Box) -> Box? {
    // A lazy sequence would look for its first more than once, at every level.
    for content in box.contents {
      if let inner = symbol(in: content) { return inner }
    }
    return (box as? TabIconBox)?.modifier.isIcon == true ? box : nil
  }

  /// The box of a page: around what comes and goes there are boxes of its own.
  private static func page(in box: Box) -> Box {
    var box = box
    while !(box is TabPageBox), let inner = box.contents.first { box = inner }
    return box
  }

  /// Takes the pages as they are now.
  func take(_ subviews: LayoutSubviews, chosen selection: AnyHashable?) {
    let boxes = subviews.map { Self.page(in: $0.box) }
    let tags = boxes.enumerated().map { place, box in
      (box as? TabPageBox).flatMap { $0.inner.ownTag(below: $0.node) } ?? AnyHashable(place)
    }
    let index = tags.firstIndex { $0 == selection } ?? 0
    let box = boxes.isEmpty ? nil : boxes[index]
    let search = subviews.firstIndex { $0[TabRoleTrait.self] == .search }
    pages = boxes.map { Page(box: $0) }
    let title = search.flatMap { ListRow.firstText(in: boxes[$0])?.spokenText }
    guard
      tags != self.tags || index != self.index || box !== chosen || search != self.search
        || title != searchTitle
    else { return }
    (self.tags, self.index, chosen) = (tags, index, box)
    (self.search, searchTitle) = (search, title)
    subviews.first?.box.graph.afterUpdate { [weak self] in self?.changed() }
  }
}

/// The layout of pages: side by side, or all in one place.
struct TabPagesLayout: Layout {
  let selection: AnyHashable?
  let model: TabModel
  /// Whether each page lies beside the one before.
  let isRow: Bool
  /// How far a finger has moved the row towards the trailing edge, in points.
  var drag: CGFloat = 0

  typealias AnimatableData = EmptyAnimatableData

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let largest = subviews.reduce(CGSize.zero) {
      let size = $1.sizeThatFits(proposal)
      return CGSize(width: max($0.width, size.width), height: max($0.height, size.height))
    }
    return CGSize(
      width: proposal.width ?? largest.width, height: proposal.height ?? largest.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    model.take(subviews, chosen: selection)
    model.width = bounds.width
    for (place, page) in subviews.enumerated() {
      let way = isRow ? CGFloat(place - model.index) * bounds.width + drag : 0
      page.place(
        at: CGPoint(x: bounds.midX + way, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(bounds.size))
    }
  }
}

/// Shows a page of tabs, or its label, while it is the chosen one, or while it is not, or always.
struct TabPageModifier: BoxModifier {
  typealias Body = Never
  let model: TabModel
  /// Whether it is shown while it is chosen, or while it is not; `nil` for always.
  var isShownChosen: Bool? = true
  /// Whether the label of a tab for search is shown elsewhere.
  var isSearchApart = false
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    TabPageBox(self, around: inner, node)
  }
}

/// The box of a page of tabs, or of its label.
final class TabPageBox: ModifierBox<TabPageModifier>, SightBox {
  private var isShown: Bool {
    if modifier.isSearchApart, inner.traits[TabRoleTrait.self] == .search { return false }
    return modifier.isShownChosen.map { (modifier.model.chosen === self) == $0 } ?? true
  }

  var isInSight: Bool { isShown }

  override func draw(into list: inout DisplayList, _ context: DrawingContext) {
    if isShown { inner.show(into: &list, context) }
  }
  override func hitTest(_ point: CGPoint, _ context: DrawingContext) -> Hit? {
    isShown ? inner.hitTest(point, context) : nil
  }
  override func survey(_ survey: inout TouchSurvey, _ context: DrawingContext) {
    if isShown { inner.survey(&survey, context) }
  }
}

/// The layout of a bar of tabs: places of one width for the labels.
struct TabBarLayout: Layout {
  let selection: AnyHashable?
  let model: TabModel
  /// The figures of a bar that is no wider than its labels want; `nil` for one from side to side.
  let floating: SystemLook.FloatingTabs?

  typealias AnimatableData = EmptyAnimatableData
  /// How far below the top of a bar from side to side the titles' baseline is: measured in a picture of iOS 18, with symbols and
  /// without.
  private static let baseline: CGFloat = 134.0 / 3

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard let floating else {
      return CGSize(width: proposal.width ?? 0, height: BarTabs<EmptyView>.height)
    }
    let count = inLine(subviews).count
    // What asks for no width gets the tabs as far apart as they want to be.
    let (pitch, more) = floating.pitch(of: count, in: proposal.width ?? .infinity)
    return CGSize(width: pitch * CGFloat(count) + more, height: floating.height)
  }

  /// The labels that stand side by side: where the bar floats a tab for search stands apart.
  private func inLine(_ subviews: Subviews) -> [LayoutSubview] {
    floating == nil
      ? Array(subviews) : subviews.filter { $0[TabRoleTrait.self] != .search }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    model.take(subviews, chosen: selection)
    let labels = inLine(subviews)
    let more = floating?.pitch(of: labels.count, in: bounds.width).more ?? 0
    let width = (bounds.width - more) / CGFloat(max(labels.count, 1))
    let offer = ProposedViewSize(width: width, height: bounds.height)
    for (place, label) in labels.enumerated() {
      let x = bounds.minX + more / 2 + width * (CGFloat(place) + 0.5)
      // A symbol alone stands in the bar's middle.
      if floating == nil, ListRow.firstText(in: label.box) != nil {
        let line = label.dimensions(in: offer)[VerticalAlignment.lastTextBaseline]
        let top = bounds.minY + Self.baseline - line
        label.place(at: CGPoint(x: x, y: top), anchor: .top, proposal: offer)
      } else {
        label.place(at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: offer)
      }
    }
  }
}
