/**
 * Names of Swift, of Apple's frameworks, of package manifests, and of `VoiceAudioSession.swift` on the iOS page that
 * samples use. The SDK must declare all others.
 */
export const systemNames = `
  Any Array Bool Data Date Dictionary Double Error Int Result Set String Void
  contains count first flatMap get joined localizedDescription map mapError
  failure main none some success
  DispatchQueue ISO8601DateFormatter NotificationCenter URL URLRequest URLSession UUID async date default publisher uuidString
  AVAudioPlayer AVAudioPlayerDelegate AVAudioSession NSLog NSObject UIApplication UIViewController allowBluetooth
  allowBluetoothA2DP asyncAfter defaultToSpeaker delegate
  didEnterBackgroundNotification interruptionNotification notifyOthersOnDeactivation now playAndRecord setActive setCategory
  sharedInstance
  App Button ObservableObject Published Scene State StateObject Text VStack View WindowGroup id onDisappear onReceive
  Package iOS library product target v14
  VoiceAudioSession begin end
`
  .trim()
  .split(/\s+/);
