extension SwiftUINames {
  /// Members of styles and of other types, and values of the environment.
  static let valueText = """
    accented accentedDesaturated accessibilityAssistiveAccessEnabled
    accessibilityDifferentiateWithoutColor accessibilityDimFlashingLights accessibilityEnabled
    accessibilityInvertColors accessibilityLargeContentViewerEnabled accessibilityPlayAnimatedImages
    accessibilityPrefersHeadAnchorAlternative accessibilityQuickActionsEnabled
    accessibilityReduceMotion accessibilityReduceTransparency accessibilityShowButtonShapes
    accessibilitySwitchControlEnabled accessibilityVoiceOverEnabled accessoryCircular
    accessoryCircularCapacity accessoryCorner accessoryInline accessoryLinear
    accessoryLinearCapacity accessoryRectangular activityFamily adaptable allowsDirectInteraction
    alphaThreshold alwaysAvailable angularGradient appInfo appSettings appTermination appVisibility
    appearsActive asymmetric automatic backgroundMaterial balanced blurReplace bordered
    borderedProminent borderless borderlessButton bottomBar bottomLeading bottomOrnament
    bottomTrailing bouncy breathe byLayer cancellationAction capsule card carousel causesPageTurn
    centerFirstTextBaseline checkbox circular circularEaseIn circularEaseInOut circularEaseOut
    colorSchemeContrast columns compact compactMenu confirm confirmationAction conicGradient
    containerRelative contentBased controlActiveState crossDissolve crown cumulative decrease
    defaultMinListHeaderHeight defaultMinListRowHeight desaturated destructiveAction detailOnly
    disclosureGroup dismiss dismissImmersiveSpace dismissSearch dismissWindow displayScale
    doubleColumn drawOff drawOn editMode ellipticalGradient everyMinute exclusion expanded
    firstTextBaseline fitted fontResolutionContext fullColor glass glassProminent graphical grouped
    hardLight headings hiddenTitleBar hierarchical highlight horizontalSizeClass hourAndMinute
    hourMinuteAndSecond hug iconOnly immersiveSpaceDisplacement increase inlineLarge insetGrouped
    interactiveSpring interpolatingSpring isActivityFullscreen isActivityUpdateReduced isEnabled
    isFocusEffectEnabled isFocused isHoverEffectEnabled isLuminanceReduced isPresented
    isSceneCaptured isScrollEnabled isSearchField isSearching isTabBarShowingSections keyboard
    landscapeLeft landscapeRight largeSubtitle largeTitle lastTextBaseline layoutBased
    layoutDirection leadingFirstTextBaseline leadingLastTextBaseline legibilityWeight levelChange
    levelOfDetail lift linearCapacity linearGradient link listRowSeparatorLeading
    listRowSeparatorTrailing magnify managedObjectContext menu menuBarExtra menuIndicatorVisibility
    minimal mixed modelContext multicolor navigationBar navigationBarDrawer navigationBarLeading
    navigationBarTrailing navigationLink newDocument newItem numericPad numericText onScrollDown
    onScrollUp onSearchPresentation onTextEntry openDocument openImmersiveSpace openSettings openURL
    openWindow page paging palette pasteboard physicalMetrics pinnedViews pixelLength plusDarker
    plusLighter popUpButton preferredPencilDoubleTapAction preferredPencilSqueezeAction
    presentationMode primaryAction principal printItem progressive prominentDetail pullDown pulse
    purchase pushWindow quaternary quinary radialGradient radioGroup realityKitScene
    redactionReasons refresh remoteDeviceIdentifier rename requestReview resetFocus rotate
    roundedBorder roundedRectangle saveItem scenePhase scrollView searchSuggestionsPlacement
    secondaryAction sectionFooters sectionHeaders segmented showsWidgetContainerBackground
    showsWidgetLabel sidebar sidebarAdaptable sidebarOnly sidebarRowSize sidebarToggle smooth snappy
    softLight spring squareBorder startsMediaSession stepperField strokedCheckmark
    supportsImageDynamicRange supportsMultipleWindows supportsRemoteScenes surfaceSnappingInfo
    switchControl systemExtraLarge systemLarge systemMedium systemServices systemSmall tabBar
    tabBarOnly tabBarPlacement tabViewBottomAccessoryPlacement textEditing textFormatting
    thickMaterial thinMaterial tiledImage titleAndIcon titleBar titleOnly topBarLeading
    topBarTrailing topLeading topOrnament topTrailing trailingFirstTextBaseline
    trailingLastTextBaseline ultraThickMaterial ultraThinMaterial undoManager undoRedo unified
    unifiedCompact updatesFrequently variableColor variableDraw verticalPage verticalSizeClass
    vibrant viewAligned voiceOver volumetric webAuthenticationSession wheel widgetContentMargins
    widgetFamily widgetRenderingMode wiggle windowArrangement windowBackground windowSize
    windowToolbar worldScalingCompensation zoom
    """
}
