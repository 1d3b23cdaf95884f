import Foundation
import Geometry
import SceneGraph
@_spi(Engine) import ViewEngine
import Views

/// The pages of a `UINavigationController`.
@MainActor final class ControllerPages {
  var controllers: [UIViewController] = [] { didSet { findBottomBars() } }
  /// The controllers over whose pages there are no bars at the bottom, as it was when each was on top last.
  private var bottomless: Set<ObjectIdentifier> = []
  /// The page that a transition of a project's own takes away, on top of the others.
  var leaving: UIViewController?
  /// The view in which such a transition takes place, over all pages and below their bars.
  var container: UIView?
  var isBarHidden = false
  var isToolbarHidden = true
  /// The tint of what is in the bar at the bottom; `nil` for the usual one.
  var toolbarTint: UIColor?
  /// Whether titles are large that do not say otherwise.
  var prefersLargeTitles = false
  /// How far down the bar of the page on top goes, in points; `nil` before it is laid out, and where there is none.
  var barEnd: CGFloat?
  /// Pops the page on top.
  var back: @MainActor () -> Void = {}
  /// Shows the pages as they are now.
  var changed: () -> Void = {}
  /// Names the stack for pages that lie under one that zooms.
  let model = NavigationModel()
  /// The views that pages zoom out of, found anew for each way.
  private var sources: [ObjectIdentifier: WeakView] = [:]

  private struct WeakView {
    weak var view: UIView?
  }

  /// Looks whether a page, the one on top or one below, keeps bars at the bottom away from the one on top.
  private func findBottomBars() {
    guard let top = controllers.last else { return }
    if controllers.contains(where: \.hidesBottomBarWhenPushed) {
      bottomless.insert(ObjectIdentifier(top))
    } else {
      bottomless.remove(ObjectIdentifier(top))
    }
  }

  /// Whether there are no bars at the bottom of the page of `controller`.
  func isBottomless(_ controller: UIViewController) -> Bool {
    bottomless.contains(ObjectIdentifier(controller))
  }

  /// Asks the transition of `zoomed` for the view that its page zooms out of or into.
  func findSource(of zoomed: UIViewController, over below: UIViewController) {
    guard let transition = zoomed.preferredTransition else { return }
    let context = UIViewController.Transition.ZoomSourceContext(
      zoomedViewController: zoomed, sourceViewController: below)
    sources[ObjectIdentifier(zoomed)] = WeakView(view: transition.source(context))
  }

  /// The view that the page of `controller` zooms out of.
  func source(of controller: UIViewController) -> (any ZoomSource)? {
    sources[ObjectIdentifier(controller)]?.view?.node?.box
  }
}

/// Pages of controllers on one another, as `NavigationStack` has those of views.
struct ControllerStack: View {
  let pages: ControllerPages
  @State private var revision = 0

  private struct Page: Identifiable {
    let id: ObjectIdentifier
    let index: Int
    let controller: UIViewController
  }

  /// Whether the title of a page is large: by itself as that of the page below.
  private func isLarge(_ index: Int) -> Bool {
    guard pages.prefersLargeTitles else { return false }
    let shown = pages.controllers + (pages.leaving.map { [$0] } ?? [])
    for page in (0...index).reversed() {
      switch shown[page].navigationItem.largeTitleDisplayMode {
      case .always: return true
      case .never: return false
      case .automatic: continue
      }
    }
    return true
  }

  var body: some View {
    let _ = pages.changed = { revision += 1 }
    // Reading the number has this body evaluated again when the pages change.
    let _ = revision
    let shown = pages.controllers + (pages.leaving.map { [$0] } ?? [])
    let all = shown.enumerated().map {
      Page(id: ObjectIdentifier($0.element), index: $0.offset, controller: $0.element)
    }
    ZStack {
      ForEach(all) { page in
        ControllerPage(
          controller: page.controller, pages: pages, depth: page.index,
          title: page.controller.pageTitle,
          backTitle: page.index > 0 ? all[page.index - 1].controller.backTitle : nil,
          isCovered: page.index + 1 < all.count, isBarHidden: pages.isBarHidden,
          toolbar: page.controller.navigationItem.toolbar(),
          items: pages.isToolbarHidden || pages.isBottomless(page.controller)
            ? nil : page.controller.toolbarViews(tint: pages.toolbarTint),
          isLarge: isLarge(page.index), search: page.controller.navigationItem.searchTitle,
          results: page.controller.navigationItem.searchController?.shownResults,
          revision: revision
        )
        .modifier(
          PageCover(
            isCovered: page.index + 1 < all.count, model: pages.model, depth: page.index)
        )
        .modifier(PageModifier(plain: AnyTransition(SlidePage()).animation(.page)))
        .zIndex(Double(page.index))
      }
      .unnamed()
      if let container = pages.container {
        ContainerPlace(container: container).ignoresSafeArea().zIndex(Double(all.count))
      }
    }
    .modifier(StackBars(model: pages.model))
  }
}

