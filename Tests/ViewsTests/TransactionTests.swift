import Foundation
import Geometry
import Motion
import Rostrum
import SceneGraph
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

private struct AvatarTappedKey: TransactionKey {
  static let defaultValue = false
}

extension Transaction {
  fileprivate var avatarTapped: Bool {
    get { self[AvatarTappedKey.self] }
    set { self[AvatarTappedKey.self] = newValue }
  }
}

@MainActor @Suite("Transactions in views")
struct ViewTransactionTests {
  /// When completions were called, in seconds.
  final class Times {
    var list: [Double] = []
  }

  struct Avatar: View {
    @State private var isSelected = false
    let hook: Hook<Bool>
    var seen: (Bool) -> Void = { _ in }
    var body: some View {
      hook.binding = $isSelected
      return Rectangle().frame(width: 10, height: 10).scaleEffect(isSelected ? 1.5 : 1)
        .transaction { transaction in
          seen(transaction.avatarTapped)
          transaction.animation = transaction.avatarTapped ? .bouncy : .smooth
        }
    }
  }

  @Test("S3-55, S3-56, S3-57 a scene's own key goes down with its change only")
  func ownKey() throws {
    let hook = Hook<Bool>()
    var seen: [Bool] = []
    let rehearsal = try Rehearsal { Avatar(hook: hook, seen: { seen.append($0) }) }
    seen = []
    var transaction = Transaction()
    transaction.avatarTapped = true
    try rehearsal.now { withTransaction(transaction) { hook.value = true } }
    #expect(seen == [true])
    try rehearsal.follow([(0.1, 1.2117), (0.35, 1.5230)]) { $0.scales.first }
    try rehearsal.advance(to: 3)
    try rehearsal.now { hook.value = false }
    #expect(seen == [true, false])
    let other = Hook<Bool>()
    let plain = try Rehearsal { Avatar(hook: other) }
    try plain.now { other.value = true }
    try plain.follow([(0.1, 1.1789), (0.35, 1.4668)]) { $0.scales.first }
  }

  @Test("withTransaction of a key path says one thing and keeps the rest")
  func keyPath() throws {
    let hook = Hook<Bool>()
    let rehearsal = try Rehearsal { Avatar(hook: hook) }
    try rehearsal.now { withTransaction(\.avatarTapped, true) { hook.value = true } }
    try rehearsal.follow([(0.1, 1.2117)]) { $0.scales.first }
  }

  struct Bounce: View {
    @State private var count = 0
    @State private var message = ""
    let hook: Hook<Int>
    let times: Times
    let watches: Bool
    @Environment(\.drawing) private var drawing
    var body: some View {
      hook.binding = $count
      let circle = Circle().frame(width: 50, height: 50)
        .scaleEffect(count.isMultiple(of: 2) ? 1 : 1.2)
      return VStack {
        if watches {
          circle.transaction(value: count) { transaction in
            transaction.animation = .spring
            transaction.addAnimationCompletion { note() }
          }
        } else {
          circle.animation(.spring, value: count).transaction { transaction in
            transaction.addAnimationCompletion { note() }
          }
        }
        Text(message)
      }
    }

    private func note() {
      MainActor.assumeIsolated {
        times.list.append(drawing.graph?.timeline.now.seconds ?? -1)
        message = "Bounce \(count) complete"
      }
    }
  }

  private func taps(_ instants: [Double], watches: Bool) throws -> (Times, Rehearsal) {
    let (hook, times) = (Hook<Int>(), Times())
    let rehearsal = try Rehearsal { Bounce(hook: hook, times: times, watches: watches) }
    for instant in instants {
      rehearsal.graph.timeline.schedule(at: Instant(seconds: instant), .script) {
        hook.value = (hook.value ?? 0) + 1
      }
    }
    try rehearsal.advance(to: 0.6)
    #expect(abs((rehearsal.scales.first ?? 0) - 1.0715) < 1e-4)
    try rehearsal.advance(to: 8)
    #expect(rehearsal.graph.nextEvent == nil)
    return (times, rehearsal)
  }

  @Test("transaction(value:) completes at each change: S4-50")
  func watching() throws {
    #expect(try taps([0.5, 2, 3.5], watches: true).0.list == [1, 2.5, 4])
    let (times, rehearsal) = try taps([0.5, 0.7], watches: true)
    #expect(times.list == [1, 1.2])
    #expect(rehearsal.words?.contains("Bounce 2 complete") == true)
  }

  @Test("a completion added by transaction { } counts once in the life of its view: S4-51")
  func once() throws {
    #expect(try taps([0.5, 2, 3.5], watches: false).0.list == [1])
  }

  struct Loading: View {
    @State private var isLoading = false
    let hook: Hook<Bool>
    let inner: Hook<Bool>
    var body: some View {
      hook.binding = $isLoading
      return VStack(spacing: 0) {
        if isLoading { Rectangle().frame(width: 10, height: 20).transition(.opacity) }
        Inner(hook: inner).transaction { $0.disablesAnimations = true }
      }.animation(.default, value: isLoading)
    }
    struct Inner: View {
      @State private var isLarge = false
      let hook: Hook<Bool>
      var body: some View {
        hook.binding = $isLarge
        return Circle().frame(width: 10, height: 10).scaleEffect(isLarge ? 2 : 1)
          .animation(.spring, value: isLarge)
      }
    }
  }

