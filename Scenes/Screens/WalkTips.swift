import SwiftUI
import TipKit

/// A walk's page: a tip above its stops says what a tick does and makes room when it is closed; when two stops are ticked,
/// another points at the bookmark.
struct WalkTips: View {
  struct Stop: Identifiable {
    let id: Int
    let name: String
    let hint: String
  }

  private let stops = [
    Stop(id: 0, name: "Old harbour", hint: "Benches in the lee of the wall"),
    Stop(id: 1, name: "Rope bridge", hint: "One at a time, please"),
    Stop(id: 2, name: "Lookout", hint: "The ferry passes at noon"),
    Stop(id: 3, name: "Heron pond", hint: "Quiet on the last steps"),
  ]
  private let tickTip = TickTip()
  private let saveTip = SaveTip()
  @State private var ticked: Set<Stop.ID> = []
  @State private var isSaved = false

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          TipView(tickTip, arrowEdge: .bottom)
          ForEach(stops) { stop in row(stop) }
        }
        .padding(.horizontal)
      }
      .navigationTitle("Coast walk")
      .toolbar {
        Button("Save", systemImage: isSaved ? "bookmark.fill" : "bookmark") {
          withAnimation { isSaved.toggle() }
          saveTip.invalidate(reason: .actionPerformed)
        }
        .popoverTip(saveTip)
      }
    }
    .tint(.teal)
    .task { try? Tips.configure() }
  }

  private func row(_ stop: Stop) -> some View {
    let isTicked = ticked.contains(stop.id)
    return Button {
      withAnimation(.snappy) { _ = ticked.insert(stop.id) }
      SaveTip.stopTicked.sendDonation()
    } label: {
      HStack(spacing: 14) {
        Image(systemName: isTicked ? "checkmark.circle.fill" : "circle")
          .font(.title2).foregroundStyle(isTicked ? Color.teal : .secondary)
          .contentTransition(.symbolEffect(.replace))
        VStack(alignment: .leading, spacing: 2) {
          Text(stop.name).font(.headline)
          Text(stop.hint).font(.subheadline).foregroundStyle(.secondary)
        }
        Spacer()
      }
      .padding(14)
      .background(.teal.opacity(isTicked ? 0.14 : 0.05), in: .rect(cornerRadius: 14))
    }
    .buttonStyle(.plain)
  }
}

struct TickTip: Tip {
  var title: Text { Text("Tick as you go") }
  var message: Text? { Text("A stop that you tick stands in your diary with its hour.") }
  var image: Image? { Image(systemName: "checkmark.circle") }
}

struct SaveTip: Tip {
  static let stopTicked = Event(id: "stopTicked")

  var title: Text { Text("Keep this walk") }
  var message: Text? { Text("Walks with a bookmark are there without a signal.") }
  var image: Image? { Image(systemName: "bookmark") }
  var rules: [Rule] {
    #Rule(Self.stopTicked) { $0.donations.count >= 2 }
  }
}

#Preview { WalkTips() }
