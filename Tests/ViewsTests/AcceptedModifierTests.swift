import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

@MainActor @Suite("Modifiers that a film accepts")
struct AcceptedModifierTests {
  private struct Reading: View {
    @AccessibilityFocusState private var isRead: Bool
    @AccessibilityFocusState private var part: Int?
    @Namespace private var namespace
    let isModified: Bool

    @ViewBuilder private var card: some View {
      VStack {
        Text("Total")
        Rectangle().fill(.blue).frame(width: 40, height: 10)
      }
    }

    var body: some View {
      if isModified {
        pointed(spoken(described(card))).accessibilityFocused($isRead)
          .accessibilityFocused($part, equals: 1)
          .accessibilityLabeledPair(role: .label, id: 1, in: namespace)
          .accessibilityLinkedGroup(id: 1, in: namespace)
      } else {
        card
      }
    }

    private func spoken(_ view: some View) -> some View {
      view.accessibilityAction {}.accessibilityAction(.magicTap) {}
        .accessibilityAction(named: "Add") {}.accessibilityAction(named: Text("Add")) {}
        .accessibilityAction(action: {}, label: { Text("Add") })
        .accessibilityActions { Button("Add") {} }
        .accessibilityAdjustableAction { _ in }.accessibilityScrollAction { _ in }
    }

    private func pointed(_ view: some View) -> some View {
      view.hoverEffect().hoverEffect(.lift).hoverEffect(.highlight, isEnabled: false)
        .defaultHoverEffect(nil).accessibilityDropPoint(.center, description: "Here")
        .accessibilityDragPoint(.top, description: "There")
        .accessibilityLabel { label in
          Text("Now")
          label
        }
    }

    private func described(_ view: some View) -> some View {
      view.accessibilityHeading(.h1).accessibilityInputLabels(["Sum"])
        .accessibilityRespondsToUserInteraction().accessibilityIgnoresInvertColors()
        .accessibilityTextContentType(.plain).accessibilityShowsLargeContentViewer()
        .accessibilityShowsLargeContentViewer { Text("large") }
        .accessibilityRepresentation { Text("other") }.accessibilityChildren { Text("other") }
        .accessibilityCustomContent("more", Text("words"))
        .accessibilityActivationPoint(.center)
        .accessibilityActivationPoint(CGPoint(x: 1, y: 1))
    }
  }

  @Test("what is said for accessibility changes no picture")
  func accessibility() throws {
    #expect(try list { Reading(isModified: true) } == list { Reading(isModified: false) })
  }

  @Test("a label that is turned off is none", arguments: [false, true])
  func conditions(isEnabled: Bool) throws {
    let stage = try Rehearsal(width: 200, height: 200) {
      Rectangle().onTapGesture {}.accessibilityLabel("Open", isEnabled: isEnabled)
    }
    #expect((stage.graph.tappables.map(\.label) == ["Open"]) == isEnabled)
  }

  @Test("a colour in a text is the word for it")
  func colorNames() throws {
    let words = try list { Text("mix \(accessibilityName: Color.red)") }.words
    #expect(words.joined(separator: " ") == "mix red")
  }

  @Test("a scroll geometry is made of its parts, and insets of UIKit's are SwiftUI's")
  func geometry() {
    let insets = EdgeInsets(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(insets == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(NSDirectionalEdgeInsets(insets).trailing == 4)
    let geometry = ScrollGeometry(
      contentOffset: CGPoint(x: 0, y: 5), contentSize: .zero, contentInsets: insets,
      containerSize: CGSize(width: 9, height: 9))
    #expect(geometry.visibleRect == CGRect(x: 2, y: 6, width: 3, height: 5))
  }

  @Test("nothing reads a film, so that no focus comes")
  func focus() throws {
    struct Focus: View {
      @AccessibilityFocusState var isRead: Bool
      @AccessibilityFocusState var part: Int?
      var body: some View {
        Tile.of(isRead ? 1 : part ?? 0, 20, 20).onAppear { part = 7 }
      }
    }
    let stage = try Rehearsal { Focus() }
    #expect(Array(stage.tiles.keys) == [7])
  }

  @Test("what a person asks of a device is off, and a scene may say that it is on")
  func settings() throws {
    struct Asking: View {
      @Environment(\.colorSchemeContrast) var contrast
      @Environment(\.accessibilityDifferentiateWithoutColor) var differs
      @Environment(\.accessibilityInvertColors) var inverts
      @Environment(\.accessibilityShowButtonShapes) var shapes
      @Environment(\.accessibilityDimFlashingLights) var dims
      @Environment(\.accessibilityPlayAnimatedImages) var plays
      @Environment(\.accessibilityVoiceOverEnabled) var speaks
      @Environment(\.accessibilitySwitchControlEnabled) var switches
      @Environment(\.accessibilityEnabled) var assists
      var body: some View {
        let all = [
          contrast == .increased, differs, inverts, shapes, dims, plays, speaks, switches, assists,
        ]
        Tile.of(all.enumerated().reduce(0) { $0 + ($1.element ? 1 << $1.offset : 0) }, 20, 20)
      }
    }
    #expect(Array(try Rehearsal { Asking() }.tiles.keys) == [32])
    let asked = try Rehearsal {
      Asking().environment(\.colorSchemeContrast, .increased)
        .environment(\.accessibilityDifferentiateWithoutColor, true)
        .environment(\.accessibilityInvertColors, true)
        .environment(\.accessibilityShowButtonShapes, true)
        .environment(\.accessibilityDimFlashingLights, true)
    }
    #expect(Array(asked.tiles.keys) == [32 + 31])
  }

  @Test("a film has one window, and says that others are not opened")
  func windows() throws {
    struct Asking: View {
      @Environment(\.openWindow) var open
      @Environment(\.dismissWindow) var close
      @Environment(\.supportsMultipleWindows) var hasSeveral
      var body: some View {
        Tile.of(hasSeveral ? 1 : 2, 20, 20).onAppear {
          open(id: "a")
          open(value: 1)
          close()
          close(id: "a", value: 1)
        }
      }
    }
    #expect(Array(try Rehearsal { Asking() }.tiles.keys) == [2])
    let told = IneffectiveSettings.shortcomings.joined()
    #expect(told.contains("`openWindow`") && told.contains("`dismissWindow`"))
  }

  @Test("pointers and keys change no picture")
  func pointers() throws {
    let plain = try list { Button("Save") {} }
    let modified = try list {
      Button("Save") {}.onHover { _ in }.onContinuousHover { _ in }.hoverEffectDisabled()
        .keyboardShortcut("s").keyboardShortcut(.defaultAction)
        .keyboardShortcut("s", modifiers: [.command, .shift])
        .focusable().focusEffectDisabled().focusSection().buttonRepeatBehavior(.enabled)
    }
    #expect(modified == plain)
    #expect(KeyboardShortcut("s") == KeyboardShortcut("s", modifiers: .command))
    #expect(KeyboardShortcut.defaultAction.key == .return)
    #expect(HoverPhase.active(.zero) != .ended)
  }
}
