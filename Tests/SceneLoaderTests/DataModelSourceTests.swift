import Foundation
import Testing

@testable import SceneLoader

/// The Swift that follows from data models, attribute by attribute.
@Suite struct DataModelSourceTests {
  private static func lines(
    _ inner: String, entity: String = "codeGenerationType=\"class\"", declared: Set<String> = []
  ) -> [String] {
    let text = """
      <model><entity name="Item" representedClassName="Item" \(entity)>\(inner)</entity></model>
      """
    return DataModel.source(of: [DataModel("Model", text)], declared: declared)
      .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private static func property(_ name: String, _ type: String) -> String {
    "public var `\(name)`: \(type) { get { _managedValue(\"\(name)\") } "
      + "set { _setManagedValue(\"\(name)\", newValue) } }"
  }

  @Test(
    "an attribute has a scalar of Swift's where the model says so, else an object",
    arguments: [
      ("Integer 16", "Int16", "NSNumber?", "integer16"),
      ("Integer 32", "Int32", "NSNumber?", "integer32"),
      ("Integer 64", "Int64", "NSNumber?", "integer64"),
      ("Double", "Double", "NSNumber?", "double"), ("Float", "Float", "NSNumber?", "float"),
      ("Boolean", "Bool", "NSNumber?", "boolean"), ("Date", "TimeInterval", "Date?", "date"),
      ("String", "String?", "String?", "string"), ("Binary", "Data?", "Data?", "binaryData"),
      ("UUID", "UUID?", "UUID?", "UUID"), ("URI", "URL?", "URL?", "URI"),
      ("Decimal", "NSDecimalNumber?", "NSDecimalNumber?", "decimal"),
      ("ObjectID", "NSManagedObjectID?", "NSManagedObjectID?", "objectID"),
      ("Transformable", "NSObject?", "NSObject?", "transformable"),
      ("", "NSObject?", "NSObject?", "transformable"),
    ])
  func types(type: String, scalar: String, object: String, word: String) {
    for (isScalar, swift) in [("YES", scalar), ("NO", object)] {
      let lines = Self.lines(
        "<attribute name=\"value\" attributeType=\"\(type)\" usesScalarValueType=\"\(isScalar)\"/>")
      #expect(lines.contains(Self.property("value", swift)), "\(lines)")
      let entity = lines.first { $0.hasPrefix("_ModelEntity(") }
      #expect(entity?.contains("[.attribute(\"value\", .\(word)AttributeType)]") == true)
    }
    let unsaid = Self.lines("<attribute name=\"value\" attributeType=\"\(type)\"/>")
    #expect(unsaid.contains(Self.property("value", object)))
    #expect(!unsaid.contains("import UIKit"))
  }

  @Test(
    "a default is said in Swift, and one that is none is left out",
    arguments: [
      ("Integer 16", "7", "Int16(7)"), ("Integer 32", "-1", "Int32(-1)"),
      ("Integer 64", "9007199254740993", "Int64(9007199254740993)"), ("Integer 16", "x", nil),
      ("Double", "2.5", "Double(2.5)"), ("Float", "3", "Float(3.0)"), ("Double", "", nil),
      ("Boolean", "YES", "true"), ("Boolean", "NO", "false"), ("String", "a", "\"a\""),
      ("String", "", "\"\""), ("String", "a&quot;b", "\"a\\\"b\""),
      ("String", "a\\b", "\"a\\\\b\""), ("String", "a&#10;b", "\"a\\nb\""),
      ("UUID", "0-0", "UUID(uuidString: \"0-0\")"),
      ("URI", "https://a", "URL(string: \"https://a\")"),
      ("Decimal", "1.10", "NSDecimalNumber(string: \"1.10\")"), ("Transformable", "x", nil),
      ("Binary", "x", nil),
    ])
  func defaults(type: String, text: String, expression: String?) {
    let lines = Self.lines(
      "<attribute name=\"value\" attributeType=\"\(type)\" defaultValueString=\"\(text)\"/>")
    let entity = lines.first { $0.hasPrefix("_ModelEntity(") } ?? ""
    if let expression {
      #expect(entity.contains("AttributeType, \(expression))"), "\(entity)")
    } else {
      #expect(entity.contains("AttributeType)]"), "\(entity)")
    }
  }

  @Test(
    "what becomes of others is said by the rule's word, and unknown words empty what leads back",
    arguments: [
      ("Nullify", "nullify"), ("Cascade", "cascade"), ("Deny", "deny"), ("No Action", "noAction"),
      ("", "nullify"), ("Whatever", "nullify"),
    ])
  func rules(rule: String, word: String) {
    let lines = Self.lines(
      "<relationship name=\"a\" maxCount=\"1\" deletionRule=\"\(rule)\" destinationEntity=\"Item\"/>"
    )
    #expect(
      lines.contains {
        $0.contains(
          ".relationship(\"a\", to: \"Item\", inverse: nil, .\(word)DeleteRule, "
            + "isToMany: false, isOrdered: false)")
      })
  }

