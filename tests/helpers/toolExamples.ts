import {fixture} from './fixture';

/** A call of a tool about a request: to parse a text. */
export const parseRequest = {method: 'POST', path: '/v1/nlu/parse', headers: {Authorization: 'Bearer YOUR_API_KEY'}};

/** Calls of the tools for agents, with what the results say. */
export const toolExamples = fixture<[tool: string, input: object, says: string][]>('tool-calls').map(
  ([tool, input, says]) => [tool, input, new RegExp(says)] as const,
);
