public import Foundation
import DisplayList
import Geometry

/// A colour space: all colours are those of sRGB.
public struct CGColorSpace: Hashable, Sendable {
  /// The name of a colour space.
  public enum Name: Hashable, Sendable {
    /// Encoded sRGB.
    case sRGB
    /// Encoded sRGB, with room for what is beyond.
    case extendedSRGB
  }

  /// Creates a colour space.
  ///
  /// - Parameter name: Its name.
  /// - Note: Accepted; no effect. `name`: all colours are those of sRGB.
  public init?(name: Name) {}
  init() {}
}

// Core Graphics' names are functions that begin with a capital.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates the display's colour space: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// A gradient, by Core Graphics' name: colours at places.
public final class CGGradient: Sendable {
  let stops: [GradientPaint.Stop]

  /// Creates a gradient.
  ///
  /// - Parameters:
  ///   - space: The colour space, which is sRGB.
  ///   - colors: The colours, each a `CGColor`.
  ///   - locations: The places of the colours, 0...1; `nil` for even ones.
  /// - Note: Accepted; no effect. `colorsSpace`: all colours are those of sRGB.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: [Any], locations: [CGFloat]?
  ) {
    self.init(colors.compactMap { $0 as? CGColor }, locations?.map { Double($0) })
  }

  init?(_ colors: [CGColor], _ locations: [Double]?) {
    guard !colors.isEmpty else { return nil }
    stops = Self.stops(colors.map(\.resolved), locations)
  }

  /// Colours at places, or evenly from 0 to 1; places never decrease.
  static func stops(_ colors: [ResolvedColor], _ locations: [Double]?) -> [GradientPaint.Stop] {
    let last = Double(max(colors.count - 1, 1))
    var least = -Double.infinity
    return colors.enumerated().map { index, color in
      let given = locations.flatMap { index < $0.count ? $0[index] : nil }
      least = max(given ?? Double(index) / last, least)
      return GradientPaint.Stop(color: color, location: least)
    }
  }
}

/// Where a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The first colour goes on before the start.
  public static let drawsBeforeStartLocation = Self(rawValue: 1)
  /// The last colour goes on after the end.
  public static let drawsAfterEndLocation = Self(rawValue: 2)
}

/// A list, by Core Foundation's name.
public typealias CFArray = [Any]
