public import Foundation
@_spi(Engine) import ViewEngine
import Views

/// A stepper: two buttons that lower and raise a number, as SwiftUI's shows them.
open class UIStepper: UIControl {
  private var number = 0.0
  /// The number, between the bounds; code that sets it calls no methods.
  open var value: Double {
    get { number }
    set {
      number = Swift.min(Swift.max(newValue, minimumValue), maximumValue)
      hostedContentChanged()
    }
  }
  /// The least number.
  open var minimumValue = 0.0 { didSet { value = number } }
  /// The greatest number.
  open var maximumValue = 100.0 { didSet { value = number } }
  /// What a tap adds or takes.
  open var stepValue = 1.0
  /// Whether the number goes on from the other bound behind the last.
  open var wraps = false { didSet { hostedContentChanged() } }
  /// Whether methods are called at each step; here there is one a tap.
  ///
  /// - Note: Accepted; no effect. `isContinuous`: a finger that stays counts once.
  open var isContinuous = true
  /// Whether a finger that stays steps on; here there is one step a tap.
  ///
  /// - Note: Accepted; no effect. `autorepeat`: a finger that stays counts once.
  open var autorepeat = true

  /// Creates a stepper of the usual size.
  ///
  /// - Parameter frame: Where it is; its size is the stepper's own.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    self.frame.size = intrinsicContentSize
  }
  /// Creates a stepper of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// Goes a step on or back.
  private func step(_ sign: Double) {
    let next = number + sign * stepValue
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  private var look: some View {
    let (hasMore, hasLess) = (wraps || number < maximumValue, wraps || number > minimumValue)
    let more: () -> Void = { [weak self] in self?.step(1) }
    let less: () -> Void = { [weak self] in self?.step(-1) }
    return Stepper(
      label: { EmptyView() }, onIncrement: hasMore ? more : nil, onDecrement: hasLess ? less : nil
    )
    .labelsHidden().disabled(!isEnabled)
  }

  override var hostedContent: AnyView? { AnyView(look) }
  open override var intrinsicContentSize: CGSize {
    UIScreen.measure(AnyView(look), .unspecified)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
