import Foundation
import Rostrum
import Testing

/// What controls paint in their states, word for word: colours, and frames in points.
@MainActor @Suite("Mirrored groups, in the other scheme")
struct MirroredPageTests {
  @Test("a field for a search under a title, mirrored and in the dark")
  func searchLeft() throws {
    #expect(
      try list(on: Stage.of(300, 200).dark) {
        NavigationStack { Text("text").navigationTitle("Title").searchable(text: .constant("")) }
          .environment(\.layoutDirection, .rightToLeft)
      }.description == """
        fill rect 0 0 300 200 with #000000
        glyphs "text" Inter-Regular 16.473 from 0.253 16 to 23.314 16 with #ffffff at 136 163
        glyphs "Title" Inter-Bold 32.946 from 0.137 32 to 50.882 32 with #ffffff at 214 50
        fill rounded 16 96 268 36 corner 10 continuous with #787880/0.216
        stroke path "12.608 7.056 m 12.608 9.972 10.244 12.336 7.328 12.336 c 4.412 12.336 2.048 9.972 2.048 7.056 c 2.048 4.14 4.412 1.776 7.328 1.776 c 10.244 1.776 12.608 4.14 12.608 7.056 c h 11.168 10.896 m 15.488 15.216 l" pen 1.312 round round with #ebebf5/0.6 at 258.232 106.027
        glyphs "Search" Inter-Regular 16.473 from 0.052 16 to 43.471 16 with #ebebf5/0.3 at 199 104
        """)
  }

  @Test("a search with a text, mirrored")
  func searchedLeft() throws {
    #expect(
      try list(on: Stage.of(300, 200)) {
        NavigationStack {
          Text("text").navigationTitle("Title").searchable(text: .constant("abc"), prompt: "People")
        }
        .environment(\.layoutDirection, .rightToLeft)
      }.description == """
        fill rect 0 0 300 200 with #ffffff
        glyphs "text" Inter-Regular 16.473 from 0.253 16 to 23.314 16 with #000000 at 136 163
        glyphs "Title" Inter-Bold 32.946 from 0.137 32 to 50.882 32 with #000000 at 214 50
        fill rounded 16 96 268 36 corner 10 continuous with #787880/0.12
        stroke path "12.608 7.056 m 12.608 9.972 10.244 12.336 7.328 12.336 c 4.412 12.336 2.048 9.972 2.048 7.056 c 2.048 4.14 4.412 1.776 7.328 1.776 c 10.244 1.776 12.608 4.14 12.608 7.056 c h 11.168 10.896 m 15.488 15.216 l" pen 1.312 round round with #3c3c43/0.6 at 258.232 106.027
        glyphs "abc" Inter-Regular 16.473 from 0.037 16 to 18.938 16 with #000000 at 224 104
        fill path "17.328 9.088 m 17.328 13.489 13.761 17.056 9.36 17.056 c 4.959 17.056 1.392 13.489 1.392 9.088 c 1.392 4.687 4.959 1.12 9.36 1.12 c 13.761 1.12 17.328 4.687 17.328 9.088 c h 6.397 7.09 m 6.131 6.824 6.131 6.392 6.397 6.125 c 6.664 5.859 7.096 5.859 7.362 6.125 c 9.36 8.123 l 11.358 6.125 l 11.624 5.859 12.056 5.859 12.323 6.125 c 12.589 6.392 12.589 6.824 12.323 7.09 c 10.325 9.088 l 12.323 11.086 l 12.589 11.352 12.589 11.784 12.323 12.051 c 12.056 12.317 11.624 12.317 11.358 12.051 c 9.36 10.053 l 7.362 12.051 l 7.096 12.317 6.664 12.317 6.397 12.051 c 6.131 11.784 6.131 11.352 6.397 11.086 c 8.395 9.088 l h" even-odd with #3c3c43/0.6 at 24.14 105.275
        """)
  }

  @Test("a button that shares, mirrored and in the dark")
  func shareLeft() throws {
    #expect(
      try list(on: Stage.of(200, 60).dark) {
        ShareLink(item: "text")
          .environment(\.layoutDirection, .rightToLeft)
      }.description == """
        stroke path "5.236 8.687 m 4.556 8.687 l 4.216 8.687 l 3.089 8.687 2.176 9.6 2.176 10.727 c 2.176 18.377 l 2.176 19.504 3.089 20.417 4.216 20.417 c 13.056 20.417 l 14.183 20.417 15.096 19.504 15.096 18.377 c 15.096 10.727 l 15.096 9.6 14.183 8.687 13.056 8.687 c 12.036 8.687 l 8.636 14.127 m 8.636 2.057 l 5.406 5.117 m 8.636 1.887 l 11.866 5.117 l" pen 1.394 round round with #0a84ff at 124.364 19.094
        glyphs "Share…" Inter-Regular 16.473 from 0.776 16 to 44.592 16 with #0a84ff at 58 21
        """)
  }

  @Test("a link, mirrored and in the dark")
  func linkLeft() throws {
    #expect(
      try list(on: Stage.of(200, 60).dark) {
        Link("Site", destination: URL(string: "https://example.com")!)
          .environment(\.layoutDirection, .rightToLeft)
      }.description == """
        glyphs "Site" Inter-Regular 16.473 from 0.008 16 to 19.745 16 with #0a84ff at 86 20
        """)
  }

  @Test("a form, mirrored and in the dark")
  func formLeft() throws {
    #expect(
      try list(on: Stage.of(300, 200).dark) {
        Form {
          Section("Head") {
            Toggle("On", isOn: .constant(true)); LabeledContent("Key", value: "1")
          }
        }
        .environment(\.layoutDirection, .rightToLeft)
      }.description == """
        fill rect 0 0 300 200 with #000000
        group clip rect 0 0 300 200 {
          fill rounded 16 39 268 88 corner 10 continuous with #1c1c1e
          glyphs "HEAD" Inter-Regular 12.597 from 0.879 12 to 26.697 12 with #ebebf5/0.6 at 232 17
          glyphs "On" Inter-Regular 16.473 from 0.852 16 to 13.511 16 with #ffffff at 245 51
          fill rounded 30 46 51 31 corner 15.5 with #30d158
          group shadow #000000/0.15 4 by 0 3 {
            fill ellipse 0 0 27 27 with #ffffff at 32 48
          }
          glyphs "Key" Inter-Regular 16.473 from 0.464 16 to 19.336 16 with #ffffff at 240 95
          glyphs "1" Inter-Regular 16.473 from 0.465 16 to 0.465 16 with #ebebf5/0.6 at 32 95
          fill rect 16 82 252 1 with #545458/0.6
        }
        """)
  }

  @Test("a form with a footer, mirrored")
  func formDarkLeft() throws {
    #expect(
      try list(on: Stage.of(300, 200)) {
        Form {
          Section {
            Toggle("On", isOn: .constant(false))
          } footer: {
            Text("Foot")
          }
        }
        .environment(\.layoutDirection, .rightToLeft)
      }.description == """
        fill rect 0 0 300 200 with #f2f2f7
        group clip rect 0 0 300 200 {
          fill rounded 16 35 268 44 corner 10 continuous with #ffffff
          glyphs "On" Inter-Regular 16.473 from 0.852 16 to 13.511 16 with #000000 at 245 47
          fill rounded 30 42 51 31 corner 15.5 with #787880/0.16
          group shadow #000000/0.15 4 by 0 3 {
            fill ellipse 0 0 27 27 with #ffffff at 52 44
          }
          glyphs "Foot" Inter-Regular 12.597 from 0.325 12 to 22.403 12 with #3c3c43/0.6 at 241 85
        }
        """)
  }

  @Test("a bar of tabs, mirrored and in the dark")
  func tabsLeft() throws {
    #expect(
      try list(on: Stage.of(300, 200).dark) {
        TabView {
          Text("a").tabItem { Label("A", systemImage: "circle") };
          Text("b").tabItem { Label("B", systemImage: "square") }
        }
        .environment(\.layoutDirection, .rightToLeft)
      }.description == """
        glyphs "a" Inter-Regular 16.473 from 0.085 16 to 0.085 16 with #ffffff at 146 65
        stroke path "2.688 5.901 m 2.688 3.929 4.286 2.331 6.258 2.331 c 16.128 2.331 l 18.1 2.331 19.698 3.929 19.698 5.901 c 19.698 15.771 l 19.698 17.743 18.1 19.341 16.128 19.341 c 6.258 19.341 l 4.286 19.341 2.688 17.743 2.688 15.771 c h" pen 1.722 round round with #8e8e93 at 64.307 160.766
        glyphs "B" Inter-Medium 9.69 from 0.247 10 to 0.247 10 with #8e8e93 at 72 186
        stroke path "21.84 11.907 m 21.84 17.196 17.553 21.483 12.264 21.483 c 6.975 21.483 2.688 17.196 2.688 11.907 c 2.688 6.618 6.975 2.331 12.264 2.331 c 17.553 2.331 21.84 6.618 21.84 11.907 c h" pen 1.722 round round with #0a84ff at 213.236 158.695
        glyphs "A" Inter-Medium 9.69 from 0.027 10 to 0.027 10 with #0a84ff at 222 186
        fill rect 150 151 150 49 with #000000/0
        fill rect 0 151 150 49 with #000000/0
        """)
  }

  @Test("a picker that is a menu, mirrored and in the dark")
  func pickerMenuLeft() throws {
    #expect(
      try list(on: Stage.of(200, 60).dark) {
        Picker("Kind", selection: .constant(1)) {
          Text("one").tag(1); Text("two").tag(2)
        }
        .environment(\.layoutDirection, .rightToLeft)
      }.description == """
        glyphs "one" Inter-Regular 16.473 from 0.651 16 to 19.745 16 with #0a84ff at 93 20
        fill path "9.609 4.453 m 9.931 4.755 9.931 5.245 9.609 5.548 c 9.287 5.85 8.764 5.85 8.442 5.548 c 5.491 2.778 l 2.539 5.548 l 2.217 5.85 1.695 5.85 1.373 5.548 c 1.05 5.245 1.05 4.755 1.373 4.453 c 4.907 1.137 l 5.23 0.834 5.752 0.834 6.074 1.137 c h 9.609 9.97 m 9.931 9.667 9.931 9.177 9.609 8.875 c 9.287 8.573 8.764 8.573 8.442 8.875 c 5.491 11.644 l 2.539 8.875 l 2.217 8.573 1.695 8.573 1.373 8.875 c 1.05 9.177 1.05 9.667 1.373 9.97 c 4.907 13.286 l 5.23 13.588 5.752 13.588 6.074 13.286 c h" even-odd with #0a84ff at 78.009 23.209
        """)
  }

  @Test("a picker whose options are rows, mirrored and in the dark")
  func pickerInlineLeft() throws {
    #expect(
      try list(on: Stage.of(300, 200).dark) {
        List {
          Picker("Kind", selection: .constant(1)) {
            Text("one").tag(1); Text("two").tag(2)
          }.pickerStyle(.inline)
        }
        .environment(\.layoutDirection, .rightToLeft)
      }.description == """
        fill rect 0 0 300 200 with #000000
        group clip rect 0 0 300 200 {
          fill rounded 16 35 268 88 corner 10 continuous with #1c1c1e
          glyphs "one" Inter-Regular 16.473 from 0.651 16 to 19.745 16 with #ffffff at 239 47
          fill path "1.72 10.133 m 1.363 9.722 1.407 9.099 1.818 8.742 c 2.229 8.385 2.852 8.428 3.209 8.839 c 7.084 13.3 l 14.8 1.632 l 15.101 1.178 15.712 1.053 16.167 1.354 c 16.621 1.654 16.746 2.266 16.445 2.72 c 8.013 15.47 l 7.843 15.727 7.563 15.89 7.255 15.91 c 6.948 15.93 6.648 15.805 6.446 15.573 c h" even-odd with #0a84ff at 32 48.449
          glyphs "two" Inter-Regular 16.473 from 0.277 16 to 18.394 16 with #ffffff at 240 91
          fill rect 16 78 252 1 with #545458/0.6
        }
        """)
  }
}
