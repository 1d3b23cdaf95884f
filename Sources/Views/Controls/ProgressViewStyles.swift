import Foundation
import Geometry
import Motion
@_spi(Engine) public import ViewEngine

/// The configuration of a progress view, before a style gives it a look.
@MainActor @preconcurrency public struct ProgressViewStyleConfiguration {
  /// The label: what goes on.
  public struct Label: View {
    let content: AnyView
    public var body: AnyView { content }
  }
  /// The value in words.
  public struct CurrentValueLabel: View {
    let content: AnyView
    public var body: AnyView { content }
  }
  /// The fraction that is done, 0...1; `nil` where that is not known.
  public let fractionCompleted: Double?
  /// The label: what goes on.
  public var label: Label?
  /// The value in words.
  public var currentValueLabel: CurrentValueLabel?
}

/// A progress view style, which gives progress views their look.
@MainActor @preconcurrency public protocol ProgressViewStyle: _ControlStyle {
  /// The type of a progress view's look.
  associatedtype Body: View
  /// The configuration of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration
  /// The look of a progress view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// Makes the progress views of one style, whatever its type.
@MainActor struct ProgressMaker {
  let progress: @MainActor (ProgressViewStyleConfiguration) -> AnyView
  init<S: ProgressViewStyle>(_ style: S) {
    progress = { AnyView(ProgressLook(style: style, configuration: $0)) }
  }
}

private struct ProgressLook<Style: ProgressViewStyle>: View {
  var style: Style
  var configuration: ProgressViewStyleConfiguration
  var body: some View {
    style.makeBody(configuration: configuration).popStyle(from: \.progressViewStyles)
  }
}

/// The automatic progress view style: a spinner where the end is not known, a bar where it is.
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

/// The circular progress view style: a spinner where the end is not known, a ring where it is.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Points between the spinner and its labels.
  private static let spacing: CGFloat = 6
  private let tint: Color?
  @Environment(\.controlSize) private var size
  @Environment(\.labelsHidden) private var labelsHidden
  /// Creates the style.
  public init() { tint = nil }
  /// Creates the style with a tint.
  public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: Self.spacing) {
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

  /// The diameter in points, as on iOS 17.
  private var diameter: Double {
    switch size {
    case .mini, .small: 16
    case .regular: 20
    case .large, .extraLarge: 37
    }
  }
}

/// A ring of which a fraction is stroked.
private struct Ring: View {
  let fraction: Double
  let diameter: Double
  /// How many widths of the stroke make the diameter, as for the spinner's spokes.
  private static let widths = 8.0
  var body: some View {
    let width = diameter / Self.widths
    Circle().inset(by: width / 2).stroke(Color(.system(.fill)), lineWidth: width)
      .overlay {
        Circle().inset(by: width / 2).trim(from: 0, to: fraction)
          .stroke(.tint, style: StrokeStyle(lineWidth: width, lineCap: .round))
          .rotationEffect(.degrees(-90))
      }
      .frame(width: diameter, height: diameter)
  }
}

/// The linear progress view style: a bar of which a fraction is filled.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Points between the bar and its labels.
  private static let spacing: CGFloat = 4
  private let tint: Color?
  @Environment(\.labelsHidden) private var labelsHidden
  /// Creates the style.
  public init() { tint = nil }
  /// Creates the style with a tint.
  public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: Self.spacing) {
      if !labelsHidden, let label = configuration.label { label }
      Capsule(style: .circular).fill(Color(.system(.fill)))
        .overlay { BarShape(fraction: configuration.fractionCompleted ?? 0).fill(.tint) }
        .frame(height: ControlLook.trackHeight)
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
    return Capsule(style: .circular).path(
      in: CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height))
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A spinner where the end is not known, a bar where it is.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A spinner where the end is not known, a ring where it is.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar of which a fraction is filled.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

private enum ProgressStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<ProgressMaker> {
    MainActor.assumeIsolated { StyleStack(automatic: ProgressMaker(DefaultProgressViewStyle())) }
  }
}

extension EnvironmentValues {
  /// The styles of progress views around the place.
  var progressViewStyles: StyleStack<ProgressMaker> {
    get { self[ProgressStylesKey.self] }
    set { self[ProgressStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the progress views below.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    pushStyle(ProgressMaker(style), to: \.progressViewStyles)
  }
}
