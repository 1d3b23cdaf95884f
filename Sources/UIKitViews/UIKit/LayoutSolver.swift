/// A sum of variables, each times a factor, and a constant.
struct LinearForm: Equatable {
  /// A variable and its factor.
  struct Term: Equatable {
    let variable: Int
    var factor: Double
  }

  var constant: Double
  /// The terms, by rising variables; none has the factor 0.
  private(set) var terms: [Term] = []

  /// A factor below this is what rounding left of 0.
  static let least = 1e-9

  /// Creates a constant.
  init(_ constant: Double) { self.constant = constant }
  /// Creates a variable.
  init(variable: Int) { (constant, terms) = (0, [Term(variable: variable, factor: 1)]) }

  /// The factor of a variable.
  func factor(of variable: Int) -> Double {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
    }
    return low < terms.count && terms[low].variable == variable ? terms[low].factor : 0
  }

  /// Takes a variable out of the sum.
  mutating func remove(_ variable: Int) { terms.removeAll { $0.variable == variable } }

  /// Adds another sum, times a factor.
  mutating func add(_ other: LinearForm, times factor: Double = 1) {
    constant += other.constant * factor
    if other.terms.isEmpty || factor == 0 { return }
    var sum: [Term] = []
    sum.reserveCapacity(terms.count + other.terms.count)
    var (own, theirs) = (0, 0)
    while own < terms.count || theirs < other.terms.count {
      let mine = own < terms.count ? terms[own].variable : .max
      let their = theirs < other.terms.count ? other.terms[theirs].variable : .max
      var term = Term(variable: min(mine, their), factor: 0)
      if mine <= their {
        term.factor += terms[own].factor
        own += 1
      }
      if their <= mine {
        term.factor += other.terms[theirs].factor * factor
        theirs += 1
      }
      if abs(term.factor) > Self.least { sum.append(term) }
    }
    terms = sum
  }

  /// This sum times a factor.
  func times(_ factor: Double) -> LinearForm {
    var result = LinearForm(0)
    result.add(self, times: factor)
    return result
  }

  static func + (left: LinearForm, right: LinearForm) -> LinearForm {
    var sum = left
    sum.add(right)
    return sum
  }
  static func - (left: LinearForm, right: LinearForm) -> LinearForm {
    var sum = left
    sum.add(right, times: -1)
    return sum
  }
  static func + (left: LinearForm, right: Double) -> LinearForm {
    var sum = left
    sum.constant += right
    return sum
  }
}

/// Solves linear equalities and inequalities one after another, the most important first.
///
/// Each is met as well as those before it allow, and stays so: later ones never make an earlier one worse. What is left open
/// is 0. It is a simplex method: variables are either rows, sums of the others, or at rest at 0; what measures how far an
/// inequality is met never goes below 0. To meet the next one, variables at rest move as far as the rows allow.
struct LayoutSolver {
  /// How a form is to be, beside 0.
  enum Relation: Int {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// The sums for variables that are rows; `nil` for those at rest at 0.
  private var rows: [LinearForm?] = []
  /// Which variables never go below 0.
  private var isMeasure: [Bool] = []
  /// The variables that are rows, in the order in which they became one.
  private var rowed: [Int] = []

  /// What rounding leaves of 0, in points.
  private static let tolerance = 1e-7
  /// The greatest number of moves for one constraint: none needs as many but by rounding.
  private static let limit = 1000

  /// Adds a variable that may have any value.
  mutating func addVariable() -> Int { add(isMeasure: false) }

  private mutating func add(isMeasure isNew: Bool) -> Int {
    rows.append(nil)
    isMeasure.append(isNew)
    return rows.count - 1
  }

  /// The value of a form.
  func value(of form: LinearForm) -> Double { substituted(form).constant }

  private func substituted(_ form: LinearForm) -> LinearForm {
    var result = LinearForm(form.constant)
    for term in form.terms {
      result.add(rows[term.variable] ?? LinearForm(variable: term.variable), times: term.factor)
    }
    return result
  }

