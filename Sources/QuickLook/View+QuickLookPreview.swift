public import Foundation
public import ViewEngine
import UIKitViews
import Views

extension View {
  /// Shows a page with a file over the whole stage as long as there is one: its place, as a film opens none.
  ///
  /// - Parameter item: Where the file is; `nil` for no page.
  /// - Returns: This view, with the page over it.
  @MainActor public func quickLookPreview(_ item: Binding<URL?>) -> some View {
    fullScreenCover(isPresented: item.isThere) {
      FilePlace.of(item.wrappedValue?.lastPathComponent ?? "")
    }
  }

  /// Shows a page with one of several files over the whole stage as long as one is chosen: its place, as a film opens none.
  ///
  /// - Parameters:
  ///   - selection: Which is chosen; `nil` for no page.
  ///   - items: The files among which a person goes from one to the next.
  /// - Returns: This view, with the page over it.
  /// - Note: Accepted; no effect. `in`: nobody goes from one to the next.
  @MainActor public func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<URL?>, in items: Items
  ) -> some View where Items.Element == URL { quickLookPreview(selection) }
}

extension Binding where Value == URL? {
  /// Whether there is a value; to say that there is none takes it away.
  @MainActor fileprivate var isThere: Binding<Bool> {
    Binding<Bool>(
      get: { wrappedValue != nil }, set: { isThere in if !isThere { wrappedValue = nil } })
  }
}
