import type {RestCall} from '../calls';

/** The fields of a form: files and texts. */
export interface Form {
  /** Field name and the file it is read from. */
  files: [name: string, file: string][];
  texts: [name: string, value: string][];
}

/** Returns the example body of a multipart call as form fields; undefined for any other call. */
export function formOf({body}: RestCall): Form | undefined {
  if (body?.contentType !== 'multipart/form-data') return undefined;
  const entries = Object.entries(body.example as Record<string, string>);
  const isFile = ([name]: [string, string]) => Boolean(body.schema?.properties?.[name]?.contentMediaType);
  return {files: entries.filter(isFile), texts: entries.filter((entry) => !isFile(entry))};
}

/** Returns the file whose bytes are the body of a call; undefined for any other body. */
export function bodyFile({body}: RestCall): string | undefined {
  return body && !body.schema && typeof body.example === 'string' ? body.example : undefined;
}

/** Returns the file that a sample writes a binary response to. */
export function outputFile({responses}: RestCall): string | undefined {
  return responses.find(({saveAs}) => saveAs)?.saveAs;
}

/** Returns what follows the base URL in the URL of a call, with examples in place of path parameters. */
export const pathOf = ({url, base}: RestCall): string => url.slice(base.length);
