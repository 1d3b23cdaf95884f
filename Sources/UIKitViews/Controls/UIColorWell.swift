public import Foundation
@_spi(Engine) import ViewEngine
import Views

/// A control that shows a colour, as SwiftUI's colour picker does.
open class UIColorWell: UIControl {
  /// The colour; `nil` before one is chosen.
  ///
  /// Code that sets it calls no methods.
  open var selectedColor: UIColor? { didSet { hostedContentChanged() } }
  /// What the page on which colours are chosen is called.
  open var title: String? { didSet { hostedContentChanged() } }
  /// Whether colours may be seen through.
  open var supportsAlpha = true { didSet { hostedContentChanged() } }

  /// Creates a control of its usual size.
  ///
  /// - Parameter frame: Where it is; its size is the control's own.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    self.frame.size = intrinsicContentSize
  }
  /// Creates a control of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  private func chose(_ color: Color) {
    selectedColor = UIColor(color)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  override var hostedContent: AnyView? {
    let binding = Binding<Color>(
      get: { [weak self] in self?.selectedColor?.color ?? .clear },
      set: { [weak self] in self?.chose($0) })
    return AnyView(
      ColorPicker(title ?? "", selection: binding, supportsOpacity: supportsAlpha).labelsHidden()
        .disabled(!isEnabled))
  }
  open override var intrinsicContentSize: CGSize {
    UIScreen.measure(
      AnyView(ColorPicker("", selection: .constant(Color.clear)).labelsHidden()), .unspecified)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
