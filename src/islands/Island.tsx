import {useLocation} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {type ComponentProps, type ComponentType, createElement, type ReactNode, useId} from 'react';
import {islands} from './registry';
import {useMarkup} from './runtime/markup';

type Islands = typeof islands;

export type IslandProps = {
  [Name in keyof Islands]: {
    name: Name;
    /**
     * When the component starts. With any value, it starts once the reader reaches it with the pointer, the focus, a
     * press, or a key. With `visible`, it also starts once it has been visible for a moment and the browser is idle.
     * With `used`, it does so only after the reader has first used the page: moved the pointer, pressed something,
     * pressed a key, or turned the wheel. A large touch screen gives no such sign before a tap, so there it means
     * `visible`. For readers who save data, all values mean `reached`.
     */
    when?: 'reached' | 'used' | 'visible';
    /** Properties of the component. They're serialized into the page, so they must be JSON. */
    props: ComponentProps<Islands[Name]> & object;
    /** In documentation: what the reader can do with it, for the page's plain Markdown (`plugins/files/markdown-copies/plain.ts`). */
    alt?: string;
  };
}[keyof Islands];

/**
 * Renders a component of `src/islands/` into the page. In the built page it is complete HTML, which
 * `src/islands/runtime/loader.ts` hydrates in the browser. In the live preview React runs it like any other component.
 */
export function Island({name, when = 'reached', props}: IslandProps): ReactNode {
  const id = useId();
  const {pathname} = useLocation();
  const brokenLinks = useBrokenLinks();
  const view = createElement(islands[name] as ComponentType<object>, props);
  const markup = useMarkup(view, {name, props, id, pathname, brokenLinks});
  const content = markup === undefined ? {children: view} : {dangerouslySetInnerHTML: {__html: markup}};
  return (
    <>
      <div
        id={id}
        data-island={name}
        data-when={when === 'reached' ? undefined : when}
        data-props={JSON.stringify(props)}
        {...content}
      />
      {/* The words are in the page, because the script that would bring them may be what can't be loaded. */}
      <p role="alert" hidden data-island-failure data-markdown-ignore>
        This part of the page could not be loaded. Check your connection, and press it again. If that doesn’t help,
        reload the page.
      </p>
    </>
  );
}
