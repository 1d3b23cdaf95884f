public import Foundation
public import Networking
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

/// A page of the web, of which only the address is known.
@MainActor @preconcurrency public final class WebPage {
  /// Its address; `nil` before one is loaded.
  public private(set) var url: URL?
  /// Its title, which nobody knows.
  public let title = ""
  /// Whether it is being loaded, which never is.
  public let isLoading = false
  /// Creates a page of nothing.
  public init() {}
  /// Takes the address of a request.
  public func load(_ request: URLRequest) { url = request.url }
  /// Takes an address.
  public func load(_ url: URL?) { self.url = url }
}
