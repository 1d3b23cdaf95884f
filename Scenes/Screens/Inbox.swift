import SwiftUI

/// An inbox: search, rows that a finger pulls aside, badges, and new messages by pulling down.
struct Inbox: View {
  struct Chat: Identifiable {
    let id: String
    let initials: String
    let color: Color
    let last: String
    let time: String
    var unread = 0
    var isPinned = false
  }

  @State private var chats: [Chat] = [
    Chat(
      id: "Mira Lund", initials: "ML", color: .orange,
      last: "The ferry leaves at nine, don’t be late!",
      time: "9:38", unread: 2, isPinned: true),
    Chat(
      id: "Design Review", initials: "DR", color: .indigo,
      last: "Jonas: I moved the handoff notes into the file.", time: "9:12", unread: 5),
    Chat(
      id: "Tove", initials: "T", color: .pink, last: "That works for me.", time: "8:57"),
    Chat(
      id: "Climbing Club", initials: "CC", color: .teal, last: "Anna: hall is booked until ten.",
      time: "Yesterday"),
    Chat(
      id: "Father", initials: "F", color: .brown, last: "Photos from the garden.", time: "Monday"),
  ]
  @State private var query = ""

  private var found: [Chat] {
    query.isEmpty ? chats : chats.filter { $0.id.localizedCaseInsensitiveContains(query) }
  }
  private var unread: Int { chats.reduce(0) { $0 + $1.unread } }

  var body: some View {
    TabView {
      NavigationStack {
        List {
          ForEach(found) { chat in
            NavigationLink {
              Text(chat.last).padding().navigationTitle(chat.id)
            } label: {
              row(chat)
            }
            .badge(chat.unread)
            .badgeProminence(.increased)
            .swipeActions(edge: .trailing) {
              Button(role: .destructive) {
                chats.removeAll { $0.id == chat.id }
              } label: {
                Label("Delete", systemImage: "trash")
              }
              Button {
              } label: {
                Label("Mute", systemImage: "bell.slash")
              }
              .tint(.indigo)
            }
            .swipeActions(edge: .leading) {
              Button {
                withAnimation { toggleUnread(chat) }
              } label: {
                Label("Unread", systemImage: "message")
              }
              .tint(.blue)
            }
          }
        }
        .listStyle(.plain)
        .navigationTitle("Messages")
        .searchable(text: $query, prompt: "Search people")
        .refreshable {
          try? await Task.sleep(for: .seconds(1.2))
          withAnimation {
            chats.insert(
              Chat(
                id: "Noor", initials: "N", color: .green, last: "Just landed ✈︎", time: "9:41",
                unread: 1), at: 1)
          }
        }
        .toolbar { Image(systemName: "square.and.pencil").foregroundStyle(.blue) }
      }
      .tabItem { Label("Chats", systemImage: "message.fill") }
      .badge(unread)
      Text("Calls").tabItem { Label("Calls", systemImage: "phone.fill") }
      Text("Settings").tabItem { Label("Settings", systemImage: "gear") }
    }
  }

  private func row(_ chat: Chat) -> some View {
    HStack(spacing: 12) {
      Text(chat.initials).font(.headline).foregroundStyle(.white)
        .frame(width: 48, height: 48).background(chat.color.gradient, in: .circle)
      VStack(alignment: .leading, spacing: 2) {
        HStack {
          Text(chat.id).font(.headline)
          if chat.isPinned {
            Image(systemName: "pin.fill").font(.caption2).foregroundStyle(.secondary)
          }
          Spacer()
          Text(chat.time).font(.subheadline).foregroundStyle(.secondary)
        }
        Text(chat.last).font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
      }
      .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
    }
  }

  private func toggleUnread(_ chat: Chat) {
    guard let index = chats.firstIndex(where: { $0.id == chat.id }) else { return }
    chats[index].unread = chats[index].unread == 0 ? 1 : 0
  }
}

#Preview { Inbox() }
