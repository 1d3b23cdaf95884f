public import Foundation

@_spi(Engine) extension SystemLook {
  /// The figures of controls.
  public struct Controls: Sendable {
    /// The size of a switch's track.
    public var switchSize = CGSize(width: 51, height: 31)
    /// The size of a switch's knob; a guess for iOS 26.
    public var switchKnob = CGSize(width: 27, height: 27)
    /// The padding of a switch in a list above and beneath, so that a row with it is as high as one of text.
    public var switchRowPadding: CGFloat = -4.5
    /// The shadow of a knob: its opacity.
    public var knobShade = 0.15
    /// Whether bordered buttons, segments and steppers are capsules unless they are told otherwise.
    public var hasCapsules = false
    /// The size of a slider's knob; a guess for iOS 26.
    public var sliderKnob = CGSize(width: 28, height: 28)
    /// The height of a slider's control.
    public var sliderHeight: CGFloat = 28
    /// The height of a slider's track.
    public var sliderTrack: CGFloat = 4
    /// The corner radius of a stepper.
    public var stepperRadius: CGFloat = 8
    /// The corner radius of a segmented control.
    public var segmentsRadius: CGFloat = 9
    /// The size of the letters of a segmented control.
    public var segmentsFontSize: CGFloat = 13

    /// iOS 18's.
    static let system18 = Controls()
    /// iOS 26's.
    static let system26 = Controls(
      switchSize: CGSize(width: 63, height: 28), switchKnob: CGSize(width: 39, height: 24),
      switchRowPadding: -3, knobShade: 0.12, hasCapsules: true,
      sliderKnob: CGSize(width: 38, height: 24), sliderHeight: 34, sliderTrack: 6,
      stepperRadius: 16, segmentsRadius: 16, segmentsFontSize: 14)
  }
}
