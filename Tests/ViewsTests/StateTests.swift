import DisplayList
import Foundation
import Geometry
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("State")
struct StateTests {
  /// Hands a binding out of a view, so that a test can write it.
  final class Hook<Value> {
    var binding: Binding<Value>?
    var evaluations = 0
  }

  struct Counter: View {
    @State private var width = 10.0
    let hook: Hook<Double>
    var body: some View {
      hook.binding = $width
      hook.evaluations += 1
      return Rectangle().frame(width: width, height: 10)
    }
  }

  @Test("a write evaluates the body that read it, and what is drawn follows")
  func write() throws {
    let hook = Hook<Double>()
    let rehearsal = try Rehearsal { Counter(hook: hook) }
    #expect(rehearsal.frame.contains("10 x 10") || rehearsal.frame.contains("45 45 10 10"))
    try rehearsal.now { hook.binding?.wrappedValue = 20 }
    #expect(hook.evaluations == 2)
    #expect(hook.binding?.wrappedValue == 20)
    try rehearsal.now { hook.binding?.wrappedValue = 20 }
    #expect(hook.evaluations == 2)
  }

  struct Parent: View {
    @State private var flag = false
    let hook: Hook<Bool>
    let inner: Hook<Double>
    var body: some View {
      hook.binding = $flag
      hook.evaluations += 1
      return VStack {
        Rectangle().fill(flag ? Color.red : .blue)
        Counter(hook: inner)
      }
    }
  }

  @Test("a change evaluates only what depends on it")
  func dirtyOnly() throws {
    let (hook, inner) = (Hook<Bool>(), Hook<Double>())
    let rehearsal = try Rehearsal { Parent(hook: hook, inner: inner) }
    try rehearsal.now { inner.binding?.wrappedValue = 30 }
    #expect((hook.evaluations, inner.evaluations) == (1, 2))
    try rehearsal.now { hook.binding?.wrappedValue = true }
    #expect((hook.evaluations, inner.evaluations) == (2, 2))
  }

  struct Switcher: View {
    @State private var flag = true
    let hook: Hook<Bool>
    let inner: Hook<Double>
    var body: some View {
      hook.binding = $flag
      return Group { if flag { Counter(hook: inner) } else { Circle() } }
    }
  }

  @Test("state lives as long as its view, and a view that comes back is a new one")
  func lifetime() throws {
    let (hook, inner) = (Hook<Bool>(), Hook<Double>())
    let rehearsal = try Rehearsal { Switcher(hook: hook, inner: inner) }
    try rehearsal.now { inner.binding?.wrappedValue = 30 }
    try rehearsal.now { hook.binding?.wrappedValue = false }
    try rehearsal.now { hook.binding?.wrappedValue = true }
    #expect(inner.binding?.wrappedValue == 10)
  }

  @Observable final class Model {
    var width = 10.0
    var unread = 0
  }

  struct Watcher: View {
    let model: Model
    let hook: Hook<Int>
    var body: some View {
      hook.evaluations += 1
      return Rectangle().frame(width: model.width)
    }
  }

  @Test("an observable object wakes the views that read the property that changed")
  func observable() throws {
    let (model, hook) = (Model(), Hook<Int>())
    let rehearsal = try Rehearsal { Watcher(model: model, hook: hook) }
    try rehearsal.now { model.unread = 5 }
    #expect(hook.evaluations == 1)
    try rehearsal.now { model.width = 50 }
    #expect(hook.evaluations == 2)
    #expect(rehearsal.frame.contains("50"))
  }

  final class Published: ObservableObject {
    @CombineShim.Published var width = 10.0
  }

  struct ObjectWatcher: View {
    @StateObject private var object = Published()
    let hook: Hook<Double>
    var body: some View {
      hook.binding = $object.width
      hook.evaluations += 1
      return Rectangle().frame(width: object.width)
    }
  }

  @Test("an observable object of Combine's kind wakes the views that watch it")
  func observableObject() throws {
    let hook = Hook<Double>()
    let rehearsal = try Rehearsal { ObjectWatcher(hook: hook) }
    try rehearsal.now { hook.binding?.wrappedValue = 50 }
    #expect(hook.evaluations == 2)
    #expect(hook.binding?.wrappedValue == 50)
  }

  struct Key: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Test("preferences of several views are reduced and handed up")
  func preferences() throws {
    var seen: [Int] = []
    _ = try Rehearsal {
      HStack {
        Rectangle().preference(key: Key.self, value: 2)
        Rectangle().preference(key: Key.self, value: 3)
      }.onPreferenceChange(Key.self) { seen.append($0) }
    }
    #expect(seen == [5])
  }

  struct Item: Identifiable { let id: Int }

  struct Loop: View {
    @State private var items = [Item(id: 1), Item(id: 2)]
    let hook: Hook<[Item]>
    let counters: [Int: Hook<Double>]
    var body: some View {
      hook.binding = $items
      return HStack(spacing: 0) {
        ForEach(items) { item in
          if let counter = counters[item.id] { Counter(hook: counter) }
        }
      }
    }
  }

  @Test("a loop keeps its views by the identities of its elements")
  func loop() throws {
    let hook = Hook<[Item]>()
    let counters = [1: Hook<Double>(), 2: Hook<Double>()]
    let rehearsal = try Rehearsal { Loop(hook: hook, counters: counters) }
    try rehearsal.now { counters[1]?.binding?.wrappedValue = 30 }
    try rehearsal.now { hook.binding?.wrappedValue.reverse() }
    #expect(counters[1]?.binding?.wrappedValue == 30)
    let commands = rehearsal.graph.displayList().commands
    #expect(commands.count == 2)
  }

  @Test("appearing, changing and disappearing are told in order")
  func lifecycle() throws {
    var events: [String] = []
    let hook = Hook<Bool>()
    struct Scene: View {
      @State var flag = true
      let hook: Hook<Bool>
      let note: (String) -> Void
      var body: some View {
        hook.binding = $flag
        return VStack {
          if flag { Rectangle().onAppear { note("in") }.onDisappear { note("out") } }
        }.onChange(of: flag) { old, new in note("\(old) \(new)") }
      }
    }
    let rehearsal = try Rehearsal { Scene(hook: hook) { events.append($0) } }
    try rehearsal.now { hook.binding?.wrappedValue = false }
    #expect(events == ["in", "true false", "out"] || events == ["in", "out", "true false"])
  }
}
