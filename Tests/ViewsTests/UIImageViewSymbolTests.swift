import DisplayList
import Foundation
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Effects of symbols in image views", .serialized)
struct UIImageViewSymbolTests {
  private let view = UIImageView(image: UIImage(systemName: "star.fill"))

  private func stage() throws -> Rehearsal {
    view.frame = CGRect(x: 20, y: 20, width: 40, height: 40)
    view.contentMode = .scaleAspectFit
    let root = UIView()
    root.addSubview(view)
    return try Rehearsal { Hosted(view: root) }
  }

  @Test("an effect that runs once moves the symbol, and leaves it as it was")
  func once() throws {
    let stage = try stage()
    try stage.now { view.addSymbolEffect(.bounce) }
    try stage.advance(to: 0.001)
    let still = stage.frame
    var frames: Set<String> = []
    for step in 1...10 {
      try stage.advance(to: Double(step) / 10)
      frames.insert(stage.frame)
    }
    #expect(frames.count > 2)
    try stage.advance(to: 6)
    #expect(stage.list.commands.isEmpty == false && still.isEmpty == false)
    #expect(stage.graph.nextEvent == nil)
  }

  @Test("an effect that goes on does until it is removed")
  func goesOn() throws {
    let stage = try stage()
    try stage.now { view.addSymbolEffect(.pulse) }
    var frames: Set<String> = []
    for step in 1...10 {
      try stage.advance(to: 5 + Double(step) / 10)
      frames.insert(stage.frame)
    }
    #expect(frames.count > 2)
    try stage.now { view.removeAllSymbolEffects() }
    try stage.advance(to: 10)
    let rest = stage.frame
    try stage.advance(to: 10.4)
    #expect(stage.frame == rest)
  }

  @Test("another symbol takes the place of the first by and by")
  func replaces() throws {
    let stage = try stage()
    let image = try #require(UIImage(systemName: "heart.fill"))
    try stage.now { view.setSymbolImage(image, contentTransition: .replace) }
    #expect(view.image === image)
    var frames: Set<String> = []
    for step in 0...10 {
      try stage.advance(to: Double(step) / 10)
      frames.insert(stage.frame)
    }
    #expect(frames.count > 2)
  }
}
