import Codecs
import Digest
import Film
import Foundation
import Raster
import SceneGraph
import Typography
import ViewEngine

/// How a film is cut, and which of its parts are made.
struct FilmCut {
  var options: PartOptions?
  /// What is made; `nil` for the whole film.
  var parts: FilmParts?
  /// What `--format` says.
  var format: FormatName?
  /// The digest of the scene's text.
  var sceneDigest = ""
  var script: ScriptIdentity?
}

extension SceneFilm {
  /// The parts of outputs that are to be made.
  ///
  /// - Parameters:
  ///   - outputs: The whole ones.
  ///   - parts: Which parts.
  ///   - group: The length of closed groups, if an output has them.
  ///   - clock: The film's.
  /// - Returns: The first output's parts, then the next one's.
  func parts(
    of outputs: [FilmOutput], _ parts: FilmParts, group: ExactTime?, _ clock: FrameClock
  ) -> [FilmOutput] {
    let identity = identity(frameCount: clock.frameCount)
    return zip(outputs, self.outputs).flatMap { output, argument in
      let place = PartPlace(output: argument.path)
      let label = FilmPartLabel(
        film: identity, output: place.name,
        encoding: (cut.format.map { ["--format", $0.text] } ?? [])
          + encoding.words(for: argument.format))
      return parts.shard.numbers.map { number in
        var part = output
        part.destination = .path(place.path(number, of: parts.shard.count))
        part.keepPart(number, of: parts.shard.count, group: group, clock, label)
        return part
      }
    }
  }

  /// The digest of all that the pixels of the film follow from: parts that agree in it are of one film.
  ///
  /// Paths count as they were written, as each machine has its own folders. Fonts count that the first frame shows.
  private func identity(frameCount: Int) -> String {
    let size = stage.graph.stage.size
    var words = [Rostrum.version, "\(Rasterizer.revision)", cut.sceneDigest, stage.previewName]
    words += options.variant + ["\(showsTouches)", "\(frameCount)"]
    words += ["\(size.width)", "\(size.height)", "\(stage.graph.stage.scale)"]
    words += [cut.script?.digest ?? ""] + (cut.script?.flags ?? [])
    words += stage.usedFonts.map(\.digest).sorted()
    return SHA256.hexadecimal(of: Array(words.joined(separator: "\0").utf8))
  }
}
