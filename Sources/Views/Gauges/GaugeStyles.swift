import DisplayList
import Foundation
import Geometry
@_spi(Engine) public import ViewEngine

/// A gauge style, which gives gauges their look.
@MainActor @preconcurrency public protocol GaugeStyle: _ControlStyle {
  /// The type of a gauge's look.
  associatedtype Body: View
  /// The configuration of a gauge.
  typealias Configuration = GaugeStyleConfiguration
  /// The look of a gauge.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The automatic gauge style: a bar that fills.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GaugeLook(style: LinearCapacityGaugeStyle(), configuration: configuration)
  }
}

/// The linear capacity gauge style: a bar that fills, with the label above and the value below.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// The height of the bar, and the distance between bar and labels, in points.
  private static let (height, spacing) = (CGFloat(6), CGFloat(4))
  @Environment(\.labelsHidden) private var labelsHidden
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: Self.spacing) {
      if !labelsHidden { configuration.label }
      HStack(spacing: ControlLook.spacing) {
        configuration.minimumValueLabel
        GaugeTrack()
          .overlay {
            GaugeBar(share: configuration.value)
              .fill(CourseTint(.line(from: .leading, to: .trailing)))
          }
          .frame(height: Self.height)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}

/// The accessory linear gauge style: a bar with a point where the value is.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// The height of the bar, the diameter of its point, and the ring of nothing around that, in points.
  private static let (height, point, gap) = (CGFloat(6), CGFloat(8), CGFloat(2.5))
  /// Creates the style.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: ControlLook.spacing) {
      if let minimum = configuration.minimumValueLabel {
        minimum
      } else {
        configuration.label
      }
      ZStack {
        GaugeBar(share: 1).fill(CourseTint(.line(from: .leading, to: .trailing)))
          .frame(height: Self.height)
          .padding(.vertical, (Self.point - Self.height) / 2 + Self.gap)
        GaugePoint(share: configuration.value, diameter: Self.point + 2 * Self.gap, inset: Self.gap)
          .blendMode(.destinationOut)
        GaugePoint(share: configuration.value, diameter: Self.point, inset: 0)
          .fill(.primary)
      }
      .compositingGroup()
      .frame(height: Self.point + 2 * Self.gap)
      configuration.maximumValueLabel
    }
    .font(.footnote)
    .modifier(GaugeNeutral())
  }
}

/// The accessory linear capacity gauge style: a bar that fills, with the label above and the value below.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// The height of the bar, and the distance between bar and labels, in points.
  private static let (height, spacing) = (CGFloat(7), CGFloat(2))
  /// Creates the style.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: Self.spacing) {
      configuration.label.font(.headline)
      HStack(spacing: ControlLook.spacing) {
        configuration.minimumValueLabel
        GaugeBar(share: 1).fill(.tint).opacity(GaugeMetrics.trackOpacity)
          .overlay {
            GaugeBar(share: configuration.value)
              .fill(CourseTint(.line(from: .leading, to: .trailing)))
          }
          .frame(height: Self.height)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
    .font(.footnote)
    .modifier(GaugeNeutral())
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// A bar that fills.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills, with the label above and the value below.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a point where the value is.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar that fills, with the label above and the value below.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

/// Makes the gauges of one style, whatever its type.
@MainActor struct GaugeMaker {
  let gauge: @MainActor (GaugeStyleConfiguration) -> AnyView
  init<S: GaugeStyle>(_ style: S) {
    gauge = { AnyView(GaugeLook(style: style, configuration: $0)) }
  }
}

/// A gauge in a style: a view of its own, so that the style can read the environment.
private struct GaugeLook<Style: GaugeStyle>: View {
  var style: Style
  var configuration: GaugeStyleConfiguration
  var body: some View {
    style.makeBody(configuration: configuration).popStyle(from: \.gaugeStyles)
  }
}

private enum GaugeStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<GaugeMaker> {
    MainActor.assumeIsolated { StyleStack(automatic: GaugeMaker(DefaultGaugeStyle())) }
  }
}

extension EnvironmentValues {
  /// The styles of gauges around the place.
  var gaugeStyles: StyleStack<GaugeMaker> {
    get { self[GaugeStylesKey.self] }
    set { self[GaugeStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the gauges below.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    pushStyle(GaugeMaker(style), to: \.gaugeStyles)
  }
}
