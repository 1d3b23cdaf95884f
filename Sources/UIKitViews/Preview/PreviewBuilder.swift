@_spi(Engine) public import ViewEngine
import Views

/// Builds the content of a `#Preview`: SwiftUI's views, one of UIKit's views, or a controller.
///
/// The macro only asks whether something of the kind is made; what its expansion calls asks of what kind. One
/// macro for all kinds, as closures of several statements do not tell several macros apart.
@resultBuilder public enum PreviewBuilder {
  /// Takes one statement: a view or a controller of either kind.
  public static func buildExpression<Content: View>(_ content: Content) -> Any { content }
  /// Takes one statement: a view or a controller of either kind.
  public static func buildExpression(_ view: UIView) -> Any { view }
  /// Takes one statement: a view or a controller of either kind.
  public static func buildExpression(_ controller: UIViewController) -> Any { controller }
  /// Takes the statements in order.
  public static func buildBlock(_ parts: Any...) -> Any { parts }
  /// Takes a branch that may not be there.
  public static func buildOptional(_ part: Any?) -> Any { part as Any }
  /// Takes the branch of a true condition.
  public static func buildEither(first part: Any) -> Any { part }
  /// Takes the branch of a false condition.
  public static func buildEither(second part: Any) -> Any { part }
  /// Takes a branch for some systems only.
  public static func buildLimitedAvailability(_ part: Any) -> Any { part }
}
