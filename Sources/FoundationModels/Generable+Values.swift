public import Foundation

extension Bool: Generable {
  public static var generationSchema: GenerationSchema { .init(type: Self.self, properties: []) }
  public init(_ content: GeneratedContent) throws {
    guard case .bool(let value) = content.kind else { throw content.mismatch("yes or no") }
    self = value
  }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .bool(self)) }
}
extension String: Generable {
  public static var generationSchema: GenerationSchema { .init(type: Self.self, properties: []) }
  public init(_ content: GeneratedContent) throws {
    guard case .string(let value) = content.kind else { throw content.mismatch("a text") }
    self = value
  }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .string(self)) }
}
extension Double: Generable {
  public static var generationSchema: GenerationSchema { .init(type: Self.self, properties: []) }
  public init(_ content: GeneratedContent) throws {
    guard case .number(let value) = content.kind else { throw content.mismatch("a number") }
    self = value
  }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(self)) }
}
extension Float: Generable {
  public static var generationSchema: GenerationSchema { .init(type: Self.self, properties: []) }
  public init(_ content: GeneratedContent) throws { self = Float(try Double(content)) }
  public var generatedContent: GeneratedContent { Double(self).generatedContent }
}
extension Int: Generable {
  public static var generationSchema: GenerationSchema { .init(type: Self.self, properties: []) }
  public init(_ content: GeneratedContent) throws {
    guard let value = Int(exactly: try Double(content)) else {
      throw content.mismatch("a whole number")
    }
    self = value
  }
  public var generatedContent: GeneratedContent { Double(self).generatedContent }
}
extension Decimal: Generable {
  public static var generationSchema: GenerationSchema { .init(type: Self.self, properties: []) }
  public init(_ content: GeneratedContent) throws { self = Decimal(try Double(content)) }
  public var generatedContent: GeneratedContent {
    (self as NSDecimalNumber).doubleValue.generatedContent
  }
}
extension Array: ConvertibleFromGeneratedContent where Element: ConvertibleFromGeneratedContent {
  public init(_ content: GeneratedContent) throws {
    guard case .array(let elements) = content.kind else { throw content.mismatch("a list") }
    self = try elements.map { try Element($0) }
  }
}
extension Array: ConvertibleToGeneratedContent where Element: ConvertibleToGeneratedContent {
  public var generatedContent: GeneratedContent { GeneratedContent(elements: self) }
}
extension Array: Generable where Element: Generable {
  public typealias PartiallyGenerated = [Element.PartiallyGenerated]
  public static var generationSchema: GenerationSchema { .init(type: Self.self, properties: []) }
}
extension Optional: ConvertibleToGeneratedContent, InstructionsRepresentable
where Wrapped: ConvertibleToGeneratedContent {
  public var generatedContent: GeneratedContent {
    self?.generatedContent ?? GeneratedContent(kind: .null)
  }
}
