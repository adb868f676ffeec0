/** A language of code samples. */
interface CodeLanguage {
  /** The name that readers see. */
  label: string;
  /** The Prism grammar that colors it. */
  grammar?: string;
}

const byName = {
  bash: {label: 'Shell', grammar: 'bash'},
  html: {label: 'HTML', grammar: 'markup'},
  http: {label: 'HTTP', grammar: 'http'},
  java: {label: 'Java', grammar: 'java'},
  js: {label: 'JavaScript', grammar: 'javascript'},
  json: {label: 'JSON', grammar: 'json'},
  kotlin: {label: 'Kotlin', grammar: 'kotlin'},
  groovy: {label: 'Gradle', grammar: 'groovy'},
  md: {label: 'Markdown', grammar: 'markdown'},
  powershell: {label: 'PowerShell', grammar: 'powershell'},
  python: {label: 'Python', grammar: 'python'},
  swift: {label: 'Swift', grammar: 'swift'},
  text: {label: 'Text'},
  ts: {label: 'TypeScript', grammar: 'typescript'},
  xml: {label: 'XML', grammar: 'markup'},
  yaml: {label: 'YAML', grammar: 'yaml'},
} satisfies Record<string, CodeLanguage>;

export type LanguageName = keyof typeof byName;

/** The languages that a code sample may be in, by the name that authors write. */
export const languages: Record<string, CodeLanguage> = byName;
