import SwiftUI

/// A sign-in: two fields, and a button that shrinks to a ring while it asks, and then to a tick.
struct SignIn: View {
  enum Field { case mail, password }
  enum Phase { case idle, asking, done }

  @State private var mail = "mira@coastpath.app"
  @State private var password = "lighthouse"
  @State private var phase = Phase.idle
  @State private var progress = 0.0
  @FocusState private var field: Field?

  var body: some View {
    VStack(spacing: 28) {
      Spacer()
      Image(systemName: "mountain.2.fill").font(.system(size: 56))
        .foregroundStyle(.teal.gradient)
        .symbolEffect(.bounce, value: phase == .done)
      VStack(spacing: 6) {
        Text(phase == .done ? "Welcome back, Mira" : "Coast Path").font(.largeTitle.bold())
          .multilineTextAlignment(.center).contentTransition(.opacity)
        Text("Sign in to sync your trips").foregroundStyle(.secondary)
          .opacity(phase == .done ? 0 : 1)
      }
      VStack(spacing: 12) {
        entry("envelope", isActive: field == .mail) {
          TextField("Email", text: $mail).focused($field, equals: .mail)
            .accessibilityIdentifier("Email")
        }
        entry("lock", isActive: field == .password) {
          SecureField("Password", text: $password).focused($field, equals: .password)
            .accessibilityIdentifier("Password")
        }
      }
      .opacity(phase == .done ? 0 : 1)
      .disabled(phase != .idle)
      button
      Spacer()
      Spacer()
    }
    .padding(24)
  }

  private func entry(
    _ symbol: String, isActive: Bool, @ViewBuilder _ content: () -> some View
  ) -> some View {
    HStack(spacing: 12) {
      Image(systemName: symbol).foregroundStyle(isActive ? .teal : .secondary).frame(width: 24)
      content()
    }
    .padding(14)
    .background(Color(.secondarySystemBackground), in: .rect(cornerRadius: 14))
    .overlay {
      RoundedRectangle(cornerRadius: 14).strokeBorder(.teal, lineWidth: 2)
        .opacity(isActive ? 1 : 0)
    }
    .animation(.snappy, value: isActive)
  }

  private var button: some View {
    Button {
      Task { await signIn() }
    } label: {
      ZStack {
        Capsule().fill(phase == .done ? Color.green : .teal)
          .opacity(phase == .asking ? 0.15 : 1)
        Circle().trim(from: 0, to: progress)
          .stroke(.teal, style: StrokeStyle(lineWidth: 4, lineCap: .round))
          .rotationEffect(.degrees(-90)).padding(2)
          .opacity(phase == .asking ? 1 : 0)
        Text("Sign In").font(.headline).foregroundStyle(.white)
          .opacity(phase == .idle ? 1 : 0).blur(radius: phase == .idle ? 0 : 6)
        Image(systemName: "checkmark").font(.title2.bold()).foregroundStyle(.white)
          .scaleEffect(phase == .done ? 1 : 0.3).opacity(phase == .done ? 1 : 0)
      }
      .frame(width: phase == .idle ? nil : 54, height: 54)
      .frame(maxWidth: phase == .idle ? .infinity : nil)
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier("Sign In")
  }

  private func signIn() async {
    field = nil
    withAnimation(.snappy(duration: 0.45)) { phase = .asking }
    withAnimation(.easeInOut(duration: 1.3).delay(0.3)) { progress = 1 }
    try? await Task.sleep(for: .seconds(1.7))
    withAnimation(.bouncy) { phase = .done }
  }
}

#Preview { SignIn() }
