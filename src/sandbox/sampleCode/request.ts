import type {RestCall} from '../calls';

/** Returns the example body of a multipart call as names with files and with texts; undefined for any other call. */
export function formOf({body}: RestCall) {
  if (body?.contentType !== 'multipart/form-data') return undefined;
  const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  const entries = Object.entries(body.example as object).map(([name, value]): [string, string] => [
    name,
    asText(value),
  ]);
  const isFile = ([name]: [string, string]) => Boolean(body.schema?.properties?.[name]?.contentMediaType);
  return {files: entries.filter(isFile), texts: entries.filter((entry) => !isFile(entry))};
}

/** Returns the file whose bytes are the body of a call; undefined for any other body. */
export function bodyFile({body}: RestCall): string | undefined {
  return body && !body.schema && typeof body.example === 'string' ? body.example : undefined;
}

/** Returns the file that a sample writes a binary response to. Its extension is the format that the request asks for. */
export function outputFile({responses, body}: RestCall): string | undefined {
  const {format} = (body?.example ?? {}) as {format?: unknown};
  const file = responses.find(({saveAs}) => saveAs)?.saveAs;
  return typeof format === 'string' && /^[a-z\d]+$/.test(format) ? file?.replace(/\w+$/, format) : file;
}

/** Returns what follows the base URL in the URL of a call, with examples in place of path parameters. */
export const pathOf = ({url, base}: RestCall): string => url.slice(base.length);
