public import Foundation
public import Networking
public import Observation
import ViewEngine

/// A page of the web, of which only the addresses are known that it was asked for.
@MainActor @preconcurrency @Observable public final class WebPage {
  /// Its address; `nil` before one is loaded.
  public private(set) var url: URL?
  /// Its title, which nobody knows.
  public let title = ""
  /// Whether it is being loaded, which never is.
  public let isLoading = false
  /// How much of it is there: all that ever will be.
  public let estimatedProgress = 1.0
  /// Whether all of it came over lines that nobody listens to: nothing came.
  public let hasOnlySecureContent = false
  /// What it names itself to servers.
  public var customUserAgent: String?
  /// Whether its elements can be looked at from a computer.
  public var isInspectable = false
  /// The addresses before and after.
  public private(set) var backForwardList = BackForwardList()

  /// How many pages were loaded.
  @ObservationIgnored private var count = 0

  /// Creates a page of nothing.
  public init() {}
  /// Creates a page of nothing.
  ///
  /// - Note: Accepted; no effect. `configuration`: no page is opened.
  public init(configuration: Configuration) {}

  /// Takes the address of a request.
  @discardableResult public func load(_ request: URLRequest) -> Navigations { load(request.url) }
  /// Takes an address.
  @discardableResult public func load(_ url: URL?) -> Navigations {
    guard let url else { return Navigations() }
    if let item = backForwardList.currentItem { backForwardList.backList.append(item) }
    backForwardList.forwardList = []
    count += 1
    backForwardList.currentItem = BackForwardList.Item(url, number: count)
    self.url = url
    return Navigations()
  }
  /// Goes to one of the addresses before or after.
  @discardableResult public func load(_ item: BackForwardList.Item) -> Navigations {
    let list = backForwardList
    let all = list.backList + (list.currentItem.map { [$0] } ?? []) + list.forwardList
    guard let place = all.firstIndex(of: item) else { return load(item.url) }
    backForwardList.backList = Array(all[..<place])
    backForwardList.currentItem = item
    backForwardList.forwardList = Array(all[(place + 1)...])
    url = item.url
    return Navigations()
  }
  /// Takes words of a page, of which only the address is kept.
  ///
  /// - Parameters:
  ///   - html: The page.
  ///   - baseURL: Its address.
  /// - Returns: What happens to it: nothing.
  /// - Note: Accepted; no effect. `html`: no page is opened.
  @discardableResult public func load(
    html: String, baseURL: URL = URL(fileURLWithPath: "/")
  ) -> Navigations {
    url = baseURL
    return Navigations()
  }
  /// Loads it anew, which does nothing.
  ///
  /// - Note: Accepted; no effect. `fromOrigin`: no page is opened.
  @discardableResult public func reload(fromOrigin: Bool = false) -> Navigations { Navigations() }
  /// Ends its loading, which is over.
  public func stopLoading() {}

  /// Runs a program in the page, which is not there: it gives nothing, and the film's result says so.
  ///
  /// - Parameters:
  ///   - functionBody: The program.
  ///   - arguments: What it is given.
  /// - Returns: `nil`.
  /// - Throws: Nothing.
  /// - Note: Accepted; no effect. `functionBody`, `arguments`: no page is opened.
  @discardableResult public func callJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:]
  ) async throws -> Any? {
    IneffectiveSettings.note("WebPage.callJavaScript")
    return nil
  }

  /// How pages are opened.
  public struct Configuration: Sendable {
    /// What is added to the name that servers are told.
    public var applicationNameForUserAgent: String?
    /// Whether films in the page may be seen on other screens.
    public var allowsAirPlayForMediaPlayback = true
    /// Whether plain addresses become secret ones.
    public var upgradeKnownHostsToHTTPS = true
    /// Whether pictures wait until all of a page is there.
    public var suppressesIncrementalRendering = false
    /// Creates the usual configuration.
    public init() {}
  }

  /// The addresses before and after the one that is shown.
  public struct BackForwardList: Equatable, Sendable {
    /// A page that was shown.
    public struct Item: Equatable, Identifiable, Sendable {
      /// What it is known by.
      public struct ID: Hashable, Sendable {
        fileprivate let value: Int
      }
      /// What it is known by.
      public let id: ID
      /// Its address.
      public let url: URL
      /// The address that was asked for.
      public var initialURL: URL { url }
      /// Its title, which nobody knows.
      public var title: String? { nil }

      init(_ url: URL, number: Int) { (self.url, id) = (url, ID(value: number)) }
    }

    /// Those before, the oldest first.
    public internal(set) var backList: [Item] = []
    /// The one that is shown.
    public internal(set) var currentItem: Item?
    /// Those after, the next first.
    public internal(set) var forwardList: [Item] = []

    /// The one that is so many pages further; `nil` for none.
    public subscript(index: Int) -> Item? {
      let all = backList + (currentItem.map { [$0] } ?? []) + forwardList
      let place = backList.count + index
      return all.indices.contains(place) ? all[place] : nil
    }
  }

  /// What happens to a page that is loaded, step by step: nothing.
  public struct Navigations: AsyncSequence, Sendable {
    /// A step.
    public enum Event: Sendable {
      /// Somebody was asked.
      case startedProvisionalNavigation
      /// Something comes.
      case committed
      /// All is there.
      case finished
    }
    /// Goes along the steps, of which there are none.
    public struct Iterator: AsyncIteratorProtocol {
      /// The next step: there is none.
      public mutating func next() async -> Event? { nil }
    }
    /// Goes along the steps, of which there are none.
    public func makeAsyncIterator() -> Iterator { Iterator() }
  }
}
