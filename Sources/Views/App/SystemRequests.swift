public import Foundation
@_spi(Engine) public import ViewEngine

// What apps ask of the system around them, of which a film has none.
extension View {
  /// Calls a closure when an address is to be shown; in a film none is.
  ///
  /// - Note: Accepted; no effect. `perform`: nobody opens an address of a film.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  /// Calls a closure when something is to go on that was begun elsewhere; in a film nothing is.
  ///
  /// - Parameters:
  ///   - activityType: What was begun.
  ///   - action: The closure.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `activityType`, `perform`: nothing goes on in a film that was begun elsewhere.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSObject) -> Void
  ) -> some View { self }
  /// Says which part of the screen gestures of the system's wait for; a film's stage has none.
  ///
  /// - Note: Accepted; no effect. `on`: the system's own gestures are not filmed.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  /// Sets the style of forms: columns are those of a desk.
  ///
  /// - Note: Accepted; no effect. `style`: forms are groups, as on a telephone.
  public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
  /// Sets the context of a preview's picture, which a film has by other means.
  ///
  /// - Note: Accepted; no effect. `value`: the stage is given by options.
  public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
  /// Sets which values of a dynamic range images may have; a film has the standard one.
  ///
  /// - Note: Accepted; no effect. `range`: films have the standard range.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
  /// Sets how large a presentation is that does not fill the screen.
  ///
  /// - Note: Accepted; no effect. `sizing`: sheets have the system's size.
  public func presentationSizing(_ sizing: PresentationSizing) -> some View {
    ineffective("presentationSizing", if: sizing != .automatic)
  }
  /// Says that this view is looked at, for what comes to mind elsewhere; in a film nothing does.
  ///
  /// - Parameters:
  ///   - activityType: What it is.
  ///   - isActive: Whether it is looked at.
  ///   - update: What is told of it.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `activityType`, `isActive`, `update`: a film tells no system what is looked at.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSObject) -> Void = { _ in }
  ) -> some View { self }
}

/// A style of forms.
public protocol FormStyle {}
/// The style of forms that the system chooses: groups.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}
/// Rows in groups.
public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}
/// Labels in one column and controls in another, as on a desk.
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}
extension FormStyle where Self == AutomaticFormStyle {
  /// The style that the system chooses: groups.
  public static var automatic: Self { Self() }
}
extension FormStyle where Self == GroupedFormStyle {
  /// Rows in groups.
  public static var grouped: Self { Self() }
}
extension FormStyle where Self == ColumnsFormStyle {
  /// Labels in one column and controls in another, as on a desk.
  public static var columns: Self { Self() }
}

/// The context of a preview's picture.
public protocol PreviewContext {}

extension Image {
  /// A range of brightness.
  public struct DynamicRange: Hashable, Sendable {
    private let order: Int
    /// What any display shows.
    public static let standard = Self(order: 0)
    /// Some more than that.
    public static let constrainedHigh = Self(order: 1)
    /// As much as a display can.
    public static let high = Self(order: 2)
  }
}

/// How large a presentation is that does not fill the screen.
public struct PresentationSizing: Hashable, Sendable {
  private let order: Int
  /// As the system thinks best.
  public static let automatic = Self(order: 0)
  /// As large as its content.
  public static let fitted = Self(order: 1)
  /// As large as a form.
  public static let form = Self(order: 2)
  /// As large as a page.
  public static let page = Self(order: 3)

  /// The sizing that fits the content along some axes.
  ///
  /// - Parameters:
  ///   - horizontal: Whether the width does.
  ///   - vertical: Whether the height does.
  /// - Returns: The sizing.
  /// - Note: Accepted; no effect. `horizontal`, `vertical`: on a telephone a sheet is as its detents say.
  public func fitted(horizontal: Bool, vertical: Bool) -> Self { self }
  /// The sizing that never becomes smaller along some axes.
  ///
  /// - Parameters:
  ///   - horizontal: Whether the width does not.
  ///   - vertical: Whether the height does not.
  /// - Returns: The sizing.
  /// - Note: Accepted; no effect. `horizontal`, `vertical`: on a telephone a sheet is as its detents say.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> Self { self }
}
