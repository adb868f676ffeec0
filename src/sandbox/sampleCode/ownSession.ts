/** Replaces the example of a conversation's ID: with a fixed one, all users of a copied program share a conversation. */
export const withOwnSession = (source: string): string =>
  source
    .replace(/(session_id: )'.+?'/, '$1crypto.randomUUID()')
    .replace(/^import os\n([\s\S]*"session_id": )".+?"/, 'import os\nimport uuid\n$1str(uuid.uuid4())');
