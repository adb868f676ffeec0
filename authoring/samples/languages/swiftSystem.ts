/** Names of Swift, of Apple's frameworks, and of package manifests that samples use. */
export const systemNames = `
  Any AnyObject Array Bool Data Date Dictionary Double Error Int Notification Result Set String UInt Void
  contains count first flatMap get joined localizedDescription map mapError
  failure main init isEmpty none objc rawValue some success
  DispatchQueue ISO8601DateFormatter Timer invalidate repeats scheduledTimer withTimeInterval NotificationCenter URL URLError URLRequest URLResponse URLSession UUID
  discardableResult formUnion insert inserted remove Self timeIntervalSince
  addObserver async date default ephemeral timedOut userInfo uuidString
  AVAudioPlayer AVAudioPlayerDelegate AVAudioSession CategoryOptions InterruptionType NSError NSObject UIApplication UIViewController
  allowBluetoothA2DP asyncAfter defaultToSpeaker delegate playback
  didEnterBackgroundNotification interruptionNotification mediaServicesWereResetNotification mixWithOthers notifyOthersOnDeactivation now
  oldDeviceUnavailable playAndRecord RouteChangeReason routeChangeNotification setActive setAllowHapticsAndSystemSoundsDuringRecording
  setCategory sharedInstance UINotificationFeedbackGenerator notificationOccurred
  App Button ObservableObject Published Scene State StateObject Text VStack View WindowGroup accessibilityAddTraits id onDisappear startsMediaSession
  Package iOS library product target v14
  Decodable HTTPURLResponse JSONDecoder UIAccessibility announcement dataTask decode distantPast forHTTPHeaderField post resume
  self setValue shared statusCode timeoutInterval
`
  .trim()
  .split(/\s+/);
