public import Foundation
@_spi(Engine) public import ViewEngine

/// A link: a button that opens an address.
///
/// What opening does is the environment's ``OpenURLAction``; by itself nothing, as a film has no browser, and the film's
/// result says so.
public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - destination: The address, handed to `openURL` of the environment by a tap.
  ///   - label: What is shown.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    (self.destination, self.label) = (destination, label())
  }

  public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
  }
}

extension Link where Label == Text {
  /// Creates a link with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - destination: The address, handed to `openURL` of the environment by a tap.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }
  /// Creates a link with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - destination: The address, handed to `openURL` of the environment by a tap.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// An open URL action: what happens to an address that is opened.
@MainActor @preconcurrency public struct OpenURLAction {
  /// What became of an address.
  public struct Result: Sendable {
    fileprivate enum Kind { case handled, discarded, left }
    fileprivate let kind: Kind
    /// The scene did something with it.
    public static let handled = Self(kind: .handled)
    /// Nothing was done.
    public static let discarded = Self(kind: .discarded)
    /// It is left to the system, which a film has not: the film's result says so.
    public static let systemAction = Self(kind: .left)
    /// Another address is left to the system, which a film has not.
    ///
    /// - Parameter url: The address.
    /// - Returns: The result.
    /// - Note: Accepted; no effect. `url`: a film has no browser.
    public static func systemAction(_ url: URL) -> Self { systemAction }
  }

  private let handler: @MainActor (URL) -> Result

  /// Creates an action.
  ///
  /// - Parameter handler: What happens to an address.
  public nonisolated init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
  }

  /// Opens an address.
  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }
  /// Opens an address.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - completion: Called with whether anything was done with it.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    let result = handler(url)
    if result.kind == .left { IneffectiveSettings.note("openURL") }
    completion(result.kind == .handled)
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
  /// What happens to an address that is opened; by itself nothing, as a film has no browser.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
