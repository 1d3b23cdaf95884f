import DisplayList
public import Foundation
@_spi(Engine) import ViewEngine

extension UIColor {
  private enum Key {
    static let name = "UISystemColorName"
    static let components = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"]
  }

  /// Archives name their classes.
  public static var supportsSecureCoding: Bool { true }

  /// Writes the name of a colour of the system, and the components in the light.
  public func encode(with coder: NSCoder) {
    coder.encode(color.systemColor.map { $0.rawValue as NSString }, forKey: Key.name)
    let resolved = color.resolve(in: EnvironmentValues())
    let numbers = [resolved.red, resolved.green, resolved.blue, resolved.opacity]
    for (key, number) in zip(Key.components, numbers) { coder.encode(number, forKey: key) }
  }

  /// The colour that an archive holds; `nil` if it holds none.
  static func color(from coder: NSCoder) -> Color? {
    if let name = coder.decodeObject(of: NSString.self, forKey: Key.name),
      let system = SystemColor(rawValue: name as String)
    {
      return Color(.system(system))
    }
    guard Key.components.allSatisfy(coder.containsValue) else { return nil }
    let numbers = Key.components.map { coder.decodeFloat(forKey: $0) }
    return Color(
      Color.Resolved(
        red: numbers[0], green: numbers[1], blue: numbers[2], opacity: numbers[3]))
  }
}
