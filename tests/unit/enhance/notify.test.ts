import {notify} from '../../../src/enhance/notify';

const showNotice = jest.fn();

jest.mock('../../../src/enhance/notices', () => ({
  get showNotice() {
    return showNotice;
  },
}));

it('has the notice shown by what shows notices', async () => {
  await notify({title: 'Copied'});
  expect(showNotice).toHaveBeenCalledWith({title: 'Copied'});
});

it("says it in the browser's own way when that can not be loaded", async () => {
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
  showNotice.mockImplementation(() => {
    throw new Error('offline');
  });
  await notify({title: 'Copying was refused', text: 'Select the code.'});
  expect(alert).toHaveBeenCalledWith('Copying was refused\nSelect the code.');
});
