import DisplayList
import Foundation
import Geometry
import Motion

/// All of a layer at one instant, as drawing reads it and animations change it.
struct LayerState {
  var look: LayerLook
  var anchorPoint: CGPoint
  /// The transform in three dimensions; `nil` where it is one of the plane.
  var solid: CATransform3D?
  /// Turns about the x and the y axis that animations add, in radians.
  var turn = (x: 0.0, y: 0.0)
  /// What layers of one kind have beside that, by key.
  var more: [String: LayerQuantity]

  // MARK: Key paths

  /// The value at a key path.
  subscript(keyPath: String) -> LayerQuantity {
    get { plain(keyPath) ?? transformed(keyPath) ?? more[keyPath] ?? component(keyPath) }
    set {
      if set(plain: keyPath, newValue) || set(transformed: keyPath, newValue) { return }
      if more[keyPath] == nil, let (key, part) = Self.split(keyPath), hasParts(key) {
        set(part: part, of: key, newValue)
      } else {
        more[keyPath] = newValue
      }
    }
  }

  private func hasParts(_ key: String) -> Bool { self[key].numbers.count > 1 }

  private func plain(_ key: String) -> LayerQuantity? {
    switch key {
    case "position": LayerQuantity(look.position)
    case "bounds": LayerQuantity(look.bounds)
    case "anchorPoint": LayerQuantity(anchorPoint)
    case "opacity": .numbers([look.opacity])
    case "backgroundColor": .colors([look.background])
    case "cornerRadius": LayerQuantity(look.cornerRadius)
    case "borderWidth": LayerQuantity(look.borderWidth)
    case "borderColor": .colors([look.borderColor])
    case "shadowColor": .colors([look.shadowColor])
    case "shadowOpacity": .numbers([look.shadowOpacity])
    case "shadowRadius": LayerQuantity(look.shadowRadius)
    case "shadowOffset": LayerQuantity(look.shadowOffset)
    default: nil
    }
  }

  private mutating func set(plain key: String, _ value: LayerQuantity) -> Bool {
    let (number, color) = (value.scalar, value.colors?.first)
    switch key {
    case "position": look.position = value.point ?? look.position
    case "bounds": look.bounds = value.rect ?? look.bounds
    case "anchorPoint": anchorPoint = value.point ?? anchorPoint
    case "opacity": look.opacity = number ?? look.opacity
    case "backgroundColor": look.background = color ?? .clear
    case "cornerRadius": look.cornerRadius = number.map { CGFloat($0) } ?? look.cornerRadius
    case "borderWidth": look.borderWidth = number.map { CGFloat($0) } ?? look.borderWidth
    case "borderColor": look.borderColor = color ?? .clear
    case "shadowColor": look.shadowColor = color ?? .clear
    case "shadowOpacity": look.shadowOpacity = number ?? look.shadowOpacity
    case "shadowRadius": look.shadowRadius = number.map { CGFloat($0) } ?? look.shadowRadius
    case "shadowOffset": look.shadowOffset = value.size ?? look.shadowOffset
    default: return false
    }
    return true
  }

  private func transformed(_ key: String) -> LayerQuantity? {
    let transform = look.transform
    switch key {
    case "transform": return .transform(transform)
    case "transform.scale", "transform.scale.x": return .numbers([transform.scaleX])
    case "transform.scale.y": return .numbers([transform.scaleY])
    case "transform.rotation", "transform.rotation.z":
      return .numbers([transform.rotation.radians])
    case "transform.rotation.x": return .numbers([turn.x])
    case "transform.rotation.y": return .numbers([turn.y])
    case "transform.translation": return LayerQuantity(transform.translation)
    case "transform.translation.x": return LayerQuantity(transform.translation.x)
    case "transform.translation.y": return LayerQuantity(transform.translation.y)
    case "transform.scale.z", "transform.translation.z": return .numbers([0])
    default: return nil
    }
  }

  private mutating func set(transformed key: String, _ value: LayerQuantity) -> Bool {
    guard key == "transform" || key.hasPrefix("transform.") else { return false }
    let (old, number) = (look.transform, value.scalar)
    switch key {
    case "transform": if case .transform(let new) = value { look.transform = new }
    case "transform.scale": look.transform = old.with(scaleX: number, scaleY: number)
    case "transform.scale.x": look.transform = old.with(scaleX: number)
    case "transform.scale.y": look.transform = old.with(scaleY: number)
    case "transform.rotation", "transform.rotation.z":
      look.transform = old.with(rotation: number)
    case "transform.rotation.x": turn.x = number ?? turn.x
    case "transform.rotation.y": turn.y = number ?? turn.y
    case "transform.translation": look.transform = old.with(translation: value.point)
    case "transform.translation.x":
      look.transform = old.with(
        translation: number.map { CGPoint(x: $0, y: old.translation.y) })
    case "transform.translation.y":
      look.transform = old.with(
        translation: number.map { CGPoint(x: old.translation.x, y: $0) })
    case "transform.scale.z", "transform.translation.z": break
    default: return false
    }
    return true
  }

  // MARK: Components

