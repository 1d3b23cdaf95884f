import Motion
import SceneGraph
import Testing

private struct TappedKey: TransactionKey { static let defaultValue = false }

extension Transaction {
  fileprivate var isTapped: Bool {
    get { self[TappedKey.self] }
    set { self[TappedKey.self] = newValue }
  }
}

@Suite struct TransactionTests {
  @Test func outsideOfClosuresNothingIsSaid() {
    let current = Transaction.current
    #expect(current.animation == nil && !current.disablesAnimations && !current.isTapped)
    #expect(!current.isContinuous && !current.tracksVelocity && current.isEmpty)
  }

  @Test func aClosureSaysItsAnimationAndNothingAfterwards() {
    let result = withAnimation(.bouncy) { () -> Int in
      #expect(Transaction.current.animation == .bouncy)
      return 7
    }
    #expect(result == 7 && Transaction.current.animation == nil)
    withAnimation { #expect(Transaction.current.animation == .default) }
  }

  @Test func whatTheInnerClosureDoesNotSayIsTakenFromAround() {
    withTransaction(\.isTapped, true) {
      withAnimation(.linear) {
        #expect(Transaction.current.isTapped && Transaction.current.animation == .linear)
        withAnimation(nil) {
          #expect(Transaction.current.isTapped && Transaction.current.animation == nil)
        }
        #expect(Transaction.current.animation == .linear)
        var quiet = Transaction()
        quiet.disablesAnimations = true
        withTransaction(quiet) {
          #expect(Transaction.current.animation == .linear)
          #expect(Transaction.current.disablesAnimations)
        }
      }
    }
    #expect(!Transaction.current.isTapped)
  }

  @Test func anErrorLeavesTheClosureToo() {
    struct Stop: Error {}
    #expect(throws: Stop.self) { try withAnimation { throw Stop() } }
    #expect(Transaction.current.animation == nil)
  }

  @Test func completionsAreCalledOnceAtTheEndOfTheUpdate() {
    _ = Transaction.takeOpenListeners()
    var calls = 0
    withAnimation(.spring, completionCriteria: .removed) {
      #expect(Transaction.current.listeners.map(\.criteria) == [.removed])
    } completion: {
      calls += 1
    }
    var transaction = Transaction()
    transaction.addAnimationCompletion { calls += 10 }
    let open = Transaction.takeOpenListeners()
    #expect(open.count == 2 && Transaction.takeOpenListeners().isEmpty && calls == 0)
    for listener in open { listener.finishRegistration() }
    for listener in open { listener.finishRegistration() }
    #expect(calls == 11)
  }

  @Test func aCopySaysItsOwn() {
    var first = Transaction(animation: .linear)
    var second = first
    second.animation = .bouncy
    second.isTapped = true
    first.isContinuous = true
    #expect(first.animation == .linear && !first.isTapped && first.isContinuous)
    #expect(second.animation == .bouncy && second.isTapped && !second.isContinuous)
  }

  @Test func toSayThatThereIsNoAnimationIsToSaySomething() {
    #expect(Transaction().isEmpty && !Transaction(animation: nil).isEmpty)
    var transaction = Transaction(animation: .linear)
    transaction.merge(Transaction())
    #expect(transaction.animation == .linear)
    transaction.merge(Transaction(animation: nil))
    #expect(transaction.animation == nil)
  }
}
