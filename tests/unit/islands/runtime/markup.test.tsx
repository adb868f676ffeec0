/** @jest-environment node */
import {createContext, useContext, useId} from 'react';
import {renderToString} from 'react-dom/server';
import {renderIsland} from '../../../../src/islands/runtime/markup';

const brokenLinks = {collectLink: () => undefined, collectAnchor: () => undefined};
const place = {name: 'Test', props: {}, id: '_R_1_', pathname: '/developers', brokenLinks};

const Theme = createContext('none');

function Count({greeting = 'Hello', count = 0}) {
  return (
    <label htmlFor={useId()}>
      {greeting}, {count} presses
    </label>
  );
}

function Reader({onRender}: {onRender?: () => void}) {
  onRender?.();
  return <p>{useContext(Theme)}</p>;
}

function BrokenAtOnce(): never {
  throw new Error('no such recording');
}

test('ids start with the id of the island, as they will in the browser, and React finds the borders between texts', async () => {
  const html = '<label for="__R_1_R_0_">Hello<!-- -->, <!-- -->0<!-- --> presses</label>';
  expect(await renderIsland(<Count />, place)).toBe(html);
});

test('contexts of the page do not reach the island: it has none of them in the browser', async () => {
  let inside: Promise<string> | undefined;
  const renderInside = () => {
    inside = renderIsland(<Reader />, place);
  };
  const html = renderToString(
    <Theme value="page">
      <Reader onRender={renderInside} />
    </Theme>,
  );
  expect(html).toBe('<p>page</p>');
  expect(await inside).toBe('<p>none</p>');
});

test.each([
  ['function', {act: () => undefined}],
  ['date', {now: new Date(0)}],
  ['infinite number', {size: Number.POSITIVE_INFINITY}],
  ['nested function', {list: [{call: () => undefined}]}],
])('a %s is refused as a property', async (_, props) => {
  const isRefused = 'Not all properties of the island Test are JSON';
  await expect(renderIsland(<p />, {...place, props})).rejects.toThrow(isRefused);
});

test('an island that cannot be rendered stops the build with its name', async () => {
  const message = "The island Test can't be rendered: no such recording";
  await expect(renderIsland(<BrokenAtOnce />, place)).rejects.toThrow(message);
});
