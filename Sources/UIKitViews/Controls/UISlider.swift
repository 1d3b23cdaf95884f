public import Foundation
import SceneGraph
@_spi(Engine) import ViewEngine
import Views

/// A slider: a knob on a track, as SwiftUI's shows it.
open class UISlider: UIControl {
  private static let shared = proxy("UISlider", UISlider())
  /// What all sliders are asked for; they do not follow it.
  public static func appearance() -> UISlider { shared }

  private var number: Float = 0
  /// The number, between the bounds; code that sets it calls no methods.
  open var value: Float {
    get { number }
    set {
      number = Swift.min(Swift.max(newValue, minimumValue), maximumValue)
      hostedContentChanged()
    }
  }
  /// The least number, at the start of the track.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = number
    }
  }
  /// The greatest number, at the end of the track.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = number
    }
  }
  /// Whether methods are called while a finger drags the knob, and not only when it leaves it.
  open var isContinuous = true
  /// The colour of the track before the knob; the tint unless set.
  open var minimumTrackTintColor: UIColor? {
    didSet {
      noteAppearance("minimumTrackTintColor")
      hostedContentChanged()
    }
  }
  /// The colour of the knob.
  ///
  /// - Note: Accepted; no effect. `thumbTintColor`: it is white.
  open var thumbTintColor: UIColor? { didSet { noteAppearance("thumbTintColor") } }
  /// The colour of the track behind the knob.
  ///
  /// - Note: Accepted; no effect. `maximumTrackTintColor`: it is the system's.
  open var maximumTrackTintColor: UIColor? {
    didSet { noteAppearance("maximumTrackTintColor") }
  }
  /// Creates a slider.
  ///
  /// - Parameter frame: Where it is, in points of the view around it.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a slider of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// Sets the number; no methods are called.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - animated: Whether the knob slides there.
  open func setValue(_ value: Float, animated: Bool) {
    if animated { withAnimation { self.value = value } } else { self.value = value }
  }
  /// Sets the picture of the knob.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - state: In which state.
  /// - Note: Accepted; no effect. `image`, `for`: the knob is the system's.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    noteAppearance("setThumbImage")
  }

  /// Sets the picture of the track before the knob.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - state: In which state.
  /// - Note: Accepted; no effect. `image`, `for`: the track is the system's.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    if image != nil { IneffectiveSettings.note("UISlider.setMinimumTrackImage") }
  }
  /// Sets the picture of the track behind the knob.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - state: In which state.
  /// - Note: Accepted; no effect. `image`, `for`: the track is the system's.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    if image != nil { IneffectiveSettings.note("UISlider.setMaximumTrackImage") }
  }
  /// The rectangle of the track; a subclass's own is not asked for.
  ///
  /// - Parameter bounds: The slider's rectangle.
  /// - Returns: A line of four points through its middle.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: max(bounds.width - 4, 0), height: 4)
  }
  /// The rectangle of the knob; a subclass's own is not asked for.
  ///
  /// - Parameters:
  ///   - bounds: The slider's rectangle.
  ///   - rect: That of the track.
  ///   - value: The number.
  /// - Returns: A square of 28 points about the number's place on the track.
  /// - Note: Accepted; no effect. `forBounds`: the track says where it is.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let side: CGFloat = 28
    let length = maximumValue - minimumValue
    let share = length > 0 ? CGFloat((value - minimumValue) / length) : 0
    let x = rect.minX + (rect.width - side) * min(max(share, 0), 1)
    return CGRect(x: x, y: rect.midY - side / 2, width: side, height: side)
  }

  private func dragged(_ value: Double) {
    self.value = Float(value)
    if isContinuous { sendActions(for: .valueChanged) }
  }
  private func tracking(_ isTracking: Bool) {
    self.isTracking = isTracking
    if isTracking { return sendActions(for: .touchDown) }
    if !isContinuous { sendActions(for: .valueChanged) }
    sendActions(for: .touchUpInside)
  }

  private var look: some View {
    let binding = Binding<Double>(
      get: { [weak self] in Double(self?.value ?? 0) },
      set: { [weak self] in self?.dragged($0) })
    let bounds = Double(minimumValue)...Double(maximumValue)
    return Slider(value: binding, in: bounds) { [weak self] in self?.tracking($0) }
      .tint(minimumTrackTintColor?.color).disabled(!isEnabled)
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
