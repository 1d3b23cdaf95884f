/// A search bar, as far as all of an app are asked for something.
public final class UISearchBar: UIAppearanceProxy {
  private static let shared = UISearchBar("UISearchBar")
  /// What all search bars are asked for.
  public static func appearance() -> UISearchBar { shared }
}
