/// The look of a version of the system, as one table of figures: what features ask instead of which version it is.
///
/// Lengths are in points. Figures of iOS 26 were measured in pictures of iOS 26.2 unless they are called a guess: those are
/// from knowledge of the platform. A class, as every control asks for it: handing it over copies nothing.
@_spi(Engine) public final class SystemLook: Sendable {
  /// Colours that versions do not share.
  let palette: SystemPalette
  /// Lists and forms.
  public let lists: Lists
  /// Switches, buttons and their kin.
  public let controls: Controls
  /// Navigation bars, toolbars and bars of tabs.
  public let bars: Bars
  /// Sheets, menus, alerts and confirmations.
  public let panels: Panels
  /// What moves by itself.
  public let motions: Motions

  private init(
    palette: SystemPalette, lists: Lists, controls: Controls, bars: Bars, panels: Panels,
    motions: Motions
  ) {
    (self.palette, self.lists, self.controls) = (palette, lists, controls)
    (self.bars, self.panels, self.motions) = (bars, panels, motions)
  }

  /// iOS 18's.
  public static let system18 = SystemLook(
    palette: .system18, lists: .system18, controls: .system18, bars: .system18,
    panels: .system18, motions: .system18)
  /// iOS 18's on a narrow screen.
  static let narrow18 = SystemLook(
    palette: .system18, lists: .narrow18, controls: .system18, bars: .system18,
    panels: .system18, motions: .system18)
  /// iOS 26's.
  public static let system26 = SystemLook(
    palette: .system26, lists: .system26, controls: .system26, bars: .system26,
    panels: .system26, motions: .system26)
}
