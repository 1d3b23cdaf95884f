import Foundation
@_spi(Engine) import ViewEngine
import Views

/// A trait of a place: what views there may look by.
public protocol UITraitDefinition {}
/// A trait, by its type.
public typealias UITrait = any UITraitDefinition.Type

/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {}
/// On the page, or on what lies over it.
public enum UITraitUserInterfaceLevel: UITraitDefinition {}
/// Whether there is much room across.
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
/// Whether there is much room from top to bottom.
public enum UITraitVerticalSizeClass: UITraitDefinition {}
/// The direction in which words run.
public enum UITraitLayoutDirection: UITraitDefinition {}
/// The reader's size of text.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// The display's scale.
public enum UITraitDisplayScale: UITraitDefinition {}

extension UITraitCollection {
  /// Whether colours are others than by other traits.
  ///
  /// - Parameter traitCollection: The other traits; `nil` for none.
  /// - Returns: Whether the one is light and the other dark, or one is on the page and the other over it.
  public func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    traitCollection?.userInterfaceStyle != userInterfaceStyle
      || traitCollection?.userInterfaceLevel != userInterfaceLevel
  }

  /// Whether a trait is another than before.
  fileprivate func differs(from before: UITraitCollection, in trait: UITrait) -> Bool {
    if trait == UITraitUserInterfaceStyle.self {
      return userInterfaceStyle != before.userInterfaceStyle
    }
    if trait == UITraitHorizontalSizeClass.self {
      return horizontalSizeClass != before.horizontalSizeClass
    }
    if trait == UITraitVerticalSizeClass.self {
      return verticalSizeClass != before.verticalSizeClass
    }
    if trait == UITraitLayoutDirection.self { return layoutDirection != before.layoutDirection }
    if trait == UITraitDisplayScale.self { return displayScale != before.displayScale }
    if trait == UITraitUserInterfaceLevel.self {
      return userInterfaceLevel != before.userInterfaceLevel
    }
    if trait == UITraitPreferredContentSizeCategory.self {
      return preferredContentSizeCategory != before.preferredContentSizeCategory
    }
    // Traits of a project's own nobody sets.
    return false
  }
}

extension UIViewController {
  /// The traits of the view's place; of the stage before there is a view.
  public var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? UITraitCollection(UIScreen.environment)
  }
}

/// What was registered to be told of other traits.
@MainActor @preconcurrency public protocol UITraitChangeRegistration: AnyObject {}

/// Who is told of other traits.
@MainActor final class TraitRegistration: UITraitChangeRegistration {
  fileprivate let traits: [UITrait]
  fileprivate let told: (UITraitCollection) -> Void

  fileprivate init(_ traits: [UITrait], _ told: @escaping (UITraitCollection) -> Void) {
    (self.traits, self.told) = (traits, told)
  }
}

extension UIResponder {
  private func register(
    _ traits: [UITrait], _ told: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits, told)
    traitRegistrations.append(registration)
    return registration
  }

  /// Has a closure be called when traits are others.
  ///
  /// - Parameters:
  ///   - traits: Which traits.
  ///   - handler: Called with this view or controller and the traits before.
  /// - Returns: What ends it.
  @discardableResult
  public func registerForTraitChanges<Observer>(
    _ traits: [UITrait],
    handler: @escaping @MainActor (_ observer: Observer, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { [weak self] before in
      if let observer = self as? Observer { handler(observer, before) }
    }
  }
  /// Has a method of this view or controller be called when traits are others.
  ///
  /// - Parameters:
  ///   - traits: Which traits.
  ///   - action: The method.
  /// - Returns: What ends it.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    register(traits) { [weak self] _ in
      if let self { action.perform(on: self, from: self) }
    }
  }
  /// Has a method of an object be called when traits are others.
  ///
  /// - Parameters:
  ///   - traits: Which traits.
  ///   - target: The object, which is not kept.
  ///   - action: The method.
  /// - Returns: What ends it.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let object = target as AnyObject
    return register(traits) { [weak self, weak object] _ in
      if let self, let object { action.perform(on: object, from: self) }
    }
  }
  /// Has nobody be told any more.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }

  /// Tells of traits that are others than before.
  final func tellTraits(_ before: UITraitCollection, _ now: UITraitCollection) {
    for registration in traitRegistrations {
      let differs = registration.traits.contains { now.differs(from: before, in: $0) }
      if differs { registration.told(before) }
    }
  }
}
