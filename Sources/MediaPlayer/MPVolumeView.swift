public import Foundation
public import UIKitViews

/// A slider for how loud the device is: it moves, and a film is silent.
@MainActor @preconcurrency open class MPVolumeView: UIView {
  /// Whether the slider is there.
  open var showsVolumeSlider = true { didSet { slider.isHidden = !showsVolumeSlider } }
  /// Whether a button chooses where is played; there is nowhere else, so that there is none.
  ///
  /// - Note: Accepted; no effect. `showsRouteButton`: there is nowhere else.
  open var showsRouteButton = true
  private let slider = UISlider()

  /// Creates a slider.
  ///
  /// - Parameter frame: Where it is, in points of the view around it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(slider)
  }
  /// Creates a slider of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  open override func layoutSubviews() {
    super.layoutSubviews()
    slider.frame = bounds
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { slider.sizeThatFits(size) }
}
