import Codecs
import Foundation
import MediaSupport
import Testing

@testable import RostrumTool

/// A scene's page, opened from a file in a browser.
@Suite(
  "Scene page in a browser", .serialized,
  .enabled(if: Browser.isInstalled, "no Chromium is installed"))
final class PageTests {
  let tool: BuiltTool

  init() throws {
    tool = try BuiltTool()
    try tool.write(Self.source, to: "Scene.swift")
  }
  deinit { tool.remove() }

  /// Things far from each other that move, one under the other, and a text that is no markup.
  private static let source = """
    import SwiftUI
    struct Scene: View {
      @State private var isRight = false
      @State private var isOpen = false
      var body: some View {
        VStack {
          LinearGradient(colors: [.red, .orange], startPoint: .leading, endPoint: .trailing)
            .frame(width: 24, height: 24).offset(x: isRight ? 90 : -90)
            .onAppear { withAnimation(.linear(duration: 0.6)) { isRight = true } }
            .accessibilityIdentifier("even")
          Text("</script><b>").font(.caption)
          Circle().fill(.blue).frame(width: 30, height: 30).offset(x: isOpen ? 60 : 0)
            .opacity(isOpen ? 1 : 0.5).accessibilityIdentifier("sprung")
          Button("Go") { withAnimation(.spring(duration: 0.4, bounce: 0.4)) { isOpen.toggle() } }
        }
      }
    }
    #Preview(traits: .fixedLayout(width: 240, height: 160)) { Scene() }
    """
  private static let words = ["Scene.swift", "--tap", "Go@0.3", "--tap", "Go@0.55"]

  /// What the page's driver tells.
  struct Told: Decodable {
    var errors: [String]
    var frames: Int
    /// Of each frame that was gone to, in an order that jumps: its number and its pixels in one.
    var seen: [[Int]]
    /// What the tree and the curve say of the spring at some frames.
    var tree: [String]
    var curve: [String]
    var stepped: String
    var next: String
    var played: Int
    var ended: Int
    var looped: Bool
    var copied: String
    var dark: [String]
  }

