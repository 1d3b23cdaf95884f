"""What recordings.py compares: public recordings by a simulator, and the sources that were recorded.

Clones are looked for by these names: `swiftui-garden` is ralfebert/swiftui-garden (iOS 26), `Inncoder-SwiftUI-Animations` is
Inncoder/SwiftUI-Animations (iOS 13, pictures for every 70 ms). Left out is `custom_transition_example.mp4` of the first: what was
recorded never gets smaller than 0.4 of its size, so it is not the source that lies beside it.
"""
import dataclasses


@dataclasses.dataclass
class Movement:
    """One movement of a recording: between which seconds of it, and at which second of our film it is begun."""
    name: str
    start: float
    end: float
    tap: float
    measures: tuple
    # Where the curve ends elsewhere than it began: from rest to rest; otherwise points are points.
    ends: bool = True
    # How much earlier or later than so far after the tap it may begin, in seconds.
    slack: float = 0.4


@dataclasses.dataclass
class Case:
    name: str
    clone: str
    recording: str
    source: str
    # The colour of what moves (None: whatever is not the ground), and of what lies beneath; the part of the picture that is
    # looked at: left, top, right, bottom.
    ink: tuple
    region: tuple
    taps: list
    movements: list
    ground: tuple = (255, 255, 255)
    scale: float = 3
    # Seconds of the scene in a second of the recording, where it was cut into another rate.
    pace: float = 1
    system: int = 26
    options: list = dataclasses.field(default_factory=list)


RED, BLUE, ORANGE = (255, 56, 60), (0, 136, 255), (255, 141, 40)
GARDEN = "swiftui-garden"
# Pixels a point of recordings that were made 1080 pixels wide.
NARROW = 2.88

CASES = [
    Case("default animation", GARDEN, "Animations/AnimatedValueExample.mp4", "Animations/AnimatedValueExample.swift",
         RED, (0, 0, 1, 0.74), ["Animate@0.5", "Animate@2.5"],
         [Movement("grows", 0.85, 1.75, 0.5, ("size",)), Movement("shrinks", 1.75, 2.7, 2.5, ("size",)),
          Movement("grows again", 2.95, 3.93, 0.5, ("size",)), Movement("shrinks again", 3.93, 4.76, 2.5, ("size",))]),
    Case("two of one animation", GARDEN, "Animations/AnimatedValueGotchaExample.mp4", "Animations/AnimatedValueGotchaExample.swift",
         BLUE, (0, 0, 0.5, 0.66), ["Animate@0.5", "Animate@2.5"],
         [Movement("grows", 0.8, 2.01, 0.5, ("size",)), Movement("shrinks", 2.01, 2.92, 2.5, ("size",))]),
    Case("keyframes", GARDEN, "assets/keyframe_animator.mp4", "Animations/KeyframeAnimatorExample.swift",
         ORANGE, (0, 0, 1, 0.68), ["Animate@0.5"],
         [Movement("star", 0.7, 3.2, 0.5, ("size", "y"), ends=False)]),
    Case("phases", GARDEN, "assets/phase_animator.mp4", "Animations/PhaseAnimatorExample.swift",
         None, (0, 0, 1, 0.68), ["Animate@0.5"],
         [Movement("star", 0.8, 1.57, 0.5, ("y",), ends=False)]),
    Case("fade", GARDEN, "assets/default_transition_example.mp4", "Animations/DefaultTransitionExample.swift",
         BLUE, (0, 0.3, 1, 1), ["Show shape@0.5", "Show shape@2.5"],
         [Movement("in", 0.9, 1.7, 0.5, ("amount",)), Movement("out", 2.0, 2.55, 2.5, ("amount",))], scale=NARROW),
    Case("switch", GARDEN, "assets/default_transition_example.mp4", "Animations/DefaultTransitionExample.swift",
         (52, 199, 89), (0.6, 0, 1, 0.25), ["Show shape@0.5", "Show shape@2.5"],
         [Movement("turns on", 0.8, 1.7, 0.5, ("amount",)), Movement("turns off", 1.9, 2.55, 2.5, ("amount",))], scale=NARROW),
    Case("blur replace", GARDEN, "assets/transition_example.mp4", "Animations/ViewTransitionExample.swift",
         BLUE, (0, 0.4, 1, 1), ["Show shape@0.5", "Show shape@2.5"],
         [Movement("in", 0.95, 1.76, 0.5, ("amount",)), Movement("out", 1.83, 2.3, 2.5, ("amount",))], scale=NARROW),
    Case("pie", "Inncoder-SwiftUI-Animations", "Gifs/DownloadButton.gif", "Animations/Download Button/DownloadButton.swift",
         (92, 203, 116), (0, 0, 1, 1), ["#1@0.5"],
         [Movement("fills", 1.0, 2.7, 1.3, ("amount",))], scale=1.23, system=18),
    Case("push", GARDEN, "assets/transition_by_id_example.mp4", "Animations/ViewTransitionByIdExample.swift",
         RED, (0, 0.3, 1, 1), ["Next slide@0.5", "Next slide@2.5"],
         [Movement("red goes", 0.9, 1.58, 0.5, ("x",)), Movement("red comes", 1.6, 2.2, 2.5, ("x",))], scale=NARROW),
]
