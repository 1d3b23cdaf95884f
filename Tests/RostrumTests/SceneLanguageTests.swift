import Foundation
import Testing

/// What the compiler must accept in a scene as it does beside SwiftUI.
@Suite struct SceneLanguageTests {
  private func compiles(_ text: String) throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    try tool.write(text, to: "Scene.swift")
    let result = try tool.run(["render", "Scene.swift", "-o", "frame.png", "--at", "0", "--quiet"])
    #expect(result.status == 0, "\(result.error)")
  }

  @Test("names for a package alone are the scene's, too")
  func package() throws {
    try compiles(
      """
      import SwiftUI
      package struct Count { package var number = 1; package init() {} }
      #Preview { Text("\\(Count().number)") }
      """)
  }

  @Test("views are made where no actor is known: in stored properties and free functions")
  func isolation() throws {
    try compiles(
      """
      import SwiftUI

      struct Page {
        var content: AnyView = .init(EmptyView())
        var size = CGSize.zero
      }
      func star() -> some View { Image(systemName: "star").padding().opacity(0.5) }

      #Preview {
        VStack {
          Page().content
          if Page().size.equalTo(.zero) { star() }
        }
      }
      """)
  }

  @Test("a preview may return views of several types, as where something is tried")
  func branches() throws {
    try compiles(
      """
      import SwiftUI
      func name() throws -> String { "Ada" }
      #Preview {
        do {
          let name = try name()
          return Text(name).padding()
        } catch {
          return Text("nobody: \\(error.localizedDescription)")
        }
      }
      """)
  }

  @Test("a file that asks for Foundation alone has what Apple's has with it")
  func foundation() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    try tool.write(
      """
      import Foundation
      class Model: ObservableObject { @Published var name = "Ada" }
      @Observable class Order { var count = 3 }
      let folders = [URL.documentsDirectory, .cachesDirectory, .applicationSupportDirectory]
      """, to: "Model.swift")
    try tool.write(
      """
      import SwiftUI
      #Preview {
        let order = Order()
        return Text("\\(Model().name) \\(order.count) \\(folders.count)").navigationTitle(.constant("A"))
      }
      """, to: "Scene.swift")
    let result = try tool.run([
      "render", "Scene.swift", "--with", "Model.swift", "-o", "frame.png", "--at", "0", "--quiet",
    ])
    #expect(result.status == 0, "\(result.error)")
  }

  @Test("a preview and a provider may stand in neighbouring lines")
  func neighbours() throws {
    try compiles(
      """
      import SwiftUI
      #Preview { Color.red }
      struct Blue: PreviewProvider { static var previews: some View { Color.blue } }
      #Preview { Color.green }
      """)
  }

  @Test("a time line's closure of several statements is understood")
  func timeline() throws {
    try compiles(
      """
      import SwiftUI

      struct Clock: View {
        @State private var ticks: [Date] = []
        var body: some View {
          TimelineView(.animation(minimumInterval: 0.5, paused: false)) { context in
            let angle = Angle.degrees(context.date.timeIntervalSince1970 * 6)
            ZStack { ForEach(ticks, id: \\.self) { _ in Circle() } }
              .rotationEffect(angle)
              .onChange(of: context.date) { _, new in
                if ticks.count < 3 { ticks.append(new) }
              }
          }
        }
      }

      #Preview { Clock() }
      """)
  }

  @Test("a spring of Core Animation that is made from numbers is one for layers")
  func layerSprings() throws {
    try compiles(
      """
      import SwiftUI
      import UIKit
      final class Box: UIView {
        override func didMoveToWindow() {
          let spring = CASpringAnimation(perceptualDuration: 0.7, bounce: 0.35)
          spring.keyPath = "position.x"
          spring.fromValue = 10
          layer.add(spring, forKey: "x")
          layer.add(CASpringAnimation(), forKey: nil)
        }
      }
      #Preview(traits: .fixedLayout(width: 20, height: 20)) { Box() }
      """)
  }

  @Test("colours are named by what they are wherever one is wanted")
  func colors() throws {
    try compiles(
      """
      import SwiftUI

      struct Swatch: View {
        @State private var isOn = true
        var body: some View {
          VStack {
            Color(.black)
            Color(.mint)
            Color(.systemBackground)
            Color(isOn ? .red : .black)
            Color(isOn ? .mint : .indigo)
            Circle().fill(.tint)
            Circle().fill(.linearGradient(stops: [.init(color: .red, location: 0)],
              startPoint: .top, endPoint: .bottom))
            Circle().fill(.radialGradient(colors: [.red, .blue], center: .center,
              startRadius: 0, endRadius: 9))
            Circle().fill(.ellipticalGradient(colors: [.red, .blue]))
            Circle().fill(.angularGradient(colors: [.red, .blue], center: .center,
              startAngle: .zero, endAngle: .degrees(90)))
            Circle().fill(.conicGradient(Gradient(colors: [.red, .blue]), center: .center))
            Circle().fill(.radialGradient(Color.red.gradient, endRadius: 9))
          }
        }
      }

      #Preview { Swatch() }
      """)
  }

  @Test("an observable object's properties are bound by @Bindable")
  func bindable() throws {
    try compiles(
      """
      import SwiftUI

      @Observable final class Settings {
        var isOn = false
        var name = "a"
      }
      struct Form1: View {
        @Bindable var settings: Settings
        var body: some View { Toggle(settings.name, isOn: $settings.isOn) }
      }
      struct Form2: View {
        @Environment(Settings.self) private var settings
        var body: some View {
          @Bindable var settings = settings
          Toggle("b", isOn: $settings.isOn)
        }
      }

      #Preview { VStack { Form1(settings: Settings()); Form2() }.environment(Settings()) }
      """)
  }

  @Test("a canvas draws what other functions tell it to")
  func canvas() throws {
    try compiles(
      """
      import SwiftUI

      func dot(_ context: inout GraphicsContext, at point: CGPoint) {
        context.fill(Path(ellipseIn: CGRect(origin: point, size: CGSize(width: 4, height: 4))),
          with: .color(.red))
      }

      #Preview { Canvas { context, size in dot(&context, at: CGPoint(x: size.width / 2, y: 2)) } }
      """)
  }

  @Test("a text's literal is a key with its Markdown, also beside Foundation's attributed strings")
  func markdown() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    func picture(_ text: String) throws -> Data {
      try tool.write(
        """
        import SwiftUI
        import Foundation

        #Preview { VStack { \(text); Text(AttributedString("plain")) } }
        """, to: "Scene.swift")
      let result = try tool.run(["render", "Scene.swift", "-o", "f.png", "--at", "0", "--quiet"])
      #expect(result.status == 0, "\(result.error)")
      return try Data(contentsOf: tool.folder.appendingPathComponent("f.png"))
    }
    let literal = try picture("Text(\"**a** b\")")
    #expect(try literal == picture("Text(\"a\").bold() + Text(verbatim: \" b\")"))
    #expect(try literal != picture("Text(verbatim: \"**a** b\")"))
  }
}
