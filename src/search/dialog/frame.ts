import {afterPaint} from '../../enhance/dom';
import {opensBySlash, rememberSlash, slashSwitchId} from '../slashKey';
import styles from './dialog.module.css';
import {h, icon} from './elements';

/** With a capital, unlike the IDs of headings. */
const listId = 'searchResults';

const key = (name: string) => h('kbd', {class: `border micro ${styles.key}`}, name);

/**
 * Returns the line of keyboard hints. It's filled after the dialog is painted, because finding a font for arrows is
 * slow.
 */
function hints(): HTMLElement {
  const line = h('p', {class: `flex gap-5 ${styles.hints}`, 'aria-hidden': 'true'});
  afterPaint(() =>
    line.append(
      h('span', {}, key('↑'), key('↓'), ' choose'),
      h('span', {}, key('Enter'), ' open'),
      h('span', {}, key('Ctrl'), key('Enter'), ' new tab'),
      h('span', {}, key('Esc'), ' close'),
    ),
  );
  return line;
}

/** Returns the switch of the shortcut `/`, because speech input may type it by mistake (WCAG 2.1.4). */
function slashSwitch(): HTMLElement {
  const checked = opensBySlash();
  const box = Object.assign(h('input', {class: 'box', type: 'checkbox', id: slashSwitchId}), {checked});
  box.addEventListener('change', () => rememberSlash(box.checked));
  return h('label', {class: 'cluster gap-2'}, box, h('span', {}, key('/'), ' opens search'));
}

/** Builds the parts of the dialog that stay while results come and go, and adds them to the page. */
export function createFrame() {
  const input = h('input', {
    class: `ink type-body ${styles.input}`,
    type: 'text',
    role: 'combobox',
    'aria-label': 'Search the documentation and the site',
    'aria-expanded': 'false',
    'aria-controls': listId,
    'aria-autocomplete': 'list',
    placeholder: 'A word, a question, an error',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'go',
    maxlength: '300',
  });
  const close = h(
    'button',
    {class: 'icon-button muted', type: 'button', 'aria-label': 'Close search'},
    icon('M6 6l12 12M18 6L6 18', styles.icon),
  );
  const list = h('div', {class: styles.list, id: listId, role: 'listbox', 'aria-label': 'Search results'});
  // Shown after the list, or instead of it: suggestions and messages.
  const message = h('div', {class: `stack ${styles.message}`});
  // Read by screen readers, not shown.
  const status = h('p', {class: 'visually-hidden', role: 'status'});
  const dialog = h(
    'dialog',
    {class: styles.dialog, 'aria-label': 'Search'},
    h(
      'div',
      {class: `flex border-strong surface ${styles.panel}`},
      h(
        'div',
        {class: `border-b gap-4 row ${styles.bar}`},
        icon('M11 4.5a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.8 15.8L20 20', styles.icon),
        input,
        close,
      ),
      h('div', {class: styles.body}, list, message),
      h('div', {class: `between border-t cluster gap-1 gap-x-5 muted tiny ${styles.footer}`}, hints(), slashSwitch()),
    ),
    status,
  );
  document.body.append(dialog);
  return {dialog, input, list, message, status, close};
}

export type Frame = ReturnType<typeof createFrame>;
