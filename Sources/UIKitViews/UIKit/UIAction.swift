/// An action: a closure with a title, which a control performs.
@MainActor @preconcurrency public final class UIAction: UIMenuElement {
  /// What tells actions from each other.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier of a text.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
  }

  private static var count = 0

  /// What tells it from others; one of its own unless given.
  public let identifier: Identifier
  /// What it is like in a menu.
  public var attributes: Attributes
  /// Whether what it stands for is on.
  public var state: State
  /// The control that performs it, while it does.
  public private(set) weak var sender: AnyObject?
  private let handler: @MainActor (UIAction) -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: Its title.
  ///   - image: Its picture.
  ///   - identifier: What tells it from others; `nil` for one of its own.
  ///   - attributes: What it is like in a menu.
  ///   - state: Whether what it stands for is on.
  ///   - handler: What is done.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    attributes: Attributes = [], state: State = .off,
    handler: @escaping @MainActor (UIAction) -> Void
  ) {
    Self.count += 1
    self.identifier = identifier ?? Identifier("action \(Self.count)")
    (self.attributes, self.state, self.handler) = (attributes, state, handler)
    super.init(title, image)
  }

  /// Does what the action does.
  func perform(from sender: AnyObject) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
