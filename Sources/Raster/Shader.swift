/// What gives every pixel of a shape its own colour.
enum Shader {
  case gradient(GradientShader)
  case image(ImageShader)
  case blurred(BlurredPicture)

  /// Whether no pixel lets anything through.
  var isOpaque: Bool {
    switch self {
    case .gradient(let gradient): gradient.isOpaque
    case .image(let image): image.isOpaque
    case .blurred: false
    }
  }
}
