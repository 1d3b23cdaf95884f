internal import Geometry
internal import Motion

/// A value of a document that has the form that the table asks for, not yet put into the model.
struct FormValue: Sendable {
  indirect enum Content: Sendable {
    case nothing
    case boolean(Bool)
    /// A number, seconds or a share.
    case number(Double)
    /// An angle; radians.
    case angle(Double)
    case time(DocumentTime)
    case rate(FrameRate)
    /// A text, or one of a choice's words.
    case text(String)
    case color(DocumentColor)
    case path(Path)
    case animation(AnimationChoice)
    case curve(UnitCurve)
    case list([FormValue])
    case map([Named])
    case record(Record)
    case raw(DocumentNode)
  }
  /// A value under a name of the document's own.
  struct Named: Sendable {
    var name: String
    var place: SourcePlace
    var value: FormValue
  }
  /// A mapping with known keys.
  struct Record: Sendable {
    /// The form's name.
    var name: String
    /// The key that tells its kind.
    var kind: String?
    var fields: [String: FormValue]
  }

  var content: Content
  var place: SourcePlace
  var path: TreePath
  /// Whether it stands for a missing value.
  var isStandard = false

  // MARK: What it holds

  /// The value of a field; `nil` if it is missing and nothing stands for it.
  subscript(key: String) -> FormValue? { record?.fields[key] }

  var record: Record? { if case .record(let record) = content { record } else { nil } }
  var list: [FormValue]? { if case .list(let list) = content { list } else { nil } }
  var map: [Named]? { if case .map(let map) = content { map } else { nil } }
  var number: Double? { if case .number(let number) = content { number } else { nil } }
  var text: String? { if case .text(let text) = content { text } else { nil } }
  var boolean: Bool? { if case .boolean(let boolean) = content { boolean } else { nil } }
  var time: DocumentTime? { if case .time(let time) = content { time } else { nil } }
  var svgPath: Path? { if case .path(let path) = content { path } else { nil } }
  var isNothing: Bool { if case .nothing = content { true } else { false } }
  var angle: Angle? {
    if case .angle(let radians) = content { Angle(radians: radians) } else { nil }
  }
  var numbers: [Double]? { list?.compactMap(\.number) }
  /// A list's values, or the one that stands there alone.
  var elements: [FormValue] { list ?? [self] }

  func number(_ key: String) -> Double? { self[key]?.number }
  func text(_ key: String) -> String? { self[key]?.text }
  func boolean(_ key: String) -> Bool? { self[key]?.boolean }

  /// A word as a case of the model.
  func word<Word: RawRepresentable<String>>(_ key: String, as: Word.Type = Word.self) -> Word? {
    text(key).flatMap(Word.init)
  }
}
