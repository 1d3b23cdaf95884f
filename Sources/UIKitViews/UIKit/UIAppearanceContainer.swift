import Foundation
@_spi(Engine) import ViewEngine

/// What may be asked how those look that stand in it.
@MainActor @preconcurrency public protocol UIAppearanceContainer {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIBarItem: UIAppearanceContainer {}
extension UIAppearanceProxy: UIAppearanceContainer {}

extension UIView {
  /// What the views are asked for that stand in views or controllers of some classes; they do not follow it, and the tool says so.
  ///
  /// - Parameter containerTypes: The classes.
  /// - Returns: What stands for them.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIView {
    let places = containerTypes.map { "\($0)" }.joined(separator: ", ")
    return proxy("\(Self.self) in \(places)", UIView(frame: .zero))
  }
}

extension UIWindow {
  private static let shared = proxy("UIWindow", UIWindow(frame: .zero))
  /// What all windows are asked for; they do not follow it.
  public static func appearance() -> UIWindow { shared }
}

extension UILabel {
  private static let shared = proxy("UILabel", UILabel(frame: .zero))
  /// What all labels are asked for; they do not follow it, and the tool says so.
  public static func appearance() -> UILabel {
    IneffectiveSettings.note("UILabel.appearance()")
    return shared
  }
}

extension UIButton {
  private static let shared = proxy("UIButton", UIButton(frame: .zero))
  /// What all buttons are asked for; they do not follow it, and the tool says so.
  public static func appearance() -> UIButton {
    IneffectiveSettings.note("UIButton.appearance()")
    return shared
  }
}

extension UIProgressView {
  private static let shared = proxy("UIProgressView", UIProgressView(frame: .zero))
  /// What all bars of progress are asked for; they do not follow it, and the tool says so.
  public static func appearance() -> UIProgressView {
    IneffectiveSettings.note("UIProgressView.appearance()")
    return shared
  }
}

extension UIBarButtonItem {
  private static let shared = UIBarButtonItem()
  /// What all buttons of bars are asked for; they do not follow it, and the tool says so.
  public static func appearance() -> UIBarButtonItem {
    IneffectiveSettings.note("UIBarButtonItem.appearance()")
    return shared
  }
  /// What the buttons of bars are asked for that stand in bars of some classes; they do not follow it, and the tool says so.
  ///
  /// - Note: Accepted; no effect. `whenContainedInInstancesOf`: bars are the system's.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { appearance() }
}

extension UINavigationBar {
  /// What the bars are asked for that stand in controllers of some classes: as of all bars.
  ///
  /// - Note: Accepted; no effect. `whenContainedInInstancesOf`: all bars are asked.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UINavigationBar { appearance() }
}
