import DisplayList
import Foundation
import Pixels
import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

@MainActor @Suite("Pictures among the arguments of shaders", .serialized)
struct ShaderImageTests {
  init() {
    ShaderRegistry.add([
      CompiledShader(name: "imagePaint", parameters: "T1", kernels: [.fill: 1]),
      CompiledShader(name: "imageTint", parameters: "4T", kernels: [.color: 1]),
    ])
  }

  /// A stage with a picture of 4×2 pixels.
  private var stage: Stage {
    var picture = Pixmap(width: 4, height: 2)
    picture[1, 1] = 0xff00_0007
    var assets = Assets()
    assets.add(picture, named: "tile", scale: 2)
    return Stage(size: CGSize(width: 100, height: 100), scale: 1, assets: assets)
  }

  /// The picture that a fill's shader is given.
  private func given(_ image: Image) throws -> Pixmap {
    let fill = ShaderLibrary.default.imagePaint(.image(image), .float(1))
    let list = try list(on: stage) { Rectangle().fill(fill).frame(width: 40, height: 20) }
    for command in list.commands {
      guard case .fill(_, _, .shader(let paint), _) = command,
        case .picture(let picture)? = paint.shader.arguments.first
      else { continue }
      return picture.pixmap
    }
    throw Missing()
  }
  private struct Missing: Error {}

  @Test("a shader is given all of a picture's pixels")
  func pixels() throws {
    let pixels = try given(Image("tile"))
    #expect(pixels.width == 4 && pixels.height == 2 && pixels[1, 1] == 0xff00_0007)
  }

  @Test("an effect is given them, too, and display lists name them")
  func effect() throws {
    let text = try list(on: stage) {
      Color.black.frame(width: 40, height: 20)
        .colorEffect(ShaderLibrary.imageTint(.image(Image("tile"))))
    }.description
    #expect(text.contains("imageTint(picture "))
  }

  @Test("what has no pixels gives one clear pixel, which is told")
  func symbols() throws {
    let pixels = try given(Image(systemName: "star"))
    #expect(pixels.width == 1 && pixels.height == 1 && pixels[0, 0] == 0)
    #expect(
      IneffectiveSettings.shortcomings.contains { $0.contains("Shader.Argument.image") })
  }

  @Test("arguments of one image are the same")
  func same() {
    #expect(Shader.Argument.image(Image("a")) == .image(Image("a")))
    #expect(Shader.Argument.image(Image("a")) != .image(Image("b")))
    #expect(Shader.Argument.image(Image("a")) != .float(1.0))
  }
}
