import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// Presents a confirmation, which grows out of the view that asks where the system has it so, and on tablets points at it.
struct ConfirmationPresenter<Dialog: View>: ViewModifier {
  let isPresented: Binding<Bool>
  /// The dialog, out of a place on the stage, or from below.
  let dialog: (CGRect?) -> Dialog
  /// Where the view is, in points of the stage.
  @State private var place = CGRect.zero
  @Environment(\.systemLook.panels.confirmationWidth) private var width
  @Environment(\.horizontalSizeClass) private var sizeClass

  func body(content: Content) -> some View {
    if width != nil || sizeClass == .regular {
      // Read here, as a dialog that is there from the start on follows when the place is known.
      let asking = place
      content
        .onGeometryChange(for: CGRect.self) {
          $0.frame(in: .global)
        } action: {
          place = $0
        }
        .presenting(isPresented, .bare, nil) { dialog(asking) }
    } else {
      content.presenting(isPresented, .bare, nil) { dialog(nil) }
    }
  }
}

extension View {
  /// Presents a confirmation for this view.
  ///
  /// - Parameters:
  ///   - isPresented: Whether it is there.
  ///   - dialog: Makes it, out of the place on the stage from which it is asked, or from below.
  /// - Returns: This view.
  func asking(
    _ isPresented: Binding<Bool>, dialog: @escaping (CGRect?) -> some View
  ) -> some View {
    modifier(ConfirmationPresenter(isPresented: isPresented, dialog: dialog))
  }
}
