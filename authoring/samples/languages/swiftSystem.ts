/**
 * Names of Swift, of Apple's frameworks, of package manifests, and of `VoiceAudioSession.swift` and `VoiceClients.swift`
 * on the iOS page that samples use. The SDK must declare all others.
 */
export const systemNames = `
  Any Array Bool Data Date Dictionary Double Error Int Result Set String Void
  contains count first flatMap get joined localizedDescription map mapError
  failure main none some success
  DispatchQueue ISO8601DateFormatter NotificationCenter URL URLRequest URLSession UUID async date default publisher uuidString
  AVAudioPlayer AVAudioPlayerDelegate AVAudioSession NSObject UIApplication UIViewController allowBluetooth
  allowBluetoothA2DP asyncAfter defaultToSpeaker delegate
  didEnterBackgroundNotification interruptionNotification notifyOthersOnDeactivation now playAndRecord setActive setCategory
  sharedInstance
  App Button ObservableObject Published Scene State StateObject Text VStack View WindowGroup id onDisappear onReceive
  Package iOS library product target v14
  Decodable HTTPURLResponse JSONDecoder UIAccessibility $status announcement dataTask decode distantPast forHTTPHeaderField post resume
  self setValue shared statusCode timeoutInterval
  VoiceAudioSession begin end VoiceClients client get forget
`
  .trim()
  .split(/\s+/);
