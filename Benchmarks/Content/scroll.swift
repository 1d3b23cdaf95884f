import SwiftUI

// A page of text that scrolls, stops, and scrolls on.
private struct Page: View {
  @State private var place = 0.0
  private let words = [
    "A frame is a sample of a continuous time line.", "Springs have no end, only rest.",
    "What stands still costs nothing to send.", "Text is the hardest thing to compress well,",
    "for its edges are sharp and never repeat", "at the same fraction of a pixel.",
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("On moving pictures").font(.title).bold().padding(.bottom, 14)
      ForEach(0..<60, id: \.self) { line in
        HStack(alignment: .top, spacing: 12) {
          Text("\(line + 1)").font(.caption).foregroundStyle(.secondary).frame(width: 24)
          Text(words[line % words.count]).font(line % 7 == 0 ? .headline : .body)
        }
        .frame(height: 26)
      }
    }
    .padding(40)
    .offset(y: -place)
    .frame(width: 800, height: 600, alignment: .topLeading)
    .clipped()
    .background(.white)
    .onAppear {
      withAnimation(.easeInOut(duration: 0.8).delay(0.1)) { place = 640 }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1.1) {
        withAnimation(.easeOut(duration: 0.7)) { place = 1000 }
      }
    }
  }
}

#Preview(traits: .fixedLayout(width: 800, height: 600)) { Page() }
