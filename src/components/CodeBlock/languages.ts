/** The languages a code sample may be in: the name a reader sees, and the grammar that colors it. */
export const languages: Record<string, {label: string; grammar?: string}> = {
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
};
