import DisplayList
import Foundation
import Geometry
import Motion
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Views of visual effects")
struct UIVisualEffectViewTests {
  private nonisolated static let styles: [UIBlurEffect.Style] = [
    .extraLight, .light, .dark, .regular, .prominent, .systemUltraThinMaterial, .systemMaterial,
    .systemChromeMaterialDark,
  ]

  private func stage(_ view: UIView) throws -> Rehearsal { try Rehearsal { Hosted(view: view) } }

  private func paints(_ stage: Rehearsal) -> [BackdropPaint] {
    stage.graph.displayList().commands.compactMap {
      if case .fill(_, _, .backdrop(let paint), _) = $0 { paint } else { nil }
    }
  }

  private func filters(_ view: UIView) -> [NSObject] {
    (view.layer.sublayers?.first?.filters ?? []).compactMap { $0 as? NSObject }
  }

  @Test("a view that nobody changes is painted as its effect says", arguments: styles)
  func untouched(style: UIBlurEffect.Style) throws {
    let effect = UIBlurEffect(style: style)
    let shown = paints(try stage(UIVisualEffectView(effect: effect)))
    let paint = try #require(effect.paint(in: EnvironmentValues()))
    #expect(shown == [paint])
  }

  @Test("without the filters but the blur it is a bare blur, of the radius that is set")
  func bareBlur() throws {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
    let usual = try #require(UIBlurEffect(style: .systemMaterial).paint(in: EnvironmentValues()))
    view.layer.sublayers?.first?.filters?.removeAll { String(describing: $0) != "gaussianBlur" }
    let stage = try stage(view)
    var paint = try #require(paints(stage).first)
    #expect(paint.radius == usual.radius && paint.saturation == 1 && paint.tint.opacity == 0)
    let blur = try #require(filters(view).first)
    #expect(blur.value(forKey: "name") as? String == "gaussianBlur")
    #expect(blur.value(forKey: "inputRadius") as? Double == usual.radius)
    try stage.now { blur.setValue(7, forKey: "inputRadius") }
    paint = try #require(paints(stage).first)
    #expect(paint.radius == 7)
    try stage.now { view.layer.sublayers?.first?.filters = [] }
    #expect(paints(stage).isEmpty)
  }

  @Test("a filter that is switched off does nothing")
  func disabled() throws {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    for filter in filters(view) { filter.setValue(false, forKey: "enabled") }
    let paint = try #require(paints(try stage(view)).first)
    #expect(paint.radius == 0 && paint.saturation == 1 && paint.tint.opacity > 0)
  }

  @Test("the view above the blur tints it", arguments: styles)
  func wash(style: UIBlurEffect.Style) throws {
    let effect = UIBlurEffect(style: style)
    let usual = try #require(effect.paint(in: EnvironmentValues()))
    let changes: [(UIView) -> Void] = [
      { $0.alpha = 0 }, { $0.isHidden = true }, { $0.backgroundColor = .clear },
      { $0.removeFromSuperview() },
    ]
    for change in changes {
      let view = UIVisualEffectView(effect: effect)
      #expect(view.subviews.count == 3 && view.subviews.last === view.contentView)
      change(view.subviews[1])
      let paint = try #require(paints(try stage(view)).first)
      #expect(paint.tint.opacity == 0 && paint.radius == usual.radius)
    }
    let half = UIVisualEffectView(effect: effect)
    half.subviews[1].alpha = 0.5
    let paint = try #require(paints(try stage(half)).first)
    #expect(abs(paint.tint.opacity - usual.tint.opacity / 2) < 1e-6)
  }

  @Test("in an animation a blur goes and comes by degrees")
  func animated() throws {
    let effect = UIBlurEffect(style: .light)
    let usual = try #require(effect.paint(in: EnvironmentValues()))
    let view = UIVisualEffectView(effect: effect)
    let stage = try stage(view)
    try stage.now { UIView.animate(.linear(duration: 1)) { view.effect = nil } }
    try stage.advance(to: 0.25)
    let paint = try #require(paints(stage).first)
    #expect(abs(paint.radius - usual.radius * 0.75) < 1e-9)
    #expect(abs(paint.saturation - 1 - (usual.saturation - 1) * 0.75) < 1e-9)
    #expect(stage.opacities.isEmpty)
    try stage.advance(to: 2)
    #expect(paints(stage).isEmpty)
    try stage.now { view.effect = effect }
    #expect(paints(stage) == [usual])
    try stage.now { view.effect = nil }
    #expect(paints(stage).isEmpty && view.subviews.count == 1)
  }

  @Test("a layer is put together with what lies below as its compositing filter says")
  func compositing() throws {
    func modes(_ filter: Any?) throws -> [BlendMode] {
      let view = UIView()
      view.backgroundColor = .red
      view.layer.compositingFilter = filter
      return try stage(view).layers.map(\.blendMode).filter { $0 != .normal }
    }
    #expect(try modes("multiplyBlendMode") == [.multiply])
    #expect(try modes(nil).isEmpty)
  }
}