  /// Meets a constraint as well as those before allow.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - relation: How it is to be, beside 0.
  mutating func meet(_ form: LinearForm, _ relation: Relation) {
    var goal = substituted(form)
    // From here on the form is to rise to 0, at least.
    let isEqual = relation == .equal
    if relation == .lessThanOrEqual || isEqual && goal.constant > 0 { goal = goal.times(-1) }
    guard !goal.terms.isEmpty else { return }
    let measure = add(isMeasure: true)
    setRow(measure, goal)
    if isEqual, abs(goal.constant) <= Self.tolerance {
      // Nothing moves by that.
      let open = goal.terms.first { !isMeasure[$0.variable] } ?? goal.terms[0]
      rows[measure]?.constant = 0
      exchange(measure, open.variable)
      fix(measure)
    } else if goal.constant < 0 {
      raise(measure, isEqual: isEqual)
    }
  }

  /// Raises a row to 0, or as far as it goes.
  private mutating func raise(_ goal: Int, isEqual: Bool) {
    for _ in 0..<Self.limit {
      guard let row = rows[goal] else { return }
      guard let term = entering(row) else {
        // That is as far as it goes, and it goes no further back: what would lower it stays at 0.
        for term in row.terms { fix(term.variable) }
        removeRow(goal)
        return
      }
      let direction: Double = term.factor > 0 ? 1 : -1
      let leaving = leaving(for: term.variable, direction, goal, row)
      exchange(leaving, term.variable)
      guard leaving == goal else { continue }
      if isEqual { fix(goal) }
      return
    }
    // Rounding led astray: the goal is given up.
    removeRow(goal)
  }

  /// What can move to raise a row: first what may have any value, which moves no more afterwards.
  private func entering(_ row: LinearForm) -> LinearForm.Term? {
    row.terms.first { !isMeasure[$0.variable] } ?? row.terms.first { $0.factor > 0 }
  }

  /// The row that first comes to 0 when a variable moves.
  private func leaving(
    for variable: Int, _ direction: Double, _ goal: Int, _ row: LinearForm
  ) -> Int {
    var (first, way) = (goal, -row.constant / abs(row.factor(of: variable)))
    for candidate in rowed where candidate != goal && isMeasure[candidate] {
      guard let row = rows[candidate] else { continue }
      let slope = row.factor(of: variable) * direction
      guard slope < -LinearForm.least else { continue }
      let end = max(row.constant, 0) / -slope
      // Of several the oldest variable, so that no moves come again and again.
      if end < way || end == way && first != goal && candidate < first {
        (first, way) = (candidate, end)
      }
    }
    return first
  }

  /// Makes a row of a variable at rest, and lays that row's variable to rest.
  private mutating func exchange(_ row: Int, _ variable: Int) {
    guard let form = rows[row] else { return }
    let factor = form.factor(of: variable)
    guard factor != 0 else { return }
    // row = rest + factor · variable, so that variable = (row − rest) / factor.
    var rest = form
    rest.remove(variable)
    let solved = (LinearForm(variable: row) - rest).times(1 / factor)
    removeRow(row)
    for other in rowed {
      guard var form = rows[other] else { continue }
      let share = form.factor(of: variable)
      guard share != 0 else { continue }
      form.remove(variable)
      form.add(solved, times: share)
      rows[other] = form
    }
    setRow(variable, solved)
  }

  /// Keeps a variable at rest for good.
  private mutating func fix(_ variable: Int) {
    for row in rowed { rows[row]?.remove(variable) }
  }

  private mutating func setRow(_ variable: Int, _ form: LinearForm) {
    rows[variable] = form
    rowed.append(variable)
  }

  private mutating func removeRow(_ variable: Int) {
    rows[variable] = nil
    rowed.removeAll { $0 == variable }
  }
}
