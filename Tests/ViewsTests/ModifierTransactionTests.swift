import DisplayList
import Foundation
import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

/// Modifiers with transactions of their own, and what else of old stands for views and their modifiers.
@MainActor @Suite("Modifiers as values")
struct ModifierTransactionTests {
  private struct Widening: ViewModifier {
    let isWide: Bool
    func body(content: Content) -> some View {
      HStack(spacing: 0) {
        content
        Tile.of(2, isWide ? 40 : 20, 10)
      }
    }
  }
  private struct Scene: View {
    let hook: Hook<Bool>
    let way: Int
    @State private var isWide = false
    var body: some View {
      hook.binding = $isWide
      let content = Tile.of(1, 20, 10)
      let widening = Widening(isWide: isWide)
      return Group {
        switch way {
        case 0: content.modifier(widening.animation(.linear(duration: 1)))
        case 1: content.animation(.linear(duration: 1)) { $0.modifier(widening) }
        case 2: content.modifier(widening.transaction { $0.animation = nil })
        default: content.transaction({ $0.animation = nil }, body: { $0.modifier(widening) })
        }
      }
    }
  }
  /// The tiles half a second after the modifier has become another, by an animation of the update's own or by none.
  private func tiles(_ way: Int, isAnimated: Bool) throws -> [Int: CGRect] {
    let hook = Hook<Bool>()
    let film = try Rehearsal { Scene(hook: hook, way: way) }
    try film.now { withAnimation(isAnimated ? .linear(duration: 1) : nil) { hook.value = true } }
    try film.advance(to: 0.5)
    return film.tiles
  }

  @Test("a modifier is animated as in a block of its own")
  func animated() throws {
    let shown = try tiles(0, isAnimated: false)
    #expect(try shown == tiles(1, isAnimated: false) && shown[2]?.width == 30)
  }

  @Test("a modifier without animations has none, as in a block of its own")
  func transaction() throws {
    let shown = try tiles(2, isAnimated: true)
    #expect(try shown == tiles(3, isAnimated: true) && shown[2]?.width == 40)
  }

  @Test("a modifier acts when its view comes, and when it goes")
  func appearance() throws {
    struct Fleeting: View {
      let hook: Hook<Bool>
      let told: (String) -> Void
      @State private var isShown = true
      var body: some View {
        hook.binding = $isShown
        return ZStack {
          if isShown {
            Tile.of(1, 10, 10).modifier(
              _AppearanceActionModifier(appear: { told("in") }, disappear: { told("out") }))
          }
        }
      }
    }
    let hook = Hook<Bool>()
    var words: [String] = []
    let film = try Rehearsal { Fleeting(hook: hook) { words.append($0) } }
    #expect(words == ["in"])
    try film.now { hook.value = false }
    try film.advance(to: 0.1)
    #expect(words == ["in", "out"])
  }

  @Test("a tuple of views is what a block of them is")
  func tuples() throws {
    let block = try Rehearsal {
      VStack(spacing: 0) {
        Tile.of(1, 10, 10); Tile.of(2, 10, 20)
      }
    }
    let tuple = try Rehearsal {
      VStack(spacing: 0) { TupleView((Tile.of(1, 10, 10), Tile.of(2, 10, 20))) }
    }
    #expect(tuple.tiles == block.tiles && block.tiles.count == 2)
    #expect(try Rehearsal { TupleView(Tile.of(3, 10, 10)) }.tiles.count == 1)
  }

  @Test("a group drawn in linear colours is told that it is not")
  func drawingGroup() throws {
    func commands(_ mode: ColorRenderingMode) throws -> String {
      try list { Tile.of(1, 10, 10).drawingGroup(opaque: false, colorMode: mode) }.description
    }
    let plain = try commands(.nonLinear)
    #expect(try commands(.linear) == plain)
    #expect(IneffectiveSettings.shortcomings.joined().contains("drawingGroup(colorMode:)"))
  }

  @Test("the older names of what is said to those who cannot see are the newer ones'")
  func accessibility() throws {
    for (older, newer) in [
      (AnyView(Tile.of(1, 10, 10).accessibility(hint: Text("h"))), "h"),
      (AnyView(Tile.of(1, 10, 10).help("h")), "h"),
      (AnyView(Tile.of(1, 10, 10).help(Text("h"))), "h"),
      (AnyView(Tile.of(1, 10, 10).help(String("h"))), "h"),
    ] {
      let same = Tile.of(1, 10, 10).accessibilityHint(newer)
      let film = try Rehearsal { older }
      #expect(try film.graph.displayList() == Rehearsal { same }.graph.displayList())
    }
    let others = Tile.of(1, 10, 10).accessibility(sortPriority: 1)
      .accessibility(inputLabels: [Text("a")]).accessibility(activationPoint: .center)
      .accessibility(activationPoint: CGPoint.zero).accessibility(selectionIdentifier: 1)
    #expect(try Rehearsal { others }.tiles.count == 1)
    #expect(UIKeyboardType.alphabet == .asciiCapable)
  }

  @Test("items for what is done seldom stand in one menu behind the others")
  func secondary() throws {
    let film = try Rehearsal(.of(402, 600)) {
      NavigationStack {
        Color.clear.navigationTitle("Page").navigationBarTitleDisplayMode(.inline).toolbar {
          ToolbarItem(placement: .secondaryAction) { Tile.of(1, 20, 20) }
          ToolbarItem(placement: .primaryAction) { Tile.of(2, 20, 20) }
          ToolbarItem(placement: .secondaryAction) { Tile.of(3, 20, 20) }
        }
      }
    }
    #expect(Array(film.tiles.keys) == [2])
    let entries = OverflowMenu.gathering([
      _ToolbarEntry(.secondaryAction, AnyView(EmptyView())),
      _ToolbarEntry(.primaryAction, AnyView(EmptyView())),
      _ToolbarEntry(.secondaryAction, AnyView(EmptyView())),
    ])
    #expect(entries.count == 2 && entries.allSatisfy { !$0.isSecondary && $0.seat == .trailing })
    #expect(OverflowMenu.gathering([entries[0]]).count == 1)
  }
}
