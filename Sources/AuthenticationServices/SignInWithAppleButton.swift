import Foundation
import Geometry
import Motion
@_spi(Engine) public import ViewEngine
import Views

/// A button by which a person signs in with Apple: a sign and words in one of three styles.
///
/// Nobody signs in: a tap asks for a request and goes no further, which the tool says.
public struct SignInWithAppleButton: View {
  /// The words of the button.
  public struct Label: Hashable, Sendable {
    fileprivate let words: String
    /// “Sign in with Apple”.
    public static let signIn = Self(words: "Sign in with Apple")
    /// “Continue with Apple”.
    public static let `continue` = Self(words: "Continue with Apple")
    /// “Sign up with Apple”.
    public static let signUp = Self(words: "Sign up with Apple")
  }
  /// The colours of the button.
  public struct Style: Hashable, Sendable {
    fileprivate let isDark: Bool
    fileprivate var hasOutline = false
    /// White on black.
    public static let black = Self(isDark: true)
    /// Black on white.
    public static let white = Self(isDark: false)
    /// Black on white, with an outline.
    public static let whiteOutline = Self(isDark: false, hasOutline: true)
  }

  private let label: Label
  private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
  @Environment(\.appleButtonStyle) private var style
  /// The least height of the button, and its corner radius, in points.
  private static let (height, radius) = (CGFloat(30), CGFloat(6))

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - label: Its words.
  ///   - onRequest: Says what is asked for, after a tap.
  ///   - onCompletion: Is told how it ended, which in a film it does not.
  /// - Note: Accepted; no effect. `onCompletion`: nobody signs in.
  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) { (self.label, self.onRequest) = (label, onRequest) }

  public var body: some View {
    Button {
      onRequest(ASAuthorizationAppleIDRequest())
      IneffectiveSettings.note("SignInWithAppleButton")
    } label: {
      GeometryReader { space in
        // By Apple's rule letters are 43 % of the button's height.
        let size = space.size.height * 0.43
        HStack(spacing: size * 0.32) {
          AppleSign().frame(width: size * 0.82, height: size)
          Text(label.words).font(.system(size: size, weight: .medium)).lineLimit(1)
            .minimumScaleFactor(0.5)
        }
        .padding(.horizontal, size * 0.5)
        .frame(width: space.size.width, height: space.size.height)
      }
      .frame(minHeight: Self.height, idealHeight: 44)
      .foregroundStyle(style.isDark ? Color.white : .black)
      .background(style.isDark ? Color.black : .white, in: .rect(cornerRadius: Self.radius))
      .overlay {
        if style.hasOutline {
          RoundedRectangle(cornerRadius: Self.radius).strokeBorder(.black, lineWidth: 1)
        }
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}

private enum AppleButtonStyleKey: EnvironmentKey {
  static var defaultValue: SignInWithAppleButton.Style { .black }
}

extension EnvironmentValues {
  /// The colours of the buttons below by which a person signs in.
  var appleButtonStyle: SignInWithAppleButton.Style {
    get { self[AppleButtonStyleKey.self] }
    set { self[AppleButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the colours of the buttons below by which a person signs in with Apple.
  public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
    environment(\.appleButtonStyle, style)
  }
}

/// An apple with a leaf, drawn for this button.
private struct AppleSign: Shape {
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  nonisolated func path(in rect: CGRect) -> Path {
    func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    var path = Path()
    // The body, from the hollow at the top clockwise; at the right a bite is missing.
    path.move(to: place(0.5, 0.31))
    path.addCurve(
      to: place(0.93, 0.37), control1: place(0.62, 0.31), control2: place(0.76, 0.2))
    path.addCurve(
      to: place(0.95, 0.72), control1: place(0.74, 0.47), control2: place(0.78, 0.67))
    path.addCurve(to: place(0.7, 1), control1: place(0.9, 0.87), control2: place(0.8, 1))
    path.addCurve(to: place(0.5, 0.96), control1: place(0.62, 1), control2: place(0.58, 0.96))
    path.addCurve(to: place(0.3, 1), control1: place(0.42, 0.96), control2: place(0.38, 1))
    path.addCurve(to: place(0.04, 0.54), control1: place(0.15, 1), control2: place(0.04, 0.74))
    path.addCurve(to: place(0.29, 0.26), control1: place(0.04, 0.36), control2: place(0.15, 0.26))
    path.addCurve(to: place(0.5, 0.31), control1: place(0.38, 0.26), control2: place(0.44, 0.31))
    path.closeSubpath()
    // The leaf.
    path.move(to: place(0.5, 0.24))
    path.addCurve(to: place(0.71, 0), control1: place(0.5, 0.1), control2: place(0.6, 0.01))
    path.addCurve(to: place(0.5, 0.24), control1: place(0.72, 0.14), control2: place(0.63, 0.24))
    path.closeSubpath()
    return path
  }
}
