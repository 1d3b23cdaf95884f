internal import Foundation

extension DataModel {
  /// What the class is called by which a scene finds the models of its project.
  private static let list = "_RostrumDataModels"

  /// Swift that declares the classes of some models' entities, as Xcode writes it, and the models.
  ///
  /// - Parameters:
  ///   - models: The models, of which no two have an entity of one name.
  ///   - declared: Classes that are declared already.
  ///   - words: Names that are used: a class of such a name that nobody declares follows from the model, whatever it says.
  /// - Returns: The text; empty for no models.
  static func source(
    of models: [DataModel], declared: Set<String>, words: Set<String> = []
  ) -> String {
    guard !models.isEmpty else { return "" }
    var lines = ["import CoreData", "import Foundation"]
    let entities = models.flatMap(\.entities)
    if entities.contains(where: { $0.attributes.contains { $0.className != nil } }) {
      lines.append("import UIKit")
    }
    for model in models {
      for entity in model.entities {
        let isDeclared = declared.contains(entity.className)
        let isWished = entity.generation == .class || words.contains(entity.className)
        if !isDeclared, isWished, entity.className != "NSManagedObject" {
          lines += entity.classLines(in: model, declared)
          lines += entity.propertyLines(in: model, declared)
        } else if isDeclared, entity.generation == .category {
          lines += entity.propertyLines(in: model, declared)
        }
      }
    }
    lines.append("final class \(list): _ProjectModels {")
    lines.append("  override class var models: [NSManagedObjectModel] {")
    lines.append("    [")
    for model in models {
      lines.append("      NSManagedObjectModel(_named: \(quoted(model.name)), [")
      lines += model.entities.map { "        \($0.expression)," }
      lines.append("      ]),")
    }
    lines += ["    ]", "  }", "}"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The class of an entity's objects.
  fileprivate func className(of entity: String) -> String {
    let found = entities.first { $0.name == entity }?.className ?? ""
    return found.isEmpty ? "NSManagedObject" : found
  }

  /// A text as it stands in code.
  fileprivate static func quoted(_ text: String) -> String {
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"").replacingOccurrences(of: "\n", with: "\\n")
    return "\"\(escaped)\""
  }
}

extension DataModel.Entity {
  fileprivate func classLines(in model: DataModel, _ declared: Set<String>) -> [String] {
    let base = parent.map(model.className(of:)) ?? "NSManagedObject"
    var lines = ["\(Self.access(to: base, declared))class \(className): \(base) {}"]
    // Those below have it from above.
    if parent == nil { lines.append("extension \(className): Identifiable {}") }
    return lines
  }

  /// How what names a class can be seen: a class that the project itself declares may not be public.
  private static func access(to name: String, _ declared: Set<String>) -> String {
    declared.contains(name) ? "" : "public "
  }

  fileprivate func propertyLines(in model: DataModel, _ declared: Set<String>) -> [String] {
    var lines = [
      "extension \(className) {",
      "  public class func fetchRequest() -> NSFetchRequest<\(className)> {",
      "    NSFetchRequest<\(className)>(entityName: \(DataModel.quoted(name)))", "  }",
    ]
    for attribute in attributes {
      let access = Self.access(to: attribute.className ?? "", declared)
      lines.append(Self.property(attribute.name, attribute.swiftType, access))
    }
    for relationship in relationships {
      let other = model.className(of: relationship.destination)
      let several = relationship.isOrdered ? "NSOrderedSet?" : "NSSet?"
      let access = Self.access(to: other, declared)
      lines.append(
        Self.property(relationship.name, relationship.isToMany ? several : "\(other)?", access))
      if relationship.isToMany { lines += relationship.functionLines(other, access) }
    }
    return lines + ["}"]
  }

  private static func property(_ name: String, _ type: String, _ access: String) -> String {
    let get = "get { _managedValue(\"\(name)\") }"
    let set = "set { _setManagedValue(\"\(name)\", newValue) }"
    return "  \(access)var `\(name)`: \(type) { \(get) \(set) }"
  }

