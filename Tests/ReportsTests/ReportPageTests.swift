import Foundation
import Goldens
import Pixels
import Reports
import Testing

@Suite("Report page")
struct ReportPageTests {
  private func page(_ check: SyntheticCheck, limit: Int = ReportPage.usualLimit) throws
    -> ReportPage.Result
  {
    try ReportPage(check.document, clips: check.clips, limit: limit).make {
      SyntheticCheck.picture($0)
    }
  }

  @Test("the same results give the same bytes, in whatever order clips come")
  func isDeterministic() throws {
    let check = SyntheticCheck(count: 4)
    let html = try page(check).html
    #expect(try page(check).html == html)
    let turned = try ReportPage(check.document, clips: check.clips.reversed()).make {
      SyntheticCheck.picture($0)
    }
    #expect(turned.html == html)
  }

  @Test("no name, path or sentence becomes markup")
  func escapes() throws {
    let evil = "</script><script>alert('1')</script><img src=x onerror=alert(2)>\u{0}&\"`"
    let check = SyntheticCheck(count: 1)
    var entry = CheckDocument.Entry(
      name: evil, golden: evil, scene: evil, preview: evil, verdict: .differs, code: 3,
      sentence: evil)
    entry.level = evil
    entry.unmet = [evil]
    entry.findings = [
      Finding(.curve, view: evil, properties: [evil], frames: 1...2, sentence: evil)
    ]
    var clip = check.clips[0]
    clip.name = evil
    clip.before.origin = evil
    clip.after.motion?.tracks[0].view = evil
    clip.after.motion?.tracks[0].property = evil
    clip.after.motion?.events = [.init(time: 0.1, causes: [evil])]
    var document = CheckDocument(version: evil, renderer: 1)
    (document.entries, document.orphans) = ([entry], [evil])
    let html = try ReportPage(document, clips: [clip], title: evil).make {
      SyntheticCheck.picture($0)
    }.html
    #expect(!html.contains("<script>alert"))
    #expect(!html.contains("<img"))
    // The page's own: its data, and its program.
    #expect(html.components(separatedBy: "<script").count - 1 == 2)
    #expect(html.components(separatedBy: "</script>").count - 1 == 2)
    #expect(html.contains("&lt;/script&gt;&lt;script&gt;alert(&#39;1&#39;)"))
  }

  @Test("asks nothing of a network or of other files")
  func isSelfContained() throws {
    let html = try page(SyntheticCheck(count: 1)).html
    for asked in [
      "http:", "https:", "//cdn", "src=", "<link", "@import", "url(", "fetch(", "import(",
    ] {
      #expect(!html.contains(asked), "\(asked)")
    }
    #expect(html.contains("default-src 'none'"))
  }

  @Test("equal pictures are there once")
  func embedsOnce() throws {
    let check = SyntheticCheck(count: 1)
    let data = try data(of: page(check).html)
    let clip = try #require(data.clips["g0"])
    #expect(clip.before.count == SyntheticCheck.frameCount)
    // The same key before and now, and from frame to frame, is one picture.
    let keys = zip(
      check.clips[0].before.frames + check.clips[0].after.frames, clip.before + clip.after)
    #expect(Set(keys.map { $0.0 }).count == Set(keys.map { $0.1 }).count)
    #expect(data.pictures.count == Set(clip.before + clip.after).count)
    #expect(!clip.before.contains(-1))
  }

