/// The text of one generated storyboard: a chain of scenes with a way to the next storyboard at its end.
struct StoryboardText {
  let storyboard: Int
  let size: AppSize

  var text: String {
    let scenes = (0..<size.scenesPerStoryboard).map(scene).joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="13771" targetRuntime="iOS.CocoaTouch" initialViewController="scene-0">
          <scenes>
      \(scenes)\(reference)    </scenes>
      </document>

      """
  }

  private func scene(_ position: Int) -> String {
    let number = storyboard * size.scenesPerStoryboard + position
    let next = position + 1 < size.scenesPerStoryboard ? "scene-\(position + 1)" : "next"
    let rows = (0..<6).map { label($0, of: position) }.joined()
    return """
              <scene sceneID="group-\(position)">
                  <objects>
                      <viewController storyboardIdentifier="Scene\(number)" title="Scene \(number)" id="scene-\(position)" \
      customClass="Controller\(number)" customModuleProvider="target" sceneMemberID="viewController">
                          <view key="view" contentMode="scaleToFill" id="view-\(position)">
                              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                              <subviews>
      \(rows)                        </subviews>
                          </view>
                          <connections>
                              <outlet property="titleLabel" destination="label-\(position)-0" id="outlet-\(position)"/>
                              <segue destination="\(next)" kind="show" identifier="next\(number)" id="segue-\(position)"/>
                              <segue destination="exit-\(position)" kind="unwind" unwindAction="unwindToScene:" \
      id="unwind-\(position)"/>
                          </connections>
                      </viewController>
                      <placeholder placeholderIdentifier="IBFirstResponder" id="responder-\(position)" \
      sceneMemberID="firstResponder"/>
                      <exit id="exit-\(position)" userLabel="Exit" sceneMemberID="exit"/>
                  </objects>
                  <point key="canvasLocation" x="\(position * 500)" y="0"/>
              </scene>

      """
  }

  private func label(_ row: Int, of position: Int) -> String {
    """
                                <label opaque="NO" text="Row \(row)" textAlignment="natural" id="label-\(position)-\(row)">
                                    <rect key="frame" x="16" y="\(row * 44)" width="343" height="21"/>
                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                </label>

    """
  }

  /// The scene that stands for the next storyboard; the last one leads back to the first.
  private var reference: String {
    """
            <scene sceneID="group-next">
                <objects>
                    <viewControllerPlaceholder storyboardName="Board\((storyboard + 1) % size.storyboards)" id="next" \
    sceneMemberID="viewController"/>
                </objects>
            </scene>

    """
  }
}
