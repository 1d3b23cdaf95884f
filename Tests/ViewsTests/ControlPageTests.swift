import Foundation
import Rostrum
import Testing

/// What controls paint in their states, word for word: colours, and frames in points.
@MainActor @Suite("Lists of dates, gauges and fields")
struct ControlPageTests {
  private let day = Date(timeIntervalSince1970: 1_168_335_660)

  @Test("dates in capsules")
  func compact() throws {
    #expect(
      try list(on: Stage.of(300, 60)) { DatePicker("Starts", selection: .constant(day)) }
        .description == """
          glyphs "Starts" Inter-Regular 16.473 from 0 16 to 36.931 16 with #000000 at 0 20
          fill rounded 97 13 112 34 corner 6 continuous with #787880/0.12
          glyphs "Jan 9, 2007" Inter-Regular 16.473 from 0 16 to 80.039 16 with #000000 at 108 20
          fill rounded 215 13 85 34 corner 6 continuous with #787880/0.12
          glyphs "9:41 AM" Inter-Regular 16.473 from 0 16 to 47.917 16 with #000000 at 226 20
          """)
  }

  @Test("a date in a capsule, disabled and in the dark")
  func compactDark() throws {
    #expect(
      try list(on: Stage.of(300, 60).dark) {
        DatePicker("Starts", selection: .constant(day), displayedComponents: .date).disabled(true)
      }.description == """
        glyphs "Starts" Inter-Regular 16.473 from 0 16 to 36.931 16 with #ffffff at 0 20
        group opacity 0.5 {
          fill rounded 188 13 112 34 corner 6 continuous with #787880/0.216
          glyphs "Jan 9, 2007" Inter-Regular 16.473 from 0 16 to 80.039 16 with #ffffff at 199 20
        }
        """)
  }

  @Test("a calendar")
  func graphical() throws {
    #expect(
      try list(on: Stage.of(320, 340)) {
        DatePicker("", selection: .constant(day), displayedComponents: .date).datePickerStyle(
          .graphical)
      }.description == """
        glyphs "January 2007" Inter-SemiBold 16.473 from 0 16 to 100.037 16 with #000000 at 0 18
        fill path "2.596 11.995 m 2.261 12.33 1.717 12.33 1.382 11.995 c 1.047 11.66 1.047 11.116 1.382 10.781 c 5.586 6.578 l 1.382 2.375 l 1.047 2.04 1.047 1.496 1.382 1.161 c 1.717 0.826 2.261 0.826 2.596 1.161 c 7.406 5.971 l 7.741 6.306 7.741 6.85 7.406 7.185 c h" even-odd with #007aff at 115.106 20.842
        fill path "8.816 1.618 m 9.237 1.197 9.921 1.197 10.342 1.618 c 10.763 2.039 10.763 2.722 10.342 3.144 c 4.223 9.263 l 10.342 15.382 l 10.763 15.803 10.763 16.486 10.342 16.908 c 9.921 17.329 9.237 17.329 8.816 16.908 c 1.934 10.026 l 1.513 9.604 1.513 8.921 1.934 8.5 c h" even-odd with #007aff at 266.362 19.184
        fill path "3.46 16.908 m 3.039 17.329 2.355 17.329 1.934 16.908 c 1.513 16.486 1.513 15.803 1.934 15.382 c 8.053 9.263 l 1.934 3.144 l 1.513 2.722 1.513 2.039 1.934 1.618 c 2.355 1.197 3.039 1.197 3.46 1.618 c 10.342 8.5 l 10.763 8.921 10.763 9.604 10.342 10.026 c h" even-odd with #007aff at 307.362 19.184
        glyphs "SUN" Inter-SemiBold 12.597 from 0 12 to 17.93 12 with #3c3c43/0.3 at 9 54
        glyphs "MON" Inter-SemiBold 12.597 from 0 12 to 21.737 12 with #3c3c43/0.3 at 53 54
        glyphs "TUE" Inter-SemiBold 12.597 from 0 12 to 17.751 12 with #3c3c43/0.3 at 101 54
        glyphs "WED" Inter-SemiBold 12.597 from 0 12 to 21.182 12 with #3c3c43/0.3 at 145 54
        glyphs "THU" Inter-SemiBold 12.597 from 0 12 to 18.127 12 with #3c3c43/0.3 at 192 54
        glyphs "FRI" Inter-SemiBold 12.597 from 0 12 to 16.253 12 with #3c3c43/0.3 at 241 54
        glyphs "SAT" Inter-SemiBold 12.597 from 0 12 to 16.239 12 with #3c3c43/0.3 at 285 54
        group clip rect 0 72 320 264 {
          fill rect 0 72 46 44 with #000000/0
          glyphs "1" Inter-Regular 19.38 from 0 19 to 0 19 with #000000 at 64 82
          glyphs "2" Inter-Regular 19.38 from 0 19 to 0 19 with #000000 at 108 82
          glyphs "3" Inter-Regular 19.38 from 0 19 to 0 19 with #000000 at 154 82
          glyphs "4" Inter-Regular 19.38 from 0 19 to 0 19 with #000000 at 200 82
          glyphs "5" Inter-Regular 19.38 from 0 19 to 0 19 with #000000 at 245 82
          glyphs "6" Inter-Regular 19.38 from 0 19 to 0 19 with #000000 at 291 82
          glyphs "7" Inter-Regular 19.38 from 0 19 to 0 19 with #000000 at 17 126
          glyphs "8" Inter-Regular 19.38 from 0 19 to 0 19 with #000000 at 63 126
          fill ellipse 93 117 42 42 with #007aff
          glyphs "9" Inter-SemiBold 19.38 from 0 19 to 0 19 with #ffffff at 108 126
          glyphs "10" Inter-Regular 19.38 from 0 19 to 8.656 19 with #000000 at 150 126
          glyphs "11" Inter-Regular 19.38 from 0 19 to 8.76 19 with #000000 at 197 126
          glyphs "12" Inter-Regular 19.38 from 0 19 to 8.656 19 with #000000 at 241 126
          glyphs "13" Inter-Regular 19.38 from 0 19 to 8.656 19 with #000000 at 287 126
          glyphs "14" Inter-Regular 19.38 from 0 19 to 8.656 19 with #000000 at 12 170
          glyphs "15" Inter-Regular 19.38 from 0 19 to 8.656 19 with #000000 at 58 170
          glyphs "16" Inter-Regular 19.38 from 0 19 to 8.656 19 with #000000 at 104 170
          glyphs "17" Inter-Regular 19.38 from 0 19 to 8.656 19 with #000000 at 150 170
          glyphs "18" Inter-Regular 19.38 from 0 19 to 8.656 19 with #000000 at 195 170
          glyphs "19" Inter-Regular 19.38 from 0 19 to 8.656 19 with #000000 at 241 170
          glyphs "20" Inter-Regular 19.38 from 0 19 to 11.258 19 with #000000 at 286 170
          glyphs "21" Inter-Regular 19.38 from 0 19 to 11.258 19 with #000000 at 13 214
          glyphs "22" Inter-Regular 19.38 from 0 19 to 11.258 19 with #000000 at 57 214
          glyphs "23" Inter-Regular 19.38 from 0 19 to 11.196 19 with #000000 at 103 214
          glyphs "24" Inter-Regular 19.38 from 0 19 to 10.955 19 with #000000 at 149 214
          glyphs "25" Inter-Regular 19.38 from 0 19 to 11.478 19 with #000000 at 194 214
          glyphs "26" Inter-Regular 19.38 from 0 19 to 11.258 19 with #000000 at 239 214
          glyphs "27" Inter-Regular 19.38 from 0 19 to 11.258 19 with #000000 at 286 214
          glyphs "28" Inter-Regular 19.38 from 0 19 to 11.258 19 with #000000 at 11 258
          glyphs "29" Inter-Regular 19.38 from 0 19 to 11.258 19 with #000000 at 57 258
          glyphs "30" Inter-Regular 19.38 from 0 19 to 11.684 19 with #000000 at 102 258
          glyphs "31" Inter-Regular 19.38 from 0 19 to 11.684 19 with #000000 at 150 258
          fill rect 183 248 46 44 with #000000/0
          fill rect 229 248 45 44 with #000000/0
          fill rect 274 248 46 44 with #000000/0
          fill rect 0 292 46 44 with #000000/0
          fill rect 46 292 45 44 with #000000/0
          fill rect 91 292 46 44 with #000000/0
          fill rect 137 292 46 44 with #000000/0
          fill rect 183 292 46 44 with #000000/0
          fill rect 229 292 45 44 with #000000/0
          fill rect 274 292 46 44 with #000000/0
        }
        """)
  }

  @Test("a wheel of three rows")
  func wheel() throws {
    #expect(
      try list(on: Stage.of(200, 120)) {
        Picker("", selection: .constant(1)) { ForEach(0..<3, id: \.self) { Text("row \($0)") } }
          .pickerStyle(.wheel)
      }.description == """
        fill rounded 9 44 182 32 corner 8 continuous with #787880/0.12
        group clip path "0 0 m 200 0 l 200 44 l 0 44 l h 0 76 m 200 76 l 200 120 l 0 120 l h" {
          group opacity 0.506 {
            glyphs "row 0" Inter-Regular 21.318 from 0 21 to 40.185 21 with #000000 matrix 0.992 0 0 0.952 74.195 16.291
          }
          group opacity 0.506 {
            glyphs "row 2" Inter-Regular 21.318 from 0 21 to 40.117 21 with #000000 matrix 0.992 0 0 0.952 74.195 78.95
          }
        }
        group clip rect 0 44 200 32 {
          glyphs "row 1" Inter-Regular 21.318 from 0 21 to 40.072 21 with #000000 at 75 47
        }
        """)
  }

  @Test("a gauge")
  func gauge() throws {
    #expect(
      try list(on: Stage.of(200, 60)) {
        Gauge(value: 0.25) {
          Text("name")
        } currentValueLabel: {
          Text("25")
        }
      }.description == """
        glyphs "name" Inter-Regular 16.473 from 0 16 to 32.742 16 with #000000 at 79 2
        fill rounded 0 27 200 6 corner 3 with #787880/0.2
        fill rounded 0 27 50 6 corner 3 with #007aff
        glyphs "25" Inter-Regular 16.473 from 0 16 to 9.933 16 with #000000 at 90 37
        """)
  }

  @Test("a gauge along a line with a tint")
  func gaugeLinear() throws {
    #expect(
      try list(on: Stage.of(200, 60)) {
        Gauge(value: 0.25) {
          Text("name")
        } currentValueLabel: {
          Text("25")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("99")
        }.gaugeStyle(.accessoryLinear).tint(.red)
      }.description == """
        glyphs "0" Inter-Regular 12.597 from 0 12 to 0 12 with #000000 at 0 22
        group isolated {
          fill rounded 17 27 158 6 corner 3 with #ff3b30
          group blend destinationOut {
            fill ellipse 52 24 13 13 with #000000
          }
          fill ellipse 54.5 26.5 8 8 with #000000
        }
        glyphs "99" Inter-Regular 12.597 from 0 12 to 8.157 12 with #000000 at 183 22
        """)
  }

  @Test("a gauge around its value")
  func gaugeCircular() throws {
    #expect(
      try list(on: Stage.of(100, 100)) {
        Gauge(value: 0.25) {
          Text("name")
        } currentValueLabel: {
          Text("25")
        }.gaugeStyle(.accessoryCircular)
      }.description == """
        group isolated {
          stroke path "31.615 68.385 m 21.462 58.231 21.462 41.769 31.615 31.615 c 41.769 21.462 58.231 21.462 68.385 31.615 c 78.538 41.769 78.538 58.231 68.385 68.385 c" pen 6 round miter with #000000
          group blend destinationOut {
            fill ellipse 44 44 13 13 with #000000 matrix -0.924 -0.383 0.383 -0.924 53.81 106.532
          }
          fill ellipse 46 46 8 8 with #000000 matrix -0.924 -0.383 0.383 -0.924 53.039 105.378
        }
        glyphs "25" Quicksand-Medium+11 22 from 0 21 to 11.638 21 with #000000 at 38 37
        glyphs "name" Inter-Medium 10.659 from 0 10 to 22.781 10 with #000000 at 35 66
        """)
  }

  @Test("a gauge that is a ring")
  func gaugeCapacity() throws {
    #expect(
      try list(on: Stage.of(100, 100)) {
        Gauge(value: 0.25) {
          Text("name")
        } currentValueLabel: {
          Text("25")
        }.gaugeStyle(.accessoryCircularCapacity)
      }.description == """
        group opacity 0.25 {
          stroke path "50 24 m 64.359 24 76 35.641 76 50 c 76 64.359 64.359 76 50 76 c 35.641 76 24 64.359 24 50 c 24 35.641 35.641 24 50 24 c" pen 6 round miter with #000000
        }
        stroke path "50 24 m 64.359 24 76 35.641 76 50 c" pen 6 round miter with #000000
        glyphs "25" Quicksand-Medium+11 22 from 0 21 to 11.638 21 with #000000 at 38 37
        """)
  }

  @Test("a colour well")
  func color() throws {
    #expect(
      try list(on: Stage.of(200, 60)) { ColorPicker("Ink", selection: .constant(Color.blue)) }
        .description == """
          glyphs "Ink" Inter-Regular 16.473 from 0 16 to 13.636 16 with #000000 at 0 20
          stroke ellipse 173.5 17.5 25 25 pen 3 with angular 186 30 from 0° to 360° [rgb(1 0.15 0.15) 0, rgb(1 0.15 1) 0.167, rgb(0.15 0.15 1) 0.333, rgb(0.15 1 1) 0.5, rgb(0.15 1 0.15) 0.667, rgb(1 1 0.15) 0.833, rgb(1 0.15 0.15) 1]
          fill ellipse 177 21 18 18 with #007aff
          """)
  }

  @Test("a colour well, disabled and in the dark")
  func colorDisabled() throws {
    #expect(
      try list(on: Stage.of(200, 60).dark) {
        ColorPicker("Ink", selection: .constant(Color.blue)).disabled(true)
      }.description == """
        glyphs "Ink" Inter-Regular 16.473 from 0 16 to 13.636 16 with #ffffff at 0 20
        group opacity 0.5 {
          group opacity 0.5 {
            stroke ellipse 173.5 17.5 25 25 pen 3 with angular 186 30 from 0° to 360° [rgb(1 0.15 0.15) 0, rgb(1 0.15 1) 0.167, rgb(0.15 0.15 1) 0.333, rgb(0.15 1 1) 0.5, rgb(0.15 1 0.15) 0.667, rgb(1 1 0.15) 0.833, rgb(1 0.15 0.15) 1]
            fill ellipse 177 21 18 18 with #0a84ff
          }
        }
        """)
  }

  @Test("an editor of two lines")
  func editor() throws {
    #expect(
      try list(on: Stage.of(200, 100)) { TextEditor(text: .constant("one\ntwo")) }.description
        == """
        fill rect 0 0 200 100 with #ffffff
        group clip rect 0 0 200 100 {
          glyphs "one" Inter-Regular 16.473 from 0 16 to 19.094 16 with #000000 at 5 8
          glyphs "two" Inter-Regular 16.473 from 0 38 to 18.117 38 with #000000 at 5 8
        }
        """)
  }

  @Test("an editor without its ground, in the dark")
  func editorHidden() throws {
    #expect(
      try list(on: Stage.of(200, 100).dark) {
        TextEditor(text: .constant("one")).scrollContentBackground(.hidden)
      }.description == """
        group clip rect 0 0 200 100 {
          glyphs "one" Inter-Regular 16.473 from 0 16 to 19.094 16 with #ffffff at 5 8
        }
        """)
  }

  @Test("an empty field with a border")
  func field() throws {
    #expect(
      try list(on: Stage.of(200, 60)) {
        TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)
      }.description == """
        fill rounded 0 13 200 34 corner 5 continuous with #ffffff
        stroke rounded 0.25 13.25 199.5 33.5 corner 4.75 continuous pen 0.5 with #d1d1d6
        glyphs "Name" Inter-Regular 16.473 from 0 16 to 35.62 16 with #3c3c43/0.3 at 7 20
        """)
  }

  @Test("a field with a border, in the dark")
  func fieldFull() throws {
    #expect(
      try list(on: Stage.of(200, 60).dark) {
        TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder)
      }.description == """
        fill rounded 0 13 200 34 corner 5 continuous with #000000
        stroke rounded 0.25 13.25 199.5 33.5 corner 4.75 continuous pen 0.5 with #3a3a3c
        glyphs "Ada" Inter-Regular 16.473 from 0 16 to 20.568 16 with #ffffff at 7 20
        """)
  }

  @Test("a field of secrets")
  func secure() throws {
    #expect(
      try list(on: Stage.of(200, 60)) { SecureField("Word", text: .constant("abc")) }.description
        == """
        glyphs "•••" Inter-Regular 16.473 from 0 16 to 18.158 16 with #000000 at 0 20
        """)
  }

  @Test("a group of controls")
  func group() throws {
    #expect(
      try list(on: Stage.of(300, 60)) {
        ControlGroup {
          Button("One") {}; Button("Two") {}
        }
      }.description == """
        fill rounded 95 13 111 34 corner 8 continuous with #787880/0.12
        group clip rounded 95 13 111 34 corner 8 continuous {
          glyphs "One" Inter-Regular 16.473 from 0 16 to 22.148 16 with #007aff at 107 20
          fill rect 95 21 1 18 with #3c3c43/0.29 at -1 0
          glyphs "Two" Inter-Regular 16.473 from 0 16 to 21.335 16 with #007aff at 163 20
          fill rect 151 21 1 18 with #3c3c43/0.29 at -1 0
        }
        """)
  }

  @Test("the button of a menu")
  func menu() throws {
    #expect(
      try list(on: Stage.of(200, 60)) { Menu("More") { Button("One") {} } }.description == """
        glyphs "More" Inter-Regular 16.473 from 0 16 to 29.776 16 with #007aff at 80 20
        """)
  }

  @Test("a group box")
  func box() throws {
    #expect(
      try list(on: Stage.of(200, 120)) { GroupBox("Title") { Text("text") } }.description == """
        fill rounded 67 19 67 82 corner 8 continuous with #f2f2f7
        glyphs "Title" Inter-SemiBold 16.473 from 0 16 to 25.326 16 with #000000 at 83 35
        glyphs "text" Inter-Regular 16.473 from 0 16 to 23.06 16 with #000000 at 83 64
        """)
  }

  @Test("a group box in the dark")
  func boxDark() throws {
    #expect(
      try list(on: Stage.of(200, 120).dark) { GroupBox("Title") { Text("text") } }.description
        == """
        fill rounded 67 19 67 82 corner 8 continuous with #1c1c1e
        glyphs "Title" Inter-SemiBold 16.473 from 0 16 to 25.326 16 with #ffffff at 83 35
        glyphs "text" Inter-Regular 16.473 from 0 16 to 23.06 16 with #ffffff at 83 64
        """)
  }

  @Test("a disclosure group that is closed")
  func disclosureClosed() throws {
    #expect(
      try list(on: Stage.of(200, 100)) { DisclosureGroup("Title") { Text("text") } }.description
        == """
        glyphs "Title" Inter-Regular 16.473 from 0 16 to 23.47 16 with #007aff at 0 40
        fill path "2.418 11.817 m 2.124 12.112 1.646 12.112 1.352 11.817 c 1.057 11.523 1.057 11.045 1.352 10.751 c 5.629 6.474 l 1.352 2.197 l 1.057 1.903 1.057 1.425 1.352 1.131 c 1.646 0.836 2.124 0.836 2.418 1.131 c 7.228 5.941 l 7.523 6.235 7.523 6.713 7.228 7.007 c h" even-odd with #007aff at 191.21 43.946
        """)
  }

  @Test("a disclosure group that is open")
  func disclosureOpen() throws {
    #expect(
      try list(on: Stage.of(200, 100)) {
        DisclosureGroup("Title", isExpanded: .constant(true)) { Text("text") }
      }.description == """
        glyphs "Title" Inter-Regular 16.473 from 0 16 to 23.47 16 with #007aff at 0 25
        fill path "2.418 11.817 m 2.124 12.112 1.646 12.112 1.352 11.817 c 1.057 11.523 1.057 11.045 1.352 10.751 c 5.629 6.474 l 1.352 2.197 l 1.057 1.903 1.057 1.425 1.352 1.131 c 1.646 0.836 2.124 0.836 2.418 1.131 c 7.228 5.941 l 7.523 6.235 7.523 6.713 7.228 7.007 c h" even-odd with #007aff matrix 0 1 -1 0 202.054 31.21
        glyphs "text" Inter-Regular 16.473 from 0 16 to 23.06 16 with #000000 at 86 54
        """)
  }

  @Test("what says that there is nothing")
  func unavailable() throws {
    #expect(
      try list(on: Stage.of(300, 300)) {
        ContentUnavailableView("Nothing", systemImage: "circle", description: Text("Come again."))
      }.description == """
        stroke path "50.304 27.6 m 50.304 39.688 40.504 49.488 28.416 49.488 c 16.328 49.488 6.528 39.688 6.528 27.6 c 6.528 15.512 16.328 5.712 28.416 5.712 c 40.504 5.712 50.304 15.512 50.304 27.6 c h" pen 4.704 round round with #3c3c43/0.6 at 122.084 91.49
        glyphs "Nothing" Inter-Bold 21.318 from 0.021 21 to 68.547 21 with #000000 at 109 162
        glyphs "Come again." Inter-Regular 14.535 from 0.179 14 to 81.412 14 with #3c3c43/0.6 at 107 192
        """)
  }

  @Test("a value with its label")
  func labeled() throws {
    #expect(
      try list(on: Stage.of(200, 60)) { LabeledContent("Key", value: "value") }.description == """
        glyphs "Key" Inter-Regular 16.473 from 0 16 to 18.872 16 with #000000 at 0 20
        glyphs "value" Inter-Regular 16.473 from 0 16 to 30.736 16 with #3c3c43/0.6 at 160 20
        """)
  }

  @Test("a stepper")
  func stepper() throws {
    #expect(
      try list(on: Stage.of(250, 60)) { Stepper("Count", value: .constant(1)) }.description == """
        glyphs "Count" Inter-Regular 16.473 from 0 16 to 40.318 16 with #000000 at 0 20
        fill rounded 156 14 94 32 corner 8 continuous with #787880/0.12
        fill path "2.176 2.584 m 1.791 2.584 1.479 2.272 1.479 1.887 c 1.479 1.502 1.791 1.19 2.176 1.19 c 14.756 1.19 l 15.141 1.19 15.453 1.502 15.453 1.887 c 15.453 2.272 15.141 2.584 14.756 2.584 c h" even-odd with #000000 at 171.034 28.124
        fill rect 203 21 1 18 with #3c3c43/0.29
        fill path "7.769 1.887 m 7.769 1.502 8.081 1.19 8.466 1.19 c 8.851 1.19 9.163 1.502 9.163 1.887 c 9.163 7.48 l 14.756 7.48 l 15.141 7.48 15.453 7.792 15.453 8.177 c 15.453 8.562 15.141 8.874 14.756 8.874 c 9.163 8.874 l 9.163 14.467 l 9.163 14.852 8.851 15.164 8.466 15.164 c 8.081 15.164 7.769 14.852 7.769 14.467 c 7.769 8.874 l 2.176 8.874 l 1.791 8.874 1.479 8.562 1.479 8.177 c 1.479 7.792 1.791 7.48 2.176 7.48 c 7.769 7.48 l h" even-odd with #000000 at 218.034 21.834
        """)
  }
}
