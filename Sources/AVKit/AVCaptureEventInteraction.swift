public import Foundation
public import UIKitViews

/// That the buttons of a device take photographs: nobody presses one of a film's device.
@MainActor @preconcurrency public final class AVCaptureEventInteraction: NSObject, UIInteraction {
  /// The view that takes part; `nil` for none.
  public private(set) weak var view: UIView?
  /// Whether buttons are heeded.
  ///
  /// - Note: Accepted; no effect. `isEnabled`: nobody presses a button.
  public var isEnabled = true

  /// Creates it.
  ///
  /// - Parameter handler: Called when a button is pressed, which none is.
  /// - Note: Accepted; no effect. `handler`: nobody presses a button.
  public init(handler: @escaping (AVCaptureEvent) -> Void) {}
  /// Creates it for two buttons.
  ///
  /// - Parameters:
  ///   - handler: Called when the first is pressed.
  ///   - secondaryHandler: Called when the second is.
  /// - Note: Accepted; no effect. `primary`, `secondary`: nobody presses a button.
  public init(
    primary handler: @escaping (AVCaptureEvent) -> Void,
    secondary secondaryHandler: @escaping (AVCaptureEvent) -> Void
  ) {}

  public func willMove(to view: UIView?) {}
  public func didMove(to view: UIView?) { self.view = view }
}

/// That a button is pressed; none is.
public struct AVCaptureEvent: Hashable, Sendable {
  /// How far a press is.
  public let phase: AVCaptureEventPhase
}

/// How far the press of a button is.
public enum AVCaptureEventPhase: UInt, Sendable {
  /// It begins.
  case began
  /// It is over.
  case ended
  /// It does not count.
  case cancelled
}
