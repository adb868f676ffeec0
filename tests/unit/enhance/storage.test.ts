import {remember, remembered} from '../../../src/enhance/storage';
import {refuseStorage} from '../../helpers/browser';

afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe('storage', () => {
  it('returns what was stored', () => {
    remember('code-language', 'python');
    expect(remembered('code-language')).toBe('python');
  });

  it('can last for one visit', () => {
    remember('draft', 'name=Ada', 'sessionStorage');
    expect(remembered('draft', 'sessionStorage')).toBe('name=Ada');
    expect(window.localStorage).toHaveLength(0);
  });

  it('returns undefined for an unknown key', () => {
    expect(remembered('code-language')).toBeUndefined();
  });

  it('removes a key', () => {
    remember('code-language', 'python');
    remember('code-language', undefined);
    expect(window.localStorage).toHaveLength(0);
  });

  it.each(['localStorage', 'sessionStorage'] as const)(
    'that is blocked (%s) reads as empty and ignores writes',
    (store) => {
      refuseStorage();
      expect(() => remember('code-language', 'python', store)).not.toThrow();
      expect(remembered('code-language', store)).toBeUndefined();
    },
  );

  it('ignores writes when it is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    expect(() => remember('code-language', 'python')).not.toThrow();
  });
});
