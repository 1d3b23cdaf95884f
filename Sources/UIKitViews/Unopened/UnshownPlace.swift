import Foundation
@_spi(Engine) import ViewEngine
import Views

/// The place of something that no film opens: a sign and its name, told as not shown.
package struct UnshownPlace: View {
  private let told: String
  private let symbol: String
  private let title: String
  /// The size of the sign, in points.
  private static let size: CGFloat = 44

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - told: What is not shown, as the tool says it.
  ///   - symbol: The name of the sign.
  ///   - title: What is read below the sign; nothing where it is empty.
  package init(_ told: String, symbol: String, title: String = "") {
    (self.told, self.symbol, self.title) = (told, symbol, title)
  }

  package var body: some View {
    Rectangle().fill(.background)
      .overlay {
        VStack {
          Image(systemName: symbol).font(.system(size: Self.size))
          if !title.isEmpty { Text(verbatim: title).font(.footnote) }
        }
        .foregroundStyle(.secondary)
      }
      .ineffective(told, if: true)
  }

  /// The place as a view of UIKit's.
  package func view() -> UIView { UIHostingController(rootView: self).view }
}
