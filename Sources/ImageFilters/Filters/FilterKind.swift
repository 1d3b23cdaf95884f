internal import Foundation

/// A filter as Core Image names it: which values it takes, what they are at first, and what it makes of them.
struct FilterKind: Sendable {
  /// A value that a filter takes.
  struct Input: Sendable {
    let key: String
    /// What it is at first; `nil` for nothing.
    let start: (any Sendable)?

    /// The image that is filtered.
    static let image = Input(key: kCIInputImageKey, start: nil)
    /// The image beneath.
    static let background = Input(key: kCIInputBackgroundImageKey, start: nil)
    /// The image that says where.
    static let mask = Input(key: kCIInputMaskImageKey, start: nil)
    /// A number.
    static func number(_ key: String, _ start: Double) -> Input { Input(key: key, start: start) }
    /// A place.
    static func point(_ key: String, _ x: CGFloat, _ y: CGFloat) -> Input {
      Input(key: key, start: CIVector(x: x, y: y))
    }
    /// Four numbers.
    static func vector(
      _ key: String, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat
    ) -> Input { Input(key: key, start: CIVector(x: x, y: y, z: z, w: w)) }
    /// A colour.
    static func color(_ key: String, _ start: CIColor) -> Input { Input(key: key, start: start) }
    /// Anything else.
    static func other(_ key: String, _ start: (any Sendable)? = nil) -> Input {
      Input(key: key, start: start)
    }
  }

  /// What a filter makes of its values; `nil` where something is missing.
  typealias Formula = @Sendable (FilterInputs) -> ImageRecipe?

  let name: String
  let inputs: [Input]
  /// `nil` for a filter that is not done here, which leaves its image as it is.
  let formula: Formula?

  /// Creates a kind.
  ///
  /// - Parameters:
  ///   - name: Its name, such as `CISepiaTone`.
  ///   - inputs: The values that it takes, in order.
  ///   - formula: What it makes of them; `nil` if it is not done here.
  init(_ name: String, _ inputs: [Input], _ formula: Formula?) {
    (self.name, self.inputs, self.formula) = (name, inputs, formula)
  }

  /// Creates a kind that changes colours, each by itself.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - inputs: The values that it takes beside the image.
  ///   - change: Gives, for values, the new colour of a pixel; both straight.
  /// - Returns: The kind.
  static func coloring(
    _ name: String, _ inputs: [Input],
    _ change: @escaping @Sendable (FilterInputs) -> @Sendable (Pixel) -> Pixel
  ) -> FilterKind {
    FilterKind(name, [.image] + inputs) { $0.image()?.recolored(change($0)) }
  }

  /// Creates a kind that changes colours, each by itself, by no values.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - change: The new colour of a pixel; both straight.
  /// - Returns: The kind.
  static func recoloring(
    _ name: String, _ change: @escaping @Sendable (Pixel) -> Pixel
  ) -> FilterKind {
    FilterKind(name, [.image]) { $0.image()?.recolored(change) }
  }

  /// The filter of a name; `nil` for a name that Core Image does not have.
  static func named(_ name: String) -> FilterKind? {
    if let kind = done[name] { return kind }
    guard UndoneFilters.names.contains(Substring(name)) else { return nil }
    return FilterKind(name, [.image], nil)
  }

  /// The filters that are done, by their names.
  static let done: [String: FilterKind] = {
    let groups: [[FilterKind]] = [
      adjustments, effects, softenings, stylings, compositings, blendings, maskings, placings,
      generators, codes,
    ]
    let all = groups.flatMap { $0 }
    return Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }()
}
