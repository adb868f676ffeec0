import {consoleId} from '../../facts/routes';
import type {RestCall} from '../../sandbox/calls';
import {presetsOf} from './presets';
import {type Draft, draftOf, typedValues} from './request';

/** The parameter of a fragment that names the preset. Fields of calls have other names. */
const presetName = 'preset';

/** Returns the fragment of a draft: the preset, and the values that differ from it. Recordings can't be part of it. */
export const fragmentOf = ({id}: RestCall, draft: Draft): string =>
  `#${consoleId(id)}?${new URLSearchParams([[presetName, draft.preset.id], ...typedValues(draft)])}`;

/**
 * Reads the fragment of a draft. Unknown names are ignored.
 * @returns undefined when the fragment isn't one of this call
 */
export function readFragment(call: RestCall, fragment: string): Draft | undefined {
  const [name, query = ''] = fragment.replace(/^#/, '').split(/\?(.*)/s);
  if (name !== consoleId(call.id)) return undefined;
  const parameters = new URLSearchParams(query);
  const presets = presetsOf(call);
  const preset = presets.find(({id}) => id === parameters.get(presetName)) ?? presets[0];
  const values = Object.entries(preset.values).map(([field, value]) => [field, parameters.get(field) ?? value]);
  return {...draftOf(preset), values: Object.fromEntries(values)};
}
