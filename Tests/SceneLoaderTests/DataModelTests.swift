import Foundation
import Testing

@testable import SceneLoader

/// Data models, and the Swift that follows from them.
@Suite struct DataModelTests {
  private static let text = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <!-- <entity name="No"/> -->
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
        <entity name="Item" representedClassName=".Item" syncable="YES" codeGenerationType="class">
            <attribute name="title" optional="YES" attributeType="String" defaultValueString="a &quot;b&quot;"/>
            <attribute name="due" optional="YES" attributeType="Date" defaultDateTimeInterval="60" usesScalarValueType="NO"/>
            <attribute name="rank" attributeType="Integer 16" defaultValueString="3" usesScalarValueType="YES"/>
            <attribute name="count" optional="YES" attributeType="Integer 64" usesScalarValueType="NO"/>
            <attribute name="isDone" attributeType="Boolean" defaultValueString="YES" usesScalarValueType="YES"/>
            <attribute name="tint" optional="YES" attributeType="Transformable" customClassName="UIColor"/>
            <relationship name="tags" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Tag" inverseName="item" inverseEntity="Tag"/>
            <relationship name="steps" optional="YES" toMany="YES" ordered="YES" deletionRule="Nullify" destinationEntity="Tag"/>
            <uniquenessConstraints><uniquenessConstraint><constraint value="title"/></uniquenessConstraint></uniquenessConstraints>
        </entity>
        <entity name="Tag" representedClassName="Label" isAbstract="YES" codeGenerationType="category">
            <relationship name="item" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Item" inverseName="tags" inverseEntity="Item"/>
        </entity>
        <entity name="Red" representedClassName="Red" parentEntity="Item" codeGenerationType="class"/>
        <entity name="Old" representedClassName="Old"/>
        <elements><element name="Item" positionX="-63"/></elements>
    </model>
    """
  private let model = DataModel("Tasks", text)

  /// The lines that follow from the model, without spaces around.
  private func lines(declared: Set<String> = [], words: Set<String> = []) -> [String] {
    DataModel.source(of: [model], declared: declared, words: words).split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }
  private func property(_ name: String, _ type: String) -> String {
    "public var `\(name)`: \(type) { get { _managedValue(\"\(name)\") } "
      + "set { _setManagedValue(\"\(name)\", newValue) } }"
  }

  @Test("every entity is read, with its class and how that comes about")
  func entities() {
    #expect(model.entities.map(\.name) == ["Item", "Tag", "Red", "Old"])
    #expect(model.entities.map(\.className) == ["Item", "Label", "Red", "Old"])
    #expect(model.entities.map(\.generation) == [.class, .category, .class, .manual])
    #expect(model.generatedClasses == ["Item", "Red"])
  }

  @Test("properties have the types that Xcode gives them")
  func properties() {
    let lines = lines()
    for (name, type) in [
      ("title", "String?"), ("due", "Date?"), ("rank", "Int16"), ("count", "NSNumber?"),
      ("isDone", "Bool"), ("tint", "UIColor?"), ("tags", "NSSet?"), ("steps", "NSOrderedSet?"),
    ] {
      #expect(lines.contains(property(name, type)), "\(name)")
    }
    #expect(lines.contains("import UIKit"))
    #expect(
      lines.contains(
        "public func addToTags(_ values: NSSet) { _callManaged(\"addToTags\", values) }"))
    #expect(
      lines.contains(
        "public func replaceSteps(at idx: Int, with value: Label) "
          + "{ _callManaged(\"replaceSteps\", idx, value) }"))
    #expect(!lines.contains { $0.contains("insertIntoTags") })
  }

  @Test("classes are declared that nobody declares, and those above once told apart")
  func classes() {
    #expect(
      lines().filter { $0.hasPrefix("public class ") && $0.hasSuffix("{}") } == [
        "public class Item: NSManagedObject {}", "public class Red: Item {}",
      ])
    #expect(lines().filter { $0.contains(": Identifiable") } == ["extension Item: Identifiable {}"])
    // What somebody wrote has its properties from the model where that says so.
    let written = lines(declared: ["Item", "Label"])
    #expect(!written.contains("extension Item {") && written.contains("extension Label {"))
    #expect(!lines().contains("extension Label {"))
    // A class that is used and that nobody wrote follows from the model all the same.
    #expect(lines(words: ["Old"]).contains("public class Old: NSManagedObject {}"))
    #expect(!lines(declared: ["Old"], words: ["Old"]).contains("extension Old {"))
  }

  @Test("the model itself is said with defaults, rules and what leads back")
  func expressions() {
    let lines = lines()
    #expect(lines.contains("NSManagedObjectModel(_named: \"Tasks\", ["))
    let item = lines.first { $0.hasPrefix("_ModelEntity(\"Item\"") } ?? ""
    for part in [
      ".attribute(\"title\", .stringAttributeType, \"a \\\"b\\\"\")",
      ".attribute(\"due\", .dateAttributeType, Date(timeIntervalSinceReferenceDate: 60.0))",
      ".attribute(\"rank\", .integer16AttributeType, Int16(3))",
      ".attribute(\"isDone\", .booleanAttributeType, true)",
      ".relationship(\"tags\", to: \"Tag\", inverse: \"item\", .cascadeDeleteRule, isToMany: true, isOrdered: false)",
      ".relationship(\"steps\", to: \"Tag\", inverse: nil, .nullifyDeleteRule, isToMany: true, isOrdered: true)",
    ] {
      #expect(item.contains(part), "\(part)")
    }
    #expect(
      lines.contains(
        "_ModelEntity(\"Red\", class: \"Red\", parent: \"Item\", isAbstract: false, []),"))
    #expect(DataModel.source(of: [], declared: []) == "")
  }

  @Test("of several versions that counts which is said, else the last")
  func versions() throws {
    let work = try WorkFolder(in: "/tmp", named: "rostrum-models-")
    let folder = "\(work.path)/Tasks.xcdatamodeld"
    for name in ["One", "Two", "Three"] {
      let version = "\(folder)/\(name).xcdatamodel"
      try FileManager.default.createDirectory(
        atPath: version, withIntermediateDirectories: true)
      try "<model><entity name=\"\(name)\"/></model>".write(
        toFile: "\(version)/contents", atomically: true, encoding: .utf8)
    }
    #expect(DataModel(folder: folder)?.entities.map(\.name) == ["Two"])
    try "<key>_XCCurrentVersionName</key>\n<string>One.xcdatamodel</string>".write(
      toFile: "\(folder)/.xccurrentversion", atomically: true, encoding: .utf8)
    #expect(DataModel(folder: folder)?.entities.map(\.name) == ["One"])
    #expect(DataModel(folder: folder)?.name == "Tasks")
    #expect(ProjectFiles(in: work.path).models == [folder])
    #expect(DataModel(folder: "\(work.path)/None.xcdatamodeld") == nil)
  }

  @Test("a scene has the models that its texts ask for: named ones first, and no class twice")
  func chosen() {
    let other = DataModel(
      "Others", "<entity name=\"Item\" representedClassName=\"Item\" codeGenerationType=\"class\"/>"
    )
    let models = ProjectModels([(model, false), (other, false)])
    #expect(models.source(for: ["import SwiftUI\nlet a: Item"]).isEmpty)
    #expect(models.classes(for: ["import CoreData"]) == ["Item", "Red"])
    #expect(models.classes(for: ["NSPersistentContainer(name: \"Others\")"]) == ["Item"])
    #expect(models.classes(for: ["import CoreData\nclass Item: NSManagedObject {}"]) == ["Red"])
    // In its own project a scene need not say where a class is from.
    let own = ProjectModels([(model, true)])
    #expect(own.classes(for: ["import SwiftUI\nlet a: Item"]) == ["Item", "Red"])
    #expect(own.source(for: ["import SwiftUI\nlet a: Int"]).isEmpty)
  }

  @Test("elements and attributes are read; signs by their names, whatever the quotes")
  func elements() {
    let elements = XMLElements("<a b='1' c = \"2\"><d e=\"&lt;&amp;&x;\"/></a><f/>").elements
    #expect(elements.map(\.name) == ["a", "d", "f"])
    #expect(
      elements[0].attributes == ["b": "1", "c": "2"] && elements[1].attributes == ["e": "<&&x;"])
    #expect(XMLElements("<a b=\"").elements.map(\.name) == ["a"])
    #expect(XMLElements("no <").elements.map(\.name) == [""])
  }
}
