import Testing

@testable import MacroExpansion

/// What extensions override, which Swift alone refuses.
@Suite struct ExtensionOverridesTests {
  @Test(
    "an override in an extension is a method of its own, and the class says that it has it",
    arguments: [
      (
        "extension A: B {\n  override open func viewDidLoad() {\n    super.viewDidLoad() } }",
        "extension A: _ExtendedViewDidLoad, B {\n           public func _extendedViewDidLoad() {\n"
          + "    super.viewDidLoad() } }"
      ),
      (
        "extension A { open override func viewWillAppear(_ animated: Bool) {} }",
        "extension A: _ExtendedViewWillAppear { public          "
          + "func _extendedViewWillAppear(_ animated: Bool) {} }"
      ),
      (
        "extension A { override func viewDidLayoutSubviews() {} }",
        "extension A: _ExtendedViewDidLayoutSubviews { public   "
          + "func _extendedViewDidLayoutSubviews() {} }"
      ),
      (
        "public extension A where C: D { override func viewDidLoad() {} }",
        " extension A: _ExtendedViewDidLoad where C: D "
          + "{ public   func _extendedViewDidLoad() {} }"
      ),
    ])
  func rewritten(source: String, result: String) {
    #expect(SceneRewriting.rewritten(source) == result)
  }

  @Test("several overrides are several conformances, in their order")
  func several() {
    let result = SceneRewriting.rewritten(
      "extension A {\n override func viewDidAppear(_ a: Bool) {}\n override func viewDidLoad() {}\n}"
    )
    #expect(result.hasPrefix("extension A: _ExtendedViewDidAppear, _ExtendedViewDidLoad {\n"))
    #expect(!result.contains("override") && result.count(where: \.isNewline) == 3)
  }

  @Test("what nobody calls is a method of another name alone")
  func uncalled() {
    #expect(
      SceneRewriting.rewritten(
        "extension A { open override func motionEnded(_ m: M, with e: E?) { a() } }")
        == "extension A { public          func _extendedMotionEnded(_ m: M, with e: E?) { a() } }")
  }

  @Test(
    "overrides of classes, other methods and methods of extensions that override nothing stay",
    arguments: [
      "class A: B { override func viewDidLoad() { super.viewDidLoad() } }",
      "extension A { class C: B { override func viewDidLoad() {} } }",
      "extension A { func viewDidLoad() {} }",
      "extension A { override func viewDidLoad(_ twice: Bool) {} }",
      "extension A { override func prepare() {} }",
    ])
  func kept(source: String) { #expect(SceneRewriting.rewritten(source) == source) }
}
