@_spi(Engine) import ViewEngine
import Views

/// A part of a menu: an action, or a menu in it.
@MainActor @preconcurrency open class UIMenuElement {
  /// What an action in a menu is like.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It cannot be performed.
    public static let disabled = Self(rawValue: 1)
    /// It takes something away for good.
    public static let destructive = Self(rawValue: 2)
    /// It is not there.
    public static let hidden = Self(rawValue: 4)
  }
  /// Whether what an action stands for is on.
  public enum State: Int, Sendable {
    /// It is not.
    case off
    /// It is.
    case on
    /// In part.
    case mixed
  }

  /// Its title.
  public var title: String
  /// Its picture.
  public var image: UIImage?

  init(_ title: String, _ image: UIImage?) { (self.title, self.image) = (title, image) }
}

/// A menu, which opens as SwiftUI's do.
@MainActor @preconcurrency public final class UIMenu: UIMenuElement {
  /// What tells menus from each other.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier of a text.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
  }
  /// How a menu stands in another.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// What is in it stands in the other.
    public static let displayInline = Self(rawValue: 1)
    /// It takes something away for good.
    public static let destructive = Self(rawValue: 2)
    /// One of what is in it is on.
    public static let singleSelection = Self(rawValue: 32)
  }

  /// What tells it from others; `nil` for nothing.
  public let identifier: Identifier?
  /// How it stands in another.
  public let options: Options
  /// What is in it, first to last.
  public let children: [UIMenuElement]

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - title: Its title.
  ///   - image: Its picture.
  ///   - identifier: What tells it from others.
  ///   - options: How it stands in another.
  ///   - children: What is in it, first to last.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    (self.identifier, self.options, self.children) = (identifier, options, children)
    super.init(title, image)
  }
  /// The same menu with other parts.
  public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, image: image, identifier: identifier, options: options,
      children: newChildren)
  }
}

/// What is in a menu, as SwiftUI's views.
struct MenuElements: View {
  let elements: [UIMenuElement]
  /// Who performs the actions.
  let sender: AnyObject

  var body: some View {
    ForEach(Array(elements.enumerated()), id: \.offset) { part in
      element(part.element)
    }
  }

  private func element(_ element: UIMenuElement) -> AnyView {
    if let menu = element as? UIMenu {
      let inner = MenuElements(elements: menu.children, sender: sender)
      if menu.options.contains(.displayInline) { return AnyView(Section { inner }) }
      return AnyView(
        Menu {
          inner
        } label: {
          label(menu)
        })
    }
    if element is UICommand { IneffectiveSettings.note("UICommand in a UIMenu") }
    guard let action = element as? UIAction, !action.attributes.contains(.hidden) else {
      return AnyView(EmptyView())
    }
    let role: ButtonRole? = action.attributes.contains(.destructive) ? .destructive : nil
    return AnyView(
      Button(role: role) {
        action.perform(from: sender)
      } label: {
        label(action)
      }
      .disabled(action.attributes.contains(.disabled)))
  }

  private func label(_ element: UIMenuElement) -> some View {
    Label {
      Text(verbatim: element.title)
    } icon: {
      if let image = mark(of: element) { Image(uiImage: image) }
    }
  }
  /// The picture of a part, or the mark of one that is on.
  private func mark(of element: UIMenuElement) -> UIImage? {
    let isOn = (element as? UIAction)?.state == .on
    return element.image ?? (isOn ? UIImage(systemName: "checkmark") : nil)
  }
}
