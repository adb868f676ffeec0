import {documentationIndex} from '../routes';
import {expect, test, type Visitor} from './visitor';

const island = (name: string) => `[data-island=${name}]`;

/** Waits until an attribute of the first element that matches starts with some text. */
const reads = (visitor: Visitor, selector: string, attribute: string, text: string) =>
  visitor.sees(
    (css, name, start) => document.querySelector(css)?.getAttribute(name)?.startsWith(start) ?? false,
    selector,
    attribute,
    text,
  );

/** Runs in the page: chooses a recording of the site as a file, which not every driver can do. */
async function chooseRecording(selector: string, address: string): Promise<void> {
  const files = new DataTransfer();
  files.items.add(new File([await (await fetch(address)).blob()], 'meeting.wav', {type: 'audio/wav'}));
  const input = document.querySelector<HTMLInputElement>(selector);
  if (!input) throw new Error(`Nothing matches ${selector}.`);
  input.files = files.files;
  input.dispatchEvent(new Event('change', {bubbles: true}));
}

test('the error finder and the replay of a stream work by pointer and keyboard', async ({visit}) => {
  const finder = island('ErrorFinder');
  const visitor = await visit(`${documentationIndex}/rest-api-reference`);
  await visitor.click(`${finder} button`, 'Look up an error');
  await visitor.click(`${finder} button`, '429');
  await visitor.finds(`${finder} [role=status]`, '429: ');
  await visitor.click(`${finder} textarea`);
  await visitor.press('Control+a');
  await visitor.type('503');
  await visitor.finds(`${finder} [role=status]`, '503: ');

  const replay = island('StreamReplay');
  const isAt = (title: string) => reads(visitor, `${replay} input[type=range]`, 'aria-valuetext', title);
  await visitor.focus(`${replay} button`, 'Try it');
  await visitor.finds(`${replay}[data-hydrated]`);
  await visitor.press('Enter');
  await visitor.focus(`${replay} input[type=range]`);
  await visitor.press('Home');
  await isAt('Opening request, 1 of 14');
  await visitor.click(`${replay} button`, 'Next');
  await isAt('Configuration, 2 of 14');
  await visitor.focus(`${replay} button`, 'Next');
  await visitor.press('Enter');
  await isAt('Audio, 3 of 14');
});

test('the states of an assistant change by pointer and keyboard', async ({visit}) => {
  const states = island('AssistantStates');
  const visitor = await visit(`${documentationIndex}/voice-assistant-implementation`);
  const isIn = (state: string) =>
    reads(visitor, `${states} svg[role=img]`, 'aria-label', `State diagram. The current state is ${state}.`);
  await visitor.click(`${states} button`, 'Press the button');
  await isIn('listening');
  await visitor.focus(`${states} button`, 'Finish speaking');
  await visitor.press('Enter');
  await isIn('processing');
});

test('a recording is checked', async ({visit}) => {
  const check = island('RecordingCheck');
  const visitor = await visit(`${documentationIndex}/core-concepts`);
  await visitor.focus(`${check} input[type=file]`);
  await visitor.finds(`${check}[data-hydrated]`);
  await visitor.run(chooseRecording, `${check} input[type=file]`, '/mock/meeting.wav');
  await visitor.finds(`${check} [role=status]`, 'Nothing to correct.');
  expect(await visitor.attribute(`${check} svg[role=img]`, 'aria-label')).toMatch(/^Levels over 3\.4 seconds/);
});
