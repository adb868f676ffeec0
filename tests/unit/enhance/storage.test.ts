import {remember, remembered} from '../../../src/enhance/storage';
import {refuseStorage} from '../../helpers/browser';

afterEach(() => jest.restoreAllMocks());

it.each(['localStorage', 'sessionStorage'] as const)(
  '%s that is blocked reads as empty, and writes are ignored',
  (store) => {
    refuseStorage();
    expect(() => remember('code-language', 'python', store)).not.toThrow();
    expect(remembered('code-language', store)).toBeUndefined();
  },
);

it('writes are ignored when the storage is full', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  expect(() => remember('code-language', 'python')).not.toThrow();
});
