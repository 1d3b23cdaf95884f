import Testing

@testable import UIKitViews

@Suite("The solver of constraints")
struct LayoutSolverTests {
  /// Numbers that look like chance and are the same in every run.
  private struct Dice {
    var state: UInt64
    mutating func roll(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
  }

  private typealias Constraint = (form: LinearForm, relation: LayoutSolver.Relation)

  /// A solver and its variables.
  private struct System {
    var solver = LayoutSolver()
    var v: [LinearForm] = []

    init(_ count: Int) {
      for _ in 0..<count { v.append(LinearForm(variable: solver.addVariable())) }
    }

    var values: [Double] { v.map { solver.value(of: $0) } }

    /// How far a constraint is from being met.
    func error(_ constraint: Constraint) -> Double {
      let value = solver.value(of: constraint.form)
      return switch constraint.relation {
      case .equal: abs(value)
      case .greaterThanOrEqual: max(-value, 0)
      case .lessThanOrEqual: max(value, 0)
      }
    }
  }

  private func chance(_ dice: inout Dice, _ variables: [LinearForm]) -> Constraint {
    var form = LinearForm(Double(dice.roll(41) - 20))
    for _ in 0...dice.roll(3) {
      form.add(variables[dice.roll(variables.count)], times: Double(dice.roll(7) - 3))
    }
    return (form, LayoutSolver.Relation(rawValue: dice.roll(3) - 1) ?? .equal)
  }

  @Test("meets what has one solution")
  func unique() {
    var system = System(3)
    let v = system.v
    system.solver.meet(v[0] + v[1] + -10, .equal)
    system.solver.meet(v[0] - v[1] + -2, .equal)
    system.solver.meet(v[2].times(2) - v[0], .equal)
    #expect(system.values == [6, 4, 3])
  }

  @Test("leaves what nobody asks for at 0")
  func open() {
    #expect(System(2).values == [0, 0])
  }

  @Test("of two that contradict meets the first")
  func contradiction() {
    var system = System(1)
    let v = system.v
    system.solver.meet(v[0] + -5, .equal)
    system.solver.meet(v[0] + -7, .equal)
    #expect(system.solver.value(of: v[0]) == 5)
  }

  @Test("goes as near to one as those before let it")
  func nearest() {
    var low = System(1)
    let v = low.v
    low.solver.meet(v[0] + -12, .greaterThanOrEqual)
    low.solver.meet(v[0] + -10, .equal)
    #expect(low.solver.value(of: v[0]) == 12)
    var high = System(1)
    let w = high.v
    high.solver.meet(w[0] + -5, .lessThanOrEqual)
    high.solver.meet(w[0] + -8, .greaterThanOrEqual)
    high.solver.meet(w[0] + -3, .equal)
    // As near to 8 as 5 lets it, and no nearer to 3 for that.
    #expect(high.solver.value(of: w[0]) == 5)
  }

  @Test("lets that one of two grow whose wish not to is the weaker", arguments: [false, true])
  func hugging(firstIsStronger: Bool) {
    var system = System(2)
    let v = system.v
    system.solver.meet(v[0] + v[1] + -100, .equal)
    system.solver.meet(v[0] + -30, .greaterThanOrEqual)
    system.solver.meet(v[1] + -20, .greaterThanOrEqual)
    let wishes = [v[0] + -30, v[1] + -20]
    for wish in firstIsStronger ? wishes : wishes.reversed() {
      system.solver.meet(wish, .lessThanOrEqual)
    }
    let values = system.values
    #expect(values == (firstIsStronger ? [30, 70] : [80, 20]))
  }

  @Test("never makes an earlier one worse", arguments: 0..<60)
  func order(seed: Int) {
    var dice = Dice(state: UInt64(seed))
    var system = System(2 + dice.roll(5))
    let variables = system.v
    var met: [(constraint: Constraint, error: Double)] = []
    for _ in 0..<(4 + dice.roll(12)) {
      let new = chance(&dice, variables)
      system.solver.meet(new.form, new.relation)
      for old in met { #expect(system.error(old.constraint) < old.error + 1e-5) }
      met.append((new, system.error(new)))
    }
  }

  @Test("along one axis meets each as well as an interval shows", arguments: 0..<60)
  func interval(seed: Int) {
    var dice = Dice(state: UInt64(seed) &+ 1000)
    var system = System(4)
    let variables = system.v
    // All stand at fixed distances from the first.
    let distances = [0, 7, -4, 30].map { Double($0) }
    for index in 1..<4 {
      system.solver.meet(variables[index] - variables[0] + -distances[index], .equal)
    }
    var (low, high) = (-Double.infinity, Double.infinity)
    for _ in 0..<10 {
      let (index, place) = (dice.roll(4), Double(dice.roll(101) - 50))
      let relation = LayoutSolver.Relation(rawValue: dice.roll(3) - 1) ?? .equal
      system.solver.meet(variables[index] + -place, relation)
      let wish = place - distances[index]
      let nearest = min(max(wish, low), high)
      if relation != .greaterThanOrEqual { high = max(min(high, wish), low) }
      if relation != .lessThanOrEqual { low = min(max(low, wish), high) }
      if relation == .equal { (low, high) = (nearest, nearest) }
      let value = system.solver.value(of: variables[0])
      #expect(value >= low - 1e-6 && value <= high + 1e-6)
    }
  }

  @Test("does not depend on the order of equalities that agree", arguments: 0..<12)
  func agreement(turn: Int) {
    var system = System(4)
    let v = system.v
    let forms: [LinearForm] = [
      v[0] + -3, v[1] - v[0] + -4, v[2] - v[1].times(2), v[3] + v[2] - v[0] + -20,
    ]
    for index in 0..<4 {
      system.solver.meet(forms[(index * (turn % 2 == 0 ? 1 : 3) + turn) % 4], .equal)
    }
    let values = system.values
    for (value, wanted) in zip(values, [3.0, 7, 14, 9]) { #expect(abs(value - wanted) < 1e-9) }
  }
}

@Suite("A sum of variables")
struct LinearFormTests {
  private let a = LinearForm(variable: 3).times(2) + LinearForm(variable: 1) + 5
  private let b = LinearForm(variable: 2) - LinearForm(variable: 3) + -1

  @Test("adds up and is taken away again")
  func addition() {
    #expect(a + b == b + a)
    #expect((a + b) - b == a)
    #expect(a - a == LinearForm(0))
    #expect((a + b).times(3) == a.times(3) + b.times(3))
  }

  @Test("knows its factors, and drops what is nothing")
  func factors() {
    #expect((0...4).map { (a + b).factor(of: $0) } == [0, 1, 1, 1, 0])
    #expect((a + b).terms.map(\.variable) == [1, 2, 3])
    var c = a
    c.remove(3)
    #expect(c == LinearForm(variable: 1) + 5)
    #expect((a + b + LinearForm(variable: 3).times(-1)).terms.map(\.variable) == [1, 2])
  }
}
