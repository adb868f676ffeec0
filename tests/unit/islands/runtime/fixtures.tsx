import {createElement, lazy, Suspense, useId, useState} from 'react';
import {createPortal} from 'react-dom';
import {renderToString} from 'react-dom/server';

/** Counts presses, and shows the text of its field in capitals. */
export function Form({greeting = 'Hello'}: {greeting?: string}) {
  const id = useId();
  const [count, setCount] = useState(0);
  const [text, setText] = useState('');
  const [topic, setTopic] = useState('one');
  const [isTicked, setTicked] = useState(false);
  const [sent, setSent] = useState('');
  const [key, setKey] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(text);
      }}
    >
      <p>
        {greeting}, {count} presses
      </p>
      <button type="button" onClick={() => setCount(count + 1)} onKeyDown={(event) => setKey(event.key)}>
        Count
      </button>
      <label htmlFor={id}>Text</label>
      <input id={id} value={text} onChange={({target}) => setText(target.value)} />
      <select aria-label="Topic" value={topic} onChange={({target}) => setTopic(target.value)}>
        <option>one</option>
        <option>two</option>
      </select>
      <label>
        <input type="checkbox" checked={isTicked} onChange={({target}) => setTicked(target.checked)} /> Agree
      </label>
      <button type="submit">Send</button>
      <a href="/elsewhere">Elsewhere</a>
      <output>{[text.toUpperCase(), topic, isTicked ? 'agreed' : 'open', sent, key].join('|')}</output>
    </form>
  );
}

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`Pressed ${count} times`}
    </button>
  );
}

const LazyCounter = lazy(async () => ({default: Counter}));

/** Fetches a part of itself. */
function Lazy() {
  return (
    <Suspense fallback={<p>Soon</p>}>
      <LazyCounter />
    </Suspense>
  );
}

/** Throws an error when it is pressed. */
function Broken() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('It broke.');
  return (
    <button type="button" onClick={() => setBroken(true)}>
      Break
    </button>
  );
}

/** Renders outside of its element once it runs, as dialogs do. */
function Dialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && createPortal(<p role="dialog">Content</p>, document.body)}
    </>
  );
}

export const fixtures = {Form, Lazy, Broken, Dialog};

/** The HTML of `Lazy` once all of it has arrived, which `renderToString` doesn't wait for. */
const lazyHtml = '<!--$--><button type="button">Pressed 0 times</button><!--/$-->';

/** Returns the HTML of a page with an island, as the build writes it. */
export function builtIsland(
  name: keyof typeof fixtures,
  {id = '_R_1_', when, props = {}}: {id?: string; when?: 'used' | 'visible'; props?: object} = {},
): string {
  const html =
    name === 'Lazy' ? lazyHtml : renderToString(createElement(fixtures[name], props), {identifierPrefix: id});
  const data = JSON.stringify(props).replaceAll('"', '&quot;');
  const start = when ? `data-when="${when}"` : '';
  return `<div id="${id}" data-island="${name}" data-props="${data}" ${start}>${html}</div><p role="alert" hidden data-island-failure>This could not be loaded.</p>`;
}
