import Rostrum
import Testing

@testable import ViewEngine

/// `preferredColorScheme`: a preference that rises to the stage, or to the sheet around.
@MainActor @Suite("Preferred colour schemes") struct PreferredColorSchemeTests {
  private struct Told: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(scheme.rawValue) }
  }

  private func scheme(
    _ stage: Stage = .small, @ViewBuilder _ content: () -> some View
  ) throws -> ColorScheme {
    try Rehearsal(stage, content).graph.stage.colorScheme
  }

  @Test("the stage has the scheme that a view prefers, wherever it is")
  func rises() throws {
    #expect(try scheme { Color.red.preferredColorScheme(.dark) } == .dark)
    #expect(try scheme { VStack { Color.blue.preferredColorScheme(.dark) } } == .dark)
    #expect(try scheme { NavigationStack { Color.red.preferredColorScheme(.dark) } } == .dark)
    #expect(try scheme { Color.red } == .light)
    #expect(try scheme(.small.dark) { Color.red.preferredColorScheme(.light) } == .light)
    #expect(try scheme(.small.dark) { Color.red.preferredColorScheme(nil) } == .dark)
  }

  @Test("all views are told of it, those around and beside, too, from the first frame on")
  func told() throws {
    let rehearsal = try Rehearsal {
      HStack {
        Told()
        Told().preferredColorScheme(.dark)
      }
    }
    #expect(rehearsal.words == "dark, dark")
  }

  @Test("the view nearest to the root decides, then the first; a scheme set by colorScheme stays")
  func order() throws {
    #expect(
      try scheme { Color.red.preferredColorScheme(.light).preferredColorScheme(.dark) } == .dark)
    #expect(
      try scheme {
        VStack {
          Color.red.preferredColorScheme(.dark)
          Color.red.preferredColorScheme(.light)
        }
      } == .dark)
    #expect(
      try scheme { Color.red.preferredColorScheme(.dark).preferredColorScheme(nil) } == .dark)
    let rehearsal = try Rehearsal {
      Told().colorScheme(.light).preferredColorScheme(.dark)
    }
    #expect(rehearsal.words == "light")
  }

  @Test("a stage that keeps its scheme does not follow")
  func kept() throws {
    var stage = Stage.small
    stage.keepsColorScheme = true
    #expect(try scheme(stage) { Color.red.preferredColorScheme(.dark) } == .light)
  }

  private struct Switched: View {
    let hook: Hook<ColorScheme?>
    @State private var scheme: ColorScheme?
    var body: some View {
      hook.binding = $scheme
      return Told().preferredColorScheme(scheme)
    }
  }

  @Test("the stage follows as the preference changes, and has its own scheme where it ends")
  func changes() throws {
    let hook = Hook<ColorScheme?>()
    let rehearsal = try Rehearsal { Switched(hook: hook) }
    for (wanted, shown) in [(.dark, .dark), (.light, .light), (.dark, .dark), (nil, .light)]
      as [(ColorScheme?, ColorScheme)]
    {
      try rehearsal.now { hook.binding?.wrappedValue = wanted }
      #expect(rehearsal.graph.stage.colorScheme == shown)
      #expect(rehearsal.words == shown.rawValue)
    }
  }

  private struct Leaving: View {
    let hook: Hook<Bool>
    @State private var isThere = true
    var body: some View {
      hook.binding = $isThere
      return VStack { if isThere { Color.red.preferredColorScheme(.dark) } }
    }
  }

  @Test("a view that is gone prefers nothing")
  func leaves() throws {
    let hook = Hook<Bool>()
    let rehearsal = try Rehearsal { Leaving(hook: hook) }
    #expect(rehearsal.graph.stage.colorScheme == .dark)
    try rehearsal.now { hook.value = false }
    #expect(rehearsal.graph.stage.colorScheme == .light)
  }

  private struct Fading: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View {
      Rectangle().fill(Color.primary).animation(.linear(duration: 1), value: scheme)
    }
  }

  @Test("the film begins in the preferred scheme: nothing fades into it")
  func beginning() throws {
    let rehearsal = try Rehearsal { Fading().preferredColorScheme(.dark) }
    #expect(rehearsal.isAtRest)
    #expect(rehearsal.colors == [[255, 255, 255]])
  }

  @Test("in a sheet it is the sheet's scheme, not the stage's")
  func sheets() throws {
    let rehearsal = try Rehearsal {
      Told().sheet(isPresented: .constant(true)) { Told().preferredColorScheme(.dark) }
    }
    #expect(rehearsal.words == "light, dark")
    #expect(rehearsal.graph.stage.colorScheme == .light)
    // The dimming, then the sheet's ground: in the dark that of the level above.
    #expect(rehearsal.colors.last?.map { $0.rounded() } == [28, 28, 30])
  }
}
