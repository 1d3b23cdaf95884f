import Rostrum

/// Screens as they are pinned: two columns, rows of dots, what shadows of styles do.
enum PinnedScreens {
  struct Columns: View {
    @State var chosen: String?
    var body: some View {
      NavigationSplitView {
        List(selection: $chosen) {
          NavigationLink(value: "a") { Text("Apples") }
          NavigationLink(value: "b") { Text("Berries") }
        }
        .navigationTitle("Fruit").navigationSplitViewColumnWidth(260)
      } detail: {
        VStack {
          Text("Shows \(chosen ?? "nothing")")
          Color.orange.frame(width: 40, height: 40)
        }
        .navigationTitle("Detail").navigationBarTitleDisplayMode(.inline)
      }
    }
  }

  struct Dots: UIViewRepresentable {
    var page = 1
    func makeUIView(context: Context) -> UIPageControl {
      let control = UIPageControl()
      control.numberOfPages = 5
      return control
    }
    func updateUIView(_ uiView: UIPageControl, context: Context) { uiView.currentPage = page }
  }

  struct Raised: View {
    var body: some View {
      VStack(spacing: 10) {
        RoundedRectangle(cornerRadius: 8).frame(width: 60, height: 30)
          .foregroundStyle(.blue.shadow(.drop(radius: 4, y: 2)))
        Circle().fill(.red.gradient.shadow(.inner(radius: 3, x: 1, y: 1)))
          .frame(width: 40, height: 40)
        Capsule().stroke(.green.shadow(.drop(color: .black, radius: 2)), lineWidth: 4)
          .frame(width: 60, height: 20)
        Text("Ag").foregroundStyle(.orange.shadow(.inner(color: .black, radius: 1)))
        Image(systemName: "heart.fill").foregroundStyle(.pink.shadow(.drop(radius: 2)))
      }
    }
  }
}
