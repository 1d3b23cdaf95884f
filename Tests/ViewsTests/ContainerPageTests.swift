import Foundation
import Rostrum
import Testing

/// What containers of controls paint in their states, word for word: colours, and frames in points.
@MainActor @Suite("Lists of containers")
struct ContainerPageTests {
  @Test("nothing found")
  func unavailable() throws {
    #expect(
      try list(on: Stage.of(320, 260)) {
        ContentUnavailableView.search(text: "Fjord")
      }.description == """
        stroke path "38.208 21.552 m 38.208 30.3 31.116 37.392 22.368 37.392 c 13.62 37.392 6.528 30.3 6.528 21.552 c 6.528 12.804 13.62 5.712 22.368 5.712 c 31.116 5.712 38.208 12.804 38.208 21.552 c h 33.888 33.072 m 46.848 46.032 l" pen 4.704 round round with #3c3c43/0.6 at 133.312 62.698
        glyphs "No Results for “Fjord”" Inter-Bold 21.318 from 0.366 21 to 209.774 21 with #000000 at 51 130
        glyphs "Check the spelling or try a" Inter-Regular 14.535 from 2.417 14 to 173.613 14 with #3c3c43/0.6 at 68 160
        glyphs "new search." Inter-Regular 14.535 from 50.803 34 to 128.789 34 with #3c3c43/0.6 at 68 160
        """)
  }

  @Test("nothing there, in the dark, with a button")
  func unavailableDark() throws {
    #expect(
      try list(on: Stage.of(320, 280).dark) {
        ContentUnavailableView {
          Label("No Mail", systemImage: "tray")
        } description: {
          Text("New messages appear here.")
        } actions: {
          Button("Refresh") {}
        }
      }.description == """
        stroke path "17.518 7.905 m 18.611 6.52 20.277 5.712 22.041 5.712 c 42.183 5.712 l 43.947 5.712 45.613 6.52 46.706 7.905 c 56.459 20.271 l 57.26 21.287 57.696 22.544 57.696 23.838 c 57.696 36.048 l 57.696 39.229 55.117 41.808 51.936 41.808 c 12.288 41.808 l 9.107 41.808 6.528 39.229 6.528 36.048 c 6.528 23.838 l 6.528 22.544 6.964 21.287 7.765 20.271 c h 7.152 21.36 m 19.152 21.36 l 22.068 21.36 24.432 23.724 24.432 26.64 c 24.432 27.12 l 24.432 30.036 26.796 32.4 29.712 32.4 c 34.512 32.4 l 37.428 32.4 39.792 30.036 39.792 27.12 c 39.792 26.64 l 39.792 23.724 42.156 21.36 45.072 21.36 c 57.072 21.36 l" pen 4.704 round round with #ebebf5/0.6 at 128.388 65.33
        glyphs "No Mail" Inter-Bold 21.318 from 0.299 21 to 70.99 21 with #ffffff at 122 128
        glyphs "New messages appear here." Inter-Regular 14.535 from 0.387 14 to 190.205 14 with #ebebf5/0.6 at 63 158
        glyphs "Refresh" Inter-Regular 14.535 from 0.167 14 to 44.275 14 with #0a84ff at 134 197
        """)
  }

  @Test("a closed group")
  func disclosureClosed() throws {
    #expect(
      try list(on: Stage.of(320, 80)) {
        DisclosureGroup("Details", isExpanded: .constant(false)) { Text("More") }
      }.description == """
        glyphs "Details" Inter-Regular 16.473 from 0 16 to 43.535 16 with #007aff at 0 30
        fill path "2.418 11.817 m 2.124 12.112 1.646 12.112 1.352 11.817 c 1.057 11.523 1.057 11.045 1.352 10.751 c 5.629 6.474 l 1.352 2.197 l 1.057 1.903 1.057 1.425 1.352 1.131 c 1.646 0.836 2.124 0.836 2.418 1.131 c 7.228 5.941 l 7.523 6.235 7.523 6.713 7.228 7.007 c h" even-odd with #007aff at 311.21 33.946
        """)
  }

  @Test("an open group, from right to left")
  func disclosureOpen() throws {
    #expect(
      try list(on: Stage.of(320, 110)) {
        DisclosureGroup("Details", isExpanded: .constant(true)) { Text("More") }
          .environment(\.layoutDirection, .rightToLeft)
      }.description == """
        glyphs "Details" Inter-Regular 16.473 from 0.076 16 to 43.611 16 with #007aff at 268 30
        fill path "2.418 11.817 m 2.124 12.112 1.646 12.112 1.352 11.817 c 1.057 11.523 1.057 11.045 1.352 10.751 c 5.629 6.474 l 1.352 2.197 l 1.057 1.903 1.057 1.425 1.352 1.131 c 1.646 0.836 2.124 0.836 2.418 1.131 c 7.228 5.941 l 7.523 6.235 7.523 6.713 7.228 7.007 c h" even-odd with #007aff matrix 0 1 1 0 -2.054 36.21
        glyphs "More" Inter-Regular 16.473 from 0.969 16 to 30.745 16 with #000000 at 140 59
        """)
  }

  @Test("a box in a box, in the dark")
  func groupBox() throws {
    #expect(
      try list(on: Stage.of(320, 180).dark) {
        GroupBox("Weather") {
          GroupBox { LabeledContent("Wind", value: "4 m/s") }
          LabeledContent("Rain", value: "0 mm")
        }
      }.description == """
        fill rounded 0 19 320 143 corner 8 continuous with #1c1c1e
        glyphs "Weather" Inter-SemiBold 16.473 from 0 16 to 60.964 16 with #ffffff at 16 35
        fill rounded 16 64 288 53 corner 8 continuous with #1c1c1e
        glyphs "Wind" Inter-Regular 16.473 from 0 16 to 29.238 16 with #ffffff at 32 80
        glyphs "4 m/s" Inter-Regular 16.473 from 0 16 to 33.953 16 with #ebebf5/0.6 at 245 80
        glyphs "Rain" Inter-Regular 16.473 from 0 16 to 23.37 16 with #ffffff at 16 125
        glyphs "0 mm" Inter-Regular 16.473 from 0 16 to 28.84 16 with #ebebf5/0.6 at 260 125
        """)
  }

  @Test("labelled values in a form, from right to left")
  func labeled() throws {
    #expect(
      try list(on: Stage.of(320, 160)) {
        Form {
          LabeledContent("Version", value: "1.2")
          LabeledContent {
            Toggle("", isOn: .constant(true)).labelsHidden()
          } label: {
            Text("Sync")
          }
        }
        .environment(\.layoutDirection, .rightToLeft)
      }.description == """
        fill rect 0 0 320 160 with #f2f2f7
        group clip rect 0 0 320 160 {
          fill rounded 16 35 288 88 corner 10 continuous with #ffffff
          glyphs "Version" Inter-Regular 16.473 from 0.25 16 to 47.511 16 with #000000 at 231 47
          glyphs "1.2" Inter-Regular 16.473 from 0.203 16 to 12.254 16 with #3c3c43/0.6 at 32 47
          glyphs "Sync" Inter-Regular 16.473 from 0.432 16 to 28.938 16 with #000000 at 250 91
          fill rounded 32 86 51 31 corner 15.5 with #34c759
          group shadow #000000/0.15 4 by 0 3 {
            fill ellipse 0 0 27 27 with #ffffff at 34 88
          }
          fill rect 16 78 272 1 with #3c3c43/0.29
        }
        """)
  }

  @Test("controls that are disabled in a form, in the dark")
  func controls() throws {
    #expect(
      try list(on: Stage.of(320, 240).dark) {
        Form {
          Toggle("Wi-Fi", isOn: .constant(true))
          Stepper("Guests: 2", value: .constant(2))
          Slider(value: .constant(0.4))
        }
        .disabled(true)
      }.description == """
        fill rect 0 0 320 240 with #000000
        group clip rect 0 0 320 240 {
          fill rounded 16 35 288 138 corner 10 continuous with #1c1c1e
          glyphs "Wi-Fi" Inter-Regular 16.473 from 0 16 to 36.539 16 with #ffffff at 32 47
          group opacity 0.5 {
            fill rounded 239 42 51 31 corner 15.5 with #30d158
            group shadow #000000/0.15 4 by 0 3 {
              fill ellipse 0 0 27 27 with #ffffff at 261 44
            }
          }
          glyphs "Guests: 2" Inter-Regular 16.473 from 0 16 to 62.115 16 with #ffffff at 32 91
          fill rounded 194 85 94 32 corner 8 continuous with #787880/0.216
          group opacity 0.5 {
            fill path "2.176 2.584 m 1.791 2.584 1.479 2.272 1.479 1.887 c 1.479 1.502 1.791 1.19 2.176 1.19 c 14.756 1.19 l 15.141 1.19 15.453 1.502 15.453 1.887 c 15.453 2.272 15.141 2.584 14.756 2.584 c h" even-odd with #ffffff at 209.034 99.124
          }
          fill rect 241 92 1 18 with #545458/0.6
          group opacity 0.5 {
            fill path "7.769 1.887 m 7.769 1.502 8.081 1.19 8.466 1.19 c 8.851 1.19 9.163 1.502 9.163 1.887 c 9.163 7.48 l 14.756 7.48 l 15.141 7.48 15.453 7.792 15.453 8.177 c 15.453 8.562 15.141 8.874 14.756 8.874 c 9.163 8.874 l 9.163 14.467 l 9.163 14.852 8.851 15.164 8.466 15.164 c 8.081 15.164 7.769 14.852 7.769 14.467 c 7.769 8.874 l 2.176 8.874 l 1.791 8.874 1.479 8.562 1.479 8.177 c 1.479 7.792 1.791 7.48 2.176 7.48 c 7.769 7.48 l h" even-odd with #ffffff at 256.034 92.834
          }
          group opacity 0.5 {
            fill rounded 32 146 256 4 corner 2 with #787880/0.36
            fill rounded 32 146 105 4 corner 2 with #0a84ff
            group shadow #000000/0.15 4 by 0 3 {
              fill ellipse 0 0 28 28 with #ffffff at 123 134
            }
          }
          fill rect 32 78 272 1 with #545458/0.6
          fill rect 32 122 272 1 with #545458/0.6
        }
        """)
  }

  @Test("buttons of all styles")
  func buttons() throws {
    #expect(
      try list(on: Stage.of(320, 240)) {
        VStack {
          Button("Plain") {}.buttonStyle(.plain)
          Button("Borderless") {}.buttonStyle(.borderless)
          Button("Bordered") {}.buttonStyle(.bordered)
          Button("Prominent") {}.buttonStyle(.borderedProminent)
          Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
          Button("Small") {}.buttonStyle(.bordered).controlSize(.small)
        }
      }.description == """
        glyphs "Plain" Inter-Regular 16.473 from 0 16 to 26.699 16 with #000000 at 142 14
        glyphs "Borderless" Inter-Regular 16.473 from 0 16 to 72.802 16 with #007aff at 119 37
        fill rounded 113 69 95 35 corner 8 continuous with #787880/0.16
        glyphs "Bordered" Inter-Regular 16.473 from 0 16 to 60.359 16 with #007aff at 125 76
        fill rounded 109 112 102 35 corner 8 continuous with #007aff
        glyphs "Prominent" Inter-Regular 16.473 from 0 16 to 71.884 16 with #ffffff at 121 119
        fill rounded 123 155 74 35 corner 8 continuous with #ff3b30/0.15
        glyphs "Delete" Inter-Regular 16.473 from 0 16 to 39.867 16 with #ff3b30 at 135 162
        fill rounded 131 198 58 28 corner 14 continuous with #787880/0.16
        glyphs "Small" Inter-Regular 14.535 from 0 14 to 33.655 14 with #007aff at 141 203
        """)
  }

  @Test("the same, disabled and in the dark")
  func buttonsDark() throws {
    #expect(
      try list(on: Stage.of(320, 240).dark) {
        VStack {
          Button("Plain") {}.buttonStyle(.plain)
          Button("Borderless") {}.buttonStyle(.borderless)
          Button("Bordered") {}.buttonStyle(.bordered)
          Button("Prominent") {}.buttonStyle(.borderedProminent)
          Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
          Button("Large") {}.buttonStyle(.borderedProminent).controlSize(.large)
        }
        .disabled(true)
      }.description == """
        group opacity 0.5 {
          glyphs "Plain" Inter-Regular 16.473 from 0 16 to 26.699 16 with #ffffff at 142 2
        }
        glyphs "Borderless" Inter-Regular 16.473 from 0 16 to 72.802 16 with #ebebf5/0.3 at 119 25
        fill rounded 113 58 95 35 corner 8 continuous with #787880/0.216
        glyphs "Bordered" Inter-Regular 16.473 from 0 16 to 60.359 16 with #ebebf5/0.3 at 125 65
        fill rounded 109 101 102 35 corner 8 continuous with #787880/0.216
        glyphs "Prominent" Inter-Regular 16.473 from 0 16 to 71.884 16 with #ebebf5/0.3 at 121 108
        fill rounded 123 144 74 35 corner 8 continuous with #787880/0.216
        glyphs "Delete" Inter-Regular 16.473 from 0 16 to 39.867 16 with #ebebf5/0.3 at 135 151
        fill rounded 118 187 84 51 corner 12 continuous with #787880/0.216
        glyphs "Large" Inter-Regular 16.473 from 0 16 to 34.047 16 with #ebebf5/0.3 at 138 202
        """)
  }

  @Test("a segmented picker from right to left, in the dark")
  func segments() throws {
    #expect(
      try list(on: Stage.of(320, 60).dark) {
        Picker("Mode", selection: .constant(1)) {
          Text("Day").tag(0)
          Text("Week").tag(1)
          Text("Month").tag(2)
        }
        .pickerStyle(.segmented).environment(\.layoutDirection, .rightToLeft)
      }.description == """
        fill rounded 0 15 320 32 corner 9 continuous with #787880/0.216
        group clip rounded 0 15 320 32 corner 9 continuous {
          group shadow #000000/0.12 4 by 0 3 {
            fill rounded 109 17 102 28 corner 7 continuous with #636366
          }
          glyphs "Day" Inter-Medium 12.597 from 0.415 12 to 16.841 12 with #ffffff at 255 23
          glyphs "Week" Inter-Medium 12.597 from 0.744 12 to 27.818 12 with #ffffff at 143 23
          glyphs "Month" Inter-Medium 12.597 from 0.432 12 to 32.214 12 with #ffffff at 33 23
        }
        """)
  }

  @Test("bars and rings of progress")
  func progress() throws {
    #expect(
      try list(on: Stage.of(320, 160)) {
        VStack {
          ProgressView("Loading", value: 0.3)
          ProgressView(value: 0.7) {
            Text("Copying")
          } currentValueLabel: {
            Text("70 %")
          }
          ProgressView().controlSize(.large)
        }
      }.description == """
        glyphs "Loading" Inter-Regular 16.473 from 0 16 to 50.725 16 with #000000 at 0 16
        fill rounded 0 41 320 4 corner 2 with #787880/0.2
        fill rounded 0 41 96 4 corner 2 with #007aff
        glyphs "Copying" Inter-Regular 16.473 from 0 16 to 52.912 16 with #000000 at 0 52
        fill rounded 0 77 320 4 corner 2 with #787880/0.2
        fill rounded 0 77 224 4 corner 2 with #007aff
        glyphs "70 %" Inter-Regular 11.628 from 0 11 to 17.474 11 with #3c3c43/0.6 at 0 85
        fill rounded 158.188 107 4.625 10.36 corner 2.313 with #8e8e93
        fill rounded 158.188 107 4.625 10.36 corner 2.313 with #8e8e93/0.3 matrix 0.707 0.707 -0.707 0.707 135.751 -76.733
        fill rounded 158.188 107 4.625 10.36 corner 2.313 with #8e8e93/0.4 matrix 0 1 -1 0 286 -35
        fill rounded 158.188 107 4.625 10.36 corner 2.313 with #8e8e93/0.5 matrix -0.707 0.707 -0.707 -0.707 362.733 100.751
        fill rounded 158.188 107 4.625 10.36 corner 2.313 with #8e8e93/0.6 matrix -1 0 0 -1 321 251
        fill rounded 158.188 107 4.625 10.36 corner 2.313 with #8e8e93/0.7 matrix -0.707 -0.707 0.707 -0.707 185.249 327.733
        fill rounded 158.188 107 4.625 10.36 corner 2.313 with #8e8e93/0.8 matrix 0 -1 1 0 35 286
        fill rounded 158.188 107 4.625 10.36 corner 2.313 with #8e8e93/0.9 matrix 0.707 -0.707 0.707 0.707 -41.733 150.249
        """)
  }

  @Test("a tab bar with a badge, in the dark")
  func tabs() throws {
    #expect(
      try list(on: Stage.of(320, 200).dark) {
        TabView {
          Text("One").tabItem { Label("Home", systemImage: "house") }
          Text("Two").tabItem { Label("Mail", systemImage: "envelope") }.badge(3)
        }
      }.description == """
        glyphs "One" Inter-Regular 16.473 from 0 16 to 22.148 16 with #ffffff at 144 65
        stroke path "2.688 4.851 m 2.688 3.459 3.816 2.331 5.208 2.331 c 22.428 2.331 l 23.82 2.331 24.948 3.459 24.948 4.851 c 24.948 15.771 l 24.948 17.163 23.82 18.291 22.428 18.291 c 5.208 18.291 l 3.816 18.291 2.688 17.163 2.688 15.771 c h 3.528 3.381 m 12.571 11.317 l 13.285 11.943 14.351 11.943 15.065 11.317 c 24.108 3.381 l" pen 1.722 round round with #8e8e93 at 226.182 162.291
        glyphs "Mail" Inter-Medium 9.69 from 0 10 to 17.594 10 with #8e8e93 at 230 186
        fill rounded 244 162 18 18 corner 9 continuous with #ff453a at 0 -3
        glyphs "3" Inter-Regular 12.597 from 0 12 to 0 12 with #ffffff at 249 160
        stroke path "2.688 12.56 m 13.22 2.608 l 13.611 2.239 14.193 2.239 14.584 2.608 c 25.116 12.56 l 5.803 10.08 m 5.803 19.774 l 5.803 20.225 l 5.803 21.221 6.547 22.029 7.464 22.029 c 11.41 22.029 l 11.41 15.491 l 16.394 15.491 l 16.394 22.029 l 20.34 22.029 l 21.257 22.029 22.001 21.221 22.001 20.225 c 22.001 10.08 l" pen 1.722 round round with #0a84ff at 66.098 158.278
        glyphs "Home" Inter-Medium 9.69 from 0 10 to 22.835 10 with #0a84ff at 66 186
        fill rect 0 151 160 49 with #000000/0
        fill rect 160 151 160 49 with #000000/0
        """)
  }

  @Test("a page with a toolbar from right to left")
  func toolbar() throws {
    #expect(
      try list(on: Stage.of(320, 240)) {
        NavigationStack {
          Text("Page").navigationTitle("Trips").navigationBarTitleDisplayMode(.inline)
            .toolbar {
              ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} }
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            }
        }
        .environment(\.layoutDirection, .rightToLeft)
      }.description == """
        fill rect 0 0 320 240 with #ffffff
        glyphs "Page" Inter-Regular 16.473 from 0.859 16 to 29.745 16 with #000000 at 141 132
        glyphs "Cancel" Inter-Regular 16.473 from 0.614 16 to 49.075 16 with #007aff at 251 12
        fill path "9.867 2.297 m 9.867 1.863 10.218 1.511 10.652 1.511 c 11.086 1.511 11.438 1.863 11.438 2.297 c 11.438 9.5 l 18.64 9.5 l 19.074 9.5 19.426 9.851 19.426 10.285 c 19.426 10.719 19.074 11.071 18.64 11.071 c 11.438 11.071 l 11.438 18.273 l 11.438 18.707 11.086 19.059 10.652 19.059 c 10.218 19.059 9.867 18.707 9.867 18.273 c 9.867 11.071 l 2.664 11.071 l 2.23 11.071 1.878 10.719 1.878 10.285 c 1.878 9.851 2.23 9.5 2.664 9.5 c 9.867 9.5 l h" even-odd with #007aff at 16.348 11.726
        glyphs "Trips" Inter-SemiBold 16.473 from 0.429 16 to 31.16 16 with #000000 at 140 12
        """)
  }

  @Test("text fields in their borders, and a secret")
  func fields() throws {
    #expect(
      try list(on: Stage.of(320, 140)) {
        VStack {
          TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder)
          TextField("City", text: .constant("")).textFieldStyle(.roundedBorder)
          SecureField("Word", text: .constant("abcd")).textFieldStyle(.roundedBorder)
        }
      }.description == """
        fill rounded 0 11 320 34 corner 5 continuous with #ffffff
        stroke rounded 0.25 11.25 319.5 33.5 corner 4.75 continuous pen 0.5 with #d1d1d6
        glyphs "Ada" Inter-Regular 16.473 from 0 16 to 20.568 16 with #000000 at 7 18
        fill rounded 0 53 320 34 corner 5 continuous with #ffffff
        stroke rounded 0.25 53.25 319.5 33.5 corner 4.75 continuous pen 0.5 with #d1d1d6
        glyphs "City" Inter-Regular 16.473 from 0 16 to 21.218 16 with #3c3c43/0.3 at 7 60
        fill rounded 0 95 320 34 corner 5 continuous with #ffffff
        stroke rounded 0.25 95.25 319.5 33.5 corner 4.75 continuous pen 0.5 with #d1d1d6
        glyphs "••••" Inter-Regular 16.473 from 0 16 to 27.237 16 with #000000 at 7 102
        """)
  }
}
