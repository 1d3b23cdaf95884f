import Foundation
import Geometry
import Motion
@_spi(Engine) public import ViewEngine

/// A divider: a line of one pixel, across the axis of the stack around it; a band between the parts of an open menu, or a
/// line with room around it.
public struct Divider: View {
  @Environment(\.drawing) private var drawing
  @Environment(\.pixelLength) private var pixelLength
  @Environment(\.dividerBand) private var band
  @Environment(\.systemLook.panels.menuLineInset) private var lineInset
  /// Creates a divider.
  public init() {}
  public var body: some View {
    if let band {
      // Without room it is not there.
      Group {
        if let lineInset {
          MiddleLine(thickness: pixelLength, inset: lineInset).fill(.separator)
        } else {
          Rectangle().fill(Color(.system(.fill)).opacity(Self.bandOpacity))
        }
      }
      .frame(idealHeight: band, maxHeight: band)
      .modifier(TraitModifier { $0[DividerBand.self] = true })
    } else {
      let isRow = drawing.stackAxis == .horizontal
      Rectangle().fill(.separator)
        .frame(width: isRow ? pixelLength : nil, height: isRow ? nil : pixelLength)
    }
  }

  /// How much of the system's fill a band has, so that it is 8 % black on white.
  private static let bandOpacity = 0.4
}

/// A line in the middle of its room, if it has any.
private struct MiddleLine: Shape {
  let thickness: CGFloat
  /// Its inset from the sides, in points.
  let inset: CGFloat

  func path(in rect: CGRect) -> Path {
    guard rect.height > thickness, rect.width > 2 * inset else { return Path() }
    return Path(
      CGRect(
        x: rect.minX + inset, y: rect.midY - thickness / 2, width: rect.width - 2 * inset,
        height: thickness))
  }
}

/// Whether a view is a divider as a band, which a menu leaves out where it divides nothing.
enum DividerBand: LayoutValueKey { static var defaultValue: Bool { false } }

private enum DividerBandKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
  /// The height of dividers as bands; `nil` for lines.
  var dividerBand: CGFloat? {
    get { self[DividerBandKey.self] }
    set { self[DividerBandKey.self] = newValue }
  }
}
