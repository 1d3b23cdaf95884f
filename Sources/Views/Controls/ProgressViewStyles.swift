import Foundation
import Geometry
import Motion
@_spi(Engine) public import ViewEngine

/// What a progress view shows.
@MainActor @preconcurrency public struct ProgressViewStyleConfiguration {
  /// What goes on.
  public struct Label: View {
    let content: AnyView
    public var body: AnyView { content }
  }
  /// How far it has come, in words.
  public struct CurrentValueLabel: View {
    let content: AnyView
    public var body: AnyView { content }
  }
  /// How far it has come, 0...1; `nil` where that is not known.
  public let fractionCompleted: Double?
  /// What goes on.
  public var label: Label?
  /// How far it has come, in words.
  public var currentValueLabel: CurrentValueLabel?
}

/// Gives progress views their look.
@MainActor @preconcurrency public protocol ProgressViewStyle: _ControlStyle {
  /// The type of a progress view's look.
  associatedtype Body: View
  /// What a progress view shows.
  typealias Configuration = ProgressViewStyleConfiguration
  /// The look of a progress view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// Makes progress views in one style.
@MainActor struct ProgressMaker {
  let progress: @MainActor (ProgressViewStyleConfiguration) -> AnyView
  init<S: ProgressViewStyle>(_ style: S) {
    progress = { AnyView(ProgressLook(style: style, configuration: $0)) }
  }
}

private struct ProgressLook<Style: ProgressViewStyle>: View {
  var style: Style
  var configuration: ProgressViewStyleConfiguration
  var body: some View { style.makeBody(configuration: configuration) }
}

/// Spokes where the end is not known, a bar where it is.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      ProgressLook(style: CircularProgressViewStyle(), configuration: configuration)
    } else {
      ProgressLook(style: LinearProgressViewStyle(), configuration: configuration)
    }
  }
}

/// Spokes where the end is not known, a ring where it is.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  @Environment(\.controlSize) private var size
  @Environment(\.labelsHidden) private var labelsHidden
  /// Creates the style.
  public init() { tint = nil }
  /// Creates the style with a colour.
  public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 6) {
      if let fraction = configuration.fractionCompleted {
        Ring(fraction: fraction, diameter: diameter).tint(tint)
      } else {
        Spinner(diameter: diameter).tint(tint)
      }
      if !labelsHidden, let label = configuration.label {
        label.foregroundStyle(.secondary)
      }
      if let value = configuration.currentValueLabel {
        value.font(.caption).foregroundStyle(.secondary)
      }
    }
  }

  private var diameter: Double {
    switch size {
    case .mini, .small: 16
    case .regular: 20
    case .large, .extraLarge: 37
    }
  }
}

/// A ring that fills.
private struct Ring: View {
  let fraction: Double
  let diameter: Double
  var body: some View {
    let width = diameter / 8
    Circle().inset(by: width / 2).stroke(Color(.system(.fill)), lineWidth: width)
      .overlay {
        Circle().inset(by: width / 2).trim(from: 0, to: fraction)
          .stroke(.tint, style: StrokeStyle(lineWidth: width, lineCap: .round))
          .rotationEffect(.degrees(-90))
      }
      .frame(width: diameter, height: diameter)
  }
}

/// A bar that fills.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  @Environment(\.labelsHidden) private var labelsHidden
  /// Creates the style.
  public init() { tint = nil }
  /// Creates the style with a colour.
  public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      if !labelsHidden, let label = configuration.label { label }
      Capsule().fill(Color(.system(.fill)))
        .overlay { BarShape(fraction: configuration.fractionCompleted ?? 0).fill(.tint) }
        .frame(height: 4)
        .tint(tint)
      if let value = configuration.currentValueLabel {
        value.font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}

/// The filled part of a bar.
private struct BarShape: Shape {
  var fraction: Double
  nonisolated var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }
  func path(in rect: CGRect) -> Path {
    guard fraction > 0 else { return Path() }
    let width = max(rect.width * min(fraction, 1), min(rect.height, rect.width))
    return Capsule().path(
      in: CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height))
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// Spokes where the end is not known, a bar where it is.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// Spokes where the end is not known, a ring where it is.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar that fills.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

private enum ProgressStyleKey: EnvironmentKey {
  static var defaultValue: ProgressMaker {
    MainActor.assumeIsolated { ProgressMaker(DefaultProgressViewStyle()) }
  }
}

extension EnvironmentValues {
  /// What makes progress views.
  var progressViewStyle: ProgressMaker {
    get { self[ProgressStyleKey.self] }
    set { self[ProgressStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the progress views below.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressViewStyle, ProgressMaker(style))
  }
}
