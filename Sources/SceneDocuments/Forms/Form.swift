/// What may stand somewhere in a document.
///
/// The table of forms is the only place that says so: reading, messages and the published schema follow it.
package indirect enum Form: Hashable, Sendable {
  /// A word or number.
  case leaf(Leaf)
  /// One of these words.
  case choice([String])
  /// A list of so many.
  case list(Form, ClosedRange<Int>)
  /// A mapping whose keys are names.
  case map(Form)
  /// A mapping with fields, by its name in the table.
  case record(String)
  /// A mapping that is of one of several kinds, by its name in the table.
  case variants(String)
  /// Anything in braces: it is read elsewhere.
  case raw
  /// Any of these.
  case either([Form])

  /// The kinds of words and numbers.
  package enum Leaf: Hashable, Sendable {
    case nothing
    case boolean
    case number(Bounds)
    case integer(Bounds)
    /// 0 to 1, or 0 % to 100 %.
    case share
    /// Degrees, or with a unit.
    case angle
    /// A number that may bear a unit of angles.
    case quantity
    /// Seconds, or with a unit.
    case seconds(Bounds)
    /// A time of the film.
    case time
    /// Frames a second.
    case rate
    /// Words, so many characters at most.
    case text(Int)
    /// A name of something: letters, digits, `-`, `_`.
    case name
    case color
    /// The outline of an SVG path.
    case path
    /// An animation in words: `bouncy`, `easeOut 0.3s`.
    case animation
    /// A curve from the tokens.
    case curve
  }

  /// A range of numbers.
  package struct Bounds: Hashable, Sendable {
    package var least: Double?
    package var most: Double?
    /// Whether ``least`` itself is left out.
    package var isOpen = false

    package init(least: Double? = nil, most: Double? = nil, isOpen: Bool = false) {
      (self.least, self.most, self.isOpen) = (least, most, isOpen)
    }

    func contains(_ value: Double) -> Bool {
      guard value.isFinite else { return false }
      if let least, isOpen ? value <= least : value < least { return false }
      return most.map { value <= $0 } ?? true
    }

    /// `from 0 to 1`; with a unit after the numbers.
    func words(_ unit: String = "") -> String {
      func text(_ value: Double) -> String { Wording.number(value) + unit }
      switch (least, most) {
      case (nil, nil): return ""
      case (let least?, nil): return isOpen ? " above \(text(least))" : " from \(text(least)) on"
      case (nil, let most?): return " up to \(text(most))"
      case (let least?, let most?) where least == most: return " that is \(text(least))"
      case (let least?, let most?):
        return isOpen
          ? " above \(text(least)) up to \(text(most))" : " from \(text(least)) to \(text(most))"
      }
    }
  }
}

/// A key of a mapping.
package struct Field: Sendable {
  package var key: String
  package var form: Form
  /// Whether it must be there.
  package var isRequired = false
  /// Whether states may change it.
  package var isChangeable = false
  /// The value that stands for a missing one, as it would be written; `nil` if none does.
  var standard: DocumentNode?
  /// What happens without it, in words, where no value says it.
  var without: String?
  /// What it is.
  var words: String
}

/// A mapping with known keys.
package struct RecordForm: Sendable {
  package var name: String
  var words: String
  /// Its fields, those of the parts it is made of after its own.
  package var fields: [Field]
  /// The key that tells this kind from the others of its variants.
  package var kindKey: String?

  package subscript(key: String) -> Field? { fields.first { $0.key == key } }
}

extension Form {
  /// What is accepted, in words.
  func words(_ table: FormTable) -> String {
    switch self {
    case .leaf(let leaf): leaf.words
    case .choice(let words): Wording.list(words, last: "or")
    case .list(let form, let count):
      count.lowerBound == count.upperBound
        ? "a list of \(count.lowerBound), each \(form.words(table))"
        : "a list, each \(form.words(table))"
    case .map(let form): "a mapping of names, each with \(form.words(table))"
    case .record(let name):
      "a mapping with \(Wording.list(table.keys(of: name), last: "or"))"
    case .variants(let name):
      "a mapping with one of \(Wording.list(table.variants[name] ?? [], last: "or"))"
    case .raw: "a mapping"
    case .either(let forms): Wording.list(forms.map { $0.words(table) }, last: "or")
    }
  }
}

extension Form.Leaf {
  /// What is accepted, in words.
  var words: String {
    switch self {
    case .nothing: "nothing"
    case .boolean: "true or false"
    case .number(let bounds): "a number\(bounds.words())"
    case .integer(let bounds): "a whole number\(bounds.words())"
    case .share: "a number from 0 to 1, or 0% to 100%"
    case .angle: "an angle in degrees, or as 90deg, 1.57rad, 0.25turn"
    case .quantity: "a number, or an angle as 90deg"
    case .seconds(let bounds): "a time as 0.5s or 500ms\(bounds.words("s"))"
    case .time: "a time of the film as 0.5s, 500ms, 30f or 1/60, up to a day"
    case .rate: "frames a second from 1 to 1000, as 60 or 30000/1001"
    case .text(let most):
      most >= DocumentLimits.textLength
        ? "a text" : "a text of up to \(Wording.grouped(most)) characters"
    case .name: "a name: letters, digits, '-' and '_', up to 64"
    case .color: "a colour as blue, '#0A84FF' or '#0A84FF80'"
    case .path: "the data of an SVG path"
    case .animation: "an animation as bouncy, 'easeOut 0.3s', '{token}' or none"
    case .curve: "a curve as '{token}'"
    }
  }
}
