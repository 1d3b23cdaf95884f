import SwiftUI

/// The settings of a trip: rows that open, a menu, values that are kept, and a question before it is deleted.
struct TripSettings: View {
  enum Pace: String, CaseIterable { case gentle, steady, brisk }

  @AppStorage("pace") private var pace = Pace.steady
  @AppStorage("offline") private var offline = false
  @State private var showsLegs = false
  @State private var asks = false
  @State private var isDeleted = false

  var body: some View {
    NavigationStack {
      if isDeleted {
        ContentUnavailableView {
          Label("No Trip", systemImage: "map")
        } description: {
          Text("A trip that you plan is shown here.")
        } actions: {
          Button("Plan a Trip") { withAnimation { isDeleted = false } }
            .buttonStyle(.borderedProminent)
        }
        .transition(.opacity)
      } else {
        settings.navigationTitle("Coast Path")
      }
    }
  }

  private var settings: some View {
    Form {
      Section("Route") {
        DisclosureGroup(isExpanded: $showsLegs) {
          LabeledContent("To the lighthouse", value: "8 km")
          LabeledContent("To the harbour", value: "5 km")
          LabeledContent("Along the dunes", value: "11 km")
        } label: {
          Label("Legs", systemImage: "map")
        }
        Menu {
          ForEach(Pace.allCases, id: \.self) { choice in
            Button(choice.rawValue.capitalized) { pace = choice }
          }
        } label: {
          LabeledContent("Pace", value: pace.rawValue.capitalized)
        }
      }
      Section {
        Toggle("Keep Maps Offline", isOn: $offline.animation())
        if offline {
          LabeledContent("On this phone", value: "214 MB")
        }
      }
      Section {
        Button("Delete Trip", role: .destructive) { asks = true }
          .confirmationDialog("Delete this trip?", isPresented: $asks, titleVisibility: .visible) {
            Button("Delete", role: .destructive) {
              withAnimation(.easeInOut(duration: 0.4)) { isDeleted = true }
            }
          } message: {
            Text("Its legs and maps are removed, too.")
          }
      }
    }
  }
}

#Preview { TripSettings() }
