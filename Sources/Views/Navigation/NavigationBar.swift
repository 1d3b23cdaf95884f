import Foundation
import Geometry
@_spi(Engine) public import ViewEngine

/// How a page's title is shown.
public struct NavigationBarItem: Sendable {
  /// How a page's title is shown.
  public enum TitleDisplayMode: Sendable {
    /// As the page below shows its own; large on the first.
    case automatic
    /// Small, in the middle of the bar.
    case inline
    /// Large, below the bar.
    case large
  }
}

/// A page's title.
package struct NavigationTitle: Equatable {
  package var text: Text?
  package var mode = NavigationBarItem.TitleDisplayMode.automatic
  var isHidden = false

  package init(text: Text? = nil, mode: NavigationBarItem.TitleDisplayMode = .automatic) {
    (self.text, self.mode) = (text, mode)
  }
}

/// What a page's content says about its title.
enum NavigationTitleKey: PreferenceKey {
  static var defaultValue: NavigationTitle? { nil }
  static func reduce(value: inout NavigationTitle?, nextValue: () -> NavigationTitle?) {
    let next = nextValue()
    if value == nil { value = next }
  }
}

/// The bar at the top of a page, by the system's measures: 44 points, and 52 for a large title.
package struct NavigationBar: View {
  let title: NavigationTitle?
  /// The title of the page below; without one the button is called "Back".
  let backTitle: Text?
  let back: (@MainActor () -> Void)?

  package init(title: NavigationTitle?, backTitle: Text?, back: (@MainActor () -> Void)?) {
    (self.title, self.backTitle, self.back) = (title, backTitle, back)
  }

  private var isLarge: Bool { title?.text != nil && title?.mode != .inline }

  package var body: some View {
    if title?.isHidden != true {
      VStack(alignment: .leading, spacing: 0) {
        ZStack {
          HStack(spacing: 0) {
            if let back {
              Button(action: back) {
                HStack(spacing: 5) {
                  Image(systemName: "chevron.backward").font(.system(size: 18, weight: .semibold))
                  (backTitle ?? Text("Back")).font(.system(size: 17)).lineLimit(1)
                }
                .frame(maxHeight: .infinity).contentShape(Rectangle())
              }
              .padding(.leading, 8)
            }
            Spacer(minLength: 0)
          }
          if !isLarge, let text = title?.text {
            text.font(.system(size: 17, weight: .semibold)).lineLimit(1)
          }
        }
        .frame(height: 44)
        if isLarge, let text = title?.text {
          text.font(.system(size: 34, weight: .bold)).lineLimit(1)
            .padding(.leading, 16).frame(height: 52)
        }
      }
    }
  }
}

extension View {
  private func titled(_ change: @escaping (inout NavigationTitle) -> Void) -> some View {
    transformPreference(NavigationTitleKey.self) {
      var title = $0 ?? NavigationTitle()
      change(&title)
      $0 = title
    }
  }

  /// Sets the title of the page on which this view is.
  public func navigationTitle(_ title: Text) -> some View { titled { $0.text = title } }
  /// Sets the title of the page on which this view is.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }
  /// Sets the title of the page on which this view is.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }
  /// Says how the title of the page on which this view is is shown.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    titled { $0.mode = displayMode }
  }
  /// Takes away the bar of the page on which this view is.
  public func navigationBarHidden(_ hidden: Bool) -> some View { titled { $0.isHidden = hidden } }
}
