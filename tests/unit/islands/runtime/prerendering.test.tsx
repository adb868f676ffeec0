import {startIslands} from '../../../../src/islands/runtime/loader';
import {builtIsland} from './fixtures';

test('a page that is rendered ahead of time waits until it is opened', () => {
  const observe = jest.fn();
  Object.assign(window, {
    IntersectionObserver: class {
      observe = observe;
    },
  });
  Object.assign(document, {prerendering: true});
  document.body.innerHTML = builtIsland('Form', {when: 'visible'});
  startIslands({});
  expect(observe).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(observe).toHaveBeenCalledWith(document.querySelector('[data-island]'));
});
