import SceneGraph
@_spi(Engine) import ViewEngine

/// The model of a navigation stack: its pages, and how they got there.
@MainActor package final class NavigationModel {
  /// One page above the root.
  struct Entry: Identifiable {
    let id: Int
    /// The value that the page shows; `nil` for a page of a link with a view.
    let value: AnyHashable?
    let view: AnyView?
    /// Called when the stack has popped the page.
    var popped: () -> Void = {}
  }

  private(set) var entries: [Entry] = []
  /// The navigation destinations: makers of pages, by the values' types.
  private var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]
  /// The titles of the pages, by depth; what a page's way back is called.
  private(set) var titles: [Int: Text] = [:]
  private var lastID = 0
  /// Shows the entries.
  var changed: () -> Void = {}
  /// Tells the owner of the path which values are left.
  var pathChanged: ([AnyHashable]) -> Void = { _ in }

  /// Whether a finger may take the page on top back now, where that has a way back at all.
  package var allowsSwipe: (@MainActor @Sendable () -> Bool)?

  /// Told when a finger begins to take the page on top back.
  package var swipeBegan: (@MainActor @Sendable () -> Void)?
  /// Told when that page comes again instead, before it does; what it gives is called when it has come.
  package var swipeReturns: (@MainActor @Sendable () -> (@MainActor @Sendable () -> Void))?

  /// The stack, over whose pages the bars are drawn.
  weak var bars: StackBarsBox?
  /// The bars of the pages.
  private(set) var seats: [BarSeatBox] = []

  package init() {}

  func add(_ seat: BarSeatBox) { seats.append(seat) }
  func remove(_ seat: BarSeatBox) { seats.removeAll { $0 === seat } }

  /// Registers the navigation destination of the values of a type.
  func register<D: Hashable>(_ type: D.Type, _ view: @escaping (D) -> AnyView) {
    destinations[ObjectIdentifier(type)] = { ($0.base as? D).map(view) }
  }

  /// The page of an entry.
  func page(of entry: Entry) -> AnyView {
    if let view = entry.view { return view }
    guard let value = entry.value else { return AnyView(EmptyView()) }
    let make = destinations[ObjectIdentifier(type(of: value.base))]
    // A value without a destination: the system shows a warning sign as well.
    return make?(value) ?? AnyView(Image(systemName: "exclamationmark.triangle").font(.largeTitle))
  }

  /// Sets the title of the page at `depth`.
  func setTitle(_ title: Text?, at depth: Int) {
    guard titles[depth] != title else { return }
    titles[depth] = title
    if !entries.isEmpty { changed() }
  }

  /// Pushes a page with a view.
  ///
  /// - Returns: The page's identity.
  @discardableResult
  func push(view: AnyView, popped: @escaping () -> Void = {}) -> Int {
    append(nil, view, popped)
    changed()
    return lastID
  }

  /// Pushes the page of a value.
  func push(_ value: AnyHashable) {
    append(value, nil, {})
    pathChanged(values)
    changed()
  }

  private func append(
    _ value: AnyHashable?, _ view: AnyView?, _ popped: @escaping () -> Void
  ) {
    lastID += 1
    entries.append(Entry(id: lastID, value: value, view: view, popped: popped))
  }

  /// Shows another view on the page `id`.
  func replace(_ id: Int, by view: AnyView) {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
    entries[index] = Entry(
      id: id, value: nil, view: view, popped: entries[index].popped)
    changed()
  }

  /// Pops the page `id` and all above it.
  func pop(_ id: Int) {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
    let gone = entries[index...]
    entries.removeSubrange(index...)
    gone.forEach { $0.popped() }
    if gone.contains(where: { $0.value != nil }) { pathChanged(values) }
    changed()
  }

  /// The values of the path.
  var values: [AnyHashable] { entries.compactMap(\.value) }

  /// Shows the pages of `path`, keeping those that stand there already.
  func follow(_ path: [AnyHashable]) {
    guard path != values else { return }
    var kept = 0
    let old = entries
    while kept < min(path.count, old.count), old[kept].value == path[kept] { kept += 1 }
    entries.removeSubrange(kept...)
    old[kept...].forEach { $0.popped() }
    for value in path[kept...] { append(value, nil, {}) }
  }
}

private enum NavigationKey: EnvironmentKey { static var defaultValue: NavigationModel? { nil } }

extension EnvironmentValues {
  /// The model of the navigation stack around a view.
  var navigation: NavigationModel? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}

/// A navigation path: the values of a stack's pages, of any types.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []
  /// Creates an empty path.
  public init() {}
  /// Creates a path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }
  /// How many pages there are above the root.
  public var count: Int { elements.count }
  /// Whether only the root is shown.
  public var isEmpty: Bool { elements.isEmpty }
  /// Pushes the page of a value.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
  /// Pops the `k` topmost pages.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}
