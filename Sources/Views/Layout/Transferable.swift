public import Foundation
@_spi(Engine) public import ViewEngine

/// What can be dragged from one view to another.
public protocol Transferable {}

extension String: Transferable {}
extension Data: Transferable {}
extension URL: Transferable {}
extension Color: Transferable {}

extension View {
  /// Makes this view one that can be dragged elsewhere.
  ///
  /// - Parameter payload: What is dragged.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `payload`: nothing is dragged from view to view in a film.
  public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View { ineffective("draggable", if: true) }
  /// Makes this view one that can be dragged elsewhere, under a picture of its own.
  ///
  /// - Parameters:
  ///   - payload: What is dragged.
  ///   - preview: What is under the finger meanwhile.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `payload`, `preview`: nothing is dragged from view to view in a film.
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { ineffective("draggable", if: true) }
  /// Makes this view one onto which things can be dragged.
  ///
  /// - Parameters:
  ///   - payloadType: What may be dragged here.
  ///   - action: Called with what was dropped, and where.
  ///   - isTargeted: Called when something is over the view, and when it is no more.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `for`, `action`, `isTargeted`: nothing is dragged from view to view in a film.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { ineffective("dropDestination", if: true) }
}
