internal import DisplayList

/// The colours of drawn charts, on a light ground or a dark one.
public struct ChartTheme: Hashable, Sendable {
  let ground, panel, grid, axis, ink, faint: ResolvedColor
  let value, velocity, target, alarm: ResolvedColor
  /// Colours of several things beside each other, told apart without red against green.
  let series: [ResolvedColor]

  /// On white.
  public static let light = ChartTheme(
    ground: 0xffffff, panel: 0xf6f6f8, grid: 0xe2e2e6, axis: 0xb4b4bb, ink: 0x1c1c1e,
    faint: 0x63636a, value: 0x0a63cf, velocity: 0xb84a00, target: 0x2c7d5c, alarm: 0xb3261e,
    series: [0x0a63cf, 0xb84a00, 0x2c7d5c, 0x8a3fb5, 0x9a6b00, 0xb02a67])
  /// On near-black.
  public static let dark = ChartTheme(
    ground: 0x1c1c1e, panel: 0x262629, grid: 0x39393d, axis: 0x606067, ink: 0xf2f2f5,
    faint: 0xa6a6ae, value: 0x62adff, velocity: 0xffa25c, target: 0x66cfa4, alarm: 0xff7468,
    series: [0x62adff, 0xffa25c, 0x66cfa4, 0xcf96f0, 0xe6c05c, 0xff86b4])

  private init(
    ground: Int, panel: Int, grid: Int, axis: Int, ink: Int, faint: Int, value: Int, velocity: Int,
    target: Int, alarm: Int, series: [Int]
  ) {
    (self.ground, self.panel, self.grid) = (Self.color(ground), Self.color(panel), Self.color(grid))
    (self.axis, self.ink, self.faint) = (Self.color(axis), Self.color(ink), Self.color(faint))
    (self.value, self.velocity) = (Self.color(value), Self.color(velocity))
    (self.target, self.alarm) = (Self.color(target), Self.color(alarm))
    self.series = series.map(Self.color)
  }

  /// A colour as people write it: `0xrrggbb`.
  private static func color(_ code: Int) -> ResolvedColor {
    func component(_ shift: Int) -> Float { Float((code >> shift) & 0xff) / 255 }
    return ResolvedColor(red: component(16), green: component(8), blue: component(0))
  }
}
