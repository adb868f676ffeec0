import {finishNow, silence, wake} from '../../../src/search/dialog/silence';

const inert = () => [...document.body.children].filter((element) => (element as HTMLElement).inert).map(({id}) => id);
const dialog = () => document.querySelector('dialog') as HTMLDialogElement;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<header id="top"></header><main id="main"></main><dialog></dialog>';
});
afterEach(() => {
  wake(null);
  jest.runAllTimers();
  jest.useRealTimers();
});

describe('the page behind the dialog', () => {
  it('falls silent when the reader pauses, and is given back', () => {
    silence(dialog());
    expect(inert()).toEqual([]);
    jest.runAllTimers();
    expect(inert()).toEqual(['top', 'main']);
    wake(null);
    jest.runAllTimers();
    expect(inert()).toEqual([]);
  });

  it('falls silent at once before the focus moves', () => {
    silence(dialog());
    finishNow();
    expect(inert()).toEqual(['top', 'main']);
  });

  it('stays alive when the dialog is closed before the reader has paused', () => {
    silence(dialog());
    wake(null);
    jest.runAllTimers();
    expect(inert()).toEqual([]);
  });

  it('falls silent when the dialog is opened again before all was given back', () => {
    silence(dialog());
    jest.runAllTimers();
    wake(document.getElementById('top'));
    silence(dialog());
    jest.runAllTimers();
    expect(inert()).toEqual(['top', 'main']);
  });
});
