import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import tasks from './prompts.json';

/** Adds a prompt for each of the commonest tasks, which says how the documentation answers it. */
export function addPrompts(server: McpServer): void {
  for (const [name, {title, text}] of Object.entries(tasks))
    server.registerPrompt(name, {title, description: title}, () => ({
      messages: [{role: 'user', content: {type: 'text', text}}],
    }));
}
