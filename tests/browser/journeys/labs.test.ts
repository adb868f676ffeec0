import {documentationIndex} from '../routes';
import {expect, test} from './visitor';

/** Runs in the page: chooses a recording of the site as a file, which not every driver can do. */
async function chooseRecording(selector: string, address: string): Promise<void> {
  const files = new DataTransfer();
  files.items.add(new File([await (await fetch(address)).blob()], 'meeting.wav', {type: 'audio/wav'}));
  const input = document.querySelector<HTMLInputElement>(selector);
  if (!input) throw new Error(`Nothing matches ${selector}.`);
  input.files = files.files;
  input.dispatchEvent(new Event('change', {bubbles: true}));
}

// Browsers decode recordings themselves. What else labs do is the same in all of them.
test('a recording is checked', async ({visit}) => {
  const check = '[data-island=RecordingCheck]';
  const visitor = await visit(`${documentationIndex}/core-concepts`);
  await visitor.focus(`${check} input[type=file]`);
  await visitor.finds(`${check}[data-hydrated]`);
  await visitor.run(chooseRecording, `${check} input[type=file]`, '/mock/meeting.wav');
  await visitor.finds(`${check} [role=status]`, 'Nothing to correct.');
  expect(await visitor.attribute(`${check} svg[role=img]`, 'aria-label')).toMatch(/^Levels over 3\.4 seconds/);
});
