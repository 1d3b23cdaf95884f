import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// The parts of a menu that code opens.
@MainActor package struct PresentedMenu<Preview: View, Items: View> {
  /// Where what stands out is, in points of the stage.
  package var place: CGRect
  /// What stands out of the blurred stage.
  package var preview: Preview
  /// Whether the first item stands nearest to that, else at the top.
  package var isByPriority: Bool
  /// Its buttons.
  package var items: Items

  /// Creates the parts of a menu.
  ///
  /// - Parameters:
  ///   - place: Where what stands out is, in points of the stage.
  ///   - preview: What stands out of the blurred stage.
  ///   - isByPriority: Whether the first item stands nearest to that, else at the top.
  ///   - items: Its buttons.
  package init(place: CGRect, preview: Preview, isByPriority: Bool, items: Items) {
    (self.place, self.preview) = (place, preview)
    (self.isByPriority, self.items) = (isByPriority, items)
  }
}

extension StagePresenter {
  /// The motion by which menus open, or close.
  package static func menuMotion(opens: Bool) -> Animation {
    opens ? MenuLook.arrival : MenuLook.departure
  }
  /// The seconds of a press that opens a menu.
  package static var menuPressDuration: Double { MenuLook.pressDuration }
  /// Points between a menu and what it belongs to, and between it and the stage's sides.
  package static var menuDistance: (toPlace: CGFloat, toSides: CGFloat) {
    (MenuLook.distance, MenuLook.margin)
  }

  /// Shows a menu, or shows it anew; within an update.
  ///
  /// - Parameters:
  ///   - menu: The menu.
  ///   - dismiss: Called by a tap beside it, and when one of its buttons is pressed, before that does what it is for.
  package func show(
    _ menu: PresentedMenu<some View, some View>, dismiss: @escaping @MainActor () -> Void
  ) {
    show(
      MenuView(
        place: menu.place, preview: menu.preview, dismiss: dismiss,
        isByPriority: menu.isByPriority, isCentered: false, content: menu.items))
  }
}
