// The program: the tool, linked with all that a scene may name.
import RostrumTool

Tool.main()
