import Foundation
import Rostrum
import Testing

/// The ways of writing groups and links give the same pictures.
@MainActor @Suite("Forms of groups")
struct GroupFormTests {
  private static let page = Stage.of(390, 400)

  private func list(
    _ scheme: ColorScheme = .light, @ViewBuilder _ content: () -> some View
  ) throws -> String {
    try Rehearsal(Self.page) { content().environment(\.colorScheme, scheme) }.list.description
  }

  @Test("the forms of a disclosure group are the same group, open and closed")
  func disclosure() throws {
    for isOpen in [false, true] {
      let binding = Binding.constant(isOpen)
      let full = try list {
        DisclosureGroup(isExpanded: binding) {
          Tile.of(1, 60, 20)
        } label: {
          Text("Title")
        }
      }
      #expect(
        try list { DisclosureGroup("Title", isExpanded: binding) { Tile.of(1, 60, 20) } } == full)
      #expect(
        try list {
          DisclosureGroup("Title" as String, isExpanded: binding) { Tile.of(1, 60, 20) }
        } == full)
      #expect(
        try list {
          DisclosureGroup("Title", isExpanded: binding) { Tile.of(1, 60, 20) }
            .disclosureGroupStyle(.automatic)
        } == full)
      if !isOpen {
        #expect(try list { DisclosureGroup("Title") { Tile.of(1, 60, 20) } } == full)
        #expect(try list { DisclosureGroup("Title" as String) { Tile.of(1, 60, 20) } } == full)
      }
    }
  }

  @Test("the forms of a view without content are the same view")
  func unavailable() throws {
    let full = try list {
      ContentUnavailableView {
        Label("Nothing", systemImage: "tray")
      } description: {
        Text("Come back")
      }
    }
    #expect(
      try list {
        ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Come back"))
      } == full)
    #expect(
      try list {
        ContentUnavailableView(
          "Nothing" as String, systemImage: "tray", description: Text("Come back"))
      } == full)
    #expect(
      try list { ContentUnavailableView("Nothing", systemImage: "tray") }
        == list { ContentUnavailableView { Label("Nothing", systemImage: "tray") } })
  }

  @Test("the forms of a link are the same link, and it looks like a button")
  func link() throws {
    let address = try #require(URL(string: "https://example.org"))
    let full = try list { Link(destination: address) { Text("Site") } }
    #expect(try list { Link("Site", destination: address) } == full)
    #expect(try list { Link("Site" as String, destination: address) } == full)
    #expect(try list { Button("Site") {} } == full)
  }

  @Test("a box is grey on white and dark grey on black")
  func schemes() throws {
    for (scheme, ground) in [(ColorScheme.light, 242.0), (.dark, 28)] {
      let stage = try Rehearsal(Self.page) {
        GroupBox { Tile.of(1, 60, 20) }.environment(\.colorScheme, scheme)
      }
      let reds: [Double] = stage.list.commands.compactMap { command -> Double? in
        guard case .fill(_, _, .solid(let color), _) = command else { return nil }
        return Double((color.red * 255).rounded())
      }
      #expect(reds.contains(ground))
    }
  }

  @Test("a background style that is set around a box is its ground")
  func background() throws {
    let red = try list { GroupBox { Tile.of(1, 60, 20) }.backgroundStyle(.red) }
    let plain = try list { GroupBox { Tile.of(1, 60, 20) } }
    #expect(red.contains("#ff3b30") && !plain.contains("#ff3b30"))
    #expect(plain.contains("#f2f2f7") && !red.contains("#f2f2f7"))
  }

  @Test("a link that nobody listens to does nothing, as a film has no browser, and is told")
  func silent() throws {
    let address = try #require(URL(string: "https://example.org"))
    let stage = try Rehearsal(Self.page) { Link(destination: address) { Tile.of(1, 100, 20) } }
    let place = try stage.tile(1)
    try stage.tap(place.midX, place.midY, at: 0.1)
    try stage.advance(to: 2)
    #expect(try stage.tile(1) == place)
    #expect(IneffectiveSettings.shortcomings.contains("`openURL` has no effect here"))
  }

  @Test(
    "a list's group has its label as a row of its own has it: the icon in the tint, the title not")
  func labelInList() throws {
    func drawn(@ViewBuilder _ row: () -> some View) throws -> [Substring] {
      try list { List { row() } }.split(separator: "\n")
    }
    let plain = try drawn { Label("Map", systemImage: "map") }
    let group = try drawn {
      DisclosureGroup {
        Text("Inside")
      } label: {
        Label("Map", systemImage: "map")
      }
    }
    #expect(plain.count > 3)
    for line in plain { #expect(group.contains(line), "\(line)") }
  }

  @Test("from right to left the chevron points left, and down as well when the group is open")
  func rightToLeft() throws {
    func group(isOpen: Bool) throws -> String {
      try list {
        DisclosureGroup("", isExpanded: .constant(isOpen)) { EmptyView() }
          .environment(\.layoutDirection, .rightToLeft)
      }
    }
    // What pointed to positive x points to negative x, and to positive y.
    #expect(try group(isOpen: false).contains("matrix -1 0 0 1 "))
    #expect(try group(isOpen: true).contains("matrix 0 1 1 0 "))
  }
}
