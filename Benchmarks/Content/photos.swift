import SwiftUI

// Photographs that move and fade: content.py makes them.
private struct Slides: View {
  @State private var step = 0

  var body: some View {
    ZStack {
      Color.black
      ForEach(0..<3, id: \.self) { number in
        Image("photo\(number)").resizable().scaledToFill()
          .frame(width: 800, height: 600)
          .scaleEffect(step > number ? 1.15 : 1)
          .offset(x: step > number ? -30 : 0)
          .opacity(step >= number ? 1 : 0)
          .clipped()
      }
      HStack(spacing: 12) {
        ForEach(0..<3, id: \.self) { number in
          Image("photo\(number)").resizable().scaledToFill()
            .frame(width: 96, height: 64)
            .clipShape(RoundedRectangle(cornerRadius: 10))
            .scaleEffect(step == number ? 1.2 : 1)
        }
      }
      .padding(18)
      .background(.white.opacity(0.85), in: Capsule())
      .offset(y: 230)
    }
    .onAppear {
      withAnimation(.easeInOut(duration: 0.7).delay(0.2)) { step = 1 }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        withAnimation(.easeInOut(duration: 0.7)) { step = 2 }
      }
    }
  }
}

#Preview(traits: .fixedLayout(width: 800, height: 600)) { Slides() }