  /// The entity, as its model has it.
  fileprivate var expression: String {
    let properties = attributes.map(\.expression) + relationships.map(\.expression)
    let parent = parent.map { "parent: \(DataModel.quoted($0)), " } ?? ""
    return "_ModelEntity(\(DataModel.quoted(name)), class: \(DataModel.quoted(className)), "
      + "\(parent)isAbstract: \(isAbstract), [\(properties.joined(separator: ", "))])"
  }
}

extension DataModel.Attribute {
  /// A kind of values: Swift's types, with and without a class around, and the model's word.
  private var kind: (scalar: String, object: String, word: String) {
    switch type {
    case "Integer 16": ("Int16", "NSNumber?", "integer16AttributeType")
    case "Integer 32": ("Int32", "NSNumber?", "integer32AttributeType")
    case "Integer 64": ("Int64", "NSNumber?", "integer64AttributeType")
    case "Double": ("Double", "NSNumber?", "doubleAttributeType")
    case "Float": ("Float", "NSNumber?", "floatAttributeType")
    case "Boolean": ("Bool", "NSNumber?", "booleanAttributeType")
    case "Date": ("TimeInterval", "Date?", "dateAttributeType")
    case "String": ("String?", "String?", "stringAttributeType")
    case "Binary": ("Data?", "Data?", "binaryDataAttributeType")
    case "UUID": ("UUID?", "UUID?", "UUIDAttributeType")
    case "URI": ("URL?", "URL?", "URIAttributeType")
    case "Decimal": ("NSDecimalNumber?", "NSDecimalNumber?", "decimalAttributeType")
    case "ObjectID": ("NSManagedObjectID?", "NSManagedObjectID?", "objectIDAttributeType")
    default: ("NSObject?", "NSObject?", "transformableAttributeType")
    }
  }

  fileprivate var swiftType: String {
    if type == "Transformable", let className { return "\(className)?" }
    return isScalar ? kind.scalar : kind.object
  }

  fileprivate var expression: String {
    let value = defaultExpression.map { ", \($0)" } ?? ""
    return ".attribute(\"\(name)\", .\(kind.word)\(value))"
  }

  /// The value of new objects; `nil` for none.
  private var defaultExpression: String? {
    guard let text = defaultText else { return nil }
    switch type {
    case "Integer 16", "Integer 32", "Integer 64":
      return Int64(text).map { "\(kind.scalar)(\($0))" }
    case "Double", "Float": return Double(text).map { "\(kind.scalar)(\($0))" }
    case "Boolean": return text == "YES" ? "true" : "false"
    case "Date": return Double(text).map { "Date(timeIntervalSinceReferenceDate: \($0))" }
    case "String": return DataModel.quoted(text)
    case "UUID": return "UUID(uuidString: \(DataModel.quoted(text)))"
    case "URI": return "URL(string: \(DataModel.quoted(text)))"
    case "Decimal": return "NSDecimalNumber(string: \(DataModel.quoted(text)))"
    default: return nil
    }
  }
}

extension DataModel.Relationship {
  fileprivate var expression: String {
    let back = inverse.map { DataModel.quoted($0) } ?? "nil"
    let rules = [
      "No Action": "noAction", "Cascade": "cascade", "Deny": "deny", "Nullify": "nullify",
    ]
    return ".relationship(\"\(name)\", to: \(DataModel.quoted(destination)), inverse: \(back), "
      + ".\(rules[rule] ?? "nullify")DeleteRule, isToMany: \(isToMany), isOrdered: \(isOrdered))"
  }

  /// What adds to the others and takes from them.
  fileprivate func functionLines(_ other: String, _ access: String) -> [String] {
    let word = name.prefix(1).uppercased() + name.dropFirst()
    func line(_ name: String, _ parameters: String, _ arguments: String) -> String {
      "  \(access)func \(name)(\(parameters)) { _callManaged(\"\(name)\", \(arguments)) }"
    }
    let several = isOrdered ? "NSOrderedSet" : "NSSet"
    var lines = [
      line("addTo\(word)", "_ value: \(other)", "value"),
      line("removeFrom\(word)", "_ value: \(other)", "value"),
      line("addTo\(word)", "_ values: \(several)", "values"),
      line("removeFrom\(word)", "_ values: \(several)", "values"),
    ]
    guard isOrdered else { return lines }
    lines += [
      line("insertInto\(word)", "_ value: \(other), at idx: Int", "value, idx"),
      line("removeFrom\(word)", "at idx: Int", "idx"),
      line("replace\(word)", "at idx: Int, with value: \(other)", "idx, value"),
    ]
    return lines
  }
}
