import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Traits of what is typed into", .serialized)
struct UITextInputTraitsTests {
  private final class Keys: UITextInputTraits {
    var keyboardType = UIKeyboardType.numberPad
  }

  @Test("fields, text views and search bars keep each its own")
  func kept() {
    let inputs: [any UITextInputTraits] = [UITextField(), UITextView(), UISearchBar()]
    for input in inputs {
      input.keyboardType = .decimalPad
      input.isSecureTextEntry = true
      input.spellCheckingType = .no
      input.textContentType = .password
      input.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 8;")
      #expect(input.keyboardType == .decimalPad && input.isSecureTextEntry)
      #expect(input.spellCheckingType == .no && input.textContentType == .password)
      #expect(input.passwordRules?.passwordRulesDescriptor == "minlength: 8;")
    }
    let other = UITextField()
    #expect(other.keyboardType == .default && !other.isSecureTextEntry)
  }

  @Test("are at first what UIKit's are")
  func first() {
    #expect(UITextField().autocapitalizationType == .sentences)
    #expect(UISearchBar().autocapitalizationType == .none)
    #expect(UISearchBar().returnKeyType == .search)
    #expect(UITextView().returnKeyType == .default)
  }

  @Test("of a scene's own class are those that it declares")
  func own() {
    let keys: any UITextInputTraits = Keys()
    #expect(keys.keyboardType == .numberPad && keys.returnKeyType == .default)
    keys.returnKeyType = .go
    #expect(keys.returnKeyType == .default)
    #expect(IneffectiveSettings.shortcomings.joined().contains("UITextInputTraits of Keys"))
  }
}
