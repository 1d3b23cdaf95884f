import DisplayList
import Foundation
import Geometry
import Pixels
import Raster
import Testing
import ViewEngine
import Views

@testable import RostrumTool

@MainActor @Suite("A device's chrome")
struct DeviceChromeTests {
  /// Every way to hold a device that has chrome.
  nonisolated static let held = Device.all.filter { $0 != .none }
    .flatMap { device in [false, true].map { (device, $0) } }

  private func graph(
    _ device: Device, _ isLandscape: Bool, chrome: Bool = true, ground: ResolvedColor? = nil,
    _ view: some View = Color.orange
  ) throws -> ViewGraph {
    let (width, height) = (device.size.width, device.size.height)
    let size =
      isLandscape ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    let graph = ViewGraph(AnyView(view), stage: ViewEngine.Stage(size: size, scale: 1))
    try graph.start()
    if chrome {
      let chrome = DeviceChrome(device, isLandscape: isLandscape, ground: ground)
      graph.drawChrome = { [weak graph] list in
        if let graph { chrome.draw(over: graph, into: &list) }
      }
    }
    return graph
  }

  private func picture(_ graph: ViewGraph) -> Pixmap {
    let size = graph.stage.size
    var pixmap = Pixmap(width: Int(size.width), height: Int(size.height))
    Rasterizer().render(graph.displayList(), into: &pixmap, scale: 1, background: .white)
    return pixmap
  }

  @Test("leaves the scene's own commands as they are, and draws after them", arguments: held)
  func after(device: Device, isLandscape: Bool) throws {
    let plain = try graph(device, isLandscape, chrome: false).displayList().commands
    let all = try graph(device, isLandscape).displayList().commands
    #expect(Array(all.prefix(plain.count)) == plain)
    // The little phone on its side has nothing that is drawn.
    #expect((all.count > plain.count) == !(isLandscape && device.statusBar == .line))
  }

  @Test("stays within bars, corners and what is covered", arguments: held)
  func within(device: Device, isLandscape: Bool) throws {
    let plain = picture(try graph(device, isLandscape, chrome: false))
    let chromed = picture(try graph(device, isLandscape))
    let insets = isLandscape ? device.sideInsets : device.insets
    let corner = Int(device.cornerRadius * 1.53) + 2
    let (width, height) = (plain.width, plain.height)
    // Every third row and column: nothing of the chrome is thinner than three pixels.
    for y in stride(from: 0, to: height, by: 3) {
      for x in stride(from: 0, to: width, by: 3) where plain[x, y] != chromed[x, y] {
        let isCorner =
          (x < corner || x >= width - corner) && (y < corner || y >= height - corner)
        let isCovered =
          y < Int(insets.top) || y >= height - Int(insets.bottom) || x < Int(insets.leading)
          || x >= width - Int(insets.trailing)
        if !isCorner, !isCovered { Issue.record("\(x), \(y) is another"); return }
      }
    }
  }

  @Test("has nothing in its corners, or the ground that is named")
  func corners() throws {
    let device = try #require(Device(argument: "iphone-16"))
    #expect(picture(try graph(device, false))[0, 0] == 0)
    let red = ResolvedColor(red: 1, green: 0, blue: 0, opacity: 1)
    #expect(picture(try graph(device, false, ground: red))[0, 0] == 0xFF00_00FF)
  }

  @Test("shows what the views leave of it")
  func hidden() throws {
    let device = try #require(Device(argument: "iphone-16"))
    func count(_ view: some View) throws -> Int {
      try graph(device, false, view).displayList().commands.count
    }
    let whole = try count(Color.orange)
    let (bar, line) = (
      whole - (try count(Color.orange.statusBarHidden())),
      whole - (try count(Color.orange.persistentSystemOverlays(.hidden)))
    )
    #expect(bar > 1 && line == 1)
    #expect(try count(Color.orange.statusBar(hidden: false)) == whole)
    #expect(try count(Color.orange.persistentSystemOverlays(.automatic)) == whole)
    // Of several, the one nearest to the root is heard.
    #expect(try count(Color.orange.statusBarHidden().statusBarHidden(false)) == whole)
  }

  @Test("is dark on light, and light on dark")
  func schemes() throws {
    let device = try #require(Device(argument: "iphone-se"))
    let light = try graph(device, false, Color.orange).displayList()
    let dark = try graph(device, false, Color.orange.preferredColorScheme(.dark)).displayList()
    #expect(light.commands.count == dark.commands.count)
    #expect(light.commands.last != dark.commands.last)
  }
}
