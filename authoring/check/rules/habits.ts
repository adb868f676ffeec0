/** Code that compiles but that readers must not copy. */
interface Habit {
  languages: string[];
  pattern: RegExp;
  /** A pattern that the block must also match. */
  where?: RegExp;
  /** A pattern that makes the block correct. */
  unless?: RegExp;
  message: string;
  fix: string;
}

const web = ['js', 'ts'];
const android = ['kotlin', 'java'];
const sdk = [...web, ...android, 'swift'];

const granted = String.raw`(?:'granted'|\.granted|MicrophonePermission\.GRANTED)`;

export const habits: Habit[] = [
  {
    languages: web,
    pattern: /pinCertificates/,
    message: "Browsers can't use pinCertificates.",
    fix: 'delete the option: the browser validates certificates. Pinning is for the iOS and Android SDKs.',
  },
  {
    languages: sdk,
    pattern: new RegExp(
      [
        String.raw`\bif\s*\(?\s*permission ={2,3} ${granted}\)?[^]{0,160}?\belse\b(?!\s*if\b)`,
        String.raw`\bpermission !==? ${granted}`,
        String.raw`\bguard permission == ${granted}`,
      ].join('|'),
    ),
    unless: /denied/i,
    message: 'If the permission is still "prompt", the user only closed the dialog.',
    fix: 'report a failure only if the permission is "denied".',
  },
  {
    languages: ['swift'],
    pattern: /\.(?:listen\(\)|listen \{|start\(\)|say\(|play\(\))/,
    unless: /VoiceAudioSession\.begin\(\)|setActive\(true/,
    message: 'Without an active audio session, the app records and plays nothing.',
    fix: 'call VoiceAudioSession.begin() before it.',
  },
  {
    languages: sdk,
    pattern: /(?:addEventListener\('click'|\bonclick\b|setOnClickListener|\bButton\()(?=[\s\S]{0,400}?\.listen\()/i,
    where: /\bwakeWord\b|\bWakeWordOptions\b/,
    message: 'With a wake word, listen() waits for the phrase. A button that calls it starts no turn.',
    fix: 'call listen() once, without a button, or omit wakeWord.',
  },
  {
    languages: android,
    pattern: /\bTimbreClient\(/,
    where: /(?:\bextends|:)\s*(?:\w+Activity|Activity|Fragment)\b/,
    message: 'An activity, and a client in it, is created again after each rotation.',
    fix: 'share one client, as VoiceClients on the Android SDK page does.',
  },
  {
    languages: [...sdk, 'python'],
    pattern: /(?:\.(?:sort|toSorted|reduce|max\w*)\b|\b(?:max|sorted)\()[^\n]*\bconfidence\b/,
    message: 'Results are in order of confidence, best first.',
    fix: 'take the first result.',
  },
  {
    languages: [...sdk, 'python'],
    pattern: /\b(?:if|switch|when|guard)\b[^\n]*\bintent\b/,
    where: /converse|onResponse|\bon\('response'/i,
    message: 'The intent of a reply is for display, analytics, and logging.',
    fix: 'branch on the name of the action.',
  },
];
