internal import Foundation
internal import Geometry
internal import Synchronization

/// The fallback for symbols that nobody drew here: Bootstrap Icons, as Debian installs them.
///
/// Their drawings are their own, near in style, on a grid of 16 by 16 with lines of 1. Each is one area; for other
/// weights the edge of those that are not filled is moved out or in. Where the package is not installed, there are none.
///
/// - Note: Source: package bootstrap-icons (MIT).
enum IconSet {
  /// Where the package puts its files.
  static let folder = "/usr/share/bootstrap-icons/svg"

  /// Hundredths of an em to a unit of the grid: its full height is that of a circle among the symbols.
  private static let unit = 6.75
  private static let middle = 8.0

  /// The drawing that stands in for the symbol called `name`; `nil` where there is none.
  static func drawing(named name: String) -> Drawing? {
    guard let file = IconNames.file(for: name), let area = area(of: file) else { return nil }
    // What is cut out of a filled one would close.
    if file.hasSuffix("-fill") { return { $0.fill(Outline(area)) } }
    return { sketch in sketch.fill(Outline(weighted(area, file, width: sketch.width))) }
  }

  /// What is kept, so that a film reads a file once; nothing depends on what was asked for first.
  private struct Kept {
    var areas: [String: Path?] = [:]
    var weighted: [String: [Double: Path]] = [:]
  }

  private static let kept = Mutex(Kept())

  private static func area(of file: String) -> Path? {
    kept.withLock { kept in
      if let known = kept.areas[file] { return known }
      let text = try? String(contentsOfFile: "\(folder)/\(file).svg", encoding: .utf8)
      let area = text.flatMap { IconFile($0)?.area }.map { path in
        path.applying(
          CGAffineTransform(
            a: unit, b: 0, c: 0, d: unit, tx: -middle * unit, ty: -middle * unit))
      }
      kept.areas[file] = .some(area)
      return area
    }
  }

  /// The area with lines as wide as `width`: more or less of what lies along its edge.
  private static func weighted(_ area: Path, _ file: String, width: Double) -> Path {
    kept.withLock { kept in
      if let known = kept.weighted[file]?[width] { return known }
      let change = width - unit
      let edge = area.strokedPath(
        StrokeStyle(lineWidth: abs(change), lineCap: .round, lineJoin: .round))
      let changed = change > 0 ? area.union(edge) : area.subtracting(edge)
      kept.weighted[file, default: [:]][width] = changed
      return changed
    }
  }
}
