internal import Foundation

/// A data model of a project, as its file says it: entities with their properties.
struct DataModel {
  /// How the classes of entities come about.
  enum Generation: String {
    /// Somebody wrote them.
    case manual
    /// Somebody wrote the class, and its properties follow from the model.
    case category
    /// All of it follows from the model.
    case `class`
  }

  /// A property that holds a value.
  struct Attribute {
    let name: String
    let type: String
    let isScalar: Bool
    /// The value of new objects, as the file says it; `nil` for none.
    let defaultText: String?
    /// The class of its values, where it is transformed.
    let className: String?
  }

  /// A property that leads to other objects.
  struct Relationship {
    let name: String
    let destination: String
    let inverse: String?
    let isToMany: Bool
    let isOrdered: Bool
    let rule: String
  }

  /// A kind of objects.
  struct Entity {
    let name: String
    let className: String
    let parent: String?
    let isAbstract: Bool
    let generation: Generation
    var attributes: [Attribute] = []
    var relationships: [Relationship] = []
  }

  /// What its file is called.
  let name: String
  private(set) var entities: [Entity] = []

  /// Reads the text of a model.
  ///
  /// - Parameters:
  ///   - name: What its file is called.
  ///   - text: The text.
  init(_ name: String, _ text: String) {
    self.name = name
    for element in XMLElements(text).elements {
      switch element.name {
      case "entity": if let entity = Entity(element.attributes) { entities.append(entity) }
      case "attribute":
        if let attribute = Attribute(element.attributes), !entities.isEmpty {
          entities[entities.count - 1].attributes.append(attribute)
        }
      case "relationship":
        if let relationship = Relationship(element.attributes), !entities.isEmpty {
          entities[entities.count - 1].relationships.append(relationship)
        }
      default: break
      }
    }
  }

  /// Reads a model's version that counts.
  ///
  /// - Parameter path: The folder, `.xcdatamodeld` with versions or `.xcdatamodel`; what cannot be read is no model.
  init?(folder path: String) {
    guard let file = Self.files(in: path).last,
      let text = try? String(contentsOfFile: file, encoding: .utf8)
    else { return nil }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    self.init(name, text)
  }

  /// The files of a model: what says which version counts, and that version.
  static func files(in path: String) -> [String] {
    if path.hasSuffix(".xcdatamodel") { return ["\(path)/contents"] }
    let mark = "\(path)/.xccurrentversion"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let versions = names.filter { $0.hasSuffix(".xcdatamodel") }.sorted()
    let said = (try? String(contentsOfFile: mark, encoding: .utf8)) ?? ""
    let current = versions.first { said.contains("<string>\($0)</string>") } ?? versions.last
    guard let current else { return [] }
    return (said.isEmpty ? [] : [mark]) + ["\(path)/\(current)/contents"]
  }

  /// The classes that follow from the model.
  var generatedClasses: [String] {
    entities.filter { $0.generation == .class && !$0.className.isEmpty }.map(\.className)
  }
}

extension DataModel.Entity {
  fileprivate init?(_ attributes: [String: String]) {
    guard let name = attributes["name"] else { return nil }
    self.name = name
    // `.Item` is a class of the project's module, as any is here.
    className =
      (attributes["representedClassName"] ?? "NSManagedObject").split(separator: ".").last
      .map(String.init) ?? ""
    parent = attributes["parentEntity"]
    isAbstract = attributes["isAbstract"] == "YES"
    let word = attributes["codeGenerationType"].flatMap { DataModel.Generation(rawValue: $0) }
    generation = className == "NSManagedObject" ? .manual : word ?? .manual
  }
}

extension DataModel.Attribute {
  fileprivate init?(_ attributes: [String: String]) {
    guard let name = attributes["name"] else { return nil }
    self.name = name
    type = attributes["attributeType"] ?? ""
    isScalar = attributes["usesScalarValueType"] == "YES"
    defaultText = attributes["defaultDateTimeInterval"] ?? attributes["defaultValueString"]
    className = attributes["customClassName"]
  }
}

extension DataModel.Relationship {
  fileprivate init?(_ attributes: [String: String]) {
    guard let name = attributes["name"], let other = attributes["destinationEntity"] else {
      return nil
    }
    (self.name, destination, inverse) = (name, other, attributes["inverseName"])
    isToMany = attributes["toMany"] == "YES"
    isOrdered = attributes["ordered"] == "YES"
    rule = attributes["deletionRule"] ?? ""
  }
}
