import {remember, remembered} from '../enhance/storage';

const stored = 'search:slash';

/** The ID of the checkbox in the search dialog, whose state counts where the browser blocks storage. */
export const slashSwitchId = 'searchSlash';

/** Returns whether `/` opens search. Readers can turn it off in the search dialog. */
export function opensBySlash(): boolean {
  const box = document.getElementById(slashSwitchId) as HTMLInputElement | null;
  return box?.checked ?? remembered(stored) !== 'off';
}

export const rememberSlash = (opens: boolean): void => remember(stored, opens ? undefined : 'off');
