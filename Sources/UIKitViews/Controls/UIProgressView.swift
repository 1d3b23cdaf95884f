public import Foundation
import SceneGraph
@_spi(Engine) import ViewEngine
import Views

/// A bar of which a part is filled, as SwiftUI's progress view shows it.
@MainActor @preconcurrency open class UIProgressView: UIView {
  /// What the bar is for.
  public enum Style: Int, Sendable {
    /// For anything.
    case `default`
    /// For a bar of buttons.
    case bar
  }

  private var share: Float = 0
  /// How much is done, 0...1.
  open var progress: Float {
    get { share }
    set {
      share = Swift.min(Swift.max(newValue, 0), 1)
      hostedContentChanged()
    }
  }
  /// What the bar is for; all look alike.
  open var progressViewStyle = Style.default
  /// The colour of what is done; the tint unless set.
  open var progressTintColor: UIColor? { didSet { hostedContentChanged() } }
  /// The colour of what is not done.
  ///
  /// - Note: Accepted; no effect. `trackTintColor`: it is the system's.
  open var trackTintColor: UIColor? {
    didSet {
      if trackTintColor != nil { IneffectiveSettings.note("UIProgressView.trackTintColor") }
    }
  }

  /// Creates a bar.
  ///
  /// - Parameter style: What it is for; all look alike.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    frame.size = sizeThatFits(CGSize(width: Self.usualWidth, height: 0))
  }
  /// Creates a bar.
  ///
  /// - Parameter frame: Where it is, in points of the view around it.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a bar of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// The width of a bar that nobody has given one, in points.
  private static let usualWidth: CGFloat = 150

  /// Sets how much is done.
  ///
  /// - Parameters:
  ///   - progress: How much, 0...1.
  ///   - animated: Whether the bar grows or shrinks there.
  open func setProgress(_ progress: Float, animated: Bool) {
    if animated { withAnimation { self.progress = progress } } else { self.progress = progress }
  }

  private var look: some View {
    ProgressView(value: Double(share)).progressViewStyle(.linear).tint(progressTintColor?.color)
  }

  override var hostedContent: AnyView? { AnyView(look) }
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: Self.noIntrinsicMetric, height: UIScreen.measure(AnyView(look), .unspecified).height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
}
