import Foundation
public import Geometry
@_spi(Engine) public import ViewEngine

/// What the anchor of a scroll view is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let number: Int
  /// For where content begins.
  public static let initialOffset = Self(number: 0)
  /// For where content that the anchor shows stays while it, or the viewport, changes in size.
  public static let sizeChanges = Self(number: 1)
  /// For where content that is smaller than the viewport lies in it.
  public static let alignment = Self(number: 2)
}

/// The anchors of a scroll view, one for each role.
struct ScrollAnchors: Equatable {
  var initialOffset: UnitPoint?
  var sizeChanges: UnitPoint?
  var alignment: UnitPoint?
}

/// How large content and viewport of a scroll view are, by which anchors become offsets.
struct AnchoredContent {
  let size: CGSize
  let window: CGSize
  /// By how many points content may miss an anchor and still be at it.
  private static let tolerance = 0.5

  /// The content offset at which the point `anchor` of the content meets that of the viewport.
  func offset(at anchor: UnitPoint) -> CGPoint {
    CGPoint(
      x: max(size.width - window.width, 0) * anchor.x,
      y: max(size.height - window.height, 0) * anchor.y)
  }

  /// Whether content at `offset` is where `anchor` says.
  func isAt(_ anchor: UnitPoint, _ offset: CGPoint) -> Bool {
    let wanted = self.offset(at: anchor)
    return abs(offset.x - wanted.x) <= Self.tolerance && abs(offset.y - wanted.y) <= Self.tolerance
  }
}

private enum ScrollAnchorsKey: EnvironmentKey {
  static var defaultValue: ScrollAnchors { ScrollAnchors() }
}

extension EnvironmentValues {
  /// The anchors of the scroll views below.
  var scrollAnchors: ScrollAnchors {
    get { self[ScrollAnchorsKey.self] }
    set { self[ScrollAnchorsKey.self] = newValue }
  }
}

extension View {
  /// Sets which part of their content the scroll views below show first, and go on showing while sizes change; content that is
  /// smaller than the viewport lies there, too.
  ///
  /// - Parameter anchor: The point of the content that meets that of the viewport; `nil` for its beginning.
  /// - Returns: The view with that anchor.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(
      \.scrollAnchors,
      ScrollAnchors(initialOffset: anchor, sizeChanges: anchor, alignment: anchor))
  }

  /// Sets the anchor that the scroll views below have for one purpose.
  ///
  /// - Parameters:
  ///   - anchor: The point of the content that meets that of the viewport; `nil` for its beginning.
  ///   - role: What it is for.
  /// - Returns: The view with that anchor.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.scrollAnchors) { anchors in
      switch role {
      case .initialOffset: anchors.initialOffset = anchor
      case .sizeChanges: anchors.sizeChanges = anchor
      default: anchors.alignment = anchor
      }
    }
  }

  /// Sets how scrolling puts the keyboard away.
  ///
  /// - Parameter mode: How.
  /// - Returns: This view with that way.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.keyboardDismissal, mode)
  }
}
