import Codecs
import Foundation
import MediaSupport
import Testing

@testable import RostrumTool

/// The live page in a browser, as a person has it.
@Suite(
  "Live page in a browser", .serialized,
  .enabled(if: Browser.isInstalled, "no Chromium is installed"))
final class ServeTests {
  let tool: BuiltTool

  init() throws { tool = try BuiltTool() }
  deinit { tool.remove() }

  /// A button that moves a disc, and a disc that is thrown.
  private static func source(_ color: String = "red", extra: String = "") -> String {
    """
    import SwiftUI
    struct Scene: View {
      @State private var isRight = false
      @State private var place = CGSize.zero
      var body: some View {
        VStack(spacing: 20) {
          Circle().fill(.\(color)).frame(width: 24, height: 24).offset(x: isRight ? 60 : -60)
            .onAppear { withAnimation(.easeInOut(duration: 0.4)) { isRight = true } }
          Button("Go") { withAnimation(.spring(duration: 0.3, bounce: 0.3)) { isRight.toggle() } }
            .frame(width: 80, height: 24)
          RoundedRectangle(cornerRadius: 8).fill(.blue).frame(width: 40, height: 40).offset(place)
            .gesture(
              DragGesture(minimumDistance: 0)
                .onChanged { place = $0.translation }
                .onEnded { end in
                  withAnimation(.spring(duration: 0.4)) {
                    place.width = end.predictedEndTranslation.width / 4
                  }
                })
        }
        \(extra)
      }
    }
    #Preview(traits: .fixedLayout(width: 240, height: 160)) { Scene() }
    """
  }

  /// The pixels of the frames that `render` writes.
  private func rendered(_ words: [String] = []) throws -> [Int] {
    let folder = tool.folder.appendingPathComponent("film")
    try? FileManager.default.removeItem(at: folder)
    let result = try tool.run(["render", "Scene.swift"] + words + ["-o", "film/", "--quiet"])
    #expect(result.status == 0, "\(result.error)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return try names.filter { $0.hasSuffix(".png") }.map {
      try PNGReader.read(folder.appendingPathComponent($0).path).mark
    }
  }

  private func open(_ words: [String] = ["Scene.swift"]) throws -> ServedPage {
    try ServedPage(tool, words)
  }

  @Test("shows the pixels that render writes, plays, and keeps its frame over an edit")
  func edits() throws {
    try tool.write(Self.source(), to: "Scene.swift")
    let page = try open()
    try page.waitForFilm()
    let films = try rendered()
    let order = Array(films.indices.reversed()) + [3, 17, 5]
    #expect(try page.marks(order) == order.map { films[$0] })
    let played = try page.run(
      """
      await go(0);
      $("[data-do=play]").click();
      await until(() => +canvas.dataset.frame > 8);
      $("[data-do=play]").click();
      return $(".frame").textContent;
      """)
    #expect((Int(played) ?? 0) > 8)
    _ = try page.marks([12])
    try page.save(Self.source("green"))
    try page.tab.wait("document.body.dataset.film === 'whole' && +document.body.dataset.take > 1")
    #expect(try page.run("return $('.frame').textContent") == "12")
    let green = try rendered()
    #expect(green[12] != films[12])
    #expect(try page.marks([12, 0, 20]) == [green[12], green[0], green[20]])
    // A second tab has a film of its own.
    let other = try BrowserTab(page.address)
    try other.wait("document.body.dataset.film === 'whole'")
    #expect(page.end() == 130)
  }

  @Test("shows what the compiler says, traps and hangs, and goes on")
  func faults() throws {
    try tool.write(Self.source(), to: "Scene.swift")
    let page = try open(["Scene.swift", "--timeout", "2"])
    try page.waitForFilm()
    let seen = try page.marks([5])
    func fault(_ text: String) throws -> String {
      try page.save(text)
      try page.tab.wait("document.body.dataset.state === 'fault'")
      return try page.run("return $('.fault').innerText")
    }
    func mend() throws {
      try page.save(Self.source())
      try page.tab.wait(
        "document.body.dataset.state === 'ready' && document.body.dataset.film === 'whole'")
      #expect(try page.run("return $('.fault').hidden") == "true")
    }
    let broken = try fault(Self.source("nocolour"))
    #expect(broken.contains("Scene.swift:7:") && broken.contains("nocolour"))
    #expect(broken.contains("7       Circle().fill(.nocolour)"))
    #expect(try page.marks([5]) == seen)
    try mend()
    let trapped = try fault(Self.source(extra: ".onAppear { fatalError(\"no more\") }"))
    #expect(trapped.contains("no more"))
    try mend()
    let hanging = try fault(Self.source(extra: ".onAppear { while true {} }"))
    #expect(hanging.contains("gave no frame for 2 s"))
    try mend()
    #expect(try page.marks([5]) == seen)
  }

  @Test("touches the scene, records it, saves it beside the scene, and exports what is seen")
  func touches() throws {
    try tool.write(Self.source(), to: "Scene.swift")
    let page = try open()
    try page.waitForFilm()
    _ = try page.marks([30])
    let button = try page.place(120, 70)
    try page.tab.mouse("mousePressed", button.x, button.y)
    usleep(120_000)
    try page.tab.mouse("mouseReleased", button.x, button.y)
    try page.tab.wait(
      "document.querySelectorAll('.steps li').length === 1 && document.body.dataset.film === 'whole'"
    )
    #expect(try page.run("return $('.steps code').textContent").hasPrefix("tap 1"))
    _ = try page.run("stop(); await go(70);")
    let disc = try page.place(120, 112)
    try page.tab.mouse("mousePressed", disc.x, disc.y)
    for step in 1...8 {
      usleep(16000)
      try page.tab.mouse("mouseMoved", disc.x + Double(step * 6), disc.y)
    }
    try page.tab.mouse("mouseReleased", disc.x + 48, disc.y)
    try page.tab.wait(
      "document.querySelectorAll('.steps li').length === 2 && document.body.dataset.film === 'whole'"
    )
    #expect(try page.run("return $('.steps li:last-child code').textContent").hasPrefix("drag 1"))
    let last = try page.run(
      "stop(); $('#save').click(); await until(() => $('#save').disabled); return slider.max")
    let films = try rendered()
    #expect(films.count == (Int(last) ?? 0) + 1)
    #expect(Set(films).count > 40)
    try page.waitForFilm()
    let order = Array(stride(from: 0, to: films.count, by: 3))
    #expect(try page.marks(order) == order.map { films[$0] })
    let png = try page.run(
      """
      await go(40);
      let made = null;
      const keep = URL.createObjectURL;
      URL.createObjectURL = blob => { made = blob; return keep.call(URL, blob); };
      $("[data-format=png]").click();
      await until(() => made);
      const bytes = new Uint8Array(await made.arrayBuffer());
      return btoa(String.fromCharCode(...bytes));
      """)
    let still = try PNGReader.decode([UInt8](Data(base64Encoded: png) ?? Data()), path: "still")
    #expect(still.mark == films[40])
  }

  @Test("leaves no process behind, however often a scene is loaded again")
  func reloads() throws {
    try tool.write(Self.source(), to: "Scene.swift")
    let page = try open()
    try page.waitForFilm()
    let before = page.children
    for turn in 0..<6 {
      try page.save(Self.source(turn % 2 == 0 ? "green" : "red"))
      try page.tab.wait(
        "+document.body.dataset.take >= \(turn + 2) && document.body.dataset.film === 'whole'")
    }
    // The last film's process is waited for by a thread of its own.
    for _ in 0..<100 where page.children != before { usleep(20000) }
    #expect(page.children == before)
  }
}
