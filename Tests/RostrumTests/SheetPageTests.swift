import Codecs
import Foundation
import MediaSupport
import Testing

@testable import RostrumTool

/// A sheet's page, opened from a file in a browser.
@Suite(
  "Sheet page in a browser", .serialized,
  .enabled(if: Browser.isInstalled, "no Chromium is installed"))
final class SheetPageTests {
  let tool: BuiltTool

  init() throws {
    tool = try BuiltTool()
    try tool.write(Self.source, to: "Scene.swift")
  }
  deinit { tool.remove() }

  private static let source = """
    import SwiftUI
    struct Scene: View {
      @SceneInput("name") var name = "a"
      @State private var isRight = false
      var body: some View {
        Text(name).offset(x: isRight ? 30 : -30)
          .onAppear { withAnimation(.spring(duration: 0.4)) { isRight = true } }
      }
    }
    #Preview(traits: .fixedLayout(width: 120, height: 50)) { Scene() }
    """
  private static let words = ["--scale", "1", "--fps", "30"]

  struct Told: Decodable {
    var errors: [String]
    var last: Int
    /// Of each frame that was gone to: its number, and a mark of each film's pixels.
    var seen: [[Int]]
    var labels: [String]
    var next: Int
    var played: Int
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
        const slider = pick(".slider"), canvases = [...document.querySelectorAll("canvas[data-cell]")];
        told.last = Number(slider.max);
        const mark = canvas => {
          const bytes = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
          let mark = canvas.width;
          for (const byte of bytes) mark = Math.imul(mark, 31) + byte | 0;
          return mark;
        };
        told.seen = [];
        for (let n = 0; n <= told.last; n++) {
          slider.value = n * 37 % (told.last + 1);
          slider.dispatchEvent(new Event("input"));
          told.seen.push([frame(), ...canvases.map(mark)]);
        }
        told.labels = canvases.map(canvas => canvas.getAttribute("aria-label"));
        press("Home"); press("n");
        told.next = frame();
        press("Home"); press(" ");
        await until(() => frame() > 4);
        told.played = frame();
        press(" ");
      } catch (error) {
        errors.push("driver: " + error);
      }
      console.log("SHOWN " + JSON.stringify(told) + " END");
    })();
    </script>
    """#

  @Test("plays all films in sync, with the pixels of single films; what is over rests")
  func works() throws {
    let made = try tool.run(
      ["inspect", "Scene.swift", "--sheet", "s.html", "--vary", "bounce=0|0.5,name=<b>|c"]
        + Self.words)
    #expect(made.status == 0, "\(made.error)")
    var films: [[Int]] = []
    for name in ["<b>", "c"] {
      for bounce in ["0", "0.5"] {
        _ = try tool.run(
          [
            "render", "Scene.swift", "-o", "one.apng", "--spring", "bounce=\(bounce)", "--input",
            "name=\(name)",
          ]
            + Self.words)
        var reader = try APNGReader(tool.folder.appendingPathComponent("one.apng").path)
        var marks: [Int] = []
        while let frame = try reader.nextFrame() { marks.append(frame.pixmap.mark) }
        films.append(marks)
      }
    }
    let html = try String(contentsOf: tool.folder.appendingPathComponent("s.html"), encoding: .utf8)
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
    let longest = films.map(\.count).max() ?? 0
    #expect(told.last == longest - 1 && Set(films.map(\.count)).count == 2)
    #expect(Set(told.seen.map { $0[0] }).count == longest)
    for seen in told.seen {
      let own = films.map { $0[min(seen[0], $0.count - 1)] }
      #expect(Array(seen.dropFirst()) == own, "frame \(seen[0])")
    }
    #expect(told.labels.first == "bounce 0, name <b>" && told.labels.count == 4)
    #expect(told.next == (films.map(\.count).min() ?? 0) - 1)
    #expect(told.played > 4)
  }
}