  @Test(
    "functions that add and take are those that Xcode writes",
    arguments: [("NO", "NSSet", 4), ("YES", "NSOrderedSet", 7)])
  func functions(ordered: String, type: String, count: Int) {
    let lines = Self.lines(
      "<relationship name=\"parts\" toMany=\"YES\" ordered=\"\(ordered)\" destinationEntity=\"Item\"/>"
    )
    #expect(lines.contains(Self.property("parts", "\(type)?")))
    let functions = lines.filter { $0.contains("_callManaged(") }
    #expect(functions.count == count)
    for verb in ["addTo", "removeFrom"] {
      for (parameters, argument) in [("_ value: Item", "value"), ("_ values: \(type)", "values")] {
        #expect(
          functions.contains(
            "public func \(verb)Parts(\(parameters)) { _callManaged(\"\(verb)Parts\", \(argument)) }"
          ))
      }
    }
    #expect(functions.contains { $0.contains("removeFromParts(at idx: Int)") } == (count == 7))
  }

  @Test("a class that another entity has above is its class, and Identifiable comes from there")
  func parents() {
    let model = DataModel(
      "Zoo",
      """
      <entity name="Animal" representedClassName="ZooAnimal" isAbstract="YES" codeGenerationType="class"/>
      <entity name="Cat" representedClassName="Cat" parentEntity="Animal" codeGenerationType="class"/>
      <entity name="Rock" representedClassName="NSManagedObject" codeGenerationType="class"/>
      <entity name="Stone"/>
      """)
    let text = DataModel.source(of: [model], declared: [])
    #expect(text.contains("public class ZooAnimal: NSManagedObject {}"))
    #expect(text.contains("public class Cat: ZooAnimal {}"))
    #expect(text.components(separatedBy: ": Identifiable {}").count == 2)
    #expect(!text.contains("class NSManagedObject"))
    #expect(model.entities.map(\.generation) == [.class, .class, .manual, .manual])
    #expect(model.entities.map(\.isAbstract) == [true, false, false, false])
    #expect(model.generatedClasses == ["ZooAnimal", "Cat"])
    #expect(
      text.contains("_ModelEntity(\"Stone\", class: \"NSManagedObject\", isAbstract: false, []),"))
    #expect(text.contains("NSFetchRequest<Cat>(entityName: \"Cat\")"))
    #expect(text.contains("NSFetchRequest<ZooAnimal>(entityName: \"Animal\")"))
  }

  @Test("how a class comes about decides what is written of it")
  func generations() {
    let attribute = "<attribute name=\"a\" attributeType=\"String\"/>"
    for (word, isDeclared, hasClass, hasProperties) in [
      ("class", false, true, true), ("class", true, false, false),
      ("category", false, false, false),
      ("category", true, false, true), ("none", false, false, false), ("none", true, false, false),
    ] {
      let lines = Self.lines(
        attribute, entity: "codeGenerationType=\"\(word)\"", declared: isDeclared ? ["Item"] : [])
      #expect(lines.contains("public class Item: NSManagedObject {}") == hasClass, "\(word)")
      #expect(lines.contains(Self.property("a", "String?")) == hasProperties, "\(word)")
      #expect(lines.contains { $0.hasPrefix("_ModelEntity(\"Item\"") })
    }
  }

  @Test("what is written balances its brackets, whatever the model has")
  func balanced() {
    let text = DataModel.source(
      of: [
        DataModel(
          "A", "<entity name=\"B\" representedClassName=\"B\" codeGenerationType=\"class\">"),
        DataModel("C", "<attribute name=\"lost\"/><relationship name=\"lost\"/><entity/>"),
      ], declared: [])
    for (open, close) in [("{", "}"), ("(", ")"), ("[", "]")] as [(Character, Character)] {
      #expect(text.filter { $0 == open }.count == text.filter { $0 == close }.count)
    }
    #expect(text.contains("_named: \"A\"") && text.contains("_named: \"C\""))
    #expect(!text.contains("lost"))
  }
}
