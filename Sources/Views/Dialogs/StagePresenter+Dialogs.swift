import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// The parts of a dialog that code presents.
@MainActor package struct PresentedDialog<Actions: View> {
  /// Whether it is an alert in the middle, else a confirmation from below.
  package var isAlert: Bool
  package var title: Text?
  package var message: Text?
  /// Where the view is that asks, in points of the stage; `nil` for none.
  package var place: CGRect?
  /// Its fields and buttons.
  package var actions: Actions

  /// Creates the parts of a dialog.
  ///
  /// - Parameters:
  ///   - isAlert: Whether it is an alert in the middle.
  ///   - title: Its title; `nil` for none.
  ///   - message: What stands below that; `nil` for nothing.
  ///   - place: Where the view is that asks.
  ///   - actions: Its fields and buttons, as they are.
  package init(
    isAlert: Bool, title: Text?, message: Text?, place: CGRect?, actions: Actions
  ) {
    (self.isAlert, self.title, self.message) = (isAlert, title, message)
    (self.place, self.actions) = (place, actions)
  }
}

extension StagePresenter {
  /// The motion by which alerts and confirmations come and go.
  package static var dialogMotion: Animation { DialogLook.arrival }

  /// Shows a dialog, or shows it anew; within an update.
  ///
  /// - Parameters:
  ///   - dialog: The dialog.
  ///   - dismiss: Called when one of its buttons is pressed, before that does what it is for, and by a tap beside a
  ///     confirmation.
  package func show(
    _ dialog: PresentedDialog<some View>, dismiss: @escaping @MainActor () -> Void
  ) {
    let environment = node.environment
    let isGrown =
      environment.systemLook.panels.confirmationWidth != nil
      || environment.horizontalSizeClass == .regular
    show(
      DialogView(
        kind: dialog.isAlert ? .alert : .confirmation, title: dialog.title,
        place: !dialog.isAlert && isGrown ? dialog.place : nil, dismiss: dismiss,
        actions: dialog.actions, message: dialog.message, addsWayOut: false))
  }
}
