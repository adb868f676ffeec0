import {type ReactNode, useEffect} from 'react';
import {CodeFrame} from '../../../components/CodeBlock/Frame';
import {CodeTab, CodeTabs} from '../../../components/CodeTabs';
import {programs, type SampleLanguage} from '../../../sandbox/sampleCode';
import {Code} from './Code';

/**
 * Renders code in each language. `src/enhance/tabs.ts` runs its tabs like all others, with the reader's language.
 * @param name what the code is, before the name of its language: `this request`
 */
export function CodePanel({name, write}: {name: string; write: (language: SampleLanguage) => string}): ReactNode {
  useEffect(() => void document.dispatchEvent(new Event('tabs:added')), []);
  return (
    <CodeTabs>
      {(Object.keys(programs) as SampleLanguage[]).map((language) => {
        const {label} = programs[language];
        return (
          <CodeTab key={language} language={language} label={label}>
            <CodeFrame language={language} languageLabel={label} label={`${name} in ${label}`}>
              <Code language={language}>{write(language)}</Code>
            </CodeFrame>
          </CodeTab>
        );
      })}
    </CodeTabs>
  );
}
