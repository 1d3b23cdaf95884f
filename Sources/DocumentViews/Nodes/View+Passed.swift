internal import Foundation
internal import Geometry
internal import Motion
internal import SceneDocuments
internal import ViewEngine
internal import Views

// SwiftUI's modifiers of a view whose type is not known: a call on `any View` opens it, and the result keeps its type.
extension View {
  // Words.
  func set(font: Font) -> any View { self.font(font) }
  func set(foreground: AnyShapeStyle) -> any View { foregroundStyle(foreground) }
  func set(textAlignment: NodeValues.TextAlignment?) -> any View {
    switch textAlignment {
    case .center: multilineTextAlignment(.center)
    case .trailing: multilineTextAlignment(.trailing)
    case .leading, nil: multilineTextAlignment(.leading)
    }
  }
  func set(lineLimit: Int) -> any View { self.lineLimit(lineLimit > 0 ? lineLimit : nil) }
  func set(lineSpacing: Double) -> any View { self.lineSpacing(CGFloat(lineSpacing)) }
  func set(tracking: Double) -> any View { self.tracking(CGFloat(tracking)) }
  func set(contentTransition: NodeValues.ContentTransition) -> any View {
    let transition: ContentTransition =
      switch contentTransition {
      case .identity: .identity
      case .opacity: .opacity
      case .interpolate: .interpolate
      case .numericText: .numericText()
      }
    return self.contentTransition(transition)
  }

  // Size and outline.
  func framed(width: CGFloat?, height: CGFloat?, _ alignment: Alignment) -> any View {
    frame(width: width, height: height, alignment: alignment)
  }
  func filling(width: Bool, height: Bool, _ alignment: Alignment) -> any View {
    frame(
      maxWidth: width ? .infinity : nil, maxHeight: height ? .infinity : nil, alignment: alignment)
  }
  func padded(_ insets: EdgeInsets) -> any View { padding(insets) }
  func set(background: AnyShapeStyle) -> any View { self.background(background) }
  func clipped<S: Shape>(to shape: S) -> any View { clipShape(shape) }
  func masked(by views: [any View]) -> any View {
    mask { ZStack { TupleView((), children: views) } }
  }

  // Looks.
  func set(brightness: Double) -> any View { self.brightness(brightness) }
  func set(contrast: Double) -> any View { self.contrast(contrast) }
  func set(saturation: Double) -> any View { self.saturation(saturation) }
  func set(grayscale: Double) -> any View { self.grayscale(grayscale) }
  func set(hueRotation: Angle) -> any View { self.hueRotation(hueRotation) }
  func set(blur: Double) -> any View { self.blur(radius: CGFloat(blur)) }
  func set(shadow: Shadow) -> any View {
    self.shadow(
      color: Color(shadow.color), radius: CGFloat(shadow.radius), x: CGFloat(shadow.x),
      y: CGFloat(shadow.y))
  }
  func set(opacity: Double) -> any View { self.opacity(opacity) }
  func set(blendMode: NodeValues.BlendMode) -> any View { self.blendMode(blendMode.mode) }
  func set(zIndex: Double) -> any View { self.zIndex(zIndex) }

  // Place.
  func scaled(x: Double, y: Double, _ anchor: UnitPoint) -> any View {
    scaleEffect(x: CGFloat(x), y: CGFloat(y), anchor: anchor)
  }
  func rotated(_ angle: Angle, _ anchor: UnitPoint) -> any View {
    rotationEffect(angle, anchor: anchor)
  }
  func turned(_ turn: Rotation3D, _ anchor: UnitPoint) -> any View {
    rotation3DEffect(
      turn.angle, axis: (x: CGFloat(turn.x), y: CGFloat(turn.y), z: CGFloat(turn.z)),
      anchor: anchor, perspective: CGFloat(turn.perspective))
  }
  func shifted(x: Double, y: Double) -> any View { offset(x: CGFloat(x), y: CGFloat(y)) }
  func shifted(by distance: CGSize) -> any View { offset(distance) }
  func positioned(at place: CGPoint) -> any View { position(place) }
  func positioned(perhapsAt place: CGPoint?) -> any View {
    @ViewBuilder func choice() -> some View {
      if let place { position(place) } else { self }
    }
    return choice()
  }

  // Touches.
  func tapped(_ action: @escaping () -> Void) -> any View { onTapGesture(perform: action) }
  func pressed(for seconds: Double, _ action: @escaping () -> Void) -> any View {
    onLongPressGesture(minimumDuration: seconds, perform: action)
  }
  func dragged(
    _ change: @escaping @MainActor (CGSize) -> Void, end: @escaping @MainActor (CGSize) -> Void
  ) -> any View {
    // Where the finger is on the stage: the node itself moves.
    gesture(
      DragGesture(minimumDistance: 10, coordinateSpace: CoordinateSpace.global)
        .onChanged { change($0.translation) }.onEnded { end($0.translation) })
  }

  // Names, coming and going, motion.
  func labelled(_ label: String) -> any View { accessibilityLabel(label) }
  func identified(_ name: String) -> any View { accessibilityIdentifier(name) }
  func coming(_ transition: AnyTransition) -> any View { self.transition(transition) }
  func shown(_ isShown: Bool) -> any View {
    let view: Self? = isShown ? self : nil
    return view
  }
  func moving(by animation: Animation?, change: Int) -> any View {
    self.animation(animation, value: change)
  }
}