  private static func split(_ keyPath: String) -> (key: String, part: String)? {
    guard let dot = keyPath.lastIndex(of: ".") else { return nil }
    return (String(keyPath[..<dot]), String(keyPath[keyPath.index(after: dot)...]))
  }

  /// Which of a value's numbers a component's name means.
  private static func places(_ part: String, count: Int) -> Range<Int>? {
    switch (part, count) {
    case ("x", 2...), ("width", 2): 0..<1
    case ("y", 2...), ("height", 2): 1..<2
    case ("width", 4): 2..<3
    case ("height", 4): 3..<4
    case ("origin", 4): 0..<2
    case ("size", 4): 2..<4
    default: nil
    }
  }

  private func component(_ keyPath: String) -> LayerQuantity {
    guard let (key, part) = Self.split(keyPath) else { return .none }
    let numbers = self[key].numbers
    guard let places = Self.places(part, count: numbers.count) else { return .none }
    return .numbers(Array(numbers[places]))
  }

  private mutating func set(part: String, of key: String, _ value: LayerQuantity) {
    var numbers = self[key].numbers
    guard let places = Self.places(part, count: numbers.count),
      value.numbers.count == places.count
    else { return }
    numbers.replaceSubrange(places, with: value.numbers)
    self[key] = .numbers(numbers)
  }

  // MARK: Geometry

  /// The projection from the layer's own coordinates to those around it, seen from in front.
  ///
  /// - Parameters:
  ///   - around: What the layer around does in depth.
  ///   - height: How far towards the viewer the layer stands, in points.
  /// - Returns: The projection; `nil` where ``toParent`` is all there is to it.
  func projection(in around: LayerDepth?, height: CGFloat = 0) -> ProjectionTransform? {
    let flat = look.transform.matrix
    let own = solid.flatMap { CATransform3DGetAffineTransform($0) == flat ? $0 : nil }
    let isMoved = around.map { $0.movesPlane || height != 0 } ?? false
    guard own != nil || turn.x != 0 || turn.y != 0 || isMoved else { return nil }
    var matrix = own ?? CATransform3DMakeAffineTransform(flat)
    if matrix.m34 == 0 { matrix.m34 = solid?.m34 ?? 0 }
    matrix = CATransform3DRotate(matrix, CGFloat(turn.y), 0, 1, 0)
    matrix = CATransform3DRotate(matrix, CGFloat(turn.x), 1, 0, 0)
    var place = look.position
    if let around {
      // It is about the anchor point of the layer around, wherever this one stands in that.
      let way = CATransform3DMakeTranslation(
        place.x - around.center.x, place.y - around.center.y, height)
      matrix = CATransform3DConcat(CATransform3DConcat(matrix, way), around.transform)
      place = around.center
    }
    let bounds = look.bounds
    let before = CGAffineTransform(
      translationX: -(bounds.minX + anchorPoint.x * bounds.width),
      y: -(bounds.minY + anchorPoint.y * bounds.height))
    let after = CGAffineTransform(translationX: place.x, y: place.y)
    let start = look.isTurnedOver ? bounds.turningOver.concatenating(before) : before
    return ProjectionTransform(start).concatenating(ProjectionTransform(matrix))
      .concatenating(ProjectionTransform(after))
  }

  /// The transform from the layer's own coordinates to those around it, with depth.
  ///
  /// - Parameters:
  ///   - sublayers: What is between the layer's own transform and what is inside.
  ///   - height: How far towards the viewer the layer stands, in points.
  ///   - perspective: The `m34` of the layer around.
  /// - Returns: The transform.
  func inDepth(
    _ sublayers: CATransform3D = CATransform3DIdentity, height: CGFloat, perspective: CGFloat = 0
  ) -> CATransform3D {
    let flat = look.transform.matrix
    let own = solid.flatMap { CATransform3DGetAffineTransform($0) == flat ? $0 : nil }
    var matrix = own ?? CATransform3DMakeAffineTransform(flat)
    matrix = CATransform3DRotate(matrix, CGFloat(turn.y), 0, 1, 0)
    matrix = CATransform3DRotate(matrix, CGFloat(turn.x), 1, 0, 0)
    let bounds = look.bounds
    let before = CATransform3DMakeTranslation(
      -(bounds.minX + anchorPoint.x * bounds.width),
      -(bounds.minY + anchorPoint.y * bounds.height), 0)
    matrix = CATransform3DConcat(CATransform3DConcat(before, sublayers), matrix)
    if perspective != 0 {
      var eye = CATransform3DIdentity
      eye.m34 = perspective
      matrix = CATransform3DConcat(matrix, eye)
    }
    let after = CATransform3DMakeTranslation(look.position.x, look.position.y, height)
    return CATransform3DConcat(matrix, after)
  }

  /// The transform from the layer's own coordinates to those around it.
  var toParent: CGAffineTransform { look.toParent(anchor: anchorPoint) }

  // MARK: What layers of one kind have

  func number(_ key: String, _ usual: Double) -> Double { more[key]?.scalar ?? usual }
  func point(_ key: String, _ usual: CGPoint) -> CGPoint { more[key]?.point ?? usual }
  func colors(_ key: String) -> [ResolvedColor]? { more[key]?.colors }
}
