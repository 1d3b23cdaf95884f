@_spi(Engine) import ViewEngine

// What `appearance()` gives is a view that nobody sees: what all of its class are asked for is noted, as SwiftUI's views do not
// follow it.
extension UIView {
  /// A view that stands for all of its class.
  ///
  /// - Parameters:
  ///   - name: The name of the class.
  ///   - view: The view.
  /// - Returns: The view.
  static func proxy<V: UIView>(_ name: String, _ view: V) -> V {
    view.appearanceName = name
    return view
  }

  /// Notes a setting that all views of a class are asked for; of a view that stands for itself, nothing.
  func noteAppearance(_ setting: String) {
    guard let appearanceName else { return }
    IneffectiveSettings.note("\(appearanceName).appearance().\(setting)")
  }
}
