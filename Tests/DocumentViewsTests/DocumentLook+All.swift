import DisplayList
import DocumentViews
import Foundation
import Geometry
import Motion
import SceneDocuments
import SceneGraph
import Testing
import ViewEngine
import Views

extension DocumentLook {
  /// A look for each kind of node and each value that a state can change.
  static let all: [DocumentLook] = kinds + shapes + fills + texts + containers + looks + places

  @MainActor private static var square: some View {
    Rectangle().fill(.red).frame(width: 20, height: 20)
  }
  private static let squareNode = "rectangle: 20\nfill: red"

  private static let kinds: [DocumentLook] = [
    DocumentLook("rectangle", "rectangle: [40, 20]\nfill: blue", on: "{width: 60}") {
      Rectangle().fill(.blue).frame(width: $0 ? 60 : 40, height: 20)
    },
    DocumentLook("circle", "circle: 30", on: "{height: 50, width: 50}") {
      Circle().fill().frame(width: $0 ? 50 : 30, height: $0 ? 50 : 30)
    },
    DocumentLook("capsule", "capsule: [50, 20]\nfill: green", on: "{height: 40}") {
      Capsule().fill(.green).frame(width: 50, height: $0 ? 40 : 20)
    },
    DocumentLook("ellipse", "ellipse:\nfill: mint", on: "{fill: brown}") {
      Ellipse().fill($0 ? .brown : .mint)
    },
    DocumentLook("symbol", "symbol: heart.fill\nfont: 40\nfill: pink", on: "{fill: purple}") {
      Image(systemName: "heart.fill").font(.system(size: 40)).foregroundStyle($0 ? .purple : .pink)
    },
    DocumentLook("image", "image: leaf", on: "{opacity: 0.5}") {
      Image("leaf").opacity($0 ? 0.5 : 1)
    },
    DocumentLook(
      "image in a frame", "image: leaf\nwidth: 60\nheight: 60", on: "{contentMode: fill}"
    ) {
      Image("leaf").resizable().aspectRatio(contentMode: $0 ? .fill : .fit)
        .frame(width: 60, height: 60)
    },
    DocumentLook("path", "path: M0 0 L30 0 L15 20 Z\nfill: orange", on: "{x: 10}") {
      Triangle().fill(.orange).frame(width: 30, height: 20).offset(x: $0 ? 10 : 0)
    },
  ]

  private static let shapes: [DocumentLook] = [
    DocumentLook("corner radius", "rectangle: 40\ncornerRadius: 4", on: "{cornerRadius: 16}") {
      RoundedRectangle(cornerRadius: $0 ? 16 : 4).fill().frame(width: 40, height: 40)
    },
    DocumentLook(
      "corner style", "rectangle: 40\ncornerRadius: 12", on: "{cornerStyle: circular}"
    ) {
      RoundedRectangle(cornerRadius: 12, style: $0 ? .circular : .continuous).fill()
        .frame(width: 40, height: 40)
    },
    DocumentLook(
      "trim", "circle: 40\ntrim: [0, 0.25]\nfill: red", on: "{trim: [0.25, 1]}"
    ) {
      Circle().trim(from: $0 ? 0.25 : 0, to: $0 ? 1 : 0.25).fill(.red).frame(width: 40, height: 40)
    },
    DocumentLook(
      "stroke", "circle: 40\nstroke: {fill: red, width: 2}", on: "{stroke: {fill: blue, width: 6}}"
    ) {
      Circle().stroke($0 ? .blue : .red, style: StrokeStyle(lineWidth: $0 ? 6 : 2))
        .frame(width: 40, height: 40)
    },
    DocumentLook(
      "stroke within the outline",
      "capsule: [60, 30]\nfill: yellow\nstroke: {fill: red, width: 4, inside: true}",
      on: "{fill: orange}"
    ) {
      Capsule().fill($0 ? .orange : .yellow).strokeBorder(.red, style: StrokeStyle(lineWidth: 4))
        .frame(width: 60, height: 30)
    },
    DocumentLook(
      "dashes and fill",
      "rectangle: 40\nfill: teal\nstroke: {fill: black, width: 3, dash: [4, 2], cap: round, join: bevel}",
      on: "{stroke: {fill: black, width: 3, dash: [4, 2], cap: round, join: bevel, dashPhase: 6}}"
    ) {
      Rectangle().fill(.teal)
        .stroke(
          .black,
          style: StrokeStyle(
            lineWidth: 3, lineCap: .round, lineJoin: .bevel, dash: [4, 2], dashPhase: $0 ? 6 : 0)
        )
        .frame(width: 40, height: 40)
    },
  ]

