import type {RestCall} from '../calls';
import {json, literal} from './literal';
import {bodyFile, formOf, outputFile, pathOf} from './request';

const quoted = (value: string) => `'${value.replaceAll("'", "'\\''")}'`;
const word = (value: string) => (/^[\w@=.:/-]+$/.test(value) ? value : quoted(value));

/** Returns the option for a text of a form. curl gives other characters a meaning: `@`, `<`, `;`, and quotation marks. */
const textOption = (value: string) => (/^[\w.-]+$/.test(value) ? '--form' : '--form-string');

/** Returns the path of a file. The name `-` alone would be the standard input. */
const pathOfFile = (name: string) => (name === '-' ? './-' : name);

/** Matches recordings, for which curl states no type. For images, texts, and others, it does, unlike other programs. */
const recording = /\.(?:wav|mp3|flac|ogg)$/i;

/** Returns a file as the option `--form` reads it after `@`: its path is quoted, unless it has only plain characters. */
function fileInForm(name: string): string {
  const path = /^\w[\w.-]*$/.test(name) ? name : `"${pathOfFile(name).replace(/[\\"]/g, '\\$&')}"`;
  return /\.\w+$/.test(name) && !recording.test(name) ? `${path};type=application/octet-stream` : path;
}

/** Returns the URL as a word of the shell, which reads the base URL from a variable. */
function urlOf(call: RestCall): string {
  const base = '$TIMBRE_API_BASE';
  const path = pathOf(call);
  return /^[\w/.-]+$/.test(path) ? `"${base}${path}"` : `"${base}"${quoted(path)}`;
}

function bodyOptions(call: RestCall): string[] {
  const {body} = call;
  const form = formOf(call);
  const file = bodyFile(call);
  if (form) {
    return [
      ...form.files.map(([name, path]) => `--form ${word(`${name}=@${fileInForm(path)}`)}`),
      ...form.texts.map(([name, value]) => `${textOption(value)} ${word(`${name}=${value}`)}`),
    ];
  }
  if (!body) return [];
  const data = file
    ? `--data-binary ${word(`@${pathOfFile(file)}`)}`
    : `--data ${quoted(literal(body.example, json, 2))}`;
  return [`--header "Content-Type: ${body.contentType}"`, data];
}

/**
 * Returns a complete curl command for a call, made from the contract's example.
 * @param retries how many times curl sends the request again after 429, a server error, or no response. It doubles the
 *   wait each time.
 */
export function curl(call: RestCall, retries = 0): string {
  const {method, body} = call;
  const file = outputFile(call);
  const needsMethod = method !== (body ? 'POST' : 'GET');
  return [
    `curl ${urlOf(call)}`,
    ...(needsMethod ? [`--request ${method}`] : []),
    '--fail-with-body',
    ...(retries > 0 ? [`--retry ${retries}`, '--retry-connrefused'] : []),
    '--header "Authorization: Bearer $TIMBRE_API_KEY"',
    ...(call.prefer ? [`--header ${quoted(`Prefer: ${call.prefer}`)}`] : []),
    ...bodyOptions(call),
    ...(file ? [`--output ${file}`] : []),
  ].join(' \\\n  ');
}
