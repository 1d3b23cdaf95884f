public import Foundation
internal import ViewEngine

/// A filter: it makes an image of values, which are set by their keys or by its own properties.
///
/// A name that Core Image has and that is not done here gives the image as it is, and the film's result says so.
open class CIFilter: NSObject {
  /// What it does; `nil` for code's own filters.
  let kind: FilterKind?
  /// The values that are set, by their keys.
  private(set) var values: [String: Any] = [:]

  /// Creates a filter of code's own, whose ``outputImage`` it overrides.
  public override init() {
    kind = nil
    super.init()
  }

  init(kind: FilterKind) {
    self.kind = kind
    super.init()
    setDefaults()
  }

  /// Creates a filter with the values that it has at first.
  ///
  /// - Parameter name: Its name, such as `CISepiaTone`; `nil` comes of others.
  public convenience init?(name: String) {
    guard let kind = FilterKind.named(name) else { return nil }
    self.init(kind: kind)
  }
  /// Creates a filter.
  ///
  /// - Parameters:
  ///   - name: Its name, such as `CISepiaTone`; `nil` comes of others.
  ///   - params: Values by their keys; the others are as at first.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }
  /// Creates a filter.
  ///
  /// - Parameters:
  ///   - name: Its name, such as `CISepiaTone`; `nil` comes of others.
  ///   - params: Values by their keys; the others are as at first.
  public convenience init?(name: String, withInputParameters params: [String: Any]?) {
    self.init(name: name, parameters: params)
  }

  /// Its name.
  open var name: String { kind?.name ?? "\(type(of: self))" }
  /// The keys of the values that it takes.
  open var inputKeys: [String] { kind?.inputs.map(\.key) ?? [] }
  /// The keys of what it gives.
  open var outputKeys: [String] { [kCIOutputImageKey] }
  /// What is told of it: its name, and the values that it has at first.
  open var attributes: [String: Any] {
    var attributes: [String: Any] = [
      kCIAttributeFilterName: name, kCIAttributeFilterDisplayName: name,
    ]
    for input in kind?.inputs ?? [] {
      attributes[input.key] = input.start.map { [kCIAttributeDefault: $0] as [String: Any] } ?? [:]
    }
    return attributes
  }

  /// Gives all values that have one at first that one; images stay.
  open func setDefaults() {
    for input in kind?.inputs ?? [] {
      if let start = input.start { values[input.key] = start }
    }
  }

  /// Sets a value.
  ///
  /// - Parameters:
  ///   - value: The value; `nil` for none.
  ///   - key: Its key, one of ``inputKeys``.
  open func setValue(_ value: Any?, forKey key: String) {
    if let kind, kind.formula != nil, !kind.inputs.contains(where: { $0.key == key }) {
      IneffectiveSettings.note("\(kind.name).\(key)")
    }
    values[key] = value
  }
  /// The value of a key; `nil` if none is set.
  open func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : values[key]
  }
  /// Sets several values by their keys.
  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value, forKey: key) }
  }

  /// What it makes of its values; `nil` where something is missing.
  open var outputImage: CIImage? {
    guard let kind else { return nil }
    guard let formula = kind.formula else {
      IneffectiveSettings.note(kind.name)
      return values[kCIInputImageKey] as? CIImage
    }
    return formula(FilterInputs(values: values)).map { CIImage($0) }
  }

  /// The names of the filters that are done here, sorted.
  ///
  /// - Parameter category: Which of them; `nil` for all.
  /// - Returns: The names.
  /// - Note: Accepted; no effect. `inCategory`: filters have no categories here.
  open class func filterNames(inCategory category: String?) -> [String] {
    FilterKind.done.keys.sorted()
  }
  /// The name of a filter for people: here its own.
  open class func localizedName(forFilterName filterName: String) -> String? {
    FilterKind.named(filterName)?.name
  }
}

/// What all filters with properties of their own have in common.
public protocol CIFilterProtocol: AnyObject {}