  private static let fills: [DocumentLook] = [
    DocumentLook(
      "linear gradient", "rectangle:\nfill: {linear: [red, blue], from: leading, to: trailing}",
      on: "{fill: {linear: [green, white], from: top, to: bottom}}"
    ) {
      Rectangle().fill(
        LinearGradient(
          colors: $0 ? [.green, .white] : [.red, .blue], startPoint: $0 ? .top : .leading,
          endPoint: $0 ? .bottom : .trailing))
    },
    DocumentLook(
      "radial gradient", "circle: 60\nfill: {radial: [red, blue], endRadius: 30}",
      on: "{fill: {radial: [red, black], center: topLeading, startRadius: 5, endRadius: 20}}"
    ) {
      Circle().fill(
        RadialGradient(
          colors: $0 ? [.red, .black] : [.red, .blue], center: $0 ? .topLeading : .center,
          startRadius: $0 ? 5 : 0, endRadius: $0 ? 20 : 30)
      ).frame(width: 60, height: 60)
    },
    DocumentLook(
      "angular gradient", "circle: 60\nfill: {angular: [red, blue], start: 0deg, end: 180deg}",
      on: "{fill: {angular: [red, blue], start: 90deg, end: 360deg}}"
    ) {
      Circle().fill(
        AngularGradient(
          colors: [.red, .blue], center: .center, startAngle: .degrees($0 ? 90 : 0),
          endAngle: .degrees($0 ? 360 : 180))
      ).frame(width: 60, height: 60)
    },
    DocumentLook(
      "a colour that becomes a gradient", "rectangle:\nfill: red",
      on: "{fill: {linear: [green, white]}}"
    ) {
      Rectangle().fill(
        LinearGradient(
          colors: $0 ? [.green, .white] : [.red, .red], startPoint: .top, endPoint: .bottom))
    },
    DocumentLook(
      "components", "rectangle:\nfill: {red: 0.2, green: 0.4, blue: 0.6}",
      on: "{fill: {hue: 0.5, saturation: 1, brightness: 0.5, opacity: 0.5}}"
    ) {
      Rectangle().fill(
        $0
          ? Color(hue: 0.5, saturation: 1, brightness: 0.5, opacity: 0.5)
          : Color(red: 0.2, green: 0.4, blue: 0.6))
    },
    DocumentLook("no fill", "circle: 30\nfill: red", on: "{fill: none}") {
      Circle().fill(Color.red.opacity($0 ? 0 : 1)).frame(width: 30, height: 30)
    },
  ]

  private static let texts: [DocumentLook] = [
    DocumentLook("text", "text: Aa\nfont: title", on: "{text: Bb}") {
      Text(verbatim: $0 ? "Bb" : "Aa").font(.system(.title))
    },
    DocumentLook(
      "font", "text: Aa\nfont: {size: 20, weight: bold, design: serif}",
      on: "{font: {style: caption, italic: true, monospacedDigits: true}}"
    ) {
      Text(verbatim: "Aa").font(
        $0
          ? Font.system(.caption).italic().monospacedDigit()
          : Font.system(size: 20, weight: .bold, design: .serif))
    },
    DocumentLook(
      "paragraph",
      "text: One two three four five\nwidth: 60\ntextAlignment: leading\nlineLimit: 2\nlineSpacing: 2\ntracking: 1",
      on: "{textAlignment: trailing, lineLimit: 0, lineSpacing: 6, tracking: 0}"
    ) {
      Text(verbatim: "One two three four five")
        .multilineTextAlignment($0 ? .trailing : .leading).lineLimit($0 ? nil : 2)
        .lineSpacing($0 ? 6 : 2).tracking($0 ? 0 : 1)
        .frame(width: 60, alignment: $0 ? .trailing : .leading)
    },
    DocumentLook(
      "content transition", "text: '10'\ncontentTransition: numericText", on: "{text: '27'}"
    ) {
      Text(verbatim: $0 ? "27" : "10").contentTransition(.numericText())
    },
  ]

