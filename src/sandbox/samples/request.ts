import type {RestCall} from '../calls';

/** A form's fields, sorted by what a sample does with them. */
export interface Form {
  /** Field name and the file it is read from. */
  files: [name: string, file: string][];
  texts: [name: string, value: string][];
}

/** The example body of a multipart call as form fields; undefined for any other call. */
export function formOf({body}: RestCall): Form | undefined {
  if (body?.contentType !== 'multipart/form-data') return undefined;
  const entries = Object.entries(body.example as Record<string, string>);
  const isFile = ([name]: [string, string]) => Boolean(body.schema?.properties?.[name]?.contentMediaType);
  return {files: entries.filter(isFile), texts: entries.filter((entry) => !isFile(entry))};
}

/** The file that a sample writes the answer to, when the answer is binary. */
export function savedFile({responses}: RestCall): string | undefined {
  return responses.find(({saveAs}) => saveAs)?.saveAs;
}
