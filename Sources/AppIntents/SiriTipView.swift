import Foundation
import Geometry
@_spi(Engine) public import ViewEngine
import Views

/// How a tip looks.
public struct SiriTipViewStyle: Hashable, Sendable {
  fileprivate let name: String
  /// As suits the ground.
  public static let automatic = Self(name: "automatic")
  /// For light grounds.
  public static let light = Self(name: "light")
  /// For dark grounds.
  public static let dark = Self(name: "dark")
  /// Black.
  public static let black = Self(name: "black")
}

/// A tip that tells a person what to say: the intent's title, in a box.
///
/// The system would show a phrase of the app's shortcuts; which one is its choice, and the tool says so.
public struct SiriTipView<Intent: AppIntent>: View {
  private let isVisible: Binding<Bool>?
  @Environment(\.colorScheme) private var scheme
  @Environment(\.siriTipViewStyle) private var style
  /// The radius of its corners, and its margins, in points.
  private static var radius: CGFloat { 16 }
  private static var margins: (across: CGFloat, down: CGFloat) { (16, 12) }

  /// Creates a tip.
  ///
  /// - Parameters:
  ///   - intent: What may be asked for.
  ///   - isVisible: Whether it is there; its button takes it away. `nil` for always.
  /// - Note: Accepted; no effect. `intent`: its type has the title.
  public init(intent: Intent, isVisible: Binding<Bool>? = nil) { self.isVisible = isVisible }

  private var isDark: Bool {
    switch style {
    case .light: false
    case .dark, .black: true
    default: scheme == .dark
    }
  }

  public var body: some View {
    if isVisible?.wrappedValue ?? true {
      HStack {
        Image(systemName: "waveform.circle.fill").font(.title2)
        Text("Say “\(Text(Intent.title))”").frame(maxWidth: .infinity, alignment: .leading)
        if let isVisible {
          Button {
            isVisible.wrappedValue = false
          } label: {
            Image(systemName: "xmark").foregroundStyle(.secondary)
          }
          .buttonStyle(.plain)
        }
      }
      .font(.subheadline)
      .foregroundStyle(isDark ? Color.white : .black)
      .padding(.horizontal, Self.margins.across)
      .padding(.vertical, Self.margins.down)
      .background(ground, in: .rect(cornerRadius: Self.radius))
      .ineffective("the phrase of SiriTipView", if: true)
    }
  }

  private var ground: Color {
    if style == .black { return .black }
    return Color(white: isDark ? 0.17 : 0.92)
  }
}

private enum SiriTipViewStyleKey: EnvironmentKey {
  static var defaultValue: SiriTipViewStyle { .automatic }
}

extension EnvironmentValues {
  /// How the tips below look.
  var siriTipViewStyle: SiriTipViewStyle {
    get { self[SiriTipViewStyleKey.self] }
    set { self[SiriTipViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the tips below look.
  public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View {
    environment(\.siriTipViewStyle, style)
  }
}
