public import Foundation
@_spi(Engine) import ViewEngine
import Views

/// A spinner that tells that something goes on, as SwiftUI's progress view shows it.
@MainActor @preconcurrency open class UIActivityIndicatorView: UIView {
  /// How large a spinner is.
  public enum Style: Int, Sendable {
    /// 20 points, in the grey of spinners.
    case medium = 100
    /// 37 points, in the grey of spinners.
    case large
    /// 37 points, white.
    case whiteLarge = 0
    /// 20 points, white.
    case white
    /// 20 points, grey.
    case gray
  }

  /// How large it is.
  open var style: Style {
    didSet {
      hostedContentChanged()
      invalidateIntrinsicContentSize()
    }
  }
  private var ownColor: UIColor?
  /// Its colour: the grey of spinners unless set.
  open var color: UIColor {
    get { ownColor ?? (isWhite ? UIColor.white : UIColor.secondaryLabel) }
    set {
      ownColor = newValue
      hostedContentChanged()
    }
  }
  private var isWhite: Bool { style == .white || style == .whiteLarge }
  /// Whether it is not seen while it stands still.
  open var hidesWhenStopped = true { didSet { hostedContentChanged() } }
  /// Whether it turns.
  public private(set) var isAnimating = false { didSet { hostedContentChanged() } }

  /// Creates a spinner that stands still.
  ///
  /// - Parameter style: How large it is.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    frame.size = intrinsicContentSize
  }
  /// Creates a spinner of the middle size that stands still.
  ///
  /// - Parameter frame: Where it is, in points of the view around it.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
  }
  /// Creates a spinner of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// Turns.
  open func startAnimating() { isAnimating = true }
  /// Stands still, and is seen no more unless that is asked for.
  open func stopAnimating() { isAnimating = false }

  private var spinner: some View {
    let isLarge = style == .large || style == .whiteLarge
    // Without a tint it has the grey of spinners.
    let tint: Color? = ownColor == nil && !isWhite ? nil : color.color
    return ProgressView().progressViewStyle(.circular)
      .controlSize(isLarge ? ControlSize.large : ControlSize.regular).tint(tint)
  }
  @ViewBuilder private var look: some View {
    if isAnimating || !hidesWhenStopped {
      // A spinner of SwiftUI's always turns.
      spinner.ineffective("UIActivityIndicatorView.hidesWhenStopped", if: !isAnimating)
    }
  }

  override var hostedContent: AnyView? { AnyView(look) }
  open override var intrinsicContentSize: CGSize {
    UIScreen.measure(AnyView(spinner), .unspecified)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
