public import Foundation
@_spi(Engine) public import ViewEngine

/// A formatting definition: which attributes an editor's text may have, and what they may be.
public protocol AttributedTextFormattingDefinition<Scope> {
  /// The attributes that the text may have.
  associatedtype Scope: AttributeScope
  /// The type of what it consists of.
  associatedtype Body: AttributedTextFormattingDefinition
  /// The constraints that it consists of.
  @AttributedTextFormatting.DefinitionBuilder<Scope> var body: Body { get }
  /// What is done to the attributes of each run.
  var _changes: [(inout AttributeContainer) -> Void] { get }
}

extension AttributedTextFormattingDefinition {
  public var _changes: [(inout AttributeContainer) -> Void] { body._changes }
}

extension AttributedTextFormattingDefinition where Body == AttributedTextFormatting.Nothing {
  /// No constraints.
  public var body: AttributedTextFormatting.Nothing { AttributedTextFormatting.Nothing() }
}

/// A value constraint: what one attribute of a text may be beside the others.
public protocol AttributedTextValueConstraint<Scope, AttributeKey>:
  AttributedTextFormattingDefinition
where Body == AttributedTextFormatting.Nothing {
  /// The attribute that is constrained.
  associatedtype AttributeKey: AttributedStringKey
  /// The attributes of a run.
  typealias Attributes = AttributedTextFormatting.Attributes
  /// Changes the attribute of a run to what it may be.
  func constrain(_ container: inout Attributes)
}

extension AttributedTextValueConstraint {
  public var _changes: [(inout AttributeContainer) -> Void] {
    [
      { container in
        var attributes = Attributes(container: container)
        constrain(&attributes)
        container = attributes.container
      }
    ]
  }
}

/// The types of formatting definitions.
public enum AttributedTextFormatting {
  /// A definition that constrains nothing.
  public struct Nothing: AttributedTextFormattingDefinition {
    public typealias Scope = AttributeScopes.SwiftUIAttributes
    public typealias Body = Nothing
    public var _changes: [(inout AttributeContainer) -> Void] { [] }
  }

  /// The attributes of a run, by their names.
  @dynamicMemberLookup public struct Attributes {
    var container: AttributeContainer
    /// An attribute by its type.
    public subscript<K: AttributedStringKey>(key: K.Type) -> K.Value? where K.Value: Sendable {
      get { container[K.self] }
      set { container[K.self] = newValue }
    }
    /// An attribute by its name.
    public subscript<K: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>
    ) -> K.Value? where K.Value: Sendable {
      get { container[K.self] }
      set { container[K.self] = newValue }
    }
  }

  /// Several definitions, one after another.
  public struct Definitions<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    public typealias Body = Nothing
    public let _changes: [(inout AttributeContainer) -> Void]
  }

  /// The builder of a definition's body.
  @resultBuilder public enum DefinitionBuilder<Scope: AttributeScope> {
    /// A definition as it stands in the body.
    public static func buildExpression<D: AttributedTextFormattingDefinition>(
      _ definition: D
    ) -> Definitions<Scope> where D.Scope == Scope {
      Definitions(_changes: definition._changes)
    }
    /// Those of the body, one after another.
    public static func buildBlock(_ definitions: Definitions<Scope>...) -> Definitions<Scope> {
      Definitions(_changes: definitions.flatMap(\._changes))
    }
  }
}

/// What is done to the attributes of each run of an editor's text.
struct TextFormatting {
  let changes: [(inout AttributeContainer) -> Void]

  /// A text as the definition lets it be.
  func applied(to text: AttributedString) -> AttributedString {
    guard !changes.isEmpty else { return text }
    var result = AttributedString()
    for run in text.runs {
      var attributes = run.attributes
      for change in changes { change(&attributes) }
      result += AttributedString(String(text[run.range].characters), attributes: attributes)
    }
    return result
  }
}

private enum TextFormattingKey: EnvironmentKey {
  static var defaultValue: TextFormatting { TextFormatting(changes: []) }
}

extension EnvironmentValues {
  /// The definition of editors' texts.
  var textFormatting: TextFormatting {
    get { self[TextFormattingKey.self] }
    set { self[TextFormattingKey.self] = newValue }
  }
}

extension View {
  /// Says what the attributes of the texts of editors below may be: they are shown so, and stay in the scene as they are.
  public func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(
    _ definition: D
  ) -> some View {
    environment(\.textFormatting, TextFormatting(changes: definition._changes))
  }
  /// Says which attributes the texts of editors below may have.
  ///
  /// - Note: Accepted; no effect. `scope`: nothing is pasted into editors, so that they have what the scene gives them.
  public func attributedTextFormattingDefinition<S: AttributeScope>(
    _ scope: KeyPath<AttributeScopes, S.Type>
  ) -> some View { self }
}
