import DisplayList
import Foundation
import Geometry
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite struct CGContextTests {
  /// What is drawn into a context of 100 points, one command to the line.
  private func drawn(_ draw: (CGContext) -> Void) -> [String] {
    let context = CGContext(size: CGSize(width: 100, height: 100), scale: 1)
    draw(context)
    return context.list.description.split(separator: "\n").map(String.init)
  }

  /// The commands inside of the context's own clip.
  private func inside(_ draw: (CGContext) -> Void) -> [String] {
    drawn(draw).filter { !$0.contains("layer") }.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test("areas and lines, in the colours and the pen that were set")
  func plain() {
    let lines = drawn {
      $0.setFillColor(UIColor.red.cgColor)
      $0.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
      $0.fillEllipse(in: CGRect(x: 40, y: 10, width: 20, height: 20))
      $0.setStrokeColor(red: 0, green: 0, blue: 1, alpha: 0.5)
      $0.setLineWidth(3)
      $0.setLineCap(.round)
      $0.setLineJoin(.bevel)
      $0.setMiterLimit(4)
      $0.setLineDash(phase: 1, lengths: [4, 2])
      $0.stroke(CGRect(x: 10, y: 40, width: 20, height: 20))
      $0.strokeEllipse(in: CGRect(x: 40, y: 40, width: 20, height: 20))
      $0.stroke(CGRect(x: 70, y: 40, width: 20, height: 20), width: 1)
    }
    #expect(lines == Pinned.plain)
  }

  @Test("a path, step by step")
  func path() {
    let lines = inside {
      $0.beginPath()
      $0.move(to: CGPoint(x: 0, y: 0))
      $0.addLine(to: CGPoint(x: 10, y: 0))
      $0.addQuadCurve(to: CGPoint(x: 20, y: 10), control: CGPoint(x: 20, y: 0))
      $0.addCurve(
        to: CGPoint(x: 0, y: 20), control1: CGPoint(x: 20, y: 20), control2: CGPoint(x: 10, y: 20))
      $0.closePath()
      $0.drawPath(using: .eoFillStroke)
      $0.addLines(between: [CGPoint(x: 50, y: 50), CGPoint(x: 60, y: 60)])
      $0.strokePath()
      $0.addArc(
        center: CGPoint(x: 50, y: 50), radius: 10, startAngle: 0, endAngle: .pi / 2,
        clockwise: false)
      $0.fillPath()
    }
    #expect(lines == Pinned.path)
  }

  @Test("coordinates are moved, scaled and turned, saved and restored")
  func coordinates() {
    let context = CGContext(size: CGSize(width: 100, height: 100), scale: 1)
    context.saveGState()
    context.translateBy(x: 10, y: 20)
    context.scaleBy(x: 2, y: 2)
    context.setFillColor(UIColor.red.cgColor)
    context.fill(CGRect(x: 1, y: 1, width: 5, height: 5))
    #expect(CGPoint(x: 1, y: 1).applying(context.ctm) == CGPoint(x: 12, y: 22))
    context.rotate(by: .pi / 2)
    let turned = CGPoint(x: 1, y: 0).applying(context.ctm)
    #expect(abs(turned.x - 10) + abs(turned.y - 22) < 1e-9)
    context.restoreGState()
    #expect(context.ctm == .identity)
    context.fill(CGRect(x: 1, y: 1, width: 5, height: 5))
    let frames = context.list.commands.compactMap { command -> CGRect? in
      guard case .fill(let path, _, _, let transform) = command else { return nil }
      return path.boundingRect.applying(transform)
    }
    #expect(
      frames == [
        CGRect(x: 12, y: 22, width: 10, height: 10), CGRect(x: 1, y: 1, width: 5, height: 5),
      ])
    context.restoreGState()
    #expect(context.ctm == .identity)
  }

  @Test("clips cut each other; opacity, mode and shadow belong to each thing")
  func state() {
    let lines = drawn {
      $0.clip(to: CGRect(x: 0, y: 0, width: 50, height: 50))
      $0.addEllipse(in: CGRect(x: 20, y: 20, width: 60, height: 60))
      $0.clip()
      $0.setAlpha(0.5)
      $0.setBlendMode(.multiply)
      $0.setShadow(offset: CGSize(width: 2, height: 3), blur: 4, color: UIColor.black.cgColor)
      $0.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    #expect(lines == Pinned.state)
  }

  @Test("gradients, within their ends or beyond")
  func gradients() {
    func gradient(_ options: CGGradientDrawingOptions) -> [String] {
      inside {
        guard
          let gradient = CGGradient(
            colorsSpace: CGColorSpaceCreateDeviceRGB(),
            colors: [UIColor.red.cgColor, UIColor.blue.cgColor], locations: [0, 0.5])
        else { return }
        $0.drawLinearGradient(
          gradient, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 80, y: 0), options: options)
        $0.drawRadialGradient(
          gradient, startCenter: CGPoint(x: 50, y: 50), startRadius: 5,
          endCenter: CGPoint(x: 50, y: 50), endRadius: 30, options: options)
      }
    }
    let within = gradient([])
    let beyond = gradient([.drawsBeforeStartLocation, .drawsAfterEndLocation])
    #expect(within == Pinned.gradientInside)
    #expect(beyond == Pinned.gradientBeyond)
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
  }

  @Test("Core Graphics draws a picture upside down, UIKit upright")
  func pictures() throws {
    let size = CGSize(width: 10, height: 20)
    let image = UIGraphicsImageRenderer(size: size).image {
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
    }
    let cgImage = try #require(image.cgImage)
    func frames(_ draw: @escaping (CGContext) -> Void) -> CGRect {
      let context = UIGraphicsStack.drawing(CGSize(width: 100, height: 100), scale: 1, draw)
      return context.list.commands.compactMap { command -> CGRect? in
        guard case .fill(let path, _, _, let transform) = command else { return nil }
        return path.boundingRect.applying(transform)
      }.first ?? .zero
    }
    let rect = CGRect(x: 20, y: 20, width: 20, height: 40)
    #expect(frames { _ in image.draw(in: rect) } == CGRect(x: 20, y: 20, width: 20, height: 10))
    #expect(frames { $0.draw(cgImage, in: rect) } == CGRect(x: 20, y: 50, width: 20, height: 10))
    #expect(
      frames { _ in image.draw(at: CGPoint(x: 5, y: 5)) }
        == CGRect(x: 5, y: 5, width: 10, height: 5))
  }

  @Test("a cleared rectangle is a hole")
  func cleared() {
    let lines = drawn {
      $0.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
      $0.clear(CGRect(x: 20, y: 20, width: 10, height: 10))
    }
    #expect(lines.contains { $0.contains("destinationOut") })
  }

  // MARK: Images

  @Test("an image's size is in points, its picture's in pixels")
  func sizes() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4), format: format).image {
      _ in
    }
    #expect(image.size == CGSize(width: 8, height: 4))
    #expect(image.scale == 3)
    let picture = try #require(image.cgImage)
    #expect(picture.width == 24 && picture.height == 12)
    #expect(UIImage(cgImage: picture).size == CGSize(width: 24, height: 12))
    let half = UIImage(cgImage: picture, scale: 2, orientation: .up)
    #expect(half.size == CGSize(width: 12, height: 6))
    #expect(half.cgImage?.width == 24)
    #expect(UIImage().size == .zero)
    #expect(UIImage().cgImage == nil)
  }

  @Test("a part of a picture")
  func cropping() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
      $0.fill(CGRect(x: 10, y: 10, width: 10, height: 10))
    }
    let scale = image.scale
    let part = try #require(
      image.cgImage?.cropping(
        to: CGRect(x: 10 * scale, y: 0, width: 10 * scale, height: 20 * scale)))
    #expect(part.picture.size == CGSize(width: 10, height: 20))
    #expect(image.cgImage?.cropping(to: CGRect(x: 1000, y: 0, width: 5, height: 5)) == nil)
  }

  @Test("a picture that is begun and ended")
  func begun() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), false, 2)
    UIColor.red.set()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).fill()
    let line = UIBezierPath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 5, y: 5))
    (line.lineWidth, line.lineCapStyle, line.lineJoinStyle) = (2, .round, .round)
    line.stroke()
    UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 5, height: 5)).addClip()
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(image.size == CGSize(width: 10, height: 10))
    let list = image.cgImage?.picture.list.description ?? ""
    let lines = list.split(separator: "\n").map(String.init)
    #expect(lines == Pinned.begun)
  }

  @Test("what code drew is an image of SwiftUI's and of an image view's, tinted as a template")
  func shown() throws {
    let size = CGSize(width: 10, height: 10)
    let image = UIGraphicsImageRenderer(size: size).image { _ in
      UIColor.red.setFill()
      UIBezierPath(ovalIn: CGRect(origin: .zero, size: size)).fill()
    }
    let plain = try Rehearsal { Image(uiImage: image) }
    #expect(plain.frames == [CGRect(x: 45, y: 45, width: 10, height: 10)])
    #expect(plain.colors == [[255, 0, 0]])
    let large = try Rehearsal { Image(uiImage: image).resizable().frame(width: 40, height: 20) }
    #expect(large.frames == [CGRect(x: 30, y: 40, width: 40, height: 20)])
    let tinted = try Rehearsal {
      Image(uiImage: image).renderingMode(.template).foregroundStyle(.black)
    }
    #expect(tinted.layers.contains { $0.mask != nil })
    #expect(tinted.colors == [[0, 0, 0]])
    let view = UIImageView(image: image)
    #expect(view.bounds.size == size)
    let stage = try Rehearsal { Hosted(view: view).frame(width: 10, height: 10) }
    #expect(stage.colors == [[255, 0, 0]])
  }

  @Test("a symbol's picture, in its tint")
  func symbol() throws {
    let star = try #require(UIImage(systemName: "star.fill"))
    let plain = try #require(star.cgImage)
    #expect(plain.width > 10)
    func color(_ image: UIImage) -> ResolvedColor? {
      guard case .fill(_, _, .solid(let color), _)? = image.cgImage?.picture.list.commands.first
      else { return nil }
      return color
    }
    #expect(color(star) == .black)
    #expect(color(star.withTintColor(.red)) == UIColor.red.cgColor.resolved)
  }

  @Test("colours of Core Graphics'")
  func colors() {
    #expect(CGColor(gray: 0.5, alpha: 1) == CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    #expect(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1) == UIColor.red.cgColor)
    #expect(UIColor.red.cgColor.copy(alpha: 0.5)?.alpha == 0.5)
    #expect(CGColorSpace(name: .sRGB) == CGColorSpaceCreateDeviceRGB())
  }

  @Test("a tint multiplies one colour itself, several as a group")
  func tint() {
    let tint = ColorTint(ResolvedColor(red: 0.5, green: 2, blue: 1, opacity: 0.5))
    var (one, several) = (DisplayList(), DisplayList())
    one.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .solid(.white))
    several.append(one)
    several.append(one)
    var list = DisplayList()
    tint.draw(one, into: &list)
    guard case .fill(_, _, .solid(let color), _)? = list.commands.first else {
      Issue.record("no colour")
      return
    }
    #expect(color == ResolvedColor(red: 0.5, green: 1, blue: 1, opacity: 0.5))
    var group = DisplayList()
    tint.draw(several, into: &group)
    guard case .beginLayer(let layer)? = group.commands.first else {
      Issue.record("no group")
      return
    }
    #expect(layer.opacity == 0.5)
    #expect(layer.filters.count == 1)
    #expect(!ColorTint(.white).layer.needsIsolation)
  }
}

