import Foundation
import Rostrum

/// Lists and rows with values of both systems, of which is pinned what is drawn.
enum PinnedLooks {
  /// A list of guests that can be edited, searched and swiped, with rows that have values.
  struct Guests: View {
    var isEditing = false
    private let start = Date(timeIntervalSinceReferenceDate: 190_000_000)
    var body: some View {
      NavigationStack {
        List {
          Section("Friends") {
            ForEach(["Ada", "Grace", "Edith"], id: \.self) { name in
              Label(name, systemImage: "person").swipeActions {
                Button("Delete", role: .destructive) {}
                Button("Flag") {}.tint(.orange)
              }
            }
            .onDelete { _ in }
            .onMove { _, _ in }
          }
          Section {
            DatePicker("Starts", selection: .constant(start))
            Toggle("Quiet", isOn: .constant(true))
            Stepper("Chairs", value: .constant(2))
          } footer: {
            Text("Doors close at ten.")
          }
        }
        .navigationTitle("Guests")
        .toolbar { EditButton() }
        .searchable(text: .constant(""))
      }
      .environment(\.editMode, .constant(isEditing ? .active : .inactive))
    }
  }

  /// A question in the middle of a tablet.
  struct Question: View {
    @State private var isAsking = false
    var body: some View {
      Button("Leave") { isAsking = true }
        .confirmationDialog("Leave the table?", isPresented: $isAsking, titleVisibility: .visible) {
          Button("Leave", role: .destructive) {}
          Button("Say goodbye first") {}
        } message: {
          Text("Your chair is given away.")
        }
        .environment(\.horizontalSizeClass, .regular)
    }
  }
}
