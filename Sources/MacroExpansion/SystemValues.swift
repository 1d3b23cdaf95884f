import Foundation

/// Values of the system's types, made up by what they are called.
enum SystemValues {
  /// A value of one of the system's types.
  ///
  /// - Parameters:
  ///   - type: The type's name.
  ///   - place: What it is for.
  /// - Returns: An expression; `nil` for types that are not known.
  static func value(of type: String, for place: MadeUpValues.Place) -> String? {
    switch type {
    case "String", "Substring", "LocalizedStringKey", "StringProtocol", "Character":
      return "\"\(type == "Character" ? "A" : text(for: place))\""
    case "LocalizedStringResource", "AttributedString", "Text", "NSAttributedString":
      return "\(type)(\(type == "NSAttributedString" ? "string: " : "")\"\(text(for: place))\")"
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64":
      return integer(for: place)
    case "Double", "CGFloat", "Float", "TimeInterval", "CFTimeInterval", "Float64":
      return number(for: place)
    case "Bool":
      let isSeen = has(place, ["show", "present", "visible", "open", "loaded"])
      return isSeen ? "true" : "false"
    default: return plain[type] ?? sized(type)
    }
  }

  /// The letters with which types of Apple's modules begin.
  private static let prefixes: Set = [
    "AS", "AV", "CA", "CB", "CG", "CK", "CL", "CM", "CN", "CT", "EK", "GK", "HK", "HM", "LA", "MF",
    "MK", "MP", "NL", "NS", "NW", "PDF", "PH", "PK", "QL", "SC", "SF", "SK", "UI", "UN", "UT", "VN",
    "WC", "WK",
  ]

  /// Whether a type is called as those of Apple's modules are that begin with the same letters: `HKAuthorizationStatus`.
  static func isOfSystem(_ name: String) -> Bool {
    let capitals = name.prefix { $0.isUppercase }
    return prefixes.contains(String(capitals.dropLast())) && capitals.count < name.count
  }

  /// A value of some type that conforms to one of the system's protocols; `nil` for protocols that are not known.
  static func conforming(to kind: String) -> String? {
    switch kind.split(separator: ".").last.map(String.init) ?? "" {
    case "View": "Text(\"Content\")"
    case "Shape", "InsettableShape": "RoundedRectangle(cornerRadius: 16)"
    case "ShapeStyle": "Color.blue"
    case "Hashable", "Equatable", "Comparable", "CustomStringConvertible", "StringProtocol", "":
      "\"Value\""
    case "BinaryFloatingPoint", "FloatingPoint", "VectorArithmetic": "0.5"
    case "BinaryInteger", "Numeric": "3"
    case "Error": plain["Error"]
    default: nil
    }
  }

  /// The type of what ``conforming(to:)`` gives, or a class that is its own constraint.
  static func typeConforming(to kind: String) -> String? {
    let name = kind.split(separator: ".").last.map(String.init) ?? ""
    if ["UIViewController", "UIView"].contains(name) { return name }
    let types = [
      "\"": "String", "0": "Double", "3": "Int", "T": "Text", "R": "RoundedRectangle", "C": "Color",
      "U": "URLError",
    ]
    return conforming(to: kind)?.first.flatMap { types[String($0)] }
  }

