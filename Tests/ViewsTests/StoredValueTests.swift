import Foundation
import Geometry
import OpenCombine
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Values kept by name")
struct StoredValueTests {
  /// Hands bindings out of views, so that a test can write them.
  final class Hook {
    var page: Binding<Int>?
    var tab: Binding<Tab>?
    var name: Binding<String?>?
    var seen: [String] = []
  }

  enum Tab: String { case home, search }
  enum Level: Int { case low = 1, high }

  struct Writer: View {
    @AppStorage("page") private var page = 1
    @AppStorage("tab") private var tab = Tab.home
    @AppStorage("name") private var name: String?
    let hook: Hook
    var body: some View {
      (hook.page, hook.tab, hook.name) = ($page, $tab, $name)
      return Rectangle().frame(width: CGFloat(page) * 10, height: 10)
    }
  }

  struct Reader: View {
    @AppStorage("page") var other = 5
    @AppStorage("tab") var tab = Tab.search
    @AppStorage("name") var name: String?
    let hook: Hook
    var body: some View {
      hook.seen.append("\(other) \(tab) \(name ?? "-")")
      return Rectangle().frame(width: CGFloat(other), height: 4)
    }
  }

  @Test("all that name a value see what is written, and each its own value before")
  func shared() throws {
    let hook = Hook()
    let rehearsal = try Rehearsal {
      VStack {
        Writer(hook: hook)
        Reader(hook: hook)
      }
    }
    #expect(hook.seen == ["5 search -"])
    try rehearsal.now { hook.page?.wrappedValue = 3 }
    try rehearsal.now { hook.tab?.wrappedValue = .home }
    try rehearsal.now { hook.name?.wrappedValue = "Ada" }
    #expect(hook.seen == ["5 search -", "3 search -", "3 home -", "3 home Ada"])
    try rehearsal.now { hook.name?.wrappedValue = nil }
    #expect(hook.seen.last == "3 home -")
    // The same value again evaluates nobody.
    try rehearsal.now { hook.page?.wrappedValue = 3 }
    #expect(hook.seen.count == 5)
  }

  @Test("a film begins with nothing kept")
  func fresh() throws {
    let (first, second) = (Hook(), Hook())
    let before = try Rehearsal { Writer(hook: first) }
    try before.now { first.page?.wrappedValue = 7 }
    _ = try Rehearsal { Reader(hook: second) }
    #expect(second.seen == ["5 search -"])
    #expect(first.page?.wrappedValue == 7)
  }

  @Test("a write under an animation moves what reads the value")
  func animated() throws {
    let hook = Hook()
    let rehearsal = try Rehearsal { Writer(hook: hook) }
    try rehearsal.now { withAnimation(.linear(duration: 1)) { hook.page?.wrappedValue = 3 } }
    try rehearsal.advance(to: 0.5)
    #expect(rehearsal.frame.contains("40 45 20 10"), "\(rehearsal.frame)")
  }

  @MainActor final class Model: ObservableObject {
    @AppStorage("page") var page = 1
    @AppStorage("level") var level = Level.low
  }

  struct Observer: View {
    @ObservedObject var model: Model
    let hook: Hook
    var body: some View {
      hook.seen.append("\(model.page) \(model.level)")
      return Rectangle()
    }
  }

  @Test("a property of a model is kept with those of the views, who see it change")
  func model() throws {
    let (hook, model) = (Hook(), Model())
    let rehearsal = try Rehearsal {
      VStack {
        Observer(model: model, hook: hook)
        Writer(hook: Hook())
      }
    }
    try rehearsal.now { model.level = .high }
    try rehearsal.now { model.page = 4 }
    #expect(hook.seen == ["1 low", "1 high", "4 high"])
    #expect(rehearsal.frame.contains("40 10"), "\(rehearsal.frame)")
  }

  struct Rooms: View {
    @AppStorage("page") private var page = 1
    @SceneStorage("page") private var ofScene = 1
    @SceneStorage("level") private var level: Level?
    @AppStorage("page", store: rooms) private var ofSuite = 1
    let hook: Hook
    static let rooms = UserDefaults()
    var body: some View {
      hook.page = $ofScene
      hook.seen.append("\(page) \(ofScene) \(level.map { "\($0)" } ?? "-") \(ofSuite)")
      return Rectangle().onAppear {
        ofSuite = 9
        level = .high
      }
    }
  }

  @Test("standard defaults, others and the scene are rooms of their own")
  func domains() throws {
    let (hook, writer) = (Hook(), Hook())
    let rehearsal = try Rehearsal {
      VStack {
        Rooms(hook: hook)
        Writer(hook: writer).defaultAppStorage(Rooms.rooms)
      }
    }
    #expect(hook.seen.last == "1 1 high 9")
    #expect(writer.page?.wrappedValue == 9)
    try rehearsal.now { hook.page?.wrappedValue = 2 }
    #expect(hook.seen.last == "1 2 high 9")
    try rehearsal.now { writer.page?.wrappedValue = 6 }
    #expect(hook.seen.last == "1 2 high 6")
  }

  struct Kinds: View {
    @AppStorage("on") private var on = false
    @AppStorage("size") private var size = 1.5
    @AppStorage("address") private var address = URL(filePath: "/")
    @AppStorage("bytes") private var bytes = Data()
    @AppStorage("day") private var day = Date(timeIntervalSince1970: 0)
    // A name that holds a value of another type is as good as none.
    @AppStorage("on") private var text = "none"
    @AppStorage("raw") private var raw = 9
    @AppStorage("raw") private var level = Level.low
    let hook: Hook
    var body: some View {
      hook.seen.append(
        "\(on) \(size) \(address.path()) \(bytes.count) \(day.timeIntervalSince1970) \(text) \(level)"
      )
      return Rectangle().onAppear {
        (on, size, address) = (true, 2, URL(filePath: "/a"))
        (bytes, day, raw) = (Data([1]), Date(timeIntervalSince1970: 60), 7)
      }
    }
  }

  @Test("each kind of value is kept; what is of another type is as if nothing were")
  func kinds() throws {
    let hook = Hook()
    _ = try Rehearsal { Kinds(hook: hook) }
    #expect(hook.seen.first == "false 1.5 / 0 0.0 none low")
    #expect(hook.seen.last == "true 2.0 /a 1 60.0 none low")
  }
}