/// A page of a navigation controller: a controller's view on an opaque background, and the bar over
/// it.
private struct ControllerPage: View {
  let controller: UIViewController
  let pages: ControllerPages
  /// How many pages are below.
  let depth: Int
  let title: String?
  let backTitle: String?
  /// Whether another page lies on this one.
  let isCovered: Bool
  let isBarHidden: Bool
  let toolbar: PageToolbar?
  /// The items of the bar at the bottom; `nil` for none.
  let items: [AnyView]?
  let isLarge: Bool
  /// A title with the page's search field; `nil` without one.
  let search: NavigationTitle?
  /// The controller of what was found, over the page; `nil` where that is not shown.
  let results: UIViewController?
  /// How often something of the pages has changed: how bars look is in objects, which are the same after it.
  let revision: Int

  private var back: (@MainActor () -> Void)? {
    let item = controller.navigationItem
    if depth == 0 || item.hidesBackButton || item.replacesBackButton { return nil }
    return pages.back
  }

  private var barTitle: NavigationTitle {
    var own = search ?? NavigationTitle()
    let look = look?.standard
    own.text = title.map { look?.title($0, isLarge: isLarge) ?? Text(verbatim: $0) }
    own.mode = isLarge ? .large : .inline
    if let toolbar { own.toolbars = [toolbar] }
    return own
  }

  /// Whether there is a bar: on pages over others always, which would lose those of the pages below.
  private var hasBar: Bool {
    !isBarHidden && (depth > 0 || title != nil || toolbar != nil || search != nil)
  }
  private var bar: NavigationBar? {
    guard hasBar else { return nil }
    return NavigationBar(
      title: barTitle, backTitle: backTitle.map { Text(verbatim: $0) }, back: back)
  }

  private var look: (bar: BarLook, standard: UINavigationBarAppearance?)? {
    controller.navigationController?.navigationBar.look(of: controller.navigationItem)
  }
  private var tint: Color? {
    controller.navigationController?.navigationBar.tintColor?.color
  }

  /// Hands on what bars cover; below another page nothing moves because of the bars of that.
  private func take(_ cover: BarCover) {
    if isCovered, controller.viewIfLoaded?.node != nil { return }
    controller.take(cover.insets, given: cover.given)
    if controller === pages.controllers.last { pages.barEnd = hasBar ? cover.insets.top : nil }
  }

  var body: some View {
    ZStack {
      PageGround().ignoresSafeArea()
      BarredPage(
        bar: bar, toolbar: items, model: pages.model, depth: depth, look: look?.bar ?? BarLook(),
        tint: tint
      ) { cover in
        let _ = take(cover)
        ControllerView(controller: controller, isShownByOthers: true).overlay {
          if let results {
            let _ = results.take(cover.insets, given: cover.given)
            ControllerView(controller: results, isShownByOthers: false)
          }
        }
      }
    }
    .navigationTransition(ControllerZoom(controller: controller, pages: pages))
  }
}

/// The zoom transition of a controller's page, out of the view that the controller names; without
/// one the page slides.
private struct ControllerZoom: NavigationTransition {
  let controller: UIViewController
  let pages: ControllerPages

  func _pageTransition(_ sources: _TransitionSources) -> AnyTransition? {
    guard pages.source(of: controller) != nil else { return nil }
    let key = sources.sources.key(for: controller) { [weak pages, weak controller] in
      controller.flatMap { pages?.source(of: $0) }
    }
    return AnyTransition(ZoomPage(key: key)).animation(.zoomingPage)
  }
}

extension UIViewController {
  /// The navigation title of the controller's page.
  fileprivate var pageTitle: String? { navigationItem.title ?? title }
  /// What the way back to the controller's page is called.
  fileprivate var backTitle: String? { navigationItem.backTitle ?? pageTitle }
}