  private static let containers: [DocumentLook] = [
    DocumentLook(
      "hstack",
      "hstack: [{circle: 10}, {rectangle: [8, 30], fill: red}]\nspacing: 4\nalignment: top",
      on: "{spacing: 12, alignment: bottom}"
    ) { isOn in
      HStack(alignment: isOn ? .bottom : .top, spacing: isOn ? 12 : 4) {
        Circle().fill().frame(width: 10, height: 10)
        Rectangle().fill(.red).frame(width: 8, height: 30)
      }
    },
    DocumentLook(
      "vstack", "vstack: [{text: A}, {text: Long}]\nalignment: leading\nfont: caption\nfill: red",
      on: "{alignment: trailing, fill: blue}"
    ) { isOn in
      VStack(alignment: isOn ? .trailing : .leading) {
        Text(verbatim: "A")
        Text(verbatim: "Long")
      }
      .font(.system(.caption)).foregroundStyle(isOn ? .blue : .red)
    },
    DocumentLook(
      "zstack", "zstack: [{circle: 40, fill: red}, {circle: 10}]\nalignment: topLeading",
      on: "{alignment: bottomTrailing}"
    ) { isOn in
      ZStack(alignment: isOn ? .bottomTrailing : .topLeading) {
        Circle().fill(.red).frame(width: 40, height: 40)
        Circle().fill().frame(width: 10, height: 10)
      }
    },
    DocumentLook(
      "group", "group: [{circle: 40, fill: red}, {circle: 30}]", on: "{opacity: 0.5}"
    ) { isOn in
      ZStack {
        Circle().fill(.red).frame(width: 40, height: 40)
        Circle().fill().frame(width: 30, height: 30)
      }
      .compositingGroup().opacity(isOn ? 0.5 : 1)
    },
    DocumentLook(
      "spacer", "hstack: [{circle: 10}, {spacer: 5}, {circle: 10}]", on: "{width: 60}"
    ) { isOn in
      HStack {
        Circle().fill().frame(width: 10, height: 10)
        Spacer(minLength: 5)
        Circle().fill().frame(width: 10, height: 10)
      }
      .frame(width: isOn ? 60 : nil)
    },
    DocumentLook(
      "padding", "zstack: [{rectangle: , fill: red}]\npadding: 10",
      on: "{padding: {leading: 30, vertical: 5}}"
    ) { isOn in
      ZStack { Rectangle().fill(.red) }
        .padding(
          isOn
            ? EdgeInsets(top: 5, leading: 30, bottom: 5, trailing: 0)
            : EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10))
    },
    DocumentLook(
      "background", "text: A\npadding: 6\nbackground: red\nclip: {cornerRadius: 4}",
      on: "{background: {linear: [green, white]}}"
    ) {
      Text(verbatim: "A").padding(EdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6))
        .background(
          LinearGradient(
            colors: $0 ? [.green, .white] : [.red, .red], startPoint: .top, endPoint: .bottom)
        )
        .clipShape(RoundedRectangle(cornerRadius: 4))
    },
    DocumentLook(
      "as wide as there is room", "text: A\nwidth: fill\ntextAlignment: trailing\nheight: 20",
      on: "{height: 40}"
    ) {
      Text(verbatim: "A").multilineTextAlignment(.trailing)
        .frame(height: $0 ? 40 : 20, alignment: .trailing)
        .frame(maxWidth: .infinity, alignment: .trailing)
    },
  ]

  private static let looks: [DocumentLook] = [
    DocumentLook("opacity", squareNode, on: "{opacity: 0.25}") { square.opacity($0 ? 0.25 : 1) },
    DocumentLook("blur", squareNode, on: "{blur: 6}") { square.blur(radius: $0 ? 6 : 0) },
    DocumentLook("brightness", squareNode, on: "{brightness: 0.5}") {
      square.brightness($0 ? 0.5 : 0)
    },
    DocumentLook("contrast", squareNode, on: "{contrast: 0.5}") { square.contrast($0 ? 0.5 : 1) },
    DocumentLook("saturation", squareNode, on: "{saturation: 0}") { square.saturation($0 ? 0 : 1) },
    DocumentLook("grayscale", squareNode, on: "{grayscale: 1}") { square.grayscale($0 ? 1 : 0) },
    DocumentLook("hue", squareNode, on: "{hueRotation: 90deg}") {
      square.hueRotation(.degrees($0 ? 90 : 0))
    },
    DocumentLook("shadow", squareNode, on: "{shadow: {color: black, radius: 6, x: 1, y: 3}}") {
      square.shadow(
        color: $0 ? .black : .black.opacity(0), radius: $0 ? 6 : 0, x: $0 ? 1 : 0, y: $0 ? 3 : 0)
    },
    DocumentLook("blend mode", squareNode, on: "{blendMode: multiply, opacity: 0.5}") {
      square.opacity($0 ? 0.5 : 1).blendMode($0 ? .multiply : .normal)
    },
    DocumentLook("clip", squareNode + "\nclip: circle", on: "{scale: 2}") {
      square.clipShape(Circle()).scaleEffect(x: $0 ? 2 : 1, y: $0 ? 2 : 1)
    },
    DocumentLook("rounded clip", squareNode + "\nclip: {cornerRadius: 6}", on: "{width: 40}") {
      Rectangle().fill(.red).frame(width: $0 ? 40 : 20, height: 20)
        .clipShape(RoundedRectangle(cornerRadius: 6))
    },
    DocumentLook("mask", squareNode + "\nmask: {circle: 16}", on: "{rotation: 45deg}") {
      square.mask { ZStack { Circle().fill().frame(width: 16, height: 16) } }
        .rotationEffect(.degrees($0 ? 45 : 0))
    },
  ]

  private static let places: [DocumentLook] = [
    DocumentLook("offset", squareNode, on: "{x: 20, y: -10}") {
      square.offset(x: $0 ? 20 : 0, y: $0 ? -10 : 0)
    },
    DocumentLook("position", squareNode + "\nposition: [30, 40]", on: "{position: [70, 60]}") {
      square.position(x: $0 ? 70 : 30, y: $0 ? 60 : 40)
    },
    DocumentLook("scale", squareNode, on: "{scale: [2, 0.5], anchor: topLeading}") {
      square.scaleEffect(x: $0 ? 2 : 1, y: $0 ? 0.5 : 1, anchor: $0 ? .topLeading : .center)
    },
    DocumentLook("rotation", squareNode + "\nanchor: bottom", on: "{rotation: 120deg}") {
      square.rotationEffect(.degrees($0 ? 120 : 0), anchor: .bottom)
    },
    DocumentLook(
      "rotation in space", squareNode,
      on: "{rotation3D: {angle: 60deg, axis: [0, 1, 0], perspective: 0.5}}"
    ) {
      square.rotation3DEffect(.degrees($0 ? 60 : 0), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
    },
    DocumentLook(
      "z index", "zstack: [{circle: 30, fill: red, states: {on: {zIndex: 1}}}, {circle: 30, x: 5}]"
    ) { isOn in
      ZStack {
        Circle().fill(.red).frame(width: 30, height: 30).zIndex(isOn ? 1 : 0)
        Circle().fill().frame(width: 30, height: 30).offset(x: 5, y: 0)
      }
    },
    DocumentLook(
      "coming", squareNode + "\nshown: false\ntransition: [{move: leading}, opacity]",
      on: "{shown: true}"
    ) {
      if $0 { square.transition(.move(edge: .leading).combined(with: .opacity)) }
    },
    DocumentLook(
      "going", squareNode + "\ntransition: {insertion: opacity, removal: {scale: 0.5}}",
      on: "{shown: false}"
    ) {
      if !$0 {
        square.transition(.asymmetric(insertion: .opacity, removal: .scale(scale: 0.5)))
      }
    },
    DocumentLook("pushed", squareNode + "\ntransition: {push: top}", on: "{shown: false}") {
      if !$0 { square.transition(.push(from: .top)) }
    },
  ]
}

/// A triangle of 30×20 points.
private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 30, y: 0))
      path.addLine(to: CGPoint(x: 15, y: 20))
      path.closeSubpath()
    }
  }
}
