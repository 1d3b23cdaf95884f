// The program: the tool, linked with all that a scene may name.
import DocumentViews
import RostrumTool
import SceneDocuments

Tool.main { document in
  DocumentScene(document, rate: document.stage.rate ?? FrameRate(frames: 60)).preview
}
