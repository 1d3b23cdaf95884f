import DisplayList
import Foundation
import Rostrum
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Sheets, menus and alerts with the looks of iOS 26.
@MainActor @Suite("Panels of iOS 26")
struct SystemPanelTests {
  private static let page = Stage.of(390, 800).system26
  private let look = SystemLook.system26.panels

  private func panes(_ stage: Rehearsal) -> [GlassPaint.Outline] {
    glasses(stage.list).flatMap { $0.panes.map(\.outline) }
  }

  private func shown(@ViewBuilder _ content: () -> some View) throws -> Rehearsal {
    let stage = try Rehearsal(Self.page, content)
    try stage.advance(to: 2)
    return stage
  }

  @Test("a sheet at half height stands apart from the sides, on glass with round corners")
  func half() throws {
    let stage = try shown {
      Color.clear.sheet(isPresented: .constant(true)) {
        Tile(2).presentationDetents([.medium])
      }
    }
    let card = try stage.tile(2)
    #expect(card.minX == 8 && card.width == 374 && card.maxY == 792)
    #expect(panes(stage) == [.rounded(card, radius: look.sheetRadius)])
  }

  @Test("a large one reaches to the sides and has its page's ground")
  func large() throws {
    let stage = try shown {
      Color.clear.sheet(isPresented: .constant(true)) { Tile(2) }
    }
    #expect(try stage.tile(2) == CGRect(x: 0, y: 10, width: 390, height: 790))
    #expect(panes(stage).isEmpty)
  }

  @Test("pulled up, a sheet loses its inset on the last part of the way")
  func pulled() throws {
    let stage = try shown {
      Color.clear.sheet(isPresented: .constant(true)) {
        Tile(2).presentationDetents([.medium, .large])
      }
    }
    try stage.finger(.began, 200, 600)
    try stage.finger(.moved, 200, 400)
    #expect(try stage.tile(2).minX == 8)
    try stage.finger(.moved, 200, 265)
    let nearly = try stage.tile(2).minX
    #expect(nearly > 0 && nearly < 8)
    try stage.finger(.ended, 200, 220)
    try stage.advance(to: 5)
    #expect(try stage.tile(2).minX == 0)
  }

  @Test("a radius and a ground that are asked for count")
  func wishes() throws {
    let stage = try shown {
      Color.clear.sheet(isPresented: .constant(true)) {
        Tile(2).presentationDetents([.height(300)]).presentationCornerRadius(12)
      }
    }
    #expect(panes(stage).count == 1)
    #expect(
      panes(stage).allSatisfy { if case .rounded(_, radius: 12) = $0 { true } else { false } })
    let own = try shown {
      Color.clear.sheet(isPresented: .constant(true)) {
        Tile.of(2, 20, 20).presentationDetents([.height(300)])
          .presentationBackground { Tile(3) }
      }
    }
    #expect(panes(own).isEmpty)
    #expect(try own.tile(3).minX == 8)
  }

  @Test("a menu is glass, without lines, its icons before the titles")
  func menu() throws {
    let stage = try Rehearsal(Self.page) {
      Menu {
        Button {
        } label: {
          Label {
            Tile.of(2, 60, 10)
          } icon: {
            Tile.of(3, 10, 10)
          }
        }
        Button {
        } label: {
          Tile.of(4, 60, 10)
        }
      } label: {
        Tile.of(1, 40, 20)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    let label = try stage.tile(1)
    try stage.tap(label.midX, label.midY, at: 0.1)
    try stage.advance(to: 2)
    let height = 2 * look.menuRowHeight + 2 * look.menuPadding
    #expect(
      panes(stage) == [
        .rounded(CGRect(x: 16, y: 28, width: 250, height: height), radius: look.menuRadius)
      ])
    #expect(try stage.tile(3).maxX < stage.tile(2).minX)
    #expect(try stage.tile(4).midY - stage.tile(2).midY == look.menuRowHeight)
    #expect(!stage.list.fills.contains { $0.height == 1 })
  }

  private func alert(_ width: CGFloat) throws -> Rehearsal {
    try shown {
      Color.clear.alert("Delete?", isPresented: .constant(true)) {
        Button(role: .cancel, action: {}, label: { Tile.of(2, 60, 10) })
        Button(role: .destructive, action: {}, label: { Tile.of(3, width, 10) })
      } message: {
        Tile.of(1, 100, 20)
      }
    }
  }

  @Test("an alert's words begin at the leading edge, its buttons are capsules side by side")
  func pair() throws {
    let stage = try alert(60)
    let left = (390 - look.alertWidth) / 2
    #expect(try stage.tile(1).minX == left + look.alertInsets.leading)
    let capsules = stage.list.fills.filter { $0.height == look.alertRowHeight }
    #expect(capsules.map(\.minX) == [left + 14, left + 14 + 142 + 8])
    #expect(capsules.allSatisfy { $0.width == 142 })
    #expect(try stage.tile(2).midX == capsules[0].midX)
    guard case .rounded(let card, radius: 34)? = panes(stage).first else {
      Issue.record("no card of glass")
      return
    }
    #expect(card.width == 320 && abs(card.midY - 400) <= 1)
    #expect(card.maxY == capsules[0].maxY + 14)
  }

  @Test("buttons that do not fit stand one above another, the cancelling one last")
  func stack() throws {
    let stage = try alert(200)
    let capsules = stage.list.fills.filter { $0.height == look.alertRowHeight }
    #expect(capsules.map(\.width) == [292, 292])
    let (cancel, delete) = (try stage.tile(2).midY, try stage.tile(3).midY)
    #expect(cancel - delete == look.alertRowHeight + look.alertButtonSpacing)
  }

  @Test("what looks as on iOS 18 has none of it")
  func former() {
    let old = SystemLook.system18.panels
    #expect(!old.hasGlass && !old.hasCapsules && old.hasMenuLines && old.sheetInset == 0)
    #expect(!SystemLook.system18.bars.hasGlass && SystemLook.system18.bars.tabs == nil)
  }
}
