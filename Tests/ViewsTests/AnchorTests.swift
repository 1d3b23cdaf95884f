import Foundation
import Rostrum
import Testing

@MainActor @Suite("Anchors and preferences as views")
struct AnchorTests {
  private enum Places: PreferenceKey {
    static var defaultValue: [Int: Anchor<CGRect>] { [:] }
    static func reduce(
      value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]
    ) { value.merge(nextValue()) { $1 } }
  }

  private struct Tabs: View {
    let hook: Hook<Int>
    @State private var chosen = 0
    var body: some View {
      hook.binding = $chosen
      return HStack(spacing: 0) {
        ForEach(0..<3, id: \.self) { index in
          Color.clear.frame(width: CGFloat(20 + 10 * index), height: 20)
            .anchorPreference(key: Places.self, value: .bounds) { [index: $0] }
        }
      }
      .overlayPreferenceValue(Places.self) { places in
        GeometryReader { proxy in
          if let place = places[chosen] {
            let frame = proxy[place]
            Tile(7).frame(width: frame.width, height: 2)
              .offset(x: frame.minX, y: frame.maxY - 2)
          }
        }
      }
      .padding(.top, 10)
    }
  }

  @Test("a view in front reads places of those beneath, and moves with them by the same animation")
  func underline() throws {
    let hook = Hook<Int>()
    let stage = try Rehearsal(.of(100, 100)) { Tabs(hook: hook) }
    // Ninety wide and thirty high, in the middle of the stage.
    #expect(try stage.tile(7) == CGRect(x: 5, y: 63, width: 20, height: 2))
    try stage.now { withAnimation(.linear(duration: 1)) { hook.value = 2 } }
    try stage.advance(to: 0.5)
    #expect(try stage.tile(7) == CGRect(x: 30, y: 63, width: 30, height: 2))
    try stage.advance(to: 1)
    #expect(try stage.tile(7) == CGRect(x: 55, y: 63, width: 40, height: 2))
  }

  private struct Growing: View {
    let hook: Hook<Bool>
    @State private var isWide = false
    var body: some View {
      hook.binding = $isWide
      return HStack(spacing: 0) {
        Color.clear.frame(width: isWide ? 60 : 20, height: 20)
        Color.clear.frame(width: 20, height: 20)
          .anchorPreference(key: Places.self, value: .bounds) { [0: $0] }
      }
      .frame(width: 100, alignment: .leading)
      .backgroundPreferenceValue(Places.self, alignment: .topLeading) { places in
        GeometryReader { proxy in
          if let place = places[0] { Tile(7).frame(width: 5).offset(x: proxy[place].minX) }
        }
      }
    }
  }

  @Test("where only the layout moves a place, what is made of it follows")
  func follows() throws {
    let hook = Hook<Bool>()
    let stage = try Rehearsal(.of(100, 100)) { Growing(hook: hook) }
    #expect(try stage.tile(7).minX == 20)
    try stage.now { withAnimation(.linear(duration: 1)) { hook.value = true } }
    try stage.advance(to: 0.5)
    #expect(try stage.tile(7).minX == 40)
    try stage.advance(to: 1)
    #expect(try stage.tile(7).minX == 60)
  }

  private enum Point: PreferenceKey {
    static var defaultValue: Anchor<CGPoint>? { nil }
    static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
      value = value ?? nextValue()
    }
  }

  @Test("points of a view, and transforming what is set inside")
  func points() throws {
    func place(_ source: Anchor<CGPoint>.Source) throws -> CGPoint {
      let stage = try Rehearsal(.of(100, 100)) {
        Color.clear.frame(width: 40, height: 20)
          .transformAnchorPreference(key: Point.self, value: source) { $0 = $1 }
          .frame(width: 100, height: 100)
          .overlayPreferenceValue(Point.self) { anchor in
            GeometryReader { proxy in
              if let anchor {
                Tile(3).frame(width: 2, height: 2).offset(x: proxy[anchor].x, y: proxy[anchor].y)
              }
            }
          }
      }
      return try stage.tile(3).origin
    }
    #expect(try place(.center) == CGPoint(x: 50, y: 50))
    #expect(try place(.bottomTrailing) == CGPoint(x: 70, y: 60))
    #expect(try place(.point(CGPoint(x: 1, y: 2))) == CGPoint(x: 31, y: 42))
    #expect(try place(.unitPoint(UnitPoint(x: 0.25, y: 0))) == CGPoint(x: 40, y: 40))
  }

  private struct Opaque {
    let make: () -> Int
  }
  private enum Closures: PreferenceKey {
    static var defaultValue: Opaque? { nil }
    static func reduce(value: inout Opaque?, nextValue: () -> Opaque?) {
      value = value ?? nextValue()
    }
  }

  @Test("values that cannot be compared come to rest, too")
  func closures() throws {
    let list = try list(on: .of(100, 100)) {
      Color.clear.preference(key: Closures.self, value: Opaque { 12 })
        .overlayPreferenceValue(Closures.self) { Text("\($0?.make() ?? 0)") }
    }
    #expect(list.words == ["12"])
  }
}
