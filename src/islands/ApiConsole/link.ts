import {consoleId} from '../../facts/routes';
import type {RestCall} from '../../sandbox/calls';
import type {Values} from './formFields';
import {type Preset, presetsOf} from './presets';
import type {Draft} from './request';

/** The longest value that a fragment may set, in characters. */
export const maxValueLength = 2_000;

/** The parameter of a fragment that names the preset. Fields of calls have other names. */
const presetName = 'preset';

/**
 * Returns the fragment of a draft: the preset, and the values that differ from it. Recordings can't be part of it.
 * @returns undefined when a value is too long for a fragment
 */
export function fragmentOf({id}: RestCall, {preset, values}: Draft): string | undefined {
  const changed = Object.entries(values).filter(([name, value]) => value !== preset.values[name]);
  if (changed.some(([, value]) => value.length > maxValueLength)) return undefined;
  const parameters = new URLSearchParams([[presetName, preset.id], ...changed]);
  return `#${consoleId(id)}?${parameters}`;
}

/**
 * Reads the fragment of a draft. Unknown names are ignored, and long values are truncated.
 * @returns undefined when the fragment isn't one of this call
 */
export function readFragment(call: RestCall, fragment: string): {preset: Preset; values: Values} | undefined {
  const [name, query = ''] = fragment.replace(/^#/, '').split(/\?(.*)/s);
  if (name !== consoleId(call.id)) return undefined;
  const parameters = new URLSearchParams(query);
  const presets = presetsOf(call);
  const preset = presets.find(({id}) => id === parameters.get(presetName)) ?? presets[0];
  if (!preset) return undefined;
  const values = Object.entries(preset.values).map(([field, value]) => [
    field,
    parameters.get(field)?.slice(0, maxValueLength) ?? value,
  ]);
  return {preset, values: Object.fromEntries(values)};
}
