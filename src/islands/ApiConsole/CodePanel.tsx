import {type KeyboardEvent, type ReactNode, useId, useState} from 'react';
import {CodeFrame} from '../../components/CodeBlock/Frame';
import type {RestCall} from '../../sandbox/calls';
import {curl} from '../../sandbox/samples/curl';
import {javascriptCall} from '../../sandbox/samples/javascript';
import {pythonCall} from '../../sandbox/samples/python';
import {Code} from './Code';
import styles from './CodePanel.module.css';
import frame from './styles.module.css';

/** The languages of the code, by the keys under which `src/enhance/tabs.ts` keeps the reader's choice. */
const languages = [
  {key: 'curl', label: 'curl', write: curl},
  {key: 'javascript', label: 'JavaScript', write: javascriptCall},
  {key: 'python', label: 'Python', write: pythonCall},
] as const;

const last = languages.length - 1;

/** Where each key moves the choice of a tab. */
const moves: Record<string, (index: number) => number> = {
  ArrowRight: (index) => (index === last ? 0 : index + 1),
  ArrowLeft: (index) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: () => last,
};

/** Returns the language that the reader has chosen for the documentation. */
function rememberedLanguage(): number {
  const {codeLanguage} = document.documentElement.dataset;
  return Math.max(
    languages.findIndex(({key}) => key === codeLanguage),
    0,
  );
}

/** Renders the request as code in the language that the reader chooses. */
export function CodePanel({call}: {call: RestCall}): ReactNode {
  const id = useId();
  const [chosen, setChosen] = useState(rememberedLanguage);
  const {key, label, write} = languages[chosen] ?? languages[0];
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = moves[event.key]?.(chosen);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div className={frame.parts}>
      <div className={styles.tabs} role="tablist" aria-label="Language of the code" onKeyDown={onKeyDown}>
        {languages.map((language, index) => (
          <button
            key={language.key}
            id={`${id}-${language.key}`}
            type="button"
            role="tab"
            aria-selected={index === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
          >
            {language.label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${key}`}>
        <CodeFrame language={key} languageLabel={label} label={`this request in ${label}`}>
          <Code>{write(call)}</Code>
        </CodeFrame>
      </div>
    </div>
  );
}
