import DisplayList

/// A picture that a shader is given: its pixels are found where the shader is used.
package protocol ShaderPicture: Sendable {
  /// Whether another is the same picture.
  func isSame(as other: any ShaderPicture) -> Bool
  /// The pixels; those of nothing where there are none.
  func pixels(in environment: EnvironmentValues) -> ImageReference
}

/// A picture among the arguments of a shader.
struct PictureArgument: Hashable, Sendable {
  let picture: any ShaderPicture

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.picture.isSame(as: rhs.picture) }
  // Pictures tell no more of themselves than whether they are the same.
  func hash(into hasher: inout Hasher) {}
}
