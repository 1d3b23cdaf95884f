import Foundation
@_spi(Engine) public import ViewEngine

extension TextField where Label == Text {
  /// Creates a text field with a localised title.
  ///
  /// - Parameters:
  ///   - resource: The title.
  ///   - text: What is written.
  ///   - prompt: What stands in it while it is empty; `nil` for the title.
  @_disfavoredOverload public init(
    _ resource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(text: text, prompt: prompt) { Text(resource) }
  }
  /// Creates a text field with a localised title that grows along an axis.
  ///
  /// - Parameters:
  ///   - resource: The title.
  ///   - text: What is written.
  ///   - prompt: What stands in it while it is empty; `nil` for the title.
  ///   - axis: The axis along which it grows.
  @_disfavoredOverload public init(
    _ resource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(resource) }
  }
}

extension SecureField where Label == Text {
  /// Creates a secure field with a localised title.
  ///
  /// - Parameters:
  ///   - resource: The title.
  ///   - text: What is written.
  ///   - prompt: What stands in it while it is empty; `nil` for the title.
  @_disfavoredOverload public init(
    _ resource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(text: text, prompt: prompt) { Text(resource) }
  }
}