  private static let plain: [String: String] = [
    "Any": "0", "AnyHashable": "AnyHashable(0)", "AnyObject": "NSObject()",
    "NSObject": "NSObject()",
    "Error": "URLError(.notConnectedToInternet)", "URL": "URL(fileURLWithPath: \"/\")",
    "Date": "Date()", "UUID": "UUID()", "Data": "Data()", "Decimal": "42", "NSNumber": "42",
    "Duration": "Duration.seconds(60)", "Locale": "Locale.current", "Calendar": "Calendar.current",
    "TimeZone": "TimeZone.current", "DateComponents": "DateComponents()",
    "DateInterval": "DateInterval(start: Date(), duration: 3600)", "Bundle": "Bundle.main",
    "Notification": "Notification(name: Notification.Name(\"\"))",
    "UserDefaults": "UserDefaults.standard", "URLSession": "URLSession.shared",
    "IndexSet": "IndexSet()", "IndexPath": "IndexPath(row: 0, section: 0)",
    "CGPoint": "CGPoint.zero", "CGVector": "CGVector(dx: 0, dy: 0)",
    "CGAffineTransform": "CGAffineTransform.identity", "UIEdgeInsets": "UIEdgeInsets.zero",
    "EdgeInsets": "EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)",
    "Angle": "Angle.degrees(45)", "UnitPoint": "UnitPoint.center", "Color": "Color.blue",
    "UIColor": "UIColor.systemBlue", "CGColor": "UIColor.systemBlue.cgColor",
    "AnyShapeStyle": "AnyShapeStyle(Color.blue)", "AnyShape": "AnyShape(Circle())",
    "AnyView": "AnyView(Text(\"Content\"))", "View": "Text(\"Content\")",
    "AnyTransition": "AnyTransition.opacity", "Animation": "Animation.default",
    "Gradient": "Gradient(colors: [.blue, .purple])", "Material": "Material.regular",
    "LinearGradient":
      "LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom)",
    "RadialGradient":
      "RadialGradient(colors: [.blue, .purple], center: .center, startRadius: 0, endRadius: 100)",
    "AngularGradient": "AngularGradient(colors: [.blue, .purple], center: .center)",
    "Image": "Image(systemName: \"photo\")",
    "Path": "Path(CGRect(x: 0, y: 0, width: 100, height: 100))",
    "UIImage": "(UIImage(systemName: \"photo\") ?? UIImage())", "Font": "Font.body",
    "Font.Weight": "Font.Weight.regular", "Font.Design": "Font.Design.default",
    "Font.TextStyle": "Font.TextStyle.body", "UIFont": "UIFont.systemFont(ofSize: 17)",
    "Alignment": "Alignment.center", "HorizontalAlignment": "HorizontalAlignment.center",
    "VerticalAlignment": "VerticalAlignment.center", "TextAlignment": "TextAlignment.center",
    "Axis": "Axis.vertical", "Axis.Set": "Axis.Set.vertical", "Edge": "Edge.top",
    "Edge.Set": "Edge.Set.all", "ColorScheme": "ColorScheme.light",
    "Visibility": "Visibility.visible",
    "ContentMode": "ContentMode.fit", "ScenePhase": "ScenePhase.active",
    "LayoutDirection": "LayoutDirection.leftToRight", "StrokeStyle": "StrokeStyle(lineWidth: 4)",
    "UIRectCorner": "UIRectCorner.allCorners", "NavigationPath": "NavigationPath()",
    "ButtonRole": "ButtonRole.cancel", "UIKeyboardType": "UIKeyboardType.default",
    "Namespace.ID": "Namespace().wrappedValue", "EditMode": "EditMode.inactive",
    "UIView": "UIView()", "UIViewController": "UIViewController()", "Void": "()",
    "CLLocationCoordinate2D": "CLLocationCoordinate2D(latitude: 48.2, longitude: 16.4)",
    "CLLocation": "CLLocation(latitude: 48.2, longitude: 16.4)", "AVPlayer": "AVPlayer()",
    "DateFormatter": "DateFormatter()", "NumberFormatter": "NumberFormatter()",
    "JSONDecoder": "JSONDecoder()", "JSONEncoder": "JSONEncoder()",
    "ModelContainer": "_madeUpContainer()", "ModelContext": "_madeUpContainer().mainContext",
    "NSManagedObjectContext":
      "NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)",
    "NSPredicate": "NSPredicate(value: true)", "PresentationDetent": "PresentationDetent.medium",
    "FileManager": "FileManager.default", "NotificationCenter": "NotificationCenter.default",
  ]

  private static func sized(_ type: String) -> String? {
    switch type {
    case "CGSize": "CGSize(width: 200, height: 200)"
    case "CGRect": "CGRect(x: 0, y: 0, width: 200, height: 200)"
    default: nil
    }
  }

  private static func has(_ place: MadeUpValues.Place, _ words: [String]) -> Bool {
    let name = place.name.lowercased()
    return words.contains { name.contains($0) }
  }

  private static func integer(for place: MadeUpValues.Place) -> String {
    if has(place, ["index", "selected", "current", "offset"]) { return "0" }
    return "\(place.number ?? 3)"
  }

  private static func number(for place: MadeUpValues.Place) -> String {
    let sizes: [([String], String)] = [
      // A duration is called by the letters of a ratio, too.
      (["scale", "speed", "duration", "delay"], "1"), (["offset", "rotation"], "0"),
      (["progress", "percent", "fraction", "ratio", "opacity", "alpha"], "0.5"),
      (["linewidth", "thickness", "stroke", "border"], "4"),
      (["radius", "spacing", "padding", "inset"], "12"), (["fontsize", "textsize"], "17"),
      (["size", "width", "height", "diameter", "length"], "120"),
      (["price", "amount", "total", "balance", "cost"], "42"),
    ]
    return sizes.first { has(place, $0.0) }?.1 ?? place.number.map { "\($0)" } ?? "0.5"
  }

  /// What a text says: what it is called.
  private static func text(for place: MadeUpValues.Place) -> String {
    let kinds: [([String], String)] = [
      (["systemimage", "systemname", "symbol", "icon", "sfname"], "star.fill"),
      (["image", "photo", "picture"], "photo"), (["emoji"], "🙂"), (["hex", "color"], "#3478F6"),
      (["url", "link", "website"], "https://example.com"), (["email"], "jo@example.com"),
      (["date"], "2025-06-01"), (["price", "amount"], "42"),
    ]
    if let kind = kinds.first(where: { has(place, $0.0) }) { return kind.1 }
    var words = ""
    for letter in place.name where letter.isLetter || letter.isNumber {
      let isNext = letter.isUppercase && words.last?.isLowercase == true
      words += isNext ? " \(letter.lowercased())" : "\(letter)"
    }
    let name = words.isEmpty ? "Text" : words.prefix(1).uppercased() + words.dropFirst()
    return name + (place.number.map { " \($0)" } ?? "")
  }
}
