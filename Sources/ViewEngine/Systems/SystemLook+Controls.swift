public import Foundation
public import Motion

@_spi(Engine) extension SystemLook {
  /// The figures of controls.
  public struct Controls: Sendable {
    /// The size of a switch's track.
    public var switchSize = CGSize(width: 51, height: 31)
    /// The size of a switch's knob; measured in a recording of iOS 26.
    public var switchKnob = CGSize(width: 27, height: 27)
    /// The size of the knob while a finger lies on the switch; measured in the same recording, for iOS 18 from knowledge.
    public var switchPressedKnob = CGSize(width: 34, height: 27)
    /// Seconds that the knob takes to its other place, by a spring without bounce.
    ///
    /// A recording of iOS 18 at 14 pictures a second lies 1.5 % of the way from it, and Flutter's switch takes as long from looking
    /// at a simulator; one of 0.3 s lies 5.5 % away.
    public var switchDuration = 0.2
    /// Seconds in which the track takes its other colour, by a spring without bounce.
    ///
    /// In the same recording 3 % of the way away, 15 % with 0.3 s.
    public var switchColorDuration = 0.6
    /// The track of a switch that is off: the system's secondary fill; for iOS 26 as measured in the recording.
    public var switchOff = Color(.system(.secondaryFill))
    /// Whether knobs are lenses while a finger lifts them.
    public var hasLensKnobs = false
    /// How a knob is lifted by a finger.
    public var knobLifts = Animation.spring(duration: 0.2, bounce: 0)
    /// How it falls back when the finger goes.
    public var knobFalls = Animation.spring(duration: 0.3, bounce: 0)
    /// How far a switch beside its label goes beyond its place outside of lists: 2 points in pictures of iOS 26.
    public var switchOverhang: CGFloat = 0
    /// The padding of a switch in a list above and beneath, so that a row with it is as high as one of text.
    public var switchRowPadding: CGFloat = -4.5
    /// How far the switch of a list's row goes beyond the row's inset: measured in pictures of iOS 15, 18 and 26, on 390 points.
    public let switchRowOverhang: CGFloat = 2
    /// The shadow of a slider's knob: its opacity.
    public var knobShade = 0.15
    /// The shadow of a switch's knob: its opacity; in pictures of iOS 26 there is none.
    public var switchShade = 0.15
    /// Whether bordered buttons, segments and steppers are capsules unless they are told otherwise.
    public var hasCapsules = false
    /// The size of a slider's knob; a guess for iOS 26.
    public var sliderKnob = CGSize(width: 28, height: 28)
    /// The size of a slider's knob under a finger; a guess for iOS 26.
    public var sliderPressedKnob = CGSize(width: 28, height: 28)
    /// The height of a slider's control.
    public var sliderHeight: CGFloat = 28
    /// The height of a slider's track.
    public var sliderTrack: CGFloat = 4
    /// Whether sliders with steps have a tick for each, as in a picture of iOS 26.
    public var hasStepTicks = false
    /// The corner radius of a stepper.
    public var stepperRadius: CGFloat = 8
    /// The corner radius of a segmented control.
    public var segmentsRadius: CGFloat = 9
    /// The size of the letters of a segmented control.
    public var segmentsFontSize: CGFloat = 13
    /// How far a segmented control reaches below its place, in points.
    ///
    /// Storyboards have controls 32 high whose constraints say 31; in pictures of iOS 18 the next view of a stack is 7 away.
    public var segmentsOverhang: CGFloat = 1

    /// iOS 18's.
    static let system18 = Controls()
    /// iOS 26's.
    static let system26 = Controls(
      switchSize: CGSize(width: 63, height: 28), switchKnob: CGSize(width: 37, height: 24),
      switchPressedKnob: CGSize(width: 60, height: 39), switchDuration: 0.34,
      switchColorDuration: 0.5, switchOff: Color(.system(.tertiary)), hasLensKnobs: true,
      knobFalls: .spring(duration: 0.35, bounce: 0).delay(0.11), switchOverhang: 2,
      switchRowPadding: -4.5,
      knobShade: 0.12, switchShade: 0, hasCapsules: true, sliderKnob: CGSize(width: 38, height: 24),
      sliderPressedKnob: CGSize(width: 58, height: 38), sliderHeight: 80.0 / 3, sliderTrack: 6,
      hasStepTicks: true, stepperRadius: 16, segmentsRadius: 16, segmentsFontSize: 14,
      segmentsOverhang: 0)
  }
}
