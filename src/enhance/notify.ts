import type {Notice} from './types';

/** Shows a notice. `notices.ts` is loaded with the first one, because most visits have none. */
export async function notify(notice: Notice): Promise<void> {
  try {
    const {showNotice} = await import('./onDemand/notices');
    showNotice(notice);
  } catch {
    // The network failed, and the message must appear nevertheless.
    window.alert(`${notice.title}\n${notice.text ?? ''}`);
  }
}

/**
 * Shows the notice that the `data-message-…` attributes of an element describe.
 * @param values the values of placeholders in its text: `{email}` is replaced by the value `email`
 * @param href the address of its link, for an element that has a label for one
 */
export function notifyFrom(
  {dataset}: HTMLElement,
  {values = {}, href = ''}: {values?: Record<string, string>; href?: string} = {},
): Promise<void> {
  const {messageTitle: title = '', messageText = '', messageLink: label} = dataset;
  const text = messageText.replace(/\{(\w+)\}/g, (placeholder, name) => values[name] ?? placeholder);
  return notify({title, text, action: label ? {label, href} : undefined});
}
