public import Foundation
import SceneGraph
@_spi(Engine) import ViewEngine
import Views

/// A switch between on and off, as SwiftUI's toggle shows it.
open class UISwitch: UIControl {
  private static let shared = proxy("UISwitch", UISwitch())
  /// What all switches are asked for; they do not follow it.
  public static func appearance() -> UISwitch { shared }

  /// Whether it is on; code that sets it calls no methods.
  open var isOn = false { didSet { hostedContentChanged() } }
  /// The colour of a switch that is on; the system's green unless set.
  open var onTintColor: UIColor? {
    didSet {
      noteAppearance("onTintColor")
      hostedContentChanged()
    }
  }
  /// The colour of the knob.
  ///
  /// - Note: Accepted; no effect. `thumbTintColor`: it is white.
  open var thumbTintColor: UIColor? { didSet { noteAppearance("thumbTintColor") } }

  /// Creates a switch of the usual size.
  ///
  /// - Parameter frame: Where it is; its size is the switch's own.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    self.frame.size = intrinsicContentSize
  }
  /// Creates a switch of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// What a switch looks like.
  public enum Style: Int, Sendable {
    /// As the system thinks best.
    case automatic
    /// A box with a mark.
    case checkbox
    /// A knob that slides.
    case sliding
  }
  /// What it is to look like.
  ///
  /// - Note: Accepted; no effect. `preferredStyle`: a knob slides, as on every telephone.
  open var preferredStyle = Style.automatic
  /// What it looks like.
  open var style: Style { .sliding }
  /// The words beside a box.
  ///
  /// - Note: Accepted; no effect. `title`: only boxes have words.
  open var title: String?

  /// Turns it on or off; no methods are called.
  ///
  /// - Parameters:
  ///   - on: Whether it is on then.
  ///   - animated: Whether the knob slides there.
  open func setOn(_ on: Bool, animated: Bool) {
    if animated { withAnimation { isOn = on } } else { isOn = on }
  }

  private func turned(_ isOn: Bool) {
    self.isOn = isOn
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  override var hostedContent: AnyView? {
    let binding = Binding<Bool>(
      get: { [weak self] in self?.isOn ?? false }, set: { [weak self] in self?.turned($0) })
    return AnyView(
      Toggle(isOn: binding) { EmptyView() }.labelsHidden().tint(onTintColor?.color)
        .disabled(!isEnabled))
  }
  open override var intrinsicContentSize: CGSize {
    UIScreen.measure(
      AnyView(Toggle(isOn: .constant(false)) { EmptyView() }.labelsHidden()), .unspecified)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
