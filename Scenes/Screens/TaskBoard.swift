import SwiftUI
import UniformTypeIdentifiers

/// A board of tasks: a card is dragged from column to column.
struct TaskBoard: View {
  @State private var tasks = BoardTask.samples

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 16) {
          ForEach(BoardTask.Stage.allCases, id: \.self) { stage in
            BoardColumn(stage: stage, tasks: tasks.filter { $0.stage == stage }) {
              move($0, to: stage)
            }
          }
        }
        .padding()
      }
      .background(Color(.systemGroupedBackground))
      .navigationTitle("Launch")
    }
  }

  private func move(_ moved: [BoardTask], to stage: BoardTask.Stage) {
    withAnimation(.snappy) {
      for task in moved {
        guard let index = tasks.firstIndex(where: { $0.id == task.id }) else { continue }
        var task = tasks.remove(at: index)
        task.stage = stage
        tasks.append(task)
      }
    }
  }
}

struct BoardTask: Identifiable, Codable, Transferable {
  enum Stage: String, Codable, CaseIterable {
    case next = "Up next"
    case doing = "In progress"
    case done = "Done"

    var tint: Color {
      switch self {
      case .next: .orange
      case .doing: .blue
      case .done: .green
      }
    }
  }

  var id: Int
  var title: String
  var owner: String
  var stage: Stage

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.title)
  }

  static let samples = [
    BoardTask(id: 1, title: "Record the demo", owner: "Mina", stage: .next),
    BoardTask(id: 2, title: "Write the release notes", owner: "Jonas", stage: .next),
    BoardTask(id: 3, title: "Polish the empty state", owner: "Priya", stage: .doing),
    BoardTask(id: 4, title: "Choose the icon", owner: "Mina", stage: .done),
  ]
}

struct BoardColumn: View {
  let stage: BoardTask.Stage
  let tasks: [BoardTask]
  let move: ([BoardTask]) -> Void
  @State private var isTargeted = false

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        Circle().fill(stage.tint).frame(width: 8, height: 8)
        Text(stage.rawValue).font(.headline)
        Spacer()
        Text("\(tasks.count)").font(.subheadline.monospacedDigit()).foregroundStyle(.secondary)
          .contentTransition(.numericText())
      }
      ForEach(tasks) { task in
        BoardCard(task: task)
          .contentShape(.dragPreview, RoundedRectangle(cornerRadius: 12))
          .draggable(task)
          .transition(.scale(scale: 0.9).combined(with: .opacity))
      }
    }
    .padding(14)
    .frame(maxWidth: .infinity, minHeight: 90, alignment: .topLeading)
    .background {
      RoundedRectangle(cornerRadius: 18)
        .fill(stage.tint.opacity(isTargeted ? 0.22 : 0.08))
        .strokeBorder(stage.tint.opacity(isTargeted ? 0.8 : 0), lineWidth: 2)
    }
    .scaleEffect(isTargeted ? 1.02 : 1)
    .animation(.snappy(duration: 0.25), value: isTargeted)
    .dropDestination(for: BoardTask.self) { items, _ in
      move(items)
      return true
    } isTargeted: {
      isTargeted = $0
    }
  }
}

struct BoardCard: View {
  let task: BoardTask

  var body: some View {
    HStack(spacing: 12) {
      VStack(alignment: .leading, spacing: 4) {
        Text(task.title).font(.body.weight(.medium))
        Label(task.owner, systemImage: "person.fill").font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      Image(systemName: "line.3.horizontal").foregroundStyle(.tertiary)
    }
    .padding(12)
    .background(Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 12))
  }
}

#Preview { TaskBoard() }
