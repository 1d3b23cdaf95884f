import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// How an alert and a confirmation dialog look and come, about as the system's of iOS 17; it publishes no figures.
struct DialogLook {
  /// What is asked, and where.
  enum Kind { case alert, confirmation }

  let kind: Kind
  /// Whether it grows out of the view that asks.
  var isGrown = false
  /// The system's figures.
  let panels: SystemLook.Panels

  /// Whether it is in a popover, which has the ground.
  var isPopover: Bool { isGrown && panels.confirmationWidth == nil }
  /// Whether it is one card that stands by itself.
  private var isCard: Bool { kind == .alert || isGrown && !isPopover }
  /// The width of a confirmation in a popover, in points: as in a recording of iOS 15 on a tablet.
  private static let popoverWidth: CGFloat = 304
  /// The width in points; a confirmation from below is as wide as the stage but for the margins.
  var width: CGFloat? {
    if isGrown { return panels.confirmationWidth ?? Self.popoverWidth }
    return kind == .alert ? panels.alertWidth : nil
  }
  /// Whether buttons are capsules below words at the leading edge.
  var hasCapsules: Bool { isCard && panels.hasCapsules }
  /// The inset of buttons from the sides, and their distance, in points.
  var buttonInset: CGFloat { isCard ? panels.alertButtonInset : 0 }
  var buttonSpacing: CGFloat { isCard ? panels.alertButtonSpacing : 0 }
  /// Points between a confirmation and the stage's sides, and between it and the button that stands apart.
  static let margin: CGFloat = 8
  /// The height of a button, in points.
  var rowHeight: CGFloat { isCard ? panels.alertRowHeight : 57 }
  /// The font of buttons.
  var buttonFont: Font { .system(size: isCard ? 17 : 20) }
  /// Space around title and message, in points: more below a message of a confirmation, as in that recording.
  func headerInsets(hasMessage: Bool) -> EdgeInsets {
    if isCard { return panels.alertInsets }
    return EdgeInsets(top: 14, leading: 16, bottom: hasMessage ? 25 : 14, trailing: 16)
  }
  /// Points between title and message.
  var headerSpacing: CGFloat {
    if kind == .alert { return hasCapsules ? 8 : 2 }
    return isCard ? 10 : 6
  }
  /// The font of the message.
  var messageFont: Font { hasCapsules ? .subheadline : .footnote }
  /// The font of the title.
  var titleFont: Font { kind == .alert ? .headline : .footnote.weight(.semibold) }
  /// The style of a confirmation's words.
  var headerStyle: Color { kind == .alert ? .primary : .secondary }

  /// The opacity of the black over what is below.
  static func dimming(_ scheme: ColorScheme) -> Double { scheme == .light ? 0.2 : 0.48 }
  /// How large an alert is when it begins to come.
  static let arrivalScale: CGFloat = 1.2
  /// The motion by which it comes and goes: a spring of 522.35 N/m a kilogram, critically damped.
  ///
  /// Published constants of `UIAlertController` (damping 45.71; a thousandth of the way is left after 0.404 s). Its frequency
  /// is 22.9 a second; three confirmations in a recording of iOS 15 gave 23.5 (standard error 1.8), the shade of ten alerts
  /// in another about 21 (12 pictures a second).
  static let arrival = Animation.smooth(duration: 2 * .pi / 522.35.squareRoot())
}

/// The part that a view has in a dialog.
struct DialogPart: LayoutValueKey {
  enum Role: Equatable {
    /// Behind the buttons that belong together, and behind the one that stands apart.
    case ground, groundApart
    case header
    case button(isCancel: Bool)
    /// What is no button: a field to type in.
    case field
  }
  static let defaultValue = Role.field
}

/// What a dialog's own buttons are, as far as they tell.
struct DialogButtons: Equatable {
  var count = 0
  var hasCancel = false
}

/// How many buttons a dialog has.
enum DialogButtonsKey: PreferenceKey {
  static var defaultValue: DialogButtons { DialogButtons() }
  static func reduce(value: inout DialogButtons, nextValue: () -> DialogButtons) {
    let next = nextValue()
    value = DialogButtons(
      count: value.count + next.count, hasCancel: value.hasCancel || next.hasCancel)
  }
}
