import Foundation
import Geometry
@_spi(Engine) import ViewEngine
public import Views

/// The effects of an image view's symbol, as SwiftUI shows them.
@MainActor final class SymbolEffects {
  /// An effect that was added.
  struct Added {
    let type: Any.Type
    /// Applies it; the number counts how often it was to run.
    let apply: @MainActor (AnyView, Int) -> AnyView
    var count = 0
  }

  var added: [Added] = []
  /// How a symbol takes another's place; `nil` for at once.
  var replacement: (@MainActor (AnyView) -> AnyView)?
  /// The image that is shown until the way of replacing it is known.
  var former: UIImage?

  /// The image as SwiftUI's view.
  func content(of view: UIImageView) -> AnyView {
    guard let image = view.shown(former ?? view.image) else { return AnyView(EmptyView()) }
    let shownMode: Image.TemplateRenderingMode? =
      switch image.renderingMode {
      case .alwaysTemplate: .template
      case .alwaysOriginal: .original
      case .automatic: nil
      }
    var symbol = AnyView(image.image.renderingMode(shownMode).resizable())
    for effect in added { symbol = effect.apply(symbol, effect.count) }
    if let replacement { symbol = replacement(symbol) }
    let (shown, mode, size) = (symbol, view.contentMode, image.size)
    return AnyView(
      GeometryReader { proxy in
        let place = mode.place(size, in: CGRect(origin: .zero, size: proxy.size))
        shown.frame(width: place.width, height: place.height)
          .position(x: place.midX, y: place.midY)
      }
      .foregroundStyle((image.tint ?? view.tintColor).color))
  }
}

extension UIImageView {
  private func makeSymbols() -> SymbolEffects {
    if let symbols { return symbols }
    let new = SymbolEffects()
    symbols = new
    return new
  }

  private func add(
    _ type: Any.Type, _ apply: @escaping @MainActor (AnyView, Int) -> AnyView, runs: Bool
  ) {
    let symbols = makeSymbols()
    symbols.added.removeAll { $0.type == type }
    symbols.added.append(SymbolEffects.Added(type: type, apply: apply))
    hostedContentChanged()
    guard runs, let graph = node?.graph else { return }
    // It is there before it runs.
    graph.enqueue { [weak self] in
      graph.afterUpdate {
        guard let self, let symbols = self.symbols else { return }
        for place in symbols.added.indices where symbols.added[place].type == type {
          symbols.added[place].count += 1
        }
        self.hostedContentChanged()
      }
    }
  }

  /// Adds an effect that goes on until it is removed.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - options: How fast and how often it moves.
  ///   - animated: Whether it is seen to begin.
  /// - Note: Accepted; no effect. `animated`: it begins with its first movement.
  public func addSymbolEffect<Effect: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    add(
      Effect.self, { view, _ in AnyView(view.symbolEffect(effect, options: options)) }, runs: false)
  }
  /// Adds an effect that runs once, or as often as its options say.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - options: How fast and how often it moves.
  ///   - animated: Whether it is seen to begin.
  /// - Note: Accepted; no effect. `animated`: it begins with its first movement.
  public func addSymbolEffect<Effect: DiscreteSymbolEffect & SymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    add(
      Effect.self,
      { view, count in AnyView(view.symbolEffect(effect, options: options, value: count)) },
      runs: true)
  }
  /// Adds an effect that goes on until it is removed.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - options: How fast and how often it moves.
  ///   - animated: Whether it is seen to begin.
  /// - Note: Accepted; no effect. `animated`: it begins with its first movement.
  public func addSymbolEffect<
    Effect: DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect
  >(_ effect: Effect, options: SymbolEffectOptions = .default, animated: Bool = true) {
    add(
      Effect.self,
      { view, _ in AnyView(view.symbolEffect(effect, options: options, isActive: true)) },
      runs: false)
  }
  /// Adds a bounce, which runs once, or as often as its options say.
  ///
  /// - Parameters:
  ///   - effect: The bounce.
  ///   - options: How fast and how often it moves.
  ///   - animated: Whether it is seen to begin.
  /// - Note: Accepted; no effect. `animated`: it begins with its first movement.
  public func addSymbolEffect(
    _ effect: BounceSymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    add(
      BounceSymbolEffect.self,
      { view, count in AnyView(view.symbolEffect(effect, options: options, value: count)) },
      runs: true)
  }
  /// Removes effects of a type.
  ///
  /// - Parameters:
  ///   - effect: An effect of that type.
  ///   - animated: Whether it is seen to end.
  /// - Note: Accepted; no effect. `animated`: it ends at once.
  public func removeSymbolEffect<Effect: SymbolEffect>(
    ofType effect: Effect, animated: Bool = true
  ) {
    let removed = type(of: effect)
    symbols?.added.removeAll { $0.type == removed }
    if symbols != nil { hostedContentChanged() }
  }
  /// Removes all effects.
  ///
  /// - Parameter animated: Whether they are seen to end.
  /// - Note: Accepted; no effect. `animated`: they end at once.
  public func removeAllSymbolEffects(animated: Bool = true) {
    symbols?.added = []
    if symbols != nil { hostedContentChanged() }
  }

  /// Shows another symbol in place of the one that is shown.
  ///
  /// - Parameters:
  ///   - image: The symbol.
  ///   - contentTransition: How the one goes and the other comes.
  ///   - options: How fast.
  public func setSymbolImage<Effect: ContentTransitionSymbolEffect & SymbolEffect>(
    _ image: UIImage, contentTransition: Effect, options: SymbolEffectOptions = .default
  ) {
    let symbols = makeSymbols()
    symbols.replacement = {
      AnyView($0.contentTransition(.symbolEffect(contentTransition, options: options)))
    }
    guard let graph = node?.graph else {
      self.image = image
      return
    }
    // How symbols replace each other is known before they do.
    symbols.former = symbols.former ?? self.image
    self.image = image
    graph.enqueue { [weak self] in
      graph.afterUpdate {
        self?.symbols?.former = nil
        self?.hostedContentChanged()
      }
    }
  }
}
