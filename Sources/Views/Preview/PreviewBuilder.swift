/// What may stand in a `#Preview`: SwiftUI's views, one of UIKit's views, a controller.
///
/// The macro only asks whether something of the kind is made; what its expansion calls asks of what kind. One
/// macro for all kinds, as closures of several statements do not tell several macros apart.
@resultBuilder public enum PreviewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Any { content }
  public static func buildExpression(_ view: UIView) -> Any { view }
  public static func buildExpression(_ controller: UIViewController) -> Any { controller }
  public static func buildBlock(_ parts: Any...) -> Any { parts }
  public static func buildOptional(_ part: Any?) -> Any { part as Any }
  public static func buildEither(first part: Any) -> Any { part }
  public static func buildEither(second part: Any) -> Any { part }
  public static func buildLimitedAvailability(_ part: Any) -> Any { part }
}
