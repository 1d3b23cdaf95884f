import Foundation
import Rostrum
import Testing

/// What controls paint in their states, word for word: colours, and frames in points.
@MainActor @Suite("Mirrored controls, in the other scheme")
struct MirroredControlTests {
  private let day = Date(timeIntervalSince1970: 1_168_335_660)

  @Test("dates in capsules, mirrored and in the dark")
  func compactLeft() throws {
    #expect(
      try list(on: Stage.of(300, 60).dark) {
        DatePicker("Starts", selection: .constant(day))
          .environment(\.layoutDirection, .rightToLeft)
      }.description == """
        glyphs "Starts" Inter-Regular 16.473 from 0.681 16 to 37.611 16 with #ffffff at 254 20
        fill rounded 91 13 112 34 corner 6 continuous with #787880/0.216
        glyphs "Jan 9, 2007" Inter-Regular 16.473 from 0.742 16 to 80.781 16 with #ffffff at 102 20
        fill rounded 0 13 85 34 corner 6 continuous with #787880/0.216
        glyphs "9:41 AM" Inter-Regular 16.473 from 0.675 16 to 48.592 16 with #ffffff at 11 20
        """)
  }

  @Test("a date in a capsule, disabled, mirrored")
  func compactDarkLeft() throws {
    #expect(
      try list(on: Stage.of(300, 60)) {
        DatePicker("Starts", selection: .constant(day), displayedComponents: .date).disabled(true)
          .environment(\.layoutDirection, .rightToLeft)
      }.description == """
        glyphs "Starts" Inter-Regular 16.473 from 0.681 16 to 37.611 16 with #000000 at 254 20
        group opacity 0.5 {
          fill rounded 0 13 112 34 corner 6 continuous with #787880/0.12
          glyphs "Jan 9, 2007" Inter-Regular 16.473 from 0.742 16 to 80.781 16 with #000000 at 11 20
        }
        """)
  }

  @Test("a gauge, mirrored and in the dark")
  func gaugeLeft() throws {
    #expect(
      try list(on: Stage.of(200, 60).dark) {
        Gauge(value: 0.25) {
          Text("name")
        } currentValueLabel: {
          Text("25")
        }
        .environment(\.layoutDirection, .rightToLeft)
      }.description == """
        glyphs "name" Inter-Regular 16.473 from 0.004 16 to 32.745 16 with #ffffff at 79 2
        fill rounded 0 27 200 6 corner 3 with #787880/0.36
        fill path "150 30 m 150 31.657 151.343 33 153 33 c 197 33 l 198.657 33 200 31.657 200 30 c 200 28.343 198.657 27 197 27 c 153 27 l 151.343 27 150 28.343 150 30 c h" with #0a84ff
        glyphs "25" Inter-Regular 16.473 from 0.087 16 to 10.02 16 with #ffffff at 90 37
        """)
  }

  @Test("a gauge along a line with a tint, mirrored and in the dark")
  func gaugeLinearLeft() throws {
    #expect(
      try list(on: Stage.of(200, 60).dark) {
        Gauge(value: 0.25) {
          Text("name")
        } currentValueLabel: {
          Text("25")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("99")
        }.gaugeStyle(.accessoryLinear).tint(.red)
          .environment(\.layoutDirection, .rightToLeft)
      }.description == """
        glyphs "0" Inter-Regular 12.597 from 0.995 12 to 0.995 12 with #ffffff at 191 22
        group isolated {
          fill path "25 30 m 25 31.657 26.343 33 28 33 c 180 33 l 181.657 33 183 31.657 183 30 c 183 28.343 181.657 27 180 27 c 28 27 l 26.343 27 25 28.343 25 30 c h" with #ff453a
          group blend destinationOut {
            fill path "135 30.5 m 135 34.09 137.91 37 141.5 37 c 145.09 37 148 34.09 148 30.5 c 148 26.91 145.09 24 141.5 24 c 137.91 24 135 26.91 135 30.5 c h" with #ffffff
          }
          fill path "137.5 30.5 m 137.5 32.709 139.291 34.5 141.5 34.5 c 143.709 34.5 145.5 32.709 145.5 30.5 c 145.5 28.291 143.709 26.5 141.5 26.5 c 139.291 26.5 137.5 28.291 137.5 30.5 c h" with #ffffff
        }
        glyphs "99" Inter-Regular 12.597 from 0.685 12 to 8.843 12 with #ffffff at 0 22
        """)
  }

  @Test("a gauge around its value, mirrored and in the dark")
  func gaugeCircularLeft() throws {
    #expect(
      try list(on: Stage.of(100, 100).dark) {
        Gauge(value: 0.25) {
          Text("name")
        } currentValueLabel: {
          Text("25")
        }.gaugeStyle(.accessoryCircular)
          .environment(\.layoutDirection, .rightToLeft)
      }.description == """
        group isolated {
          stroke path "68.385 68.385 m 78.538 58.231 78.538 41.769 68.385 31.615 c 58.231 21.462 41.769 21.462 31.615 31.615 c 21.462 41.769 21.462 58.231 31.615 68.385 c" pen 6 round miter with #ffffff
          group blend destinationOut {
            fill ellipse 44 44 13 13 with #ffffff matrix -0.924 0.383 -0.383 -0.924 140.502 67.881
          }
          fill ellipse 46 46 8 8 with #ffffff matrix -0.924 0.383 -0.383 -0.924 139.349 67.11
        }
        glyphs "25" Quicksand-Medium+11 22 from 0.328 21 to 11.966 21 with #ffffff at 38 37
        glyphs "name" Inter-Medium 10.659 from 0.779 10 to 23.56 10 with #ffffff at 35 66
        """)
  }

  @Test("a gauge that is a ring, mirrored and in the dark")
  func gaugeCapacityLeft() throws {
    #expect(
      try list(on: Stage.of(100, 100).dark) {
        Gauge(value: 0.25) {
          Text("name")
        } currentValueLabel: {
          Text("25")
        }.gaugeStyle(.accessoryCircularCapacity)
          .environment(\.layoutDirection, .rightToLeft)
      }.description == """
        group opacity 0.25 {
          stroke path "50 24 m 35.641 24 24 35.641 24 50 c 24 64.359 35.641 76 50 76 c 64.359 76 76 64.359 76 50 c 76 35.641 64.359 24 50 24 c" pen 6 round miter with #ffffff
        }
        stroke path "50 24 m 35.641 24 24 35.641 24 50 c" pen 6 round miter with #ffffff
        glyphs "25" Quicksand-Medium+11 22 from 0.328 21 to 11.966 21 with #ffffff at 38 37
        """)
  }

  @Test("a colour well, mirrored and in the dark")
  func colorLeft() throws {
    #expect(
      try list(on: Stage.of(200, 60).dark) {
        ColorPicker("Ink", selection: .constant(Color.blue))
          .environment(\.layoutDirection, .rightToLeft)
      }.description == """
        glyphs "Ink" Inter-Regular 16.473 from 0.688 16 to 14.325 16 with #ffffff at 177 20
        stroke ellipse 1.5 17.5 25 25 pen 3 with angular 14 30 from 0° to 360° [rgb(1 0.15 0.15) 0, rgb(1 0.15 1) 0.167, rgb(0.15 0.15 1) 0.333, rgb(0.15 1 1) 0.5, rgb(0.15 1 0.15) 0.667, rgb(1 1 0.15) 0.833, rgb(1 0.15 0.15) 1]
        fill ellipse 5 21 18 18 with #0a84ff
        """)
  }

  @Test("a colour well, disabled, mirrored")
  func colorDisabledLeft() throws {
    #expect(
      try list(on: Stage.of(200, 60)) {
        ColorPicker("Ink", selection: .constant(Color.blue)).disabled(true)
          .environment(\.layoutDirection, .rightToLeft)
      }.description == """
        glyphs "Ink" Inter-Regular 16.473 from 0.688 16 to 14.325 16 with #000000 at 177 20
        group opacity 0.5 {
          group opacity 0.5 {
            stroke ellipse 1.5 17.5 25 25 pen 3 with angular 14 30 from 0° to 360° [rgb(1 0.15 0.15) 0, rgb(1 0.15 1) 0.167, rgb(0.15 0.15 1) 0.333, rgb(0.15 1 1) 0.5, rgb(0.15 1 0.15) 0.667, rgb(1 1 0.15) 0.833, rgb(1 0.15 0.15) 1]
            fill ellipse 5 21 18 18 with #007aff
          }
        }
        """)
  }

  @Test("an editor of two lines, mirrored and in the dark")
  func editorLeft() throws {
    #expect(
      try list(on: Stage.of(200, 100).dark) {
        TextEditor(text: .constant("one\ntwo"))
          .environment(\.layoutDirection, .rightToLeft)
      }.description == """
        fill rect 0 0 200 100 with #000000
        group clip rect 0 0 200 100 {
          glyphs "one" Inter-Regular 16.473 from 0.651 16 to 19.745 16 with #ffffff at 166 8
          glyphs "two" Inter-Regular 16.473 from 1.277 38 to 19.394 38 with #ffffff at 166 8
        }
        """)
  }

  @Test("an editor without its ground, mirrored")
  func editorHiddenLeft() throws {
    #expect(
      try list(on: Stage.of(200, 100)) {
        TextEditor(text: .constant("one")).scrollContentBackground(.hidden)
          .environment(\.layoutDirection, .rightToLeft)
      }.description == """
        group clip rect 0 0 200 100 {
          glyphs "one" Inter-Regular 16.473 from 0.651 16 to 19.745 16 with #000000 at 166 8
        }
        """)
  }

  @Test("an empty field with a border, mirrored and in the dark")
  func fieldLeft() throws {
    #expect(
      try list(on: Stage.of(200, 60).dark) {
        TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)
          .environment(\.layoutDirection, .rightToLeft)
      }.description == """
        fill rounded 0 13 200 34 corner 5 continuous with #000000
        stroke rounded 0.25 13.25 199.5 33.5 corner 4.75 continuous pen 0.5 with #3a3a3c
        glyphs "Name" Inter-Regular 16.473 from 0.126 16 to 35.745 16 with #ebebf5/0.3 at 148 20
        """)
  }

  @Test("a field with a border, mirrored")
  func fieldFullLeft() throws {
    #expect(
      try list(on: Stage.of(200, 60)) {
        TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder)
          .environment(\.layoutDirection, .rightToLeft)
      }.description == """
        fill rounded 0 13 200 34 corner 5 continuous with #ffffff
        stroke rounded 0.25 13.25 199.5 33.5 corner 4.75 continuous pen 0.5 with #d1d1d6
        glyphs "Ada" Inter-Regular 16.473 from 0.516 16 to 21.085 16 with #000000 at 163 20
        """)
  }

  @Test("a field of secrets, mirrored and in the dark")
  func secureLeft() throws {
    #expect(
      try list(on: Stage.of(200, 60).dark) {
        SecureField("Word", text: .constant("abc"))
          .environment(\.layoutDirection, .rightToLeft)
      }.description == """
        glyphs "•••" Inter-Regular 16.473 from 0.763 16 to 18.921 16 with #ffffff at 172 20
        """)
  }

  @Test("a group of controls, mirrored and in the dark")
  func groupLeft() throws {
    #expect(
      try list(on: Stage.of(300, 60).dark) {
        ControlGroup {
          Button("One") {}; Button("Two") {}
        }
        .environment(\.layoutDirection, .rightToLeft)
      }.description == """
        fill rounded 95 13 111 34 corner 8 continuous with #787880/0.216
        group clip rounded 95 13 111 34 corner 8 continuous {
          glyphs "One" Inter-Regular 16.473 from 0.598 16 to 22.745 16 with #0a84ff at 162 20
          fill rect 205 21 1 18 with #545458/0.6 at 1 0
          glyphs "Two" Inter-Regular 16.473 from 0.06 16 to 21.394 16 with #0a84ff at 107 20
          fill rect 149 21 1 18 with #545458/0.6 at 1 0
        }
        """)
  }

  @Test("the button of a menu, mirrored and in the dark")
  func menuLeft() throws {
    #expect(
      try list(on: Stage.of(200, 60).dark) {
        Menu("More") { Button("One") {} }
          .environment(\.layoutDirection, .rightToLeft)
      }.description == """
        glyphs "More" Inter-Regular 16.473 from 0.969 16 to 30.745 16 with #0a84ff at 80 20
        """)
  }

  @Test("a group box, mirrored and in the dark")
  func boxLeft() throws {
    #expect(
      try list(on: Stage.of(200, 120).dark) {
        GroupBox("Title") { Text("text") }
          .environment(\.layoutDirection, .rightToLeft)
      }.description == """
        fill rounded 67 19 67 82 corner 8 continuous with #1c1c1e
        glyphs "Title" Inter-SemiBold 16.473 from 0.133 16 to 25.458 16 with #ffffff at 83 35
        glyphs "text" Inter-Regular 16.473 from 0.253 16 to 23.314 16 with #ffffff at 89 64
        """)
  }

  @Test("a group box in the dark, mirrored")
  func boxDarkLeft() throws {
    #expect(
      try list(on: Stage.of(200, 120)) {
        GroupBox("Title") { Text("text") }
          .environment(\.layoutDirection, .rightToLeft)
      }.description == """
        fill rounded 67 19 67 82 corner 8 continuous with #f2f2f7
        glyphs "Title" Inter-SemiBold 16.473 from 0.133 16 to 25.458 16 with #000000 at 83 35
        glyphs "text" Inter-Regular 16.473 from 0.253 16 to 23.314 16 with #000000 at 89 64
        """)
  }

  @Test("a disclosure group that is closed, mirrored and in the dark")
  func disclosureClosedLeft() throws {
    #expect(
      try list(on: Stage.of(200, 100).dark) {
        DisclosureGroup("Title") { Text("text") }
          .environment(\.layoutDirection, .rightToLeft)
      }.description == """
        glyphs "Title" Inter-Regular 16.473 from 0.275 16 to 23.745 16 with #0a84ff at 167 40
        fill path "2.418 11.817 m 2.124 12.112 1.646 12.112 1.352 11.817 c 1.057 11.523 1.057 11.045 1.352 10.751 c 5.629 6.474 l 1.352 2.197 l 1.057 1.903 1.057 1.425 1.352 1.131 c 1.646 0.836 2.124 0.836 2.418 1.131 c 7.228 5.941 l 7.523 6.235 7.523 6.713 7.228 7.007 c h" even-odd with #0a84ff matrix -1 0 0 1 8.79 43.946
        """)
  }

  @Test("a disclosure group that is open, mirrored and in the dark")
  func disclosureOpenLeft() throws {
    #expect(
      try list(on: Stage.of(200, 100).dark) {
        DisclosureGroup("Title", isExpanded: .constant(true)) { Text("text") }
          .environment(\.layoutDirection, .rightToLeft)
      }.description == """
        glyphs "Title" Inter-Regular 16.473 from 0.275 16 to 23.745 16 with #0a84ff at 167 25
        fill path "2.418 11.817 m 2.124 12.112 1.646 12.112 1.352 11.817 c 1.057 11.523 1.057 11.045 1.352 10.751 c 5.629 6.474 l 1.352 2.197 l 1.057 1.903 1.057 1.425 1.352 1.131 c 1.646 0.836 2.124 0.836 2.418 1.131 c 7.228 5.941 l 7.523 6.235 7.523 6.713 7.228 7.007 c h" even-odd with #0a84ff matrix 0 1 1 0 -2.054 31.21
        glyphs "text" Inter-Regular 16.473 from 0.253 16 to 23.314 16 with #ffffff at 86 54
        """)
  }

  @Test("what says that there is nothing, mirrored and in the dark")
  func unavailableLeft() throws {
    #expect(
      try list(on: Stage.of(300, 300).dark) {
        ContentUnavailableView("Nothing", systemImage: "circle", description: Text("Come again."))
          .environment(\.layoutDirection, .rightToLeft)
      }.description == """
        stroke path "50.304 27.6 m 50.304 39.688 40.504 49.488 28.416 49.488 c 16.328 49.488 6.528 39.688 6.528 27.6 c 6.528 15.512 16.328 5.712 28.416 5.712 c 40.504 5.712 50.304 15.512 50.304 27.6 c h" pen 4.704 round round with #ebebf5/0.6 at 122.084 91.49
        glyphs "Nothing" Inter-Bold 21.318 from 0.021 21 to 68.547 21 with #ffffff at 109 162
        glyphs "Come again." Inter-Regular 14.535 from 0.179 14 to 81.412 14 with #ebebf5/0.6 at 107 192
        """)
  }

  @Test("a value with its label, mirrored and in the dark")
  func labeledLeft() throws {
    #expect(
      try list(on: Stage.of(200, 60).dark) {
        LabeledContent("Key", value: "value")
          .environment(\.layoutDirection, .rightToLeft)
      }.description == """
        glyphs "Key" Inter-Regular 16.473 from 0.464 16 to 19.336 16 with #ffffff at 172 20
        glyphs "value" Inter-Regular 16.473 from 0.01 16 to 30.745 16 with #ebebf5/0.6 at 0 20
        """)
  }

  @Test("a stepper, mirrored and in the dark")
  func stepperLeft() throws {
    #expect(
      try list(on: Stage.of(250, 60).dark) {
        Stepper("Count", value: .constant(1))
          .environment(\.layoutDirection, .rightToLeft)
      }.description == """
        glyphs "Count" Inter-Regular 16.473 from 0.996 16 to 41.314 16 with #ffffff at 203 20
        fill rounded 0 14 94 32 corner 8 continuous with #787880/0.216
        fill path "2.176 2.584 m 1.791 2.584 1.479 2.272 1.479 1.887 c 1.479 1.502 1.791 1.19 2.176 1.19 c 14.756 1.19 l 15.141 1.19 15.453 1.502 15.453 1.887 c 15.453 2.272 15.141 2.584 14.756 2.584 c h" even-odd with #ffffff at 62.034 28.124
        fill rect 47 21 1 18 with #545458/0.6
        fill path "7.769 1.887 m 7.769 1.502 8.081 1.19 8.466 1.19 c 8.851 1.19 9.163 1.502 9.163 1.887 c 9.163 7.48 l 14.756 7.48 l 15.141 7.48 15.453 7.792 15.453 8.177 c 15.453 8.562 15.141 8.874 14.756 8.874 c 9.163 8.874 l 9.163 14.467 l 9.163 14.852 8.851 15.164 8.466 15.164 c 8.081 15.164 7.769 14.852 7.769 14.467 c 7.769 8.874 l 2.176 8.874 l 1.791 8.874 1.479 8.562 1.479 8.177 c 1.479 7.792 1.791 7.48 2.176 7.48 c 7.769 7.48 l h" even-odd with #ffffff at 15.034 21.834
        """)
  }

  @Test("a text and a shape while content loads, mirrored and in the dark")
  func redactedLeft() throws {
    #expect(
      try list(on: Stage.of(200, 100).dark) {
        VStack {
          Text("one two"); Circle().frame(width: 20, height: 20)
        }.redacted(reason: .placeholder)
          .environment(\.layoutDirection, .rightToLeft)
      }.description == """
        fill rounded 1 2 60 16 corner 4 continuous with #ffffff/0.16 at 70 24
        fill ellipse 90 56 20 20 with #ffffff
        """)
  }

  @Test("what is private, hidden, mirrored and in the dark")
  func privacyLeft() throws {
    #expect(
      try list(on: Stage.of(200, 60).dark) {
        HStack {
          Text("name"); Text("1234").privacySensitive()
        }.redacted(reason: .privacy)
          .environment(\.layoutDirection, .rightToLeft)
      }.description == """
        glyphs "name" Inter-Regular 16.473 from 0.004 16 to 32.745 16 with #ffffff at 102 20
        fill rounded 0 2 38 16 corner 4 continuous with #ffffff/0.16 at 56 20
        """)
  }

  @Test("badges of rows, mirrored and in the dark")
  func badgeLeft() throws {
    #expect(
      try list(on: Stage.of(300, 120).dark) {
        List {
          Text("Inbox").badge(3); Text("Sent").badge("new")
        }
        .environment(\.layoutDirection, .rightToLeft)
      }.description == """
        fill rect 0 0 300 120 with #000000
        group clip rect 0 0 300 120 {
          fill rounded 16 35 268 88 corner 10 continuous with #1c1c1e
          glyphs "Inbox" Inter-Regular 16.473 from 0.612 16 to 33.553 16 with #ffffff at 226 47
          glyphs "3" Inter-Regular 16.473 from 0.891 16 to 0.891 16 with #ebebf5/0.6 at 32 47
          glyphs "Sent" Inter-Regular 16.473 from 0.216 16 to 29.314 16 with #ffffff at 233 91
          glyphs "new" Inter-Regular 16.473 from 0.709 16 to 19.364 16 with #ebebf5/0.6 at 32 91
          fill rect 16 78 252 1 with #545458/0.6
        }
        """)
  }

  @Test("a badge of a plain row, mirrored")
  func badgeDarkLeft() throws {
    #expect(
      try list(on: Stage.of(300, 120)) {
        List { Text("Inbox").badge(3) }.listStyle(.plain)
          .environment(\.layoutDirection, .rightToLeft)
      }.description == """
        fill rect 0 0 300 120 with #ffffff
        group clip rect 0 0 300 120 {
          glyphs "Inbox" Inter-Regular 16.473 from 0.612 16 to 33.553 16 with #000000 at 242 12
          glyphs "3" Inter-Regular 16.473 from 0.891 16 to 0.891 16 with #3c3c43/0.6 at 16 12
        }
        """)
  }
}
