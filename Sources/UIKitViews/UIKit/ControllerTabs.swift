import Foundation
import Geometry
import SceneGraph
@_spi(Engine) import ViewEngine
import Views

/// Pages of controllers, as `TabView` has those of views.
struct ControllerTabs: View {
  /// The tabs of a `UITabBarController`.
  @MainActor final class Model {
    var controllers: [UIViewController] = []
    var index = 0
    /// The controllers that were chosen once: the views of others are not made.
    var seen: Set<ObjectIdentifier> = []
    var isBarHidden = false
    /// How high the bar is, with what it covers of the safe area, in points; `nil` before it is laid out.
    var barHeight: CGFloat?
    /// The ground of the bar, and the colour of the tab that is chosen; `nil` for the usual ones.
    var look: BarLook?
    var tint: UIColor?
    /// The view in which a transition of a project's own takes place, over the page that is chosen.
    var container: UIView?
    /// Called when a tab is tapped.
    var tapped: @MainActor (Int) -> Void = { _ in }
    /// Shows the tabs as they are now.
    var changed: () -> Void = {}
  }

  private struct Page: Identifiable {
    let id: ObjectIdentifier
    let index: Int
    let controller: UIViewController
  }

  let model: Model
  @State private var revision = 0
  @Environment(\.drawing) private var drawing

  var body: some View {
    let _ = model.changed = { revision += 1 }
    // Reading the number has this body evaluated again when the tabs change.
    let _ = revision
    let pages = model.controllers.enumerated().map {
      Page(id: ObjectIdentifier($0.element), index: $0.offset, controller: $0.element)
    }
    let chosen = Binding<Int>(get: { model.index }, set: { model.tapped($0) })
    TabView(selection: chosen) {
      ForEach(pages) { page in
        content(page)
          .tabItem { label(page) }
          .badge(page.controller.shownTabItem.badgeValue.map { Text(verbatim: $0) })
          .tag(page.index)
      }
    }
    .tint(model.tint?.color)
  }

  @ViewBuilder private func content(_ page: Page) -> some View {
    Group {
      if page.index == model.index || model.seen.contains(page.id) {
        GeometryReader { proxy in
          let _ = page.controller.take(proxy.safeAreaInsets, given: 0)
          let _ = note(proxy.safeAreaInsets.bottom, below: page)
          ZStack {
            ControllerView(controller: page.controller, isShownByOthers: true)
            if page.index == model.index, let container = model.container {
              ContainerPlace(container: container)
            }
          }
          .ignoresSafeArea()
        }
      } else {
        Color.clear
      }
    }
    // The bar's tint is none of the pages'.
    .transformEnvironment(\.drawing.tint) { [tint = drawing.tint] in $0 = tint }
    .toolbar(isBarHidden(over: page) ? .hidden : .automatic, for: .tabBar)
    .tabBarLook(model.look)
  }

  /// Notes how much of a page the bar covers.
  private func note(_ height: CGFloat, below page: Page) {
    if page.index == model.index, !isBarHidden(over: page) { model.barHeight = height }
  }

  /// Whether there is no bar over a page; what another page says is no matter of this one.
  private func isBarHidden(over page: Page) -> Bool {
    model.isBarHidden || page.index == model.index && page.controller.hidesTabBar
  }

  private func label(_ page: Page) -> some View {
    let item = page.controller.shownTabItem
    let isChosen = page.index == model.index
    let image = isChosen ? item.selectedImage ?? item.image : item.image
    return Label {
      Text(verbatim: page.controller.shownTabTitle ?? "")
    } icon: {
      if let image { Image(uiImage: image) }
    }
  }
}