  private static let driver = #"""
    <script>
    (async () => {
      const pick = (query, within = document) => within.querySelector(query);
      const wait = time => new Promise(done => setTimeout(done, time));
      const until = async test => { for (let n = 0; n < 500 && !test(); n++) await wait(20); };
      const press = key => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      const frame = () => Number(pick(".frame").textContent);
      const told = { errors };
      try {
        await until(() => pick(".player.open"));
        const slider = pick(".slider"), canvas = pick(".screen canvas");
        told.frames = Number(slider.max) + 1;
        const go = number => { slider.value = number; slider.dispatchEvent(new Event("input")); };
        const mark = () => {
          const bytes = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
          let mark = canvas.width;
          for (const byte of bytes) mark = Math.imul(mark, 31) + byte | 0;
          return mark;
        };
        told.seen = [];
        for (let n = 0; n < told.frames; n++) {
          go(n * 37 % told.frames);
          told.seen.push([frame(), mark()]);
        }
        told.tree = [];
        told.curve = [];
        const is = (element, text) => element.textContent.trim() === text;
        const row = [...document.querySelectorAll(".value")].find(row =>
          row.textContent.includes("offset.x") && is(pick(".view", row.closest("li")), "sprung"));
        const figure = [...document.querySelectorAll(".curve")].find(figure =>
          is(pick("figcaption b", figure), "offset.x") && is(pick("figcaption .of", figure), "sprung"));
        for (const number of [10, 25, 30, 40]) {
          go(number);
          told.tree.push(pick("output", row).value);
          told.curve.push(pick(".is", figure).value);
        }
        press("Home"); press("ArrowRight"); press("ArrowRight"); press("ArrowLeft");
        told.stepped = String(frame());
        press("n");
        told.next = String(frame());
        press("l");
        told.looped = pick("[data-do=loop]").getAttribute("aria-pressed") === "true";
        press("Home"); press(" ");
        await until(() => frame() > 5);
        told.played = frame();
        await until(() => !pick(".player").classList.contains("playing"));
        told.ended = frame();
        told.copied = pick("[data-copy]").dataset.copy;
        told.dark = [];
        for (let n = 0; n < 2; n++) {
          press("t");
          told.dark.push(getComputedStyle(document.body).backgroundColor);
        }
      } catch (error) {
        errors.push("driver: " + error);
      }
      console.log("SHOWN " + JSON.stringify(told) + " END");
    })();
    </script>
    """#

  /// The values of a property at frames, by a trace.
  private func values(_ property: String, of view: String) throws -> [Int: Double] {
    let text = try String(
      contentsOf: tool.folder.appendingPathComponent("values.csv"), encoding: .utf8)
    var values: [Int: Double] = [:]
    for line in text.split(separator: "\n").dropFirst() {
      let cells = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      if cells[2] == view, cells[3] == property, let frame = Int(cells[0]) {
        values[frame] = Double(cells[5])
      }
    }
    return values
  }

  @Test("shows the pixels that render writes, in any order, and what the trace has")
  func works() throws {
    let made = try tool.run(["inspect"] + Self.words + ["--page", "page.html"])
    #expect(made.status == 0, "\(made.error)")
    _ = try tool.run(["render"] + Self.words + ["-o", "film/%04d.png"])
    _ = try tool.run(["inspect"] + Self.words + ["--trace", "values.csv"])
    let html = try String(
      contentsOf: tool.folder.appendingPathComponent("page.html"), encoding: .utf8)
    #expect(html.components(separatedBy: "</script>").count == 3)
    let listener = """
      <script>
      const errors = [];
      addEventListener("error", event => errors.push(String(event.message)));
      addEventListener("unhandledrejection", event => errors.push(String(event.reason)));
      console.error = (...words) => errors.push(words.join(" "));
      </script>
      """
    let page = html.replacing("<head>", with: "<head>" + listener)
      .replacing("</body>", with: Self.driver + "</body>")
    let told = try JSONDecoder().decode(Told.self, from: Data(try Browser.answer(of: page).utf8))
    #expect(told.errors == [])
    let frames = try FileManager.default.contentsOfDirectory(
      atPath: tool.folder.appendingPathComponent("film").path
    ).filter { $0.hasSuffix(".png") }.sorted()
    #expect(told.frames == frames.count && frames.count > 60)
    for seen in told.seen {
      let path = tool.folder.appendingPathComponent("film/\(frames[seen[0]])").path
      #expect(seen[1] == (try PNGReader.read(path)).mark, "frame \(seen[0])")
    }
    #expect(Set(told.seen.map(\.[0])).count == frames.count)
    let values = try values("offset.x", of: "sprung")
    for (index, frame) in [10, 25, 30, 40].enumerated() {
      let value = try #require(values[frame] ?? values[0])
      let tree = try #require(Double(told.tree[index].dropLast(3)))
      let curve = try #require(Double(told.curve[index]))
      #expect(told.tree[index].hasSuffix(" pt"))
      #expect(abs(tree - value) < 0.001 && abs(curve - value) < 0.001, "frame \(frame)")
    }
    #expect(told.stepped == "1")
    #expect(told.next == "18")
    #expect(!told.looped)
    #expect(told.played > 5)
    #expect(told.ended == told.frames - 1)
    #expect(!told.copied.isEmpty)
    #expect(told.dark == ["rgb(245, 245, 247)", "rgb(16, 16, 18)"])
  }

  @Test("the same scene gives the same page")
  func again() throws {
    func page(_ name: String) throws -> Data {
      _ = try tool.run(["inspect"] + Self.words + ["--duration", "0.8", "--page", name])
      return try Data(contentsOf: tool.folder.appendingPathComponent(name))
    }
    #expect(try page("a.html") == page("b.html"))
  }
}
