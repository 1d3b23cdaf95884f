import DisplayList
import Pixels
@_spi(Engine) public import ViewEngine

extension Shader.Argument {
  /// The pixels of an image, as a `texture2d<half>`; symbols and what code draws have none.
  public static func image(_ image: Image) -> Self { Self(ImageForShader(image: image)) }
}

/// An image that a shader is given.
private struct ImageForShader: ShaderPicture {
  let image: Image

  /// What a shader is given in the place of a picture without pixels: one clear pixel.
  private static let nothing = ImageReference(name: "nothing", pixmap: Pixmap(width: 1, height: 1))

  func isSame(as other: any ShaderPicture) -> Bool { (other as? Self)?.image == image }

  func pixels(in environment: EnvironmentValues) -> ImageReference {
    let graph = environment.drawing.graphLink
    let assets = MainActor.assumeIsolated { graph?.target?.stage.assets }
    guard let assets, case .picture(let picture)? = image.found(in: environment, assets) else {
      MainActor.assumeIsolated { IneffectiveSettings.note("Shader.Argument.image without pixels") }
      return Self.nothing
    }
    return picture.image
  }
}
