// An example to follow: uses value parameter for precise control.
// Added: the import and the preview.

import SwiftUI

struct GoodImplicitAnimation: View {
    @State private var isExpanded = false

    var body: some View {
        Rectangle()
            .frame(width: isExpanded ? 200 : 100, height: 50)
            .animation(.spring, value: isExpanded)
            .onTapGesture { isExpanded.toggle() }
    }
}

#Preview(traits: .fixedLayout(width: 400, height: 400)) {
    GoodImplicitAnimation()
}
