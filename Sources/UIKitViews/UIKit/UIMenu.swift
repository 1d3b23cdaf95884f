import Foundation
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
  /// What stands below the title; `nil` for nothing.
  public var subtitle: String?
  /// Its picture.
  public var image: UIImage?

  init(_ title: String, _ subtitle: String?, _ image: UIImage?) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
  }
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
  ///   - subtitle: What stands below the title; `nil` for nothing.
  ///   - image: Its picture.
  ///   - identifier: What tells it from others.
  ///   - options: How it stands in another.
  ///   - children: What is in it, first to last.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    (self.identifier, self.options, self.children) = (identifier, options, children)
    super.init(title, subtitle, image)
  }
  /// The same menu with other parts.
  public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }

  /// How many rows it has, those of menus in it among them.
  var rowCount: Int {
    children.reduce(0) { $0 + (($1 as? UIMenu).map { $0.rowCount + 1 } ?? 1) }
  }
}

/// A part of a menu that is made when the menu opens, by a closure that gives elements at once.
@MainActor @preconcurrency public final class UIDeferredMenuElement: UIMenuElement {
  private let provider: @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void

  /// Creates a part of elements that are made when the menu opens.
  ///
  /// - Parameter elementProvider: Makes them, and hands them on; what comes later than at once is not shown.
  public init(
    _ elementProvider: @escaping @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void
  ) {
    provider = elementProvider
    super.init("", nil, nil)
  }
  /// Creates a part of elements that are made whenever the menu opens.
  public static func uncached(
    _ elementProvider: @escaping @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }

  /// The elements that are there at once.
  var elements: [UIMenuElement] {
    let found = Found()
    provider { found.elements = $0 }
    guard let elements = found.elements else {
      IneffectiveSettings.note("UIDeferredMenuElement that is not made at once")
      return []
    }
    return elements
  }

  /// What the closure has handed on.
  @MainActor private final class Found {
    var elements: [UIMenuElement]?
  }
}

/// A menu as SwiftUI's views: its title above what is in it.
struct MenuItems: View {
  let menu: UIMenu
  /// Who performs the actions.
  let sender: AnyObject

  var body: some View {
    let elements = MenuElements(elements: menu.children, sender: sender)
    if menu.title.isEmpty {
      elements
    } else {
      Section {
        elements
      } header: {
        Text(verbatim: menu.title)
      }
    }
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
    if let late = element as? UIDeferredMenuElement {
      return AnyView(MenuElements(elements: late.elements, sender: sender))
    }
    if let menu = element as? UIMenu {
      let inner = MenuElements(elements: menu.children, sender: sender)
      if menu.options.contains(.displayInline) {
        if menu.title.isEmpty { return AnyView(Section { inner }) }
        return AnyView(MenuItems(menu: menu, sender: sender))
      }
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
    let button = Button(role: role) {
      action.perform(from: sender)
    } label: {
      label(action)
    }
    .disabled(action.attributes.contains(.disabled))
    return action.state == .off ? AnyView(button) : AnyView(button.menuMark(true))
  }

  private func label(_ element: UIMenuElement) -> some View {
    Label {
      if let subtitle = element.subtitle {
        VStack(alignment: .leading, spacing: 0) {
          Text(verbatim: element.title)
          Text(verbatim: subtitle).font(.footnote).foregroundStyle(.secondary)
        }
      } else {
        Text(verbatim: element.title)
      }
    } icon: {
      if let image = element.image { Image(uiImage: image) }
    }
  }
}
