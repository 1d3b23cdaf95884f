import Foundation
import Testing

@testable import RostrumTool

/// Which paths a scene's process has files opened at.
@Suite("FilmClaims") struct FilmClaimsTests {
  private let claims = FilmClaims(outputs: ["out/film.mp4", "../up/film.gif", "seq/", "plain.png"])

  @Test(
    "hold outputs, and hidden names of this process beside them",
    arguments: [
      "out/film.mp4", "out/.film.mp4.tmp-7", "out/.film.mp4.frames.tmp-7", "../up/film.gif",
      "../up/.film.gif.tmp-7", "seq/seq-0000.png", "seq/seq-12345.png", "seq/.seq-0000.png.tmp-7",
      "seq/seq.frames.json", "seq/.seq.frames.json.tmp-7", "plain.png", ".plain.png.tmp-7",
      "./.probe.tmp-7", "out/./.film.mp4.tmp-7",
    ])
  func held(path: String) {
    #expect(claims.hold(path, process: 7))
  }

  @Test(
    "hold nothing else",
    arguments: [
      "", "/", ".", "..", "out", "out/", "seq", "seq/", "../up", "out/other.mp4", "/etc/passwd",
      "out/.film.mp4.tmp-8", "out/.film.mp4.tmp-77", "out/film.mp4.tmp-7", "out/.bashrc",
      "seq/other-0000.png", "seq/seq-.png", "seq/seq-0000.png/x", "seq/../x.tmp-7",
      "out/.x.tmp-7/../../../etc/passwd", "out/../.x.tmp-7", "../.x.tmp-7", "../../.film.gif.tmp-7",
      "/tmp/.film.mp4.tmp-7", "out/sub/.x.tmp-7", "plain.png/", "film.mp4", "/.x.tmp-7",
    ])
  func strange(path: String) {
    #expect(!claims.hold(path, process: 7))
  }

  @Test("a device keeps its name")
  func devices() {
    #expect(!FilmClaims(outputs: ["/dev/null"]).hold("/dev/null", process: 7))
    #expect(FilmClaims(outputs: ["/dev/null", "-", "a.png"]).streams == ["/dev/null"])
  }

  @Test("a result is believed as far as there are files that were made, of the size that it says")
  func results() throws {
    let folder = NSTemporaryDirectory() + "rostrum-claims-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = "\(folder)/a.gif"
    let claims = FilmClaims(outputs: [path, "-"])
    func missing(_ bytes: Int, placed: Set<String>, isIsolated: Bool = true) -> String? {
      claims.missing(
        in: #"{"outputs":[{"path":"\#(path)","bytes":\#(bytes)}]}"#, placed: placed,
        isIsolated: isIsolated)
    }
    #expect(missing(3, placed: [path]) == path)
    try "abc".write(toFile: path, atomically: false, encoding: .utf8)
    #expect(missing(3, placed: [path]) == nil)
    #expect(missing(4, placed: [path]) == path)
    #expect(missing(3, placed: []) == path)
    #expect(missing(3, placed: [], isIsolated: false) == nil)
    let sequence = FilmClaims(outputs: ["st/"])
    let none = #"{"outputs":[]}"#
    #expect(sequence.missing(in: none, placed: ["st/st-0000.png"], isIsolated: true) == "st/")
    #expect(sequence.missing(in: none, placed: ["st/st.frames.json"], isIsolated: true) == nil)
    #expect(sequence.missing(in: none, placed: [], isIsolated: false) == nil)
    #expect(claims.missing(in: "{}", placed: [path], isIsolated: true) == path)
    #expect(claims.missing(in: #"{"outputs":[]}"#, placed: [path], isIsolated: true) == path)
  }
}
