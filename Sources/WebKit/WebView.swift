public import Foundation
import Geometry
@_spi(Engine) public import ViewEngine
import Views

/// A web view: the place of a page, with its address.
///
/// No page is opened: the tool says so.
public struct WebView: View {
  private let url: URL?
  /// The size of the globe, in points.
  private static let size: CGFloat = 44

  /// Creates a view of the page at an address.
  public init(url: URL?) { self.url = url }
  /// Creates a view of a page.
  public init(_ page: WebPage) { url = page.url }

  public var body: some View {
    Rectangle().fill(.background)
      .overlay {
        VStack {
          Image(systemName: "globe").font(.system(size: Self.size))
          if let host = url?.host() { Text(verbatim: host).font(.footnote) }
        }
        .foregroundStyle(.secondary)
      }
      .ineffective("the page of WebView", if: true)
  }
}
