import type {StreamCall} from '../calls';

/**
 * Finds the parts of the contract that a streaming sample uses: its first message, the recording that the binary messages
 * carry, the field and value that mark the last message, and the values of that field in all responses. A server can send
 * others, which the contract doesn't specify.
 * @throws Error when the contract has no such messages
 */
export function streamParts({summary, sends, receives}: StreamCall) {
  const config = sends.find(({schema}) => schema?.properties)?.example;
  const file = sends.find(({schema}) => schema?.contentMediaType)?.example;
  const last = Object.entries(receives.at(-1)?.schema?.properties ?? {}).find(([, {const: value}]) => value);
  if (config === undefined || typeof file !== 'string' || !last?.[1].const) {
    throw new Error(
      `No sample can be made for "${summary}". Fix: give it a configuration and a binary message with examples, ` +
        'and a last response with a constant field.',
    );
  }
  const [field, {const: value}] = last;
  return {
    /** The first message. */
    config,
    /** The recording that the binary messages carry. */
    file,
    /** The field and value that mark the last message. */
    end: {field, value},
    /** The values of that field in all responses: a server can send others, which the contract doesn't specify. */
    types: receives.flatMap(({schema}) => schema?.properties?.[field]?.const ?? []),
  };
}
