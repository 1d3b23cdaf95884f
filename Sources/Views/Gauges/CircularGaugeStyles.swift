import DisplayList
import Foundation
import Geometry
@_spi(Engine) public import ViewEngine

/// The measures of circular gauges in points, about as on iOS 18, which publishes none.
private enum RingMetrics {
  /// The diameter of a gauge and the width of its ring.
  static let (diameter, lineWidth) = (CGFloat(58), CGFloat(6))
  /// The diameter of the point where the value is, and the ring of nothing around it.
  static let (point, gap) = (CGFloat(8), CGFloat(2.5))
  /// The sizes of the fonts of the value, and of the labels in the gap.
  static let (valueSize, labelSize) = (CGFloat(22), CGFloat(11))
  /// The width in which the value has room.
  static let valueWidth: CGFloat = 40
  /// How far above the ring's lower edge the labels in the gap end.
  static let labelInset: CGFloat = 1
  /// Between the labels of the bounds.
  static let boundsSpacing: CGFloat = 12
  /// The least scale of what has to fit into the ring.
  static let leastScale = 0.4
}

/// The accessory circular gauge style: an open ring with a point where the value is.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      GaugeRing(value: configuration.value)
      GaugeValue(label: configuration.currentValueLabel)
      VStack(spacing: 0) {
        Spacer(minLength: 0)
        Group {
          if let minimum = configuration.minimumValueLabel,
            let maximum = configuration.maximumValueLabel
          {
            HStack(spacing: RingMetrics.boundsSpacing) {
              minimum
              maximum
            }
          } else {
            configuration.label
          }
        }
        .font(.system(size: RingMetrics.labelSize, weight: .medium))
        .lineLimit(1).minimumScaleFactor(RingMetrics.leastScale)
        .frame(maxWidth: RingMetrics.valueWidth)
        .padding(.bottom, -RingMetrics.labelInset)
      }
    }
    .frame(width: RingMetrics.diameter, height: RingMetrics.diameter)
    .modifier(GaugeNeutral())
  }
}

/// The open ring of a gauge, and the point on it.
private struct GaugeRing: View {
  let value: Double
  private let stroke = StrokeStyle(lineWidth: RingMetrics.lineWidth, lineCap: .round)

  var body: some View {
    ZStack {
      GaugeArc(
        from: GaugeMetrics.start, to: GaugeMetrics.end, share: 1, lineWidth: RingMetrics.lineWidth
      )
      .stroke(
        CourseTint(
          .arc(from: .degrees(GaugeMetrics.start), to: .degrees(GaugeMetrics.end))), style: stroke)
      point(RingMetrics.point + 2 * RingMetrics.gap).blendMode(.destinationOut)
      point(RingMetrics.point)
    }
    .compositingGroup()
  }

  private func point(_ diameter: CGFloat) -> some View {
    Circle().fill(.primary).frame(width: diameter, height: diameter)
      .offset(x: (RingMetrics.diameter - RingMetrics.lineWidth) / 2)
      .rotationEffect(
        .degrees(GaugeMetrics.start + (GaugeMetrics.end - GaugeMetrics.start) * value))
  }
}

/// The value in the middle of a ring.
private struct GaugeValue: View {
  let label: GaugeStyleConfiguration.CurrentValueLabel?
  var body: some View {
    if let label {
      label.font(.system(size: RingMetrics.valueSize, weight: .medium, design: .rounded))
        .lineLimit(1).minimumScaleFactor(RingMetrics.leastScale)
        .frame(maxWidth: RingMetrics.valueWidth)
    }
  }
}

/// The accessory circular capacity gauge style: a ring that fills.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  private let stroke = StrokeStyle(lineWidth: RingMetrics.lineWidth, lineCap: .round)
  /// Where the ring begins: at the top, clockwise from the right.
  private static let top = -90.0
  /// Creates the style.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      arc(1).stroke(.tint, style: stroke).opacity(GaugeMetrics.trackOpacity)
      arc(configuration.value).stroke(
        CourseTint(.arc(from: .degrees(Self.top), to: .degrees(Self.top + 360))), style: stroke)
      if configuration.currentValueLabel != nil {
        GaugeValue(label: configuration.currentValueLabel)
      } else {
        configuration.label.lineLimit(1).minimumScaleFactor(RingMetrics.leastScale)
          .frame(maxWidth: RingMetrics.valueWidth)
      }
    }
    .frame(width: RingMetrics.diameter, height: RingMetrics.diameter)
    .modifier(GaugeNeutral())
  }

  private func arc(_ share: Double) -> GaugeArc {
    GaugeArc(from: Self.top, to: Self.top + 360, share: share, lineWidth: RingMetrics.lineWidth)
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a point where the value is.
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that fills.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
