import DocumentFuzzing
import Testing

@testable import SceneDocuments

@Suite("The table of forms")
struct GrammarTests {
  @Test("every line of it is of its language")
  func language() {
    #expect(FormTable.standard.mistakes == [])
    #expect(FormTable.standard.variants["node"]?.count == SceneNode.Kind.allCases.count)
  }

  @Test("every form that it names is there")
  func references() {
    let table = FormTable.standard
    func check(_ form: Form, _ place: String) {
      switch form {
      case .record(let name): #expect(table.records[name] != nil, "\(place): \(name)")
      case .variants(let name): #expect(table.variants[name] != nil, "\(place): \(name)")
      case .list(let inner, _), .map(let inner): check(inner, place)
      case .either(let forms): forms.forEach { check($0, place) }
      case .leaf, .choice, .raw: break
      }
    }
    for record in table.records.values {
      for field in record.fields { check(field.form, "\(record.name).\(field.key)") }
    }
  }

  @Test("its words are the model's")
  func words() {
    func choice(_ record: String, _ key: String) -> [String] {
      guard case .choice(let words)? = FormTable.standard.records[record]?[key]?.form else {
        return []
      }
      return words
    }
    #expect(choice("node.text", "blendMode") == NodeValues.BlendMode.allCases.map(\.rawValue))
    #expect(
      choice("node.text", "textAlignment") == NodeValues.TextAlignment.allCases.map(\.rawValue))
    #expect(
      choice("node.text", "contentTransition")
        == NodeValues.ContentTransition.allCases.map(\.rawValue))
    #expect(choice("node.image", "contentMode") == NodeValues.ContentMode.allCases.map(\.rawValue))
    #expect(choice("node.rectangle", "cornerStyle") == CornerStyle.allCases.map(\.rawValue))
    #expect(choice("font", "weight") == DocumentFont.Weight.allCases.map(\.rawValue))
    #expect(choice("font", "design") == DocumentFont.Design.allCases.map(\.rawValue))
    #expect(choice("stage", "colorScheme") == DocumentStage.ColorScheme.allCases.map(\.rawValue))
    #expect(
      choice("stage", "layoutDirection") == DocumentStage.LayoutDirection.allCases.map(\.rawValue))
    #expect(choice("event.drag", "axis") == SceneEvent.Drag.Axis.allCases.map(\.rawValue))
    #expect(choice("effect.move", "move") == PresenceTransition.Edge.allCases.map(\.rawValue))
    #expect(choice("color.red", "space") == DocumentColor.Space.allCases.map(\.rawValue))
    #expect(FormTable.standard.variants["act"] == ScriptAct.Verb.allCases.map(\.rawValue))
  }

  @Test("what it says is read, and means the same in JSON and YAML", arguments: 0..<2)
  func grammar(part: UInt64) {
    for seed in stride(from: part, to: 1600, by: 8) {
      let complaint = DocumentFuzz.complaint(DocumentFuzz.input(seed: seed))
      #expect(complaint == nil, "seed \(seed)")
    }
  }

  /// A document around a value of a mapping of the table.
  private func document(_ record: String, _ value: FuzzTree) -> FuzzTree? {
    func scene(_ key: String, _ value: FuzzTree, _ kind: String = "circle") -> FuzzTree {
      let kind = FuzzTree.Member(kind, kind == "circle" ? .plain("9") : .text("word"))
      return DocumentGrammar.document(
        scene: .list([.mapping([kind, .init(key, value)])]), members: [])
    }
    func top(_ key: String, _ value: FuzzTree) -> FuzzTree {
      DocumentGrammar.document(scene: .list([]), members: [.init(key, value)])
    }
    let moving: FuzzTree = .mapping([.init("x", .list([value]))])
    switch record {
    case "document":
      guard case .mapping(let members) = value else { return nil }
      return DocumentGrammar.document(scene: .list([]), members: members)
    case "stage": return top("stage", value)
    case "input": return nil
    case "change": return top("transitions", .list([value]))
    case "stroke", "shadow", "clip", "rotation3D", "keyframes", "phases":
      return scene(record, value)
    case "insets": return scene("padding", value)
    case "font": return scene("font", value, "text")
    case "presence": return scene("transition", value)
    case "stop": return scene("fill", .mapping([.init("linear", .list([value, value]))]))
    case "spring": return top("animation", .mapping([.init("spring", value)]))
    case "preset": return top("animation", .mapping([.init("snappy", value)]))
    case "properties":
      let keyframe = FuzzTree.mapping([.init("linear", .plain("1")), .init("in", .plain("1"))])
      var members: [FuzzTree.Member] = [.init("initial", value)]
      for property in MovingProperty.allCases {
        members.append(.init(property.rawValue, .list([keyframe])))
      }
      return scene("keyframes", .mapping(members))
    case "phase": return scene("phases", .mapping([.init("of", .list([.mapping([]), value]))]))
    default: break
    }
    let family = record.prefix { $0 != "." }
    switch family {
    case "node" where record.hasSuffix(".values"):
      let kind = record.dropFirst(5).dropLast(7)
      guard let field = FormTable.standard.records["node.\(kind)"]?[String(kind)] else {
        return nil
      }
      var grammar = DocumentGrammar(seed: 5)
      let node = FuzzTree.mapping([
        .init(String(kind), grammar.value(field.form, key: String(kind), depth: 9)),
        .init("position", .list([.plain("1"), .plain("1")])),
        .init("states", .mapping([.init("open", value)])),
      ])
      return DocumentGrammar.document(scene: .list([node]), members: [])
    case "node": return DocumentGrammar.document(scene: .list([value]), members: [])
    case "color", "gradient": return scene("fill", value)
    case "animation": return top("animation", value)
    case "keyframe": return scene("keyframes", moving)
    case "effect": return scene("transition", value)
    case "event": return top("events", .list([value]))
    case "act": return top("script", .list([value]))
    default: return nil
    }
  }

  /// What no model holds: where editors find the schema, and what only others look at.
  private static let silent = ["document.$schema", "document.tokens"]

  @Test("every key means something: without it the document is another")
  func keysCount() throws {
    let table = FormTable.standard
    var checked = 0
    for name in table.order {
      guard let record = table.records[name], document(name, .mapping([])) != nil else { continue }
      let required = record.fields.filter(\.isRequired).map(\.key)
      for field in record.fields
      where !field.isRequired && !Self.silent.contains("\(name).\(field.key)") {
        checked += 1
        #expect(counts(field.key, of: name, required), "\(name).\(field.key)")
      }
    }
    #expect(checked > 1000)
  }

  /// Whether some value of a key makes a document another than the one without it.
  private func counts(_ key: String, of name: String, _ required: [String]) -> Bool {
    for seed in 1...40 as ClosedRange<UInt64> {
      var grammar = DocumentGrammar(seed: seed)
      // Whether runs go back means something only where there are several.
      let others = key == "autoreverses" ? ["repeat"] : []
      guard
        case .mapping(let members) = grammar.record(
          name, keys: required + others + [key], depth: 5),
        members.contains(where: { $0.key == key }),
        let whole = document(name, .mapping(members)),
        let less = document(name, .mapping(members.filter { $0.key != key }))
      else { continue }
      let (with, without) = (model(whole), model(less))
      if let with, with != without { return true }
    }
    return false
  }

  private func model(_ tree: FuzzTree) -> SceneDocument? {
    let source = try? DocumentSource(bytes: Array(tree.json.utf8), path: "", format: .json)
    return try? source?.document().withoutPlaces
  }
}
