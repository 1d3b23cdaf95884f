import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// What bars cover at the sides of a page's content.
package struct BarCover {
  /// What they and the screen cover while they are whole.
  package let insets: EdgeInsets
  /// How much of that the navigation bar has given to what stands beside the scrolled content.
  package let given: CGFloat
}

/// A page whose content is not SwiftUI's: a navigation bar, the content, which goes beneath it, and items below.
package struct BarredPage<Content: View>: View {
  private let bar: NavigationBar?
  private let toolbar: [AnyView]?
  private let model: NavigationModel
  private let depth: Int
  private let (look, tint): (BarLook, Color?)
  private let content: (BarCover) -> Content
  @State private var bars = PageBars()
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.systemLook.bars) private var system

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - bar: The navigation bar; `nil` for none.
  ///   - toolbar: The items of the bar at the bottom; `nil` for none.
  ///   - model: The stack of which the page is one.
  ///   - depth: How many pages of the stack are below.
  ///   - look: The ground of the navigation bar.
  ///   - tint: The tint of what is in it; `nil` for the usual one.
  ///   - content: Makes the content, which extends beneath the bars, by what is covered of it.
  package init(
    bar: NavigationBar?, toolbar: [AnyView]?, model: NavigationModel, depth: Int,
    look: BarLook = BarLook(), tint: Color? = nil,
    @ViewBuilder content: @escaping (BarCover) -> Content
  ) {
    (self.bar, self.toolbar, self.model) = (bar, toolbar, model)
    (self.depth, self.content) = (depth, content)
    (self.look, self.tint) = (look, tint)
  }

  /// The items at the bottom, where there is a bar for them: glass is there for items alone.
  private var shownToolbar: [AnyView]? {
    system.hasGlass && toolbar?.isEmpty == true ? nil : toolbar
  }

  package var body: some View {
    VStack(spacing: 0) {
      if let bar {
        bar
          .modifier(
            BarSeat(
              bar: bars.top, model: model, depth: depth, parts: bar.parts(at: typeSize),
              look: look, wayBack: bar.back)
          )
          .tint(tint)
          .zIndex(1)
      }
      GeometryReader { proxy in
        content(cover(proxy.safeAreaInsets)).ignoresSafeArea()
      }
      .modifier(PageContent())
      .modifier(BarredContent(bars: shownToolbar == nil ? [bars.top] : [bars.top, bars.bottom]))
      .modifier(SafeAreaModifier())
      if let shownToolbar {
        BottomToolbar(views: shownToolbar, bar: bars.bottom, look: BarLook()).zIndex(1)
      }
    }
  }

  /// What is covered of the content, of which bars leave free what is beside `insets` now.
  private func cover(_ insets: EdgeInsets) -> BarCover {
    BarCover(insets: bars.top.content?.safeAreaInsets ?? insets, given: bars.top.given)
  }
}
