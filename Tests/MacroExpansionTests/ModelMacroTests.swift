import Testing

@testable import MacroExpansion

@Suite struct ModelMacroTests {
  @Test("stored properties get accessors, storage and a meaning; the rest stays")
  func properties() {
    let (text, diagnostics) = expand(
      """
      @Model public final class A {
        @Attribute(.unique) var name: String
        @Relationship(deleteRule: .cascade, inverse: \\B.a) var all: [B] = []
        @Transient var open = false
        let fixed = 1
        static var shared = 2
        var sum: Int { 3 }
      }
      """)
    #expect(diagnostics.isEmpty)
    #expect(text.contains("private var _name: String "))
    #expect(text.contains("private var _all: [B] = []"))
    #expect(text.contains("_$model.read(self, \\.name) return _name"))
    #expect(text.contains("public let _$model = SwiftData.ModelLink()"))
    #expect(
      text.contains(
        "SwiftData.Schema.PropertyMetadata(name: \"name\", keypath: \\A.name, metadata: SwiftData.Schema.Attribute(.unique))"
      ))
    #expect(
      text.contains("metadata: SwiftData.Schema.Relationship(deleteRule: .cascade, inverse: \\B.a)")
    )
    for kept in ["_open", "_fixed", "_shared", "_sum"] { #expect(!text.contains(kept)) }
  }

  @Test("only a class is a model")
  func ofStruct() {
    let (_, diagnostics) = expand("@Model struct A { var x: Int }")
    #expect(diagnostics.contains { $0.contains("belongs to a class") })
  }

  @Test("an actor of models has a container, an executor and a way to be made")
  func ofActor() {
    let (text, diagnostics) = expand("@ModelActor public actor A { func f() {} }")
    #expect(diagnostics.isEmpty)
    #expect(text.contains("public nonisolated let modelContainer: SwiftData.ModelContainer"))
    #expect(text.contains("public nonisolated let modelExecutor: any SwiftData.ModelExecutor"))
    #expect(text.contains("MainActor.sharedUnownedExecutor"))
    #expect(text.contains("public init(modelContainer: SwiftData.ModelContainer) {"))
  }

  @Test("how it is made may be said by code, and only an actor is one")
  func ofOthers() {
    let (own, _) = expand("@ModelActor actor A { init(modelContainer: ModelContainer) {} }")
    #expect(!own.contains("DefaultSerialModelExecutor"))
    let (_, diagnostics) = expand("@ModelActor class A {}")
    #expect(diagnostics.contains { $0.contains("belongs to an actor") })
  }
}
