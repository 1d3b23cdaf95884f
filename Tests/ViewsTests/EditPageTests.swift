import Foundation
import Rostrum
import Testing

/// What a list paints while its rows are edited: signs, handles and circles, word for word.
@MainActor @Suite("Lists that are edited")
struct EditPageTests {
  @Test("signs of rows that can be deleted")
  func signs() throws {
    #expect(
      try list(on: Stage.of(300, 120)) {
        List { ForEach(["Ann", "Bob"], id: \.self) { Text($0) }.onDelete { _ in } }.listStyle(
          .plain
        ).environment(\.editMode, .constant(.active))
      }.description == """
        fill rect 0 0 300 120 with #ffffff
        group clip rect 0 0 300 120 {
          glyphs "Ann" Inter-Regular 16.473 from 0 16 to 20.34 16 with #000000 at 56 12
          fill ellipse 17.5 11 22 22 with #ff3b30
          fill rounded 23 21 11 2 corner 1 continuous with #ffffff
          glyphs "Bob" Inter-Regular 16.473 from 0 16 to 20.287 16 with #000000 at 56 56
          fill ellipse 17.5 55 22 22 with #ff3b30
          fill rounded 23 65 11 2 corner 1 continuous with #ffffff
          fill rect 56 43 244 1 with #3c3c43/0.29
        }
        """)
  }

  @Test("the same in the dark")
  func signsDark() throws {
    #expect(
      try list(on: Stage.of(300, 120).dark) {
        List { ForEach(["Ann", "Bob"], id: \.self) { Text($0) }.onDelete { _ in } }.listStyle(
          .plain
        ).environment(\.editMode, .constant(.active))
      }.description == """
        fill rect 0 0 300 120 with #000000
        group clip rect 0 0 300 120 {
          glyphs "Ann" Inter-Regular 16.473 from 0 16 to 20.34 16 with #ffffff at 56 12
          fill ellipse 17.5 11 22 22 with #ff453a
          fill rounded 23 21 11 2 corner 1 continuous with #ffffff
          glyphs "Bob" Inter-Regular 16.473 from 0 16 to 20.287 16 with #ffffff at 56 56
          fill ellipse 17.5 55 22 22 with #ff453a
          fill rounded 23 65 11 2 corner 1 continuous with #ffffff
          fill rect 56 43 244 1 with #545458/0.6
        }
        """)
  }

  @Test("the same from right to left")
  func signsMirrored() throws {
    #expect(
      try list(on: Stage.of(300, 120)) {
        List { ForEach(["Ann", "Bob"], id: \.self) { Text($0) }.onDelete { _ in } }.listStyle(
          .plain
        ).environment(\.editMode, .constant(.active)).environment(\.layoutDirection, .rightToLeft)
      }.description == """
        fill rect 0 0 300 120 with #ffffff
        group clip rect 0 0 300 120 {
          glyphs "Ann" Inter-Regular 16.473 from 0.171 16 to 20.511 16 with #000000 at 214 12
          fill ellipse 17.5 11 22 22 with #ff3b30 matrix -1 0 0 1 300 0
          fill rounded 23 21 11 2 corner 1 continuous with #ffffff matrix -1 0 0 1 300 0
          glyphs "Bob" Inter-Regular 16.473 from 0.727 16 to 21.014 16 with #000000 at 213 56
          fill ellipse 17.5 55 22 22 with #ff3b30 matrix -1 0 0 1 300 0
          fill rounded 23 65 11 2 corner 1 continuous with #ffffff matrix -1 0 0 1 300 0
          fill rect 0 43 244 1 with #3c3c43/0.29
        }
        """)
  }

  @Test("handles of rows that can be moved")
  func handles() throws {
    #expect(
      try list(on: Stage.of(300, 120)) {
        List { ForEach(["Ann", "Bob"], id: \.self) { Text($0) }.onMove { _, _ in } }.listStyle(
          .plain
        ).environment(\.editMode, .constant(.active))
      }.description == """
        fill rect 0 0 300 120 with #ffffff
        group clip rect 0 0 300 120 {
          glyphs "Ann" Inter-Regular 16.473 from 0 16 to 20.34 16 with #000000 at 16 12
          fill rounded 264 15.75 20 1.5 corner 0.75 continuous with #3c3c43/0.3
          fill rounded 264 21.25 20 1.5 corner 0.75 continuous with #3c3c43/0.3
          fill rounded 264 26.75 20 1.5 corner 0.75 continuous with #3c3c43/0.3
          glyphs "Bob" Inter-Regular 16.473 from 0 16 to 20.287 16 with #000000 at 16 56
          fill rounded 264 59.75 20 1.5 corner 0.75 continuous with #3c3c43/0.3
          fill rounded 264 65.25 20 1.5 corner 0.75 continuous with #3c3c43/0.3
          fill rounded 264 70.75 20 1.5 corner 0.75 continuous with #3c3c43/0.3
          fill rect 16 43 284 1 with #3c3c43/0.29
        }
        """)
  }

  @Test("the same from right to left, in the dark")
  func handlesMirrored() throws {
    #expect(
      try list(on: Stage.of(300, 120).dark) {
        List { ForEach(["Ann", "Bob"], id: \.self) { Text($0) }.onMove { _, _ in } }.listStyle(
          .plain
        ).environment(\.editMode, .constant(.active)).environment(\.layoutDirection, .rightToLeft)
      }.description == """
        fill rect 0 0 300 120 with #000000
        group clip rect 0 0 300 120 {
          glyphs "Ann" Inter-Regular 16.473 from 0.171 16 to 20.511 16 with #ffffff at 254 12
          fill rounded 264 15.75 20 1.5 corner 0.75 continuous with #ebebf5/0.3 matrix -1 0 0 1 300 0
          fill rounded 264 21.25 20 1.5 corner 0.75 continuous with #ebebf5/0.3 matrix -1 0 0 1 300 0
          fill rounded 264 26.75 20 1.5 corner 0.75 continuous with #ebebf5/0.3 matrix -1 0 0 1 300 0
          glyphs "Bob" Inter-Regular 16.473 from 0.727 16 to 21.014 16 with #ffffff at 253 56
          fill rounded 264 59.75 20 1.5 corner 0.75 continuous with #ebebf5/0.3 matrix -1 0 0 1 300 0
          fill rounded 264 65.25 20 1.5 corner 0.75 continuous with #ebebf5/0.3 matrix -1 0 0 1 300 0
          fill rounded 264 70.75 20 1.5 corner 0.75 continuous with #ebebf5/0.3 matrix -1 0 0 1 300 0
          fill rect 0 43 284 1 with #545458/0.6
        }
        """)
  }

  @Test("signs and handles in groups")
  func both() throws {
    #expect(
      try list(on: Stage.of(320, 200)) {
        List {
          Section("Guests") {
            ForEach(["Ann", "Bob"], id: \.self) { Text($0) }.onDelete { _ in }.onMove { _, _ in }
          }
        }.environment(\.editMode, .constant(.active))
      }.description == """
        fill rect 0 0 320 200 with #f2f2f7
        group clip rect 0 0 320 200 {
          fill rounded 16 39 288 88 corner 10 continuous with #ffffff
          glyphs "GUESTS" Inter-Regular 12.597 from 0 12 to 42.818 12 with #3c3c43/0.6 at 32 17
          glyphs "Ann" Inter-Regular 16.473 from 0 16 to 20.34 16 with #000000 at 72 51
          fill ellipse 33.5 50 22 22 with #ff3b30
          fill rounded 39 60 11 2 corner 1 continuous with #ffffff
          fill rounded 268 54.75 20 1.5 corner 0.75 continuous with #3c3c43/0.3
          fill rounded 268 60.25 20 1.5 corner 0.75 continuous with #3c3c43/0.3
          fill rounded 268 65.75 20 1.5 corner 0.75 continuous with #3c3c43/0.3
          glyphs "Bob" Inter-Regular 16.473 from 0 16 to 20.287 16 with #000000 at 72 95
          fill ellipse 33.5 94 22 22 with #ff3b30
          fill rounded 39 104 11 2 corner 1 continuous with #ffffff
          fill rounded 268 98.75 20 1.5 corner 0.75 continuous with #3c3c43/0.3
          fill rounded 268 104.25 20 1.5 corner 0.75 continuous with #3c3c43/0.3
          fill rounded 268 109.75 20 1.5 corner 0.75 continuous with #3c3c43/0.3
          fill rect 72 82 232 1 with #3c3c43/0.29
        }
        """)
  }

  @Test("a row that stays")
  func disabled() throws {
    #expect(
      try list(on: Stage.of(300, 120)) {
        List {
          ForEach(["Ann", "Bob"], id: \.self) {
            Text($0).deleteDisabled($0 == "Bob").moveDisabled($0 == "Ann")
          }
          .onDelete { _ in }.onMove { _, _ in }
        }.listStyle(.plain).environment(\.editMode, .constant(.active))
      }.description == """
        fill rect 0 0 300 120 with #ffffff
        group clip rect 0 0 300 120 {
          glyphs "Ann" Inter-Regular 16.473 from 0 16 to 20.34 16 with #000000 at 56 12
          fill ellipse 17.5 11 22 22 with #ff3b30
          fill rounded 23 21 11 2 corner 1 continuous with #ffffff
          glyphs "Bob" Inter-Regular 16.473 from 0 16 to 20.287 16 with #000000 at 16 56
          fill rounded 264 59.75 20 1.5 corner 0.75 continuous with #3c3c43/0.3
          fill rounded 264 65.25 20 1.5 corner 0.75 continuous with #3c3c43/0.3
          fill rounded 264 70.75 20 1.5 corner 0.75 continuous with #3c3c43/0.3
          fill rect 56 43 244 1 with #3c3c43/0.29
        }
        """)
  }

  @Test("circles of rows that can be chosen")
  func circles() throws {
    #expect(
      try list(on: Stage.of(300, 120)) {
        List(selection: .constant(Set(["Bob"]))) {
          ForEach(["Ann", "Bob"], id: \.self) { Text($0) }
        }.listStyle(.plain).environment(\.editMode, .constant(.active))
      }.description == """
        fill rect 0 0 300 120 with #ffffff
        group clip rect 0 0 300 120 {
          fill rect 0 44 300 44 with #d1d1d6
          glyphs "Ann" Inter-Regular 16.473 from 0 16 to 20.34 16 with #000000 at 56 12
          stroke ellipse 18.25 11.75 20.5 20.5 pen 1.5 with #3c3c43/0.3
          glyphs "Bob" Inter-Regular 16.473 from 0 16 to 20.287 16 with #000000 at 56 56
          fill ellipse 17.5 55 22 22 with #007aff
          stroke path "24 66.5 m 27 70 l 33 62 l" pen 2 round round with #ffffff
        }
        """)
  }

  @Test("the same in the dark")
  func circlesDark() throws {
    #expect(
      try list(on: Stage.of(300, 120).dark) {
        List(selection: .constant(Set(["Bob"]))) {
          ForEach(["Ann", "Bob"], id: \.self) { Text($0) }
        }.listStyle(.plain).environment(\.editMode, .constant(.active))
      }.description == """
        fill rect 0 0 300 120 with #000000
        group clip rect 0 0 300 120 {
          fill rect 0 44 300 44 with #3a3a3c
          glyphs "Ann" Inter-Regular 16.473 from 0 16 to 20.34 16 with #ffffff at 56 12
          stroke ellipse 18.25 11.75 20.5 20.5 pen 1.5 with #ebebf5/0.3
          glyphs "Bob" Inter-Regular 16.473 from 0 16 to 20.287 16 with #ffffff at 56 56
          fill ellipse 17.5 55 22 22 with #0a84ff
          stroke path "24 66.5 m 27 70 l 33 62 l" pen 2 round round with #ffffff
        }
        """)
  }

  @Test("nothing while rows are not edited")
  func inactive() throws {
    #expect(
      try list(on: Stage.of(300, 120)) {
        List {
          ForEach(["Ann", "Bob"], id: \.self) { Text($0) }.onDelete { _ in }.onMove { _, _ in }
        }.listStyle(.plain)
      }.description == """
        fill rect 0 0 300 120 with #ffffff
        group clip rect 0 0 300 120 {
          glyphs "Ann" Inter-Regular 16.473 from 0 16 to 20.34 16 with #000000 at 16 12
          glyphs "Bob" Inter-Regular 16.473 from 0 16 to 20.287 16 with #000000 at 16 56
          fill rect 16 43 284 1 with #3c3c43/0.29
        }
        """)
  }
}
