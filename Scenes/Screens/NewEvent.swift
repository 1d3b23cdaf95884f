import SwiftUI

/// A new event in a calendar: a title that is typed, when it begins and ends, how long before it rings, its colour and notes.
struct NewEvent: View {
  enum Field { case title, notes }

  @State private var title = ""
  @State private var notes = "Bring the charts.\n"
  @State private var start = Date.now.addingTimeInterval(19 * 60)
  @State private var end = Date.now.addingTimeInterval(79 * 60)
  @State private var alert = 15
  @State private var color = Color.orange
  @State private var isAdded = false
  @FocusState private var field: Field?

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Title", text: $title).focused($field, equals: .title)
        }
        Section {
          DatePicker("Starts", selection: $start)
          DatePicker("Ends", selection: $end, in: start..., displayedComponents: .hourAndMinute)
          ColorPicker("Color", selection: $color, supportsOpacity: false)
        }
        Section("Alert") {
          Picker("Alert", selection: $alert) {
            Text("None").tag(0)
            ForEach([5, 10, 15, 30, 60], id: \.self) { Text("\($0) minutes before") }
          }
          .pickerStyle(.wheel)
          .frame(height: 132)
          .clipped()
        }
        Section("Notes") {
          TextEditor(text: $notes).frame(height: 72).focused($field, equals: .notes)
        }
      }
      .navigationTitle(isAdded ? "Event Added" : "New Event")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        ToolbarItem(placement: .confirmationAction) {
          Button("Add") { isAdded = true }.disabled(title.isEmpty)
        }
      }
    }
    .tint(color)
    .onChange(of: start) { _, new in end = new.addingTimeInterval(3600) }
  }
}

#Preview { NewEvent() }