  @Test("disablesAnimations stops modifiers below from adding, not what is there: S4-55")
  func disables() throws {
    let (hook, inner) = (Hook<Bool>(), Hook<Bool>())
    let rehearsal = try Rehearsal { Loading(hook: hook, inner: inner) }
    try rehearsal.now { inner.value = true }
    #expect(rehearsal.scales == [2])
    let top = try #require(rehearsal.frames.first?.midY)
    try rehearsal.now { hook.value = true }
    try rehearsal.advance(to: 0.1)
    #expect(abs(Double(rehearsal.frames[1].midY - top) - 3.577) < 0.01)
    #expect(abs(rehearsal.opacities[0] - 0.3577) < 1e-4)
  }

  struct Counter: View {
    @State private var count = 0
    let hook: Hook<Int>
    var body: some View {
      hook.binding = $count
      return VStack {
        Circle().frame(width: CGFloat(count * 10 + 50)).animation(.spring, value: count)
        Rectangle().frame(width: 30, height: CGFloat(count * 10 + 10))
          .transaction { $0.animation = nil }
      }
    }
  }

  @Test("a transaction without an animation jumps, beside one that moves: S4-54")
  func nilAnimation() throws {
    let hook = Hook<Int>()
    let rehearsal = try Rehearsal { Counter(hook: hook) }
    try rehearsal.now { withAnimation { hook.value = 1 } }
    #expect(rehearsal.frames[1].height == 20)
    try rehearsal.advance(to: 0.1)
    #expect(abs(rehearsal.frames[0].width - 53.577) < 0.01)
    #expect(rehearsal.frames[1].height == 20)
  }

  struct Plain: View {
    @State private var isLarge = false
    let hook: Hook<Bool>
    var body: some View {
      hook.binding = $isLarge
      return Rectangle().frame(width: 10, height: 10).scaleEffect(isLarge ? 2 : 1)
    }
  }

  @Test("writes through an animated binding move; through one with a transaction, by that")
  func bindings() throws {
    let hook = Hook<Bool>()
    let rehearsal = try Rehearsal { Plain(hook: hook) }
    try rehearsal.now { hook.binding?.animation(.linear(duration: 1)).wrappedValue = true }
    try rehearsal.follow([(0.25, 1.25), (0.5, 1.5)], within: 1e-9) { $0.scales.first }
    try rehearsal.advance(to: 2)
    let transaction = Transaction(animation: .linear(duration: 2))
    try rehearsal.now { hook.binding?.transaction(transaction).wrappedValue = false }
    try rehearsal.follow([(0.5, 1.75), (1, 1.5)], within: 1e-9, from: 2) { $0.scales.first }
  }

  @Test("completions: nested ones belong to their own changes, and each is called once")
  func nested() throws {
    let (hook, other) = (Hook<Bool>(), Hook<Bool>())
    let rehearsal = try Rehearsal {
      VStack {
        Plain(hook: hook)
        Plain(hook: other)
      }
    }
    let graph = rehearsal.graph
    var calls: [String] = []
    func note(_ name: String) {
      MainActor.assumeIsolated { calls.append("\(name) \(graph.timeline.now.seconds)") }
    }
    try rehearsal.now {
      withAnimation(.linear(duration: 1), completionCriteria: .removed) {
        hook.value = true
        withAnimation(.linear(duration: 2)) {
          other.value = true
        } completion: {
          note("inner")
        }
      } completion: {
        note("outer")
      }
    }
    try rehearsal.advance(to: 5)
    #expect(calls == ["outer 1.0", "inner 2.0"])
  }

  @Test("a retargeted change completes logically by its own time, and is removed with the last one")
  func retargeted() throws {
    let hook = Hook<Bool>()
    let rehearsal = try Rehearsal { Plain(hook: hook) }
    let graph = rehearsal.graph
    var calls: [String: Double] = [:]
    func change(_ value: Bool, _ name: String, _ criteria: AnimationCompletionCriteria) {
      withAnimation(.spring, completionCriteria: criteria) {
        hook.value = value
      } completion: {
        MainActor.assumeIsolated { calls[name] = graph.timeline.now.seconds }
      }
    }
    try rehearsal.now {
      withTransaction(Transaction()) { change(true, "first", .logicallyComplete) }
    }
    try rehearsal.advance(to: 0.2)
    try rehearsal.now { change(false, "second", .logicallyComplete) }
    try rehearsal.advance(to: 0.3)
    try rehearsal.now { change(true, "third", .removed) }
    try rehearsal.advance(to: 0.4)
    try rehearsal.now { change(false, "fourth", .removed) }
    try rehearsal.advance(to: 5)
    #expect(calls["first"] == 0.5)
    #expect(calls["second"] == 0.7)
    #expect(calls["third"] == calls["fourth"])
    #expect((calls["fourth"] ?? 0) > 0.9)
  }

  @Test("what is not animated completes in its own update")
  func unanimated() throws {
    let hook = Hook<Bool>()
    let rehearsal = try Rehearsal { Plain(hook: hook) }
    var count = 0
    try rehearsal.now {
      withAnimation(nil) {
        hook.value = true
      } completion: {
        count += 1
      }
    }
    #expect(count == 1)
    try rehearsal.now {
      withAnimation(.linear(duration: 0)) {
        hook.value = false
      } completion: {
        count += 1
      }
    }
    try rehearsal.advance(to: 0)
    #expect(count == 2)
    #expect(rehearsal.scales == [1])
  }
}
