// What a scene gets when it says `import Combine`: OpenCombine, and beside this file what Foundation adds to
// Combine. OpenCombine's own module for that needs FoundationNetworking, which loads 36 libraries into every
// process (8 ms, 6 MB), and tells a timer's subscribers in the order of a dictionary.
@_exported public import OpenCombine
@_exported public import OpenCombineDispatch
