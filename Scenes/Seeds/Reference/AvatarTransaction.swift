// A change that says where it comes from: bouncy when tapped, smooth otherwise.
// Added: the import, the preview and the view around it.

import SwiftUI

struct AvatarTappedKey: TransactionKey {
    static let defaultValue: Bool = false
}

extension Transaction {
    var avatarTapped: Bool {
        get { self[AvatarTappedKey.self] }
        set { self[AvatarTappedKey.self] = newValue }
    }
}

struct AvatarTransaction: View {
    @State private var isSelected = false

    var body: some View {
        VStack(spacing: 60) {
            Circle().frame(width: 80, height: 80)
                .scaleEffect(isSelected ? 1.5 : 1)
                .transaction { transaction in
                    if transaction.avatarTapped {
                        transaction.animation = .bouncy
                    } else {
                        transaction.animation = .smooth
                    }
                }
                .onTapGesture {
                    var transaction = Transaction()
                    transaction.avatarTapped = true
                    withTransaction(transaction) {
                        isSelected.toggle()
                    }
                }
            Button("Toggle") { isSelected.toggle() }
        }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    AvatarTransaction()
}
