public import Foundation

/// The drawings of a project's catalogues, PDF and SVG, as pictures: programs of the system draw them in pixels.
///
/// Only drawings whose names stand in the scene's sources are drawn. A scene's process may run no programs, so that this comes
/// before it.
public struct VectorPictures: Codable, Hashable, Sendable {
  /// A drawing in pixels.
  public struct Drawn: Codable, Hashable, Sendable {
    /// The picture, a PNG file.
    public let png: Data
    /// Its pixels to the point.
    public let scale: Double
  }

  /// What became of each drawing that was found, by its path.
  public private(set) var drawn: [String: Drawn] = [:]
  /// Why a drawing is no picture, by its path.
  public private(set) var reasons: [String: String] = [:]

  /// No drawings.
  public init() {}

  /// A program that draws a kind of drawing.
  private struct Program: Sendable {
    let name: String
    /// Debian's package.
    let package: String
    /// Its arguments for a drawing, at so many pixels to the point, and the file to write.
    let arguments: @Sendable (_ drawing: String, _ scale: Double, _ file: String) -> [String]
  }

  private static let pointsPerInch = 72.0
  private static let programs = [
    "pdf": Program(name: "pdftocairo", package: "poppler-utils") { drawing, scale, file in
      // It adds the ending itself.
      [
        "-png", "-transp", "-singlefile", "-r", "\(pointsPerInch * scale)", drawing,
        String(file.dropLast(".png".count)),
      ]
    },
    "svg": Program(name: "rsvg-convert", package: "librsvg2-bin") { drawing, scale, file in
      ["--zoom", "\(scale)", "--output", file, drawing]
    },
  ]

  /// Draws the drawings that a scene's sources name.
  ///
  /// - Parameters:
  ///   - catalogs: The project's catalogues.
  ///   - files: The scene's sources.
  ///   - scale: Pixels to the point.
  ///   - environment: The tool's environment, whose PATH leads to the programs.
  /// - Throws: ``SceneError/stopped(signal:)`` if the tool is asked to stop meanwhile.
  init(
    in catalogs: [AssetCatalog], namedIn files: [String], scale: Double,
    environment: [String: String]
  ) throws(SceneError) {
    let items = catalogs.flatMap(\.items).filter { $0.kind == .image }
    let found = items.flatMap { item in Self.drawings(of: item).map { (item, $0) } }
    guard !found.isEmpty else { return }
    let texts = files.compactMap { file in
      FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) }
    }
    let folder: WorkFolder
    do {
      folder = try WorkFolder(in: NSTemporaryDirectory(), named: "rostrum-drawings-")
    } catch {
      for (_, drawing) in found { reasons[drawing.path] = "\(error)" }
      return
    }
    for (number, (item, drawing)) in found.enumerated() where drawn[drawing.path] == nil {
      guard texts.contains(where: { Self.names(item, in: $0) }) else {
        reasons[drawing.path] =
          "a drawing is shown if its name stands in the scene's sources; '\(item.name)' does not"
        continue
      }
      // Drawings that may grow have pixels for it.
      let scale = drawing.grows ? scale * Self.growth : scale
      let file = "\(folder.path)/\(number).png"
      if let reason = try Self.draw(drawing.path, to: file, scale, folder.path, environment) {
        reasons[drawing.path] = reason
      } else if let png = FileManager.default.contents(atPath: file) {
        drawn[drawing.path] = Drawn(png: png, scale: scale)
      }
    }
  }

  /// How many times as large a drawing may be shown that keeps its lines sharp when it is stretched.
  private static let growth = 4.0

  /// How long a drawing may take, in seconds.
  private static let patience = 20
  /// The status by which coreutils' `timeout` says that it gave up.
  private static let timeoutStatus: Int32 = 124

  /// A drawing of a set.
  struct Drawing: Equatable {
    let path: String
    /// Whether the catalogue keeps it as a drawing, so that it may be stretched.
    let grows: Bool
  }

  /// The drawings among the files of a set, sorted.
  static func drawings(of item: AssetCatalog.Item) -> [Drawing] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: item.folder)) ?? []
    let found = names.sorted().filter { programs[ending(of: $0)] != nil }
    guard !found.isEmpty else { return [] }
    let grows = (try? AssetSet(item))?.keepsDrawings == true
    return found.map { Drawing(path: "\(item.folder)/\($0)", grows: grows) }
  }

  private static func ending(of name: String) -> String {
    name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
  }

  /// Whether a text names an asset: by the name of its folder, or by the symbol that is made of it.
  static func names(_ item: AssetCatalog.Item, in text: String) -> Bool {
    let own = item.name.split(separator: "/").last.map(String.init) ?? item.name
    return text.contains(own) || text.contains(AssetSymbols.word(for: own, dropping: "Image"))
  }

  /// Has a drawing drawn.
  ///
  /// - Returns: Why it could not be; `nil` if it was.
  /// - Throws: ``SceneError/stopped(signal:)``.
  private static func draw(
    _ drawing: String, to file: String, _ scale: Double, _ folder: String,
    _ environment: [String: String]
  ) throws(SceneError) -> String? {
    guard let program = programs[ending(of: drawing)] else { return nil }
    guard let path = ChildProcess.executable(program.name, environment) else {
      return "a drawing is shown if \(program.name) is there; install \(program.package)"
    }
    let confinement = Confinement(
      readable: Confinement.system + ["/usr", "/etc", drawing], writable: [folder, "/dev/null"])
    do {
      // Drawings are programs: one that never ends is given up.
      let (end, words) = try ChildProcess.run(
        "timeout", ["\(patience)", path] + program.arguments(drawing, scale, file),
        environment: ["HOME": folder], confinement: confinement)
      if end == .exited(timeoutStatus) { return "it took longer than \(patience) s to draw" }
      if end == .exited(0), FileManager.default.fileExists(atPath: file) { return nil }
      let line = words.split(separator: "\n").first.map { ": \($0)" } ?? ""
      return "\(program.name) cannot draw it\(line)"
    } catch .stopped(let signal) {
      throw .stopped(signal: signal)
    } catch {
      return "\(program.name) cannot be run: \(error)"
    }
  }
}
