public import Foundation
public import Geometry

@_spi(Engine) extension SystemLook {
  /// The figures of sheets, menus, alerts and confirmations; all of iOS 26's are guesses.
  public struct Panels: Sendable {
    /// Whether panels are of glass; else of a material.
    public var hasGlass = false
    /// The radius of a sheet's upper corners.
    public var sheetRadius: CGFloat = 10
    /// The radius of the corners of what stands back behind a sheet.
    public var recededRadius: CGFloat = 10
    /// The inset from the stage's sides of a sheet that rests lower than it may, all of whose corners are round; 0 for none.
    public var sheetInset: CGFloat = 0
    /// Over how many points of its way up to the highest place a sheet loses that inset.
    public let sheetInsetWay: CGFloat = 80
    /// The radius of a menu's corners.
    public var menuRadius: CGFloat = 13
    /// The height of a row of a menu.
    public var menuRowHeight: CGFloat = 44
    /// The space above the first row of a menu and below the last.
    public var menuPadding: CGFloat = 0
    /// The height of what parts the groups of a menu.
    public var menuGapHeight: CGFloat = 8
    /// The inset from the sides of a line that parts them; `nil` for a band.
    public var menuLineInset: CGFloat?
    /// Whether rows of a menu have lines between; else icons stand before titles.
    public var hasMenuLines = true
    /// The width of an alert.
    public var alertWidth: CGFloat = 270
    /// The radius of an alert's and a confirmation's corners.
    public var dialogRadius: CGFloat = 14
    /// The height of an alert's button.
    public var alertRowHeight: CGFloat = 44
    /// The space around an alert's title and message.
    public var alertInsets = EdgeInsets(top: 19, leading: 16, bottom: 19, trailing: 16)
    /// The inset of an alert's buttons from its sides, if they are capsules with words at the leading edge above; else 0.
    public var alertButtonInset: CGFloat = 0
    /// The distance of an alert's buttons.
    public var alertButtonSpacing: CGFloat = 0
    /// The width of a confirmation that grows out of the view that asks; `nil` for one that comes from below.
    public var confirmationWidth: CGFloat?
    /// Whether an alert's buttons are capsules, and its words begin at the leading edge.
    public var hasCapsules: Bool { alertButtonInset > 0 }

    /// iOS 18's.
    static let system18 = Panels()
    /// iOS 26's.
    static let system26 = Panels(
      hasGlass: true, sheetRadius: 38, recededRadius: 26, sheetInset: 8, menuRadius: 28,
      menuRowHeight: 44, menuPadding: 10, menuGapHeight: 17, menuLineInset: 20, hasMenuLines: false,
      alertWidth: 320,
      dialogRadius: 34, alertRowHeight: 48,
      alertInsets: EdgeInsets(top: 22, leading: 26, bottom: 20, trailing: 26),
      alertButtonInset: 14, alertButtonSpacing: 8, confirmationWidth: 270)
  }
}
