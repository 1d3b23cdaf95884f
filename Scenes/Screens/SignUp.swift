import SwiftUI

/// A sign-up: fields that hand the focus on by the return key, over a keyboard that suits each of them.
struct SignUp: View {
  enum Field: CaseIterable { case name, mail, phone, password }

  @State private var name = ""
  @State private var mail = ""
  @State private var phone = ""
  @State private var password = ""
  @State private var isDone = false
  @FocusState private var focus: Field?

  private var isReady: Bool { !name.isEmpty && mail.contains("@") && password.count >= 6 }

  var body: some View {
    ZStack {
      LinearGradient(colors: [.indigo, .purple, .orange], startPoint: .top, endPoint: .bottom)
        .opacity(0.22).ignoresSafeArea()
      ScrollView {
        VStack(spacing: 24) {
          Image(systemName: "mountain.2.fill").font(.system(size: 52)).foregroundStyle(
            .indigo.gradient
          )
          .padding(.top, 48)
          VStack(spacing: 8) {
            Text("Come aboard").font(.largeTitle.bold())
            Text("One account for the harbour, the charts and your crew.")
              .foregroundStyle(.secondary).multilineTextAlignment(.center)
          }
          VStack(spacing: 14) {
            entry("Name", "person", .name) {
              TextField("Name", text: $name).textContentType(.name).submitLabel(.next)
                .textInputAutocapitalization(.words)
            }
            entry("Email", "envelope", .mail) {
              TextField("Email", text: $mail).keyboardType(.emailAddress)
                .textInputAutocapitalization(.never).autocorrectionDisabled().submitLabel(.next)
            }
            entry("Phone", "phone", .phone) {
              TextField("Phone", text: $phone).keyboardType(.phonePad)
            }
            entry("Password", "lock", .password) {
              SecureField("Password", text: $password).submitLabel(.done)
            }
          }
          .onSubmit(next)
          Button {
            finish()
          } label: {
            Text(isDone ? "Welcome, \(name)" : "Create account").font(.headline)
              .frame(maxWidth: .infinity).frame(height: 52)
              .contentTransition(.opacity)
          }
          .buttonStyle(.plain)
          .foregroundStyle(.white)
          .background(
            isDone ? AnyShapeStyle(.green) : AnyShapeStyle(.indigo.gradient), in: .capsule
          )
          .opacity(isReady ? 1 : 0.4)
          .disabled(!isReady)
          .animation(.smooth, value: isReady)
        }
        .padding(.horizontal, 24).padding(.bottom, 24)
      }
      .scrollDismissesKeyboard(.interactively)
    }
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        if focus == .phone {
          Spacer()
          Button("Next") { next() }
        }
      }
    }
  }

  private func entry(
    _ title: String, _ symbol: String, _ field: Field, @ViewBuilder _ content: () -> some View
  ) -> some View {
    HStack(spacing: 12) {
      Image(systemName: symbol).foregroundStyle(focus == field ? .indigo : .secondary)
        .frame(width: 24)
      content().focused($focus, equals: field).accessibilityIdentifier(title)
    }
    .padding(16)
    .background(.background.opacity(0.8), in: .rect(cornerRadius: 16))
    .overlay {
      RoundedRectangle(cornerRadius: 16).strokeBorder(.indigo, lineWidth: 2)
        .opacity(focus == field ? 1 : 0)
    }
    .animation(.snappy, value: focus)
  }

  private func next() {
    switch focus {
    case .name: focus = .mail
    case .mail: focus = .phone
    case .phone: focus = .password
    default: finish()
    }
  }

  private func finish() {
    focus = nil
    withAnimation(.smooth) { isDone = true }
  }
}

#Preview { SignUp() }
