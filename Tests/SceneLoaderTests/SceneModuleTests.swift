import Testing

@testable import SceneLoader

/// What is made up for a module, and left away where it does not compile.
@Suite struct SceneModuleTests {
  @Test("objects go before what is shown, and each goes once; other mistakes are the user's")
  func leftAway() {
    var module = SceneModule()
    func leave(_ said: String) -> Bool { module.leaveAway(said) }
    let (objects, previews) = ("objects:3:1: error: no 'x'\n", "previews:2:1: error: no 'y'\n")
    #expect(!leave("a.swift:1:1: error: objects: previews:\nobjects:3:1: warning: z\n"))
    #expect(module.hasObjects && !module.isBare)
    #expect(leave(previews + objects) && !module.hasObjects && !module.isBare)
    #expect(!leave(objects))
    #expect(leave(previews + objects) && module.isBare)
    #expect(!leave(previews + objects))
  }
}
