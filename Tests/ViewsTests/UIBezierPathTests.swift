import DisplayList
import Foundation
import Geometry
import Testing

@testable import UIKitViews
@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor @Suite("UIBezierPath and visual effects")
struct UIBezierPathTests {
  private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test("only the corners that are named are round")
  func corners() {
    let path = UIBezierPath(
      roundedRect: square, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 30, height: 5))
    let corners = [(1, 1), (99, 1), (1, 99), (99, 99)].map { CGPoint(x: $0.0, y: $0.1) }
    #expect(corners.map(path.contains) == [false, true, true, false])
    let all = UIBezierPath(
      roundedRect: square, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 30, height: 0)
    )
    #expect(Path(all.cgPath) == Path(roundedRect: square, cornerRadius: 30))
    #expect(
      Path(UIBezierPath(roundedRect: square, cornerRadius: 30).cgPath)
        == Path(roundedRect: square, cornerRadius: 30))
  }

  @Test("an arc goes clockwise on the screen if it says so")
  func arcs() {
    func arc(_ clockwise: Bool) -> CGRect {
      UIBezierPath(
        arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: clockwise
      ).bounds
    }
    let (short, long) = (arc(true), arc(false))
    #expect(abs(short.minX) < 1e-9 && abs(short.minY) < 1e-9 && abs(short.maxY - 10) < 1e-6)
    #expect(abs(long.minX + 10) < 1e-6 && abs(long.minY + 10) < 1e-6)
  }

  @Test("it is built step by step, as SwiftUI's path is")
  func steps() {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.currentPoint == .zero)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), controlPoint: CGPoint(x: 7, y: 0))
    path.addCurve(
      to: CGPoint(x: 9, y: 9), controlPoint1: CGPoint(x: 6, y: 6), controlPoint2: .zero)
    path.close()
    let same = Path { other in
      other.move(to: CGPoint(x: 1, y: 2))
      other.addLine(to: CGPoint(x: 3, y: 4))
      other.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 0))
      other.addCurve(to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 6, y: 6), control2: .zero)
      other.closeSubpath()
    }
    #expect(Path(path.cgPath) == same)
    let more = UIBezierPath(rect: square)
    more.append(path)
    #expect(more.bounds == square)
    more.apply(CGAffineTransform(scaleX: 2, y: 1))
    #expect(more.bounds.width == 200)
    more.removeAllPoints()
    #expect(more.isEmpty)
    #expect(UIBezierPath(ovalIn: square).contains(CGPoint(x: 50, y: 1)))
  }

  @Test("the other way round it has the same places, and twice so is itself")
  func reversed() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 20, y: 10), controlPoint: CGPoint(x: 20, y: 0))
    path.addCurve(
      to: CGPoint(x: 0, y: 20), controlPoint1: CGPoint(x: 20, y: 20),
      controlPoint2: CGPoint(x: 5, y: 25))
    let back = path.reversing()
    #expect(back.currentPoint == .zero)
    #expect(abs(back.bounds.maxY - path.bounds.maxY) < 1e-9 && back.bounds.width == 20)
    #expect(back.reversing().cgPath == path.cgPath)
    #expect(UIBezierPath().reversing().isEmpty)
  }

  private func paint(_ style: UIBlurEffect.Style, _ scheme: ColorScheme) throws -> BackdropPaint {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return try #require(UIBlurEffect(style: style).paint(in: environment))
  }

  @Test("materials of UIKit's are those of SwiftUI, in their own scheme where they name one")
  func materials() throws {
    for (style, material) in [
      (UIBlurEffect.Style.systemUltraThinMaterial, Material.ultraThin),
      (.systemThinMaterial, .thin), (.systemMaterial, .regular), (.systemThickMaterial, .thick),
      (.systemChromeMaterial, .bar),
    ] {
      var environment = EnvironmentValues()
      environment.colorScheme = .dark
      #expect(try paint(style, .dark) == material.backdrop(in: environment))
    }
    #expect(try paint(.systemMaterialDark, .light) == paint(.systemMaterial, .dark))
    #expect(try paint(.systemMaterialLight, .dark) == paint(.systemMaterial, .light))
    #expect(try paint(.regular, .light) == paint(.light, .dark))
    #expect(try paint(.regular, .dark) == paint(.dark, .light))
    #expect(try paint(.prominent, .light) == paint(.extraLight, .light))
  }

  @Test("a view of an effect blurs what lies below it, and shows what is in it above")
  func view() throws {
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    inner.backgroundColor = .red
    blur.contentView.addSubview(inner)
    let stage = try Rehearsal { Hosted(view: blur) }
    func kinds() -> [String] {
      stage.graph.displayList().commands.compactMap {
        switch $0 {
        case .fill(_, _, .backdrop, _): "backdrop"
        case .fill: "fill"
        default: nil
        }
      }
    }
    #expect(kinds() == ["backdrop", "fill"])
    try stage.now { blur.effect = nil }
    #expect(kinds() == ["fill"])
    try stage.now { blur.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light)) }
    #expect(kinds() == ["fill"])
  }
}
