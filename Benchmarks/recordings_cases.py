"""What recordings.py compares: public recordings by a simulator, and the sources that were recorded.

Clones are looked for by these names: `swiftui-garden` is ralfebert/swiftui-garden (iOS 26), `Inncoder-SwiftUI-Animations` is
Inncoder/SwiftUI-Animations (iOS 13, pictures for every 70 ms), `react-native-keyboard-controller` is
kirillzyusko/react-native-keyboard-controller (iOS 16 and 26, 60 pictures a second), `react-native-true-sheet` is
lodev09/react-native-true-sheet (iOS 26.1, 20), `react-native-ios-context-menu` is
dominicstop/react-native-ios-context-menu (iOS 16, 20), `SwiftUI-List-Edit` is theevo/SwiftUI-List-Edit (iOS 16, 36). Left out is `custom_transition_example.mp4` of the first: what was
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
    # For the measure "shift": when what moves stands still, in the recording and in our film, and where it is then, as parts of the
    # picture: left, top, right, bottom.
    still: tuple = ()
    patch: tuple = ()
    our_patch: tuple = ()
    # The whole way in points, in the recording and in our film, where neither shows all of it: both curves are 0 at rest.
    wholes: tuple = ()
    # The curve as it was read from the recording's pictures by eye, at `rate` a second from `start` on, as shares of the whole.
    readings: tuple = ()
    rate: float = 20


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
    # Our own screen, where the recording's source is none of ours to film: React Native's libraries show what is UIKit's.
    scene: str = ""


RED, BLUE, ORANGE = (255, 56, 60), (0, 136, 255), (255, 141, 40)
GARDEN = "swiftui-garden"
# Pixels a point of recordings that were made 1080 pixels wide.
NARROW = 2.88

TYPING = """
import SwiftUI
struct Typing: View {
  @FocusState private var isFocused: Bool
  var body: some View {
    VStack {
      TextField("Message", text: .constant("")).focused($isFocused).autocorrectionDisabled()
      Button("Focus") { isFocused.toggle() }
      Spacer()
    }
  }
}
#Preview { Typing() }
"""
DETENTS = """
import SwiftUI
struct Detents: View {
  @State private var detent = PresentationDetent.medium
  var body: some View {
    Color.white.sheet(isPresented: .constant(true)) {
      VStack {
        Button("Change") { detent = detent == .medium ? .large : .medium }
        Rectangle().fill(.blue).frame(width: 100, height: 100)
        Spacer()
      }
      .padding(.top, 40).presentationDetents([.medium, .large], selection: $detent)
    }
  }
}
#Preview { Detents() }
"""
MENU = """
import SwiftUI
struct Opening: View {
  var body: some View {
    Menu("Open") { Button("Action #1") {} }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom).padding(.bottom, 200)
  }
}
#Preview { Opening() }
"""
EDITED = """
import SwiftUI
struct Edited: View {
  @State private var editMode = EditMode.inactive
  @State private var users = ["Tanjiro", "Zenitsu", "Paul", "Taylor", "Adele"]
  var body: some View {
    NavigationStack {
      List {
        ForEach(users, id: \\.self) { Text($0) }
          .onDelete { users.remove(atOffsets: $0) }
          .onMove { users.move(fromOffsets: $0, toOffset: $1) }
      }
      .toolbar { EditButton() }.environment(\\.editMode, $editMode).navigationTitle("Hello")
    }
  }
}
#Preview { Edited() }
"""
EDITING = "SwiftUI-List-Edit"
KEYBOARDS = "react-native-keyboard-controller"
VIDEOS = "docs/static/video/"
BLACK = (0, 0, 0)

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
    Case("keyboard of iOS 26", KEYBOARDS, VIDEOS + "keyboard-chat-scroll-view/never.mp4", "", None, (0, 0, 1, 1),
         ["Focus@0.5", "Focus@2.5"],
         [Movement("rises", 1.31, 1.75, 0.5, ("shift",), still=(2.4, 2.3), patch=(0, 0.675, 1, 0.8), our_patch=(0, 0.675, 1, 0.8),
                   wholes=(302, 336)),
          Movement("falls", 2.88, 3.01, 2.5, ("shift",), still=(2.4, 2.3), patch=(0, 0.675, 1, 0.8), our_patch=(0, 0.675, 1, 0.8),
                   wholes=(302, 336))], scene=TYPING, options=["--device", "iphone-16-pro"]),
    Case("keyboard of iOS 16", KEYBOARDS, VIDEOS + "keyboard-with-preload.mp4", "", None, (0, 0, 1, 1), ["Focus@0.5"],
         [Movement("rises", 1.36, 1.75, 0.5, ("shift",), still=(1.9, 2.3), patch=(0, 0.72, 1, 0.87), our_patch=(0, 0.72, 1, 0.87),
                   wholes=(260, 260))],
         scale=2, system=18, scene=TYPING, options=["--device", "iphone-se"]),
    Case("detent", "react-native-true-sheet", "docs/docs/guides/assets/resizing.gif", "", None, (0, 0, 1, 1), ["Change@0.5"],
         [Movement("changes", 6.3, 6.95, 0.5, ("shift",), still=(6.95, 1.6), patch=(0.18, 0.25, 0.82, 0.79),
                   our_patch=(0.2, 0.08, 0.8, 0.3))],
         scale=1, scene=DETENTS),
    # Rows that make room for signs, by their letters; and the button that deletes, beside which nothing else is red.
    Case("edited rows", EDITING, "readme/SwiftUI-list-edit-demo.mp4.mov", "", BLACK, (0.05, 0.17, 0.5, 0.5), ["Edit@0.5", "Done@2.5"],
         [Movement("make room", 2.33, 2.9, 0.5, ("x",), slack=0.2), Movement("again", 47.08, 47.7, 0.5, ("x",), slack=0.2),
          Movement("close", 51.9, 52.6, 2.5, ("x",), slack=0.2)],
         ground=(255, 255, 255), scale=554 / 393, system=18, scene=EDITED, options=["--device", "iphone-16"]),
    Case("button that deletes", EDITING, "readme/SwiftUI-list-edit-demo.mp4.mov", "", (255, 59, 48), (0.3, 0.15, 1, 0.5),
         ["Edit@0.5", "Remove Zenitsu@1.5"], [Movement("comes", 43.54, 44.2, 1.5, ("amount",), slack=0.2),
                                              Movement("comes again", 49.25, 49.95, 1.5, ("amount",), slack=0.2)],
         ground=(255, 255, 255), scale=554 / 393, system=18, scene=EDITED, options=["--device", "iphone-16"]),
    # Widths of a menu over the one at rest, read in the pictures by eye; the pictures are at most 8 ms from their times.
    Case("menu", "react-native-ios-context-menu", "assets/example-ContextMenuViewExample28.gif", "", BLACK, (0, 0.3, 1, 0.74), ["Open@0.5"],
         [Movement("opens", 0, 0.4, 0.5, ("extent",), ends=False, readings=(0.436, 0.738, 0.919, 0.988, 1.009, 1.006, 1.003, 1)),
          Movement("opens again", 0, 0.4, 0.5, ("extent",), ends=False, readings=(0.424, 0.733, 0.863, 0.971, 1.009, 1.009, 1.003, 1))],
         system=18, scene=MENU),
]