  @Test("a hundred failing clips stay within the limit, which is told, and keep what findings name")
  func staysWithinLimit() throws {
    let check = SyntheticCheck(count: 100)
    let limit = 2_000_000
    let result = try page(check, limit: limit)
    #expect(result.html.utf8.count <= limit)
    #expect(result.html.utf8.count > limit * 8 / 10)
    #expect(result.frameCount == 100 * SyntheticCheck.frameCount)
    #expect(result.leftOut > 0)
    #expect(
      result.html.contains(
        "<b>\(result.leftOut) of \(result.frameCount) frames have no picture here.</b>"))
    for (_, clip) in try data(of: result.html).clips {
      #expect(clip.after[21] >= 0, "the worst frame")
      #expect(clip.after[12] >= 0, "the finding's first frame")
      // What is left out leaves no great gap.
      let kept = clip.after.indices.filter { clip.after[$0] >= 0 }
      let gaps = zip(kept, kept.dropFirst()).map { $1 - $0 }
      #expect(gaps.max() ?? 99 <= 16)
      // One side alone cannot be compared.
      #expect(clip.after.indices.allSatisfy { (clip.after[$0] < 0) == (clip.before[$0] < 0) })
    }
  }

  @Test("without room for any picture, words stay")
  func withoutRoom() throws {
    let result = try page(SyntheticCheck(count: 2), limit: 1)
    #expect(result.leftOut == result.frameCount)
    #expect(result.html.contains("overshoots 4.2 % instead of 0 %"))
  }

  @Test("where no pictures of before are, the page says why")
  func absentPictures() throws {
    let check = SyntheticCheck(count: 1)
    var clip = check.clips[0]
    clip.before.frames = []
    clip.before.origin = "only digests were recorded."
    let html = try ReportPage(check.document, clips: [clip]).make { SyntheticCheck.picture($0) }
      .html
    #expect(html.contains("Before: only digests were recorded."))
    #expect(html.contains(#"data-mode="heat" aria-pressed="false" disabled"#))
  }

  @Test(
    "of a film of no frame or one, too",
    arguments: [0, 1])
  func shortFilms(count: Int) throws {
    let check = SyntheticCheck(count: 1)
    var clip = check.clips[0]
    clip.before.frames.removeSubrange(count...)
    clip.after.frames.removeSubrange(count...)
    clip.before.motion?.frameCount = count
    clip.after.motion?.frameCount = count
    let result = try ReportPage(check.document, clips: [clip]).make { SyntheticCheck.picture($0) }
    #expect(result.frameCount == count)
    #expect(result.html.contains(#"max="0""#) == (count == 1))
  }

  @Test("nothing compared is said")
  func nothing() throws {
    let html = try ReportPage(CheckDocument(version: "1", renderer: 1), clips: []).make { _ in nil }
      .html
    #expect(html.contains("Nothing was compared."))
  }

  @Test("what could not be filmed comes before what differs, and that before what is the same")
  func severity() throws {
    var document = CheckDocument(version: "1", renderer: 1)
    let verdicts: [(String, CheckDocument.Verdict, Int32)] = [
      ("Same", .same, 0), ("Missing", .missing, 4), ("Differs", .differs, 3),
      ("Failed", .failed, 7),
      ("Other", .incomparable, 5),
    ]
    document.entries = verdicts.map { name, verdict, code in
      .init(
        name: name, golden: name, scene: name, preview: "1", verdict: verdict, code: code,
        sentence: "of \(name)")
    }
    let html = try ReportPage(document, clips: []).make { _ in nil }.html
    let places = ["Failed", "Other", "Differs", "Missing", "Same"].map { name in
      html.range(of: "<span class=\"name\">\(name)</span>")?.lowerBound
    }
    #expect(!places.contains(nil))
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
    #expect(html.contains("rostrum approve --only Differs"))
  }

  // MARK: The page's data

  private struct PageData: Decodable {
    struct Clip: Decodable {
      var before: [Int]
      var after: [Int]
    }
    struct Picture: Decodable {
      var b: Int
      var d: String
    }
    var clips: [String: Clip]
    var pictures: [Picture]
  }

  private func data(of html: String) throws -> PageData {
    let start = try #require(html.range(of: #"<script type="application/json" id="data">"#))
      .upperBound
    let end = try #require(html.range(of: "</script>", range: start..<html.endIndex)).lowerBound
    return try JSONDecoder().decode(PageData.self, from: Data(html[start..<end].utf8))
  }
}
