import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';

/** The commonest tasks, and how the documentation answers them. */
const tasks = {
  'recognize-on-a-server': {
    title: 'Recognize recordings on a server',
    text: 'Write a server endpoint that takes a recording and returns its words and their intent with the Timbre API. Read the page quick-start and the call recognizeRecording with list_calls. Keep the API key on the server, apply the limits of the tier, and give each call a timeout. Check each request with check_request, and each failure with simulate_call.',
  },
  'add-voice-to-an-app': {
    title: 'Add voice to a web, iOS, or Android app',
    text: 'Add voice input to this app with a Timbre SDK. Read the page web-sdk, ios-sdk, or android-sdk, and security-best-practices. The app talks to a server of its own, which has the key. Test with the mock before there is an account.',
  },
  'handle-errors': {
    title: 'Handle the errors of the Timbre API',
    text: 'Review how this code handles errors of the Timbre API. For each call, read list_calls, then make each documented failure with simulate_call, and compare. Retry only what explain_error calls safe, with growing pauses.',
  },
};

/** Adds a prompt for each task. */
export function addPrompts(server: McpServer): void {
  for (const [name, {title, text}] of Object.entries(tasks))
    server.registerPrompt(name, {title, description: title}, () => ({
      messages: [{role: 'user', content: {type: 'text', text}}],
    }));
}
