import Foundation
@_spi(Engine) public import ViewEngine

/// A divider: a line of one pixel, across the axis of the stack around it; a band between the parts of an open menu.
public struct Divider: View {
  @Environment(\.drawing) private var drawing
  @Environment(\.pixelLength) private var pixelLength
  @Environment(\.dividerBand) private var band
  /// Creates a divider.
  public init() {}
  public var body: some View {
    if let band {
      // Without room it is not there.
      Rectangle().fill(Color(.system(.fill)).opacity(Self.bandOpacity))
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
