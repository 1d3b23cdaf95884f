import Foundation
import Geometry
import ViewEngine

/// The row of a control and its label: the label leads, the control trails.
///
/// Between them lie at least 8 points, and all width that is left over: a recorded toggle in `fixedSize()`, iOS 15.
struct LabeledRow<Label: View, Control: View>: View {
  /// Whether the label is shown; without it the control stands alone.
  let showsLabel: Bool
  @ViewBuilder let label: Label
  @ViewBuilder let control: Control

  var body: some View {
    HStack(spacing: 0) {
      if showsLabel {
        label
        Spacer(minLength: ControlLook.spacing)
      }
      control
    }
  }
}
