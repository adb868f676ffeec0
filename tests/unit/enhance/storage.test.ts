import {remember} from '../../../src/enhance/storage';

it('writes are ignored when the storage is full', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  expect(() => remember('code-language', 'python')).not.toThrow();
});
