import SwiftUI

/// A conversation: a message that is typed and sent, dots while the other one writes, and an answer that is given a heart.
struct Chat: View {
  struct Message: Identifiable, Equatable {
    let id: Int
    let text: String
    let isMine: Bool
    var reaction: String?
  }

  @State private var messages = [
    Message(id: 0, text: "Did the new ropes arrive?", isMine: true),
    Message(
      id: 1, text: "This morning! Two of them, and the red one is *very* red.", isMine: false),
    Message(id: 2, text: "Perfect, nobody will trip over it then 😄", isMine: true, reaction: "😂"),
    Message(id: 3, text: "I packed everything but the stove.", isMine: false),
    Message(id: 4, text: "Is there room in your car for Anna’s skis?", isMine: false),
  ]
  @State private var draft = ""
  @State private var isWriting = false
  @State private var receipt = ""
  @State private var picked: Message.ID?
  @FocusState private var isFocused: Bool

  var body: some View {
    NavigationStack {
      ScrollViewReader { reader in
        ScrollView {
          LazyVStack(spacing: 3) {
            Text("**Today** 9:12").font(.caption2).foregroundStyle(.secondary).padding(.vertical, 8)
            ForEach(messages) { message in
              bubble(message).id(message.id)
            }
            if isWriting {
              TypingDots().frame(maxWidth: .infinity, alignment: .leading)
                .transition(.scale(scale: 0.4, anchor: .bottomLeading).combined(with: .opacity))
            }
          }
          .padding(.horizontal)
          Color.clear.frame(height: 8).id("end")
        }
        .defaultScrollAnchor(.bottom)
        .scrollDismissesKeyboard(.interactively)
        .onChange(of: messages.count) { withAnimation(.snappy) { reader.scrollTo("end") } }
        .onChange(of: isWriting) { withAnimation(.snappy) { reader.scrollTo("end") } }
      }
      .safeAreaInset(edge: .bottom) { composer }
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Button("Back", systemImage: "chevron.backward") {}.fontWeight(.semibold)
        }
        ToolbarItem(placement: .principal) {
          VStack(spacing: 1) {
            Text("ML").font(.caption2.bold()).foregroundStyle(.white)
              .frame(width: 26, height: 26).background(.orange.gradient, in: .circle)
            Text("Mira").font(.caption2)
          }
          .dynamicTypeSize(...DynamicTypeSize.xLarge)
        }
        ToolbarItem(placement: .topBarTrailing) {
          Button("Video", systemImage: "video") {}
        }
      }
    }
    .sensoryFeedback(.impact, trigger: messages.count)
  }

  private func bubble(_ message: Message) -> some View {
    let isLast = messages.last { $0.isMine == message.isMine } == message
    return VStack(alignment: message.isMine ? .trailing : .leading, spacing: 3) {
      Text(.init(message.text))
        .foregroundStyle(message.isMine ? .white : .primary)
        .padding(.horizontal, 14).padding(.vertical, 9)
        .background {
          UnevenRoundedRectangle(
            topLeadingRadius: 18, bottomLeadingRadius: !message.isMine && isLast ? 4 : 18,
            bottomTrailingRadius: message.isMine && isLast ? 4 : 18, topTrailingRadius: 18,
            style: .continuous
          )
          .fill(message.isMine ? AnyShapeStyle(.blue.gradient) : AnyShapeStyle(.fill.secondary))
        }
        .overlay(alignment: message.isMine ? .topLeading : .topTrailing) { sticker(message) }
        .onLongPressGesture(minimumDuration: 0.3) {
          withAnimation(.bouncy) { picked = message.id }
        }
        .overlay(alignment: message.isMine ? .topTrailing : .topLeading) {
          if picked == message.id { tapback(message).offset(y: -52) }
        }
      if message.isMine && isLast && !receipt.isEmpty {
        Text(receipt).font(.caption2.weight(.medium)).foregroundStyle(.secondary)
          .contentTransition(.opacity).padding(.trailing, 4)
          .transition(.opacity)
      }
    }
    .frame(maxWidth: 280, alignment: message.isMine ? .trailing : .leading)
    .frame(maxWidth: .infinity, alignment: message.isMine ? .trailing : .leading)
    .padding(.top, message.reaction != nil || startsGroup(message) ? 12 : 0)
    .zIndex(picked == message.id ? 1 : 0)
    .transition(
      .asymmetric(
        insertion: .scale(scale: 0.5, anchor: message.isMine ? .bottomTrailing : .bottomLeading)
          .combined(with: .opacity),
        removal: .opacity))
  }

  @ViewBuilder private func sticker(_ message: Message) -> some View {
    if let reaction = message.reaction {
      Text(reaction).font(.footnote)
        .padding(6).background(.regularMaterial, in: .circle)
        .overlay { Circle().strokeBorder(Color(.systemBackground), lineWidth: 2) }
        .offset(x: message.isMine ? -14 : 14, y: -16)
        .transition(.scale(scale: 0.1).combined(with: .opacity))
    }
  }

  private func tapback(_ message: Message) -> some View {
    HStack(spacing: 14) {
      ForEach(["❤️", "👍", "😂", "‼️", "❓"], id: \.self) { reaction in
        Button(reaction) {
          withAnimation(.bouncy) {
            picked = nil
            messages[message.id].reaction = reaction
          }
        }
      }
    }
    .font(.title3)
    .padding(.horizontal, 16).padding(.vertical, 10)
    .background(.regularMaterial, in: .capsule)
    .shadow(color: .black.opacity(0.15), radius: 12, y: 4)
    .fixedSize()
    .transition(.scale(scale: 0.2, anchor: .bottomLeading).combined(with: .opacity))
  }

  private var composer: some View {
    HStack(alignment: .bottom, spacing: 10) {
      Button("Attach", systemImage: "plus") {}
        .labelStyle(.iconOnly).foregroundStyle(.secondary)
        .frame(width: 36, height: 36).background(.fill.tertiary, in: .circle)
      TextField("Message", text: $draft, axis: .vertical)
        .lineLimit(1...4)
        .focused($isFocused)
        .padding(.leading, 14).padding(.trailing, 40).padding(.vertical, 7)
        .frame(minHeight: 36)
        .background { RoundedRectangle(cornerRadius: 18).strokeBorder(.separator) }
        .overlay(alignment: .bottomTrailing) {
          if draft.isEmpty {
            Image(systemName: "mic.fill").foregroundStyle(.secondary).padding(10)
              .transition(.opacity)
          } else {
            Button("Send", systemImage: "arrow.up.circle.fill") { send() }
              .labelStyle(.iconOnly).font(.system(size: 28)).padding(4)
              .symbolRenderingMode(.palette).foregroundStyle(.white, .blue)
              .transition(.scale.combined(with: .opacity))
          }
        }
        .animation(.snappy(duration: 0.25), value: draft.isEmpty)
    }
    .padding(.horizontal).padding(.vertical, 8)
    .background(.bar)
  }

  private func startsGroup(_ message: Message) -> Bool {
    message.id > 0 && messages[message.id - 1].isMine != message.isMine
  }

  private func send() {
    let text = draft.trimmingCharacters(in: .whitespaces)
    withAnimation(.spring(duration: 0.4, bounce: 0.25)) {
      messages.append(Message(id: messages.count, text: text, isMine: true))
      receipt = "Delivered"
      draft = ""
    }
    Task {
      try? await Task.sleep(for: .seconds(0.7))
      withAnimation { receipt = "Read 9:41" }
      withAnimation(.bouncy) { isWriting = true }
      try? await Task.sleep(for: .seconds(1.6))
      withAnimation(.bouncy) {
        isWriting = false
        messages.append(Message(id: messages.count, text: "You are the best!", isMine: false))
      }
    }
  }
}

/// Three dots that take turns while somebody writes.
private struct TypingDots: View {
  var body: some View {
    PhaseAnimator(0..<4) { phase in
      HStack(spacing: 5) {
        ForEach(0..<3) { dot in
          Circle().fill(.secondary).frame(width: 8, height: 8)
            .opacity(phase == dot + 1 ? 1 : 0.4)
            .offset(y: phase == dot + 1 ? -3 : 0)
        }
      }
    } animation: { _ in
      .easeInOut(duration: 0.22)
    }
    .padding(.horizontal, 14).padding(.vertical, 14)
    .background(.fill.secondary, in: .capsule)
    .padding(.top, 12)
  }
}

#Preview { Chat() }
