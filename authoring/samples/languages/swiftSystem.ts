/** Names of Swift and of Apple's frameworks that samples use. The SDK must declare all other names. */
export const systemNames = new Set([
  ...[
    'Any',
    'Array',
    'Bool',
    'Data',
    'Date',
    'Dictionary',
    'Double',
    'Error',
    'Int',
    'Result',
    'Set',
    'String',
    'Void',
  ],
  ...['DispatchQueue', 'ISO8601DateFormatter', 'NotificationCenter', 'URL', 'URLRequest', 'URLSession', 'UUID'],
  ...['AVAudioPlayer', 'AVAudioPlayerDelegate', 'AVAudioSession', 'NSObject', 'UIApplication', 'UIViewController'],
  ...['App', 'Button', 'ObservableObject', 'Published', 'Scene', 'StateObject', 'Text', 'VStack', 'View', 'WindowGroup'],
  ...['main'],
  ...['Package'],
]);
