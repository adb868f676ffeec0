import {notFound} from '../../../src/content/notFound';
import {lostPath} from '../../../src/enhance/lostPath';
import {NotFoundPage} from '../../../src/sections/shell/NotFoundPage';
import {install, mount, show} from '../../helpers/enhance';

install(lostPath);

let warned: jest.SpyInstance;
beforeEach(() => {
  warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
});

/** Opens the not-found page at an address. */
function open(path: string): void {
  window.history.replaceState({}, '', path);
  show(<NotFoundPage content={notFound} />);
}

const place = () => document.querySelector('[data-lost-path]');

describe('the attempted path', () => {
  it('is logged to the console', () => {
    open('/lost/page?token=secret');
    expect(warned.mock.calls).toEqual([['404: no page at /lost/page']]);
  });

  it('is logged once, even if the page is mounted again', () => {
    open('/lost/page');
    mount();
    mount();
    expect(warned).toHaveBeenCalledTimes(1);
  });

  it('is shown', () => {
    open('/lost/page');
    expect(place()).toHaveTextContent('/lost/page');
  });

  it('is shown as text, even if it contains HTML', () => {
    open("/<img src='x'>");
    expect(place()?.childElementCount).toBe(0);
  });

  it('is not logged on pages that exist', () => {
    show(<p>found</p>);
    expect(warned).not.toHaveBeenCalled();
  });
});