@Suite struct CGMutablePathTests {
  @Test("is built as a path is, step by step")
  func steps() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 20, y: 10), control: CGPoint(x: 20, y: 0))
    path.addCurve(
      to: CGPoint(x: 0, y: 20), control1: CGPoint(x: 20, y: 20), control2: CGPoint(x: 10, y: 20))
    path.closeSubpath()
    path.addRect(CGRect(x: 30, y: 30, width: 5, height: 5))
    path.addLines(between: [.zero, CGPoint(x: 1, y: 1)])
    let same = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 10, y: 0))
      $0.addQuadCurve(to: CGPoint(x: 20, y: 10), control: CGPoint(x: 20, y: 0))
      $0.addCurve(
        to: CGPoint(x: 0, y: 20), control1: CGPoint(x: 20, y: 20), control2: CGPoint(x: 10, y: 20))
      $0.closeSubpath()
      $0.addRect(CGRect(x: 30, y: 30, width: 5, height: 5))
      $0.addLines([.zero, CGPoint(x: 1, y: 1)])
    }
    #expect(path == same.cgPath)
  }

  @Test("a copy stays as it was, a mutable copy goes on alone")
  func copies() {
    let path = CGMutablePath()
    path.addEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
    let (still, other) = (path.copy(), path.mutableCopy())
    other?.addRoundedRect(
      in: CGRect(x: 20, y: 20, width: 20, height: 20), cornerWidth: 4, cornerHeight: 4)
    #expect(path == still)
    #expect(other?.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 40, height: 40))
    path.addPath(CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil))
    path.addArc(
      center: CGPoint(x: 50, y: 50), radius: 10, startAngle: 0, endAngle: 2 * .pi,
      clockwise: false)
    #expect(still?.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 8, height: 8))
    #expect(abs(path.boundingBoxOfPath.maxX - 60) < 1e-9)
  }

  @Test("each step may be transformed")
  func transformed() {
    let move = CGAffineTransform(translationX: 5, y: 5)
    let path = CGMutablePath()
    path.move(to: .zero, transform: move)
    path.addLine(to: CGPoint(x: 10, y: 0), transform: move)
    #expect(path.boundingBoxOfPath == CGRect(x: 5, y: 5, width: 10, height: 0))
  }
}

@Suite struct CoreGraphicsTransformTests {
  @Test("transforms by Core Graphics' old names, and paths that they move")
  func names() throws {
    #expect(CGAffineTransformMakeTranslation(3, 4) == CGAffineTransform(translationX: 3, y: 4))
    #expect(CGAffineTransformMakeScale(2, 5) == CGAffineTransform(scaleX: 2, y: 5))
    #expect(CGAffineTransformMakeRotation(1) == CGAffineTransform(rotationAngle: 1))
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    var move = CGAffineTransformMakeTranslation(3, 4)
    let moved = try #require(unsafe path.copy(using: &move))
    #expect(moved.boundingBoxOfPath == CGRect(x: 3, y: 4, width: 10, height: 10))
    let same = try #require(unsafe path.copy(using: nil))
    #expect(same == path)
  }
}
