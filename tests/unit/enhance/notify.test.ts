import {notify, notifyFrom} from '../../../src/enhance/notify';

const showNotice = jest.fn();

jest.mock('../../../src/enhance/later/notices', () => ({
  get showNotice() {
    return showNotice;
  },
}));

it("a notice that can't be loaded is shown in the browser's dialog", async () => {
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
  showNotice.mockImplementationOnce(() => {
    throw new Error('offline');
  });
  await notify({title: 'Copying failed', text: 'Select the code.'});
  expect(alert).toHaveBeenCalledWith('Copying failed\nSelect the code.');
});

it.each([
  ['the value of a placeholder, unchanged', {values: {email: '{name}'}}, 'To {name}.'],
  ['a placeholder without a value', {}, 'To {email}.'],
])("an element's notice shows %s", async (_, options, text) => {
  const element = document.createElement('button');
  Object.assign(element.dataset, {messageTitle: 'Sent', messageText: 'To {email}.'});
  await notifyFrom(element, options);
  expect(showNotice).toHaveBeenLastCalledWith({title: 'Sent', text, action: undefined});
});
