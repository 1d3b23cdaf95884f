import ArgumentParser
import Foundation
import Geometry

/// A device on whose screen a scene is filmed where nobody says how large the stage is.
struct Device: Hashable, Sendable, ExpressibleByArgument {
  let name: String
  /// The screen held upright, in points.
  let size: SizeArgument
  /// What bars and corners cover of the screen held upright, in points.
  let insets: EdgeInsets
  /// What they cover of the screen on its side.
  let sideInsets: EdgeInsets

  /// The device that is meant where none is named.
  static let usual = Device(
    name: "iphone-14", size: SizeArgument(width: 390, height: 844),
    insets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0),
    sideInsets: EdgeInsets(top: 0, leading: 47, bottom: 21, trailing: 47))
  /// No device: a stage as large as the usual one's screen, of which nothing is covered.
  static let none = Device(
    name: "none", size: usual.size, insets: EdgeInsets(), sideInsets: EdgeInsets())

  /// All that `--device` takes.
  static let all = [usual, none]

  static var allValueStrings: [String] { all.map(\.name) }

  private init(
    name: String, size: SizeArgument, insets: EdgeInsets, sideInsets: EdgeInsets
  ) {
    (self.name, self.size, self.insets, self.sideInsets) = (name, size, insets, sideInsets)
  }

  init?(argument: String) {
    guard let known = Self.all.first(where: { $0.name == argument }) else { return nil }
    self = known
  }
}
