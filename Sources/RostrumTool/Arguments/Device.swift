import ArgumentParser
import Foundation
import Geometry

/// A device on whose screen a scene is filmed where nobody says how large the stage is.
struct Device: Hashable, Sendable, ExpressibleByArgument {
  /// What stands in the way of the picture at the top of a screen held upright, in points.
  enum Cutout: Hashable, Sendable {
    case none
    /// A recess of the upper edge.
    case notch(CGSize)
    /// A capsule of this size, so far below the upper edge.
    case island(CGSize, top: Double)
  }

  /// How the status bar is laid out.
  enum StatusBar: Hashable, Sendable {
    /// None: there is no device.
    case none
    /// The time left and the signals right of what is in the way, on phones held upright only.
    case beside
    /// A line of 20 points with the time in the middle, on phones held upright only.
    case line
    /// A line with the time and the date at its beginning, however it is held.
    case tablet
  }

  let name: String
  /// The screen held upright, in points.
  let size: SizeArgument
  /// Pixels to the point.
  var scale = 2.0
  /// What bars and corners cover of the screen held upright, in points.
  let insets: EdgeInsets
  /// What they cover of the screen on its side.
  let sideInsets: EdgeInsets
  /// The radius of the screen's corners, in points.
  var cornerRadius = 0.0
  var cutout = Cutout.none
  var statusBar = StatusBar.none

  /// Whether a line at the lower edge says how to leave an app.
  var hasHomeIndicator: Bool { insets.bottom > 0 }

  /// The device that is meant where none is named; its films have 2 pixels to the point.
  static let usual = Device.phone(
    "iphone-14", 390, 844, scale: 2, top: 47, radius: 47.33,
    .notch(CGSize(width: 161, height: 33)))
  /// No device: a stage as large as the usual one's screen, of which nothing is covered.
  static let none = Device(
    name: "none", size: usual.size, insets: EdgeInsets(), sideInsets: EdgeInsets())

  /// All that `--device` takes.
  static let all = [
    usual,
    phone("iphone-16", 393, 852, top: 59, radius: 55, island(top: 11.33)),
    phone("iphone-16-plus", 430, 932, top: 59, radius: 55, island(top: 11.33)),
    phone("iphone-16-pro", 402, 874, top: 62, radius: 62, island(top: 14)),
    phone("iphone-16-pro-max", 440, 956, top: 62, radius: 62, island(top: 14)),
    Device(
      name: "iphone-se", size: SizeArgument(width: 375, height: 667),
      insets: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0), sideInsets: EdgeInsets(),
      statusBar: .line),
    tablet("ipad-11", 834, 1210), tablet("ipad-13", 1032, 1376),
    none,
  ]

  static var allValueStrings: [String] { all.map(\.name) }

  /// A phone without a home button: on its side, what was above is at both sides.
  private static func phone(
    _ name: String, _ width: Double, _ height: Double, scale: Double = 3, top: Double,
    radius: Double, _ cutout: Cutout
  ) -> Device {
    Device(
      name: name, size: SizeArgument(width: width, height: height), scale: scale,
      insets: EdgeInsets(top: top, leading: 0, bottom: 34, trailing: 0),
      sideInsets: EdgeInsets(top: 0, leading: top, bottom: 21, trailing: top),
      cornerRadius: radius, cutout: cutout, statusBar: .beside)
  }

  private static func island(top: Double) -> Cutout {
    .island(CGSize(width: 125, height: 37), top: top)
  }

  private static func tablet(_ name: String, _ width: Double, _ height: Double) -> Device {
    let insets = EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0)
    return Device(
      name: name, size: SizeArgument(width: width, height: height), insets: insets,
      sideInsets: insets, cornerRadius: 18, statusBar: .tablet)
  }
}

extension Device {
  init?(argument: String) {
    guard let known = Self.all.first(where: { $0.name == argument }) else { return nil }
    self = known
  }
}

/// How a device is held.
enum Orientation: String, ExpressibleByArgument, CaseIterable, Sendable {
  case portrait, landscape
  static var allValueStrings: [String] { allCases.map(\.rawValue) }
}
