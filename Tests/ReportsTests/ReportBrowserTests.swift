import Foundation
import MediaSupport
import Reports
import Testing

/// A page in a browser, opened from a file: it plays, steps and compares, and logs no error.
@Suite(
  "Report page in a browser", .serialized,
  .enabled(if: Browser.isInstalled, "no Chromium is installed"))
struct ReportBrowserTests {
  /// What the page's driver tells.
  struct Told: Decodable {
    var errors: [String]
    var articles: Int
    var firstIsOpen: Bool
    var steppedTo: String
    var findingAt: String
    var atRest: String
    var atFinding: String
    var sideBySide: [Bool]
    /// Pixels of both screens where the cards are, at the worst frame.
    var before: [Int]
    var after: [Int]
    var reading: String
    var played: Int
    var pausedBySpace: Bool
    var strip: Int
    var second: String
    var found: Int
    var theme: [String]
    var slider: String
    var said: String
  }

  /// Hears of errors before the page's own program runs.
  private static let listener = """
    <script>
    const errors = [];
    addEventListener("error", event => errors.push(String(event.message)));
    addEventListener("unhandledrejection", event => errors.push(String(event.reason)));
    console.error = (...words) => errors.push(words.join(" "));
    </script>
    """

  /// Does with the page what a person would.
  private static let driver = #"""
    <script>
    (async () => {
      const pick = (query, within = document) => within.querySelector(query);
      const wait = time => new Promise(done => setTimeout(done, time));
      const until = async test => { for (let n = 0; n < 300 && !test(); n++) await wait(20); };
      const press = key => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      const told = {};
      try {
        told.articles = document.querySelectorAll("article").length;
        let article = pick("article.on");
        told.firstIsOpen = article?.id === "g0";
        await until(() => pick(".strip button", article));
        told.strip = article.querySelectorAll(".strip button").length;
        const frame = () => pick(".frame", pick("article.on")).textContent;
        press("ArrowRight"); press("ArrowRight"); press("ArrowLeft");
        told.steppedTo = frame();
        press("Home"); press("3");
        told.atRest = pick(".note", article).textContent;
        press("n");
        told.findingAt = frame();
        const slider = pick(".slider", article);
        slider.value = 21;
        slider.dispatchEvent(new Event("input"));
        told.atFinding = pick(".note", article).textContent;
        told.slider = slider.getAttribute("aria-valuetext");
        press("4");
        told.sideBySide = ["before", "after", "heat"].map(name =>
          getComputedStyle(pick(`.screen.${name}`, article)).display !== "none");
        const sum = name => {
          const canvas = pick(`.${name} canvas`, article);
          const pixels = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
          let top = 0;
          while (top < canvas.height && pixels[(top * canvas.width + 20) * 4] !== 255) top++;
          return [canvas.width, canvas.height, top];
        };
        told.before = sum("before");
        told.after = sum("after");
        told.reading = pick(".is", article).value;
        press("Home"); press(" ");
        await until(() => Number(frame()) > 5);
        told.played = Number(frame());
        press(" ");
        told.pausedBySpace = !pick(".player", article).classList.contains("playing");
        press("j");
        await until(() => pick("article.on").id === "g1");
        told.second = pick("article.on").id;
        const search = pick("#search");
        search.value = "card002";
        search.dispatchEvent(new Event("input"));
        told.found = [...document.querySelectorAll("#rows li")].filter(row => !row.hidden).length;
        told.theme = [];
        for (let n = 0; n < 3; n++) {
          pick("#theme").click();
          told.theme.push(getComputedStyle(document.body).backgroundColor);
        }
        told.said = pick("#said").textContent;
      } catch (error) {
        errors.push("driver: " + error);
      }
      told.errors = errors;
      console.log("SHOWN " + JSON.stringify(told) + " END");
    })();
    </script>
    """#

  @Test("plays, steps, compares, and logs no error")
  func works() throws {
    let check = SyntheticCheck(count: 3)
    let html = try ReportPage(check.document, clips: check.clips).make {
      SyntheticCheck.picture($0)
    }.html
    // The page forbids programs of others, which here are ours.
    let page = html.replacing("<head>", with: "<head>" + Self.listener)
      .replacing("</body>", with: Self.driver + "</body>")
    let answer = try Browser.answer(of: page)
    let told = try JSONDecoder().decode(Told.self, from: Data(answer.utf8))
    #expect(told.errors == [])
    #expect(told.articles == 3)
    #expect(told.firstIsOpen)
    #expect(told.strip == 12)
    #expect(told.steppedTo == "1")
    #expect(told.findingAt == "12")
    #expect(told.atRest == "no pixel differs")
    #expect(told.atFinding.contains("pixels differ, by up to"))
    #expect(told.slider == "frame 21 of 90, 0.350 s")
    #expect(told.sideBySide == [true, true, false])
    // The pictures that were put together from patches are those that were drawn.
    func seen(_ isAfter: Bool) -> [Int] {
      let top = 20 + SyntheticCheck.place(0, 21, isAfter: isAfter)
      return [SyntheticCheck.width, SyntheticCheck.height, top]
    }
    #expect(told.before == seen(false))
    #expect(told.after == seen(true))
    #expect(told.reading == "\(SyntheticCheck.place(0, 21, isAfter: true))")
    #expect(told.played > 5 && told.played <= 90)
    #expect(told.pausedBySpace)
    #expect(told.second == "g1")
    #expect(told.found == 1)
    // Light, dark, and as the system has it.
    #expect(told.theme[0] == "rgb(245, 245, 247)")
    #expect(told.theme[1] == "rgb(16, 16, 18)")
    #expect(!told.said.isEmpty)
  }
}
