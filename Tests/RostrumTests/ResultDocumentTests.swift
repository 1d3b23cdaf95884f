import Foundation
import Motion
import SceneInputs
import SceneLoader
import Testing

@testable import RostrumTool

/// The documents that scripts read: keys and forms are a contract.
@Suite struct ResultDocumentTests {
  @Test("a film's report has stable keys")
  func film() throws {
    let report = FilmReport(
      scene: "a.swift", preview: "A",
      stage: .init(
        width: 390, height: 844, scale: 2, fps: "60", duration: 1.5, background: "#ffffffff",
        colorScheme: "light", system: "18", typeSize: "large", locale: "en_US",
        layoutDirection: "ltr",
        device: "iphone-16", chrome: true),
      frames: .init(rendered: 90, unique: 60), wall: 2, cpu: 3,
      seconds: ["scene": .init(wall: 0.5, cpu: 0.25)], peakMemory: 1000,
      outputs: [
        .init(
          path: "a.mp4", bytes: 7, digest: "ab", format: "mp4", codec: "libx264",
          pixelFormat: "yuv420p", colorTags: "bt709", width: 780, height: 1688, frames: 90,
          storedFrames: 90, duration: 1.5, roundingDrift: 0, notes: ["n"]),
        .init(
          path: "-", bytes: 1, digest: nil, format: "rgba", codec: "none", pixelFormat: "rgba",
          colorTags: nil, width: 1, height: 1, frames: 1, storedFrames: 1, duration: nil,
          roundingDrift: 0.5, notes: []),
      ],
      fonts: [.init(name: "Inter", path: "/f", digest: "cd", isAsListed: true)],
      isolation: Isolation(offered: .none), warnings: ["w"],
      version: "1.2", sceneDigest: "ef", seed: 7,
      script: .init(path: "a.script.yaml", digest: "01", flags: ["--tap A@1"]))
    #expect(
      try compact(report) == """
        {"cpu":3,"fonts":[{"digest":"cd","isAsListed":true,"name":"Inter","path":"/f"}],\
        "frames":{"rendered":90,"unique":60},"isolation":{"filtersCalls":false,"landlock":0,"level":"none"},"outputs":[{"bytes":7,"codec":"libx264","colorTags":"bt709",\
        "digest":"ab","duration":1.5,"format":"mp4","frames":90,"height":1688,"notes":["n"],"path":"a.mp4",\
        "pixelFormat":"yuv420p","roundingDrift":0,"storedFrames":90,"width":780},{"bytes":1,"codec":"none",\
        "format":"rgba","frames":1,"height":1,"notes":[],"path":"-","pixelFormat":"rgba","roundingDrift":0.5,\
        "storedFrames":1,"width":1}],"peakMemory":1000,"preview":"A","scene":"a.swift","sceneDigest":"ef",\
        "schema":"rostrum.film/1","script":{"digest":"01","flags":["--tapA@1"],"path":"a.script.yaml"},\
        "seconds":{"scene":{"cpu":0.25,"wall":0.5}},"seed":7,"stage":{"background":"#ffffffff","chrome":true,\
        "colorScheme":"light","device":"iphone-16","duration":1.5,"fps":"60","height":844,"layoutDirection":"ltr","locale":"en_US","scale":2,"system":"18","typeSize":"large","width":390},"version":"1.2","wall":2,"warnings":["w"]}
        """)
  }

  @Test("a scene that failed has an entry of the same form, with its code and what was said")
  func failures() throws {
    let entry = SceneFailure("a.swift", Failure(.usage, "no", details: "d"))
    #expect(
      try compact(entry) == """
        {"error":{"code":2,"details":"d","message":"no"},"scene":"a.swift","schema":"rostrum.film/1",\
        "version":"\(Rostrum.version)"}
        """)
    let silent = SceneFailure("a.swift", Failure(.interrupted, ""))
    #expect(silent.error.code == 130 && silent.error.message == "interrupted")
  }

  private func inspection(
    tappable: [Inspection.Tappable] = [], settles: Double? = 0.25, restless: String? = nil,
    events: [Double] = [], previews: [String] = ["A"], inputs: [Inspection.Input] = []
  ) -> Inspection {
    Inspection(
      scene: "a.swift", preview: "A", previews: previews,
      stage: .init(
        size: .init(width: 100, height: 50.5), scale: 2, fps: "30000/1001", duration: 0.8),
      tappable: tappable, settles: settles, restless: restless, events: events, inputs: inputs)
  }

  private let button = Inspection.Tappable(
    number: 1, label: "Go", identifier: "go", kind: "button", x: 1, y: 2.5, width: 30, height: 44)
  private let gesture = Inspection.Tappable(
    number: 2, label: "", identifier: nil, kind: "gesture", x: 0, y: 0, width: 1, height: 1)

  @Test("what is in a scene has stable keys, and comes back as it was")
  func inspected() throws {
    let whole = inspection(
      tappable: [button, gesture], events: [0, 0.5],
      inputs: [
        .init(name: "title", type: "String", standard: "Hi", line: 3),
        .init(name: "other", line: 4),
      ])
    #expect(
      try compact(whole) == """
        {"events":[0,0.5],"files":[],"inputs":[{"default":"Hi","line":3,"name":"title","type":"String"},\
        {"line":4,"name":"other"}],"preview":"A","previews":["A"],"scene":"a.swift","settles":0.25,\
        "stage":{"chrome":false,"duration":0.8,"fps":"30000/1001","layoutDirection":"ltr","locale":"en_US","scale":2,\
        "size":{"height":50.5,"width":100},"system":"18","typeSize":"large"},\
        "tappable":[{"height":44,"identifier":"go","kind":"button","label":"Go","number":1,"width":30,"x":1,\
        "y":2.5},{"height":1,"kind":"gesture","label":"","number":2,"width":1,"x":0,"y":0}]}
        """)
    #expect(
      try JSONDecoder().decode(Inspection.self, from: Data(jsonText(whole).utf8)) == whole)
  }

  @Test("people get the same in lines")
  func text() {
    #expect(
      inspection(tappable: [button, gesture], events: [0, 0.5], previews: ["A", "B"]).text == """
        a.swift, preview A
        previews: A, B
        stage: 100x50.5 points, scale 2, 30000/1001 fps, 0.800 s
        settles at 0.250 s
        events at 0.000 s, 0.500 s
        can be tapped at 0 s:
          #1 'Go' button (go) at 1,2.5, 30x44
          #2 gesture at 0,0, 1x1
        """)
    #expect(
      inspection(
        settles: nil, restless: "a spinner",
        inputs: [
          .init(name: "kind", type: "Kind", standard: "a", values: ["a", "b"], line: 3),
          .init(name: "other", line: 4),
        ]
      ).text == """
        a.swift, preview A
        stage: 100x50.5 points, scale 2, 30000/1001 fps, 0.800 s
        never settles: a spinner
        can be given by --input:
          kind: a | b = a (line 3)
          other (line 4)
        nothing can be tapped at 0 s
        """)
  }

  @Test("the system is told in words where it is not the usual one")
  func system() throws {
    var other = inspection()
    #expect(!other.text.contains("system"))
    other.stage.system = "26"
    #expect(other.text.contains("0.800 s, the looks of system 26\n"))
    #expect(try compact(other).contains(#""system":"26""#))
  }

  @Test("of many events twenty are told, and how many there are")
  func manyEvents() {
    let few = inspection(events: (0..<20).map(Double.init)).text
    #expect(few.contains("19.000 s\n") && !few.contains("…"))
    let many = inspection(events: (0..<21).map(Double.init)).text
    #expect(many.contains("19.000 s … (21)\n") && !many.contains("20.000 s"))
  }

  @Test("what a scene's process is told comes back as it was")
  func tasks() throws {
    let product = try JSONDecoder().decode(
      SceneTask.self,
      from: Data(
        #"{"product":{"library":{"_0":{"source":"a b.swift","library":"/l.so","lineCount":3,"digest":"ab","files":[],"resources":{"catalogs":[{"path":"/A.xcassets","items":[{"kind":"colorset","name":"a","folder":"/A.xcassets/a.colorset"}]}],"tables":["/de.lproj/L.strings"],"fonts":["/F.ttf"],"files":["/data.json"]},"drawings":{"drawn":{"/a.pdf":{"png":"AQID","scale":2}},"reasons":{"/b.svg":"no"}},"shaders":[],"otherLineCounts":[]}}},"inputs":{"values":[{"name":"a","text":"b=c"}]},"index":2,"command":["render","a b.swift"],"isolation":"strict","confinement":{"readable":["/r"],"writable":[]},"goal":"film","awaitsLength":true,"processorSeconds":1200,"outputs":["b.mp4"]}"#
          .utf8))
    let again = try JSONDecoder().decode(SceneTask.self, from: product.data)
    #expect(again.product == product.product && again.index == 2)
    #expect(again.product.library == "/l.so" && again.inputs["a"] == "b=c")
    #expect(again.goal == .film && again.awaitsLength && again.outputs == ["b.mp4"])
    #expect(again.command == ["render", "a b.swift"] && again.isolation == .strict)
    #expect(again.confinement == Confinement(readable: ["/r"]))
    let length = SceneLength(ticks: 705_600_000, restless: "x")
    #expect(try JSONDecoder().decode(SceneLength.self, from: Data(jsonText(length).utf8)) == length)
  }

  @Test("a document is JSON with its keys in order and slashes as they are")
  func form() throws {
    #expect(try jsonText(["b": "x/y", "a": "é"]) == "{\n  \"a\" : \"é\",\n  \"b\" : \"x/y\"\n}")
  }

  private func compact(_ document: some Encodable) throws -> String {
    try jsonText(document).filter { !$0.isWhitespace }
  }
}
