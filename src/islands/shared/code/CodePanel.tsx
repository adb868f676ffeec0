import clsx from 'clsx';
import {type KeyboardEvent, type ReactNode, useEffect, useId, useState} from 'react';
import {CodeFrame} from '../../../components/CodeBlock/Frame';
import tabs from '../../../components/CodeTabs/styles.module.css';
import {programs, type SampleLanguage} from '../../../sandbox/sampleCode';
import {Code} from './Code';

const keys = Object.keys(programs) as SampleLanguage[];

const last = keys.length - 1;

/** The tab that each key selects. */
const moves: Record<string, (index: number) => number> = {
  ArrowRight: (index) => (index === last ? 0 : index + 1),
  ArrowLeft: (index) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: () => last,
};

/** Returns the language that the reader has chosen for the documentation. */
function chosenForPage(): number {
  const chosen = document.documentElement.dataset.codeLanguage?.split(' ') ?? [];
  return Math.max(
    keys.findIndex((key) => chosen.includes(key)),
    0,
  );
}

interface CodePanelProps {
  /** What the code is, before the name of its language: `this request`. */
  name: string;
  write: (language: SampleLanguage) => string;
}

/** Renders code in the language that the reader chooses, here or for the page. */
export function CodePanel({name, write}: CodePanelProps): ReactNode {
  const id = useId();
  const [chosen, setChosen] = useState(chosenForPage);
  const key = keys[chosen] ?? 'curl';
  const {label} = programs[key];

  useEffect(() => {
    const observer = new MutationObserver(() => setChosen(chosenForPage()));
    observer.observe(document.documentElement, {attributeFilter: ['data-code-language']});
    return () => observer.disconnect();
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // With a modifier, the key is a shortcut of the browser, such as Alt+Left to go back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = moves[event.key]?.(chosen);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div className={clsx('on-ink', tabs.tabs)}>
      <div
        className={clsx('muted semibold tiny', tabs.list)}
        role="tablist"
        aria-label="Language of the code"
        onKeyDown={onKeyDown}
      >
        {keys.map((language, index) => (
          <button
            key={language}
            id={`${id}-${language}`}
            type="button"
            role="tab"
            className={tabs.tab}
            aria-selected={index === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
          >
            {programs[language].label}
          </button>
        ))}
      </div>
      <div className={tabs.panels}>
        <div id={`${id}-panel`} className={tabs.panel} role="tabpanel" aria-labelledby={`${id}-${key}`}>
          <CodeFrame language={key} languageLabel={label} label={`${name} in ${label}`}>
            <Code language={key}>{write(key)}</Code>
          </CodeFrame>
        </div>
      </div>
    </div>
  );
}
