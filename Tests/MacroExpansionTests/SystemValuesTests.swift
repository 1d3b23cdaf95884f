import SwiftParser
import SwiftSyntax
import Testing

@testable import MacroExpansion

/// Values of the system's types, by their names.
@Suite struct SystemValuesTests {
  private func value(_ type: String, _ name: String, number: Int? = nil) -> String? {
    SystemValues.value(of: type, for: MadeUpValues.Place(name: name, number: number))
  }

  @Test(
    "a text says what it is called, or what such a name is for",
    arguments: [
      ("", "Text"), ("title", "Title"), ("userName", "User name"), ("_note", "Note"),
      ("line2", "Line2"), ("HTMLBody", "HTMLBody"), ("systemImage", "star.fill"),
      ("tabIcon", "star.fill"), ("sfName", "star.fill"), ("avatarImage", "photo"),
      ("coverPhoto", "photo"), ("emoji", "🙂"), ("hexValue", "#3478F6"), ("colorName", "#3478F6"),
      ("website", "https://example.com"), ("deepLink", "https://example.com"),
      ("emailAddress", "jo@example.com"), ("birthdate", "2025-06-01"), ("priceLabel", "42"),
    ])
  func texts(name: String, text: String) {
    #expect(value("String", name) == "\"\(text)\"")
    for type in ["Substring", "LocalizedStringKey", "StringProtocol"] {
      #expect(value(type, name) == value("String", name))
    }
    for type in ["Text", "AttributedString", "LocalizedStringResource"] {
      #expect(value(type, name) == "\(type)(\"\(text)\")")
    }
    #expect(value("NSAttributedString", name) == "NSAttributedString(string: \"\(text)\")")
    #expect(value("Character", name) == "\"A\"")
  }

  @Test("texts of a list are numbered, but not those whose names are for something")
  func numberedTexts() {
    #expect(value("String", "name", number: 2) == "\"Name 2\"")
    #expect(value("String", "", number: 3) == "\"Text 3\"")
    #expect(value("String", "icon", number: 2) == "\"star.fill\"")
  }

  @Test(
    "an integer is the first where something is chosen, its number in a list, else three",
    arguments: [
      "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    ])
  func integers(type: String) {
    for name in ["index", "rowIndex", "selectedTab", "currentPage", "offset"] {
      #expect(value(type, name) == "0" && value(type, name, number: 2) == "0")
    }
    #expect(value(type, "count") == "3" && value(type, "") == "3")
    #expect((1...3).map { value(type, "count", number: $0) } == ["1", "2", "3"])
  }

  @Test(
    "a number is as large as such things are",
    arguments: [
      ("progress", "0.5"), ("fractionDone", "0.5"), ("aspectRatio", "0.5"), ("opacity", "0.5"),
      ("scale", "1"), ("speed", "1"), ("delay", "1"), ("duration", "1"),
      ("animationDuration", "1"), ("xOffset", "0"), ("rotation", "0"), ("lineWidth", "4"),
      ("strokeWidth", "4"), ("borderThickness", "4"), ("cornerRadius", "12"), ("spacing", "12"),
      ("fontSize", "17"), ("size", "120"), ("maxHeight", "120"), ("diameter", "120"),
      ("price", "42"), ("accountBalance", "42"), ("value", "0.5"), ("", "0.5"),
    ])
  func numbers(name: String, number: String) {
    for type in ["Double", "CGFloat", "Float", "Float64", "TimeInterval", "CFTimeInterval"] {
      #expect(value(type, name) == number)
    }
  }

  @Test("numbers of a list are its own, unless the name says how large they are")
  func numberedNumbers() {
    #expect((1...3).map { value("Double", "value", number: $0) } == ["1", "2", "3"])
    #expect(value("Double", "height", number: 2) == "120")
  }

  @Test(
    "what is shown, open or there is so; all else is off",
    arguments: [
      ("isShown", true), ("showsDetail", true), ("isPresented", true), ("isVisible", true),
      ("isOpen", true), ("hasLoaded", true), ("isOn", false), ("isEnabled", false), ("", false),
      ("ISOPEN", true),
    ])
  func flags(name: String, flag: Bool) { #expect(value("Bool", name) == "\(flag)") }

  private static let types = [
    "AnyHashable", "Date", "UUID", "Data", "DateComponents", "DateInterval", "Notification",
    "IndexSet", "IndexPath", "CGPoint", "CGVector", "CGSize", "CGRect", "CGAffineTransform",
    "UIEdgeInsets", "EdgeInsets", "Angle", "UnitPoint", "Color", "UIColor", "AnyShapeStyle",
    "AnyShape", "AnyView", "AnyTransition", "Animation", "Gradient", "Material", "LinearGradient",
    "RadialGradient", "AngularGradient", "Image", "Path", "Font", "Font.Weight", "Font.Design",
    "Font.TextStyle", "UIFont", "Alignment", "HorizontalAlignment", "VerticalAlignment",
    "TextAlignment", "Axis", "Axis.Set", "Edge", "Edge.Set", "ColorScheme", "Visibility",
    "ContentMode", "ScenePhase", "LayoutDirection", "StrokeStyle", "UIRectCorner",
    "NavigationPath", "ButtonRole", "UIKeyboardType", "EditMode", "UIView", "UIViewController",
    "CLLocationCoordinate2D", "Bundle", "UserDefaults", "URLSession", "Locale", "Calendar",
    "TimeZone", "Duration", "FileManager", "NotificationCenter", "NSObject", "URL",
  ]

  @Test(
    "other types have one value that names them and is Swift, whatever it is for", arguments: types)
  func named(type: String) throws {
    let expression = try #require(value(type, "thing"))
    #expect(expression.hasPrefix("\(type)(") || expression.hasPrefix("\(type)."))
    #expect(!Parser.parse(source: "let thing = \(expression)").hasError)
    #expect(value(type, "progressIcon", number: 2) == expression)
  }

  @Test(
    "values whose types stand for others are such others",
    arguments: [
      ("Any", "0"), ("AnyObject", "NSObject()"), ("Void", "()"), ("Decimal", "42"),
      ("NSNumber", "42"), ("View", "Text(\"Content\")"),
      ("Error", "URLError(.notConnectedToInternet)"), ("CGColor", "UIColor.systemBlue.cgColor"),
      ("UIImage", "(UIImage(systemName: \"photo\") ?? UIImage())"),
      ("Namespace.ID", "Namespace().wrappedValue"),
    ])
  func others(type: String, expression: String) { #expect(value(type, "a") == expression) }

  @Test(
    "types that are not known have none", arguments: ["", "Item", "int", "Color?", "[Int]", "Set"])
  func unknown(type: String) { #expect(value(type, "title") == nil) }

  @Test(
    "a protocol of the system's is met by one value, by its last name",
    arguments: [
      ("View", "Text(\"Content\")"), ("SwiftUI.View", "Text(\"Content\")"),
      ("Shape", "RoundedRectangle(cornerRadius: 16)"),
      ("InsettableShape", "RoundedRectangle(cornerRadius: 16)"), ("ShapeStyle", "Color.blue"),
      ("Hashable", "\"Value\""), ("Comparable", "\"Value\""), ("", "\"Value\""),
      ("BinaryFloatingPoint", "0.5"), ("VectorArithmetic", "0.5"), ("BinaryInteger", "3"),
      ("Numeric", "3"), ("Swift.Error", "URLError(.notConnectedToInternet)"),
      ("Identifiable", nil), ("Collection", nil),
    ] as [(String, String?)])
  func protocols(kind: String, expression: String?) {
    #expect(SystemValues.conforming(to: kind) == expression)
  }
}
