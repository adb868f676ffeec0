import {notify} from '../../../src/enhance/notify';

jest.mock('../../../src/enhance/onDemand/notices', () => ({
  showNotice() {
    throw new Error('offline');
  },
}));

it("a notice that can't be loaded is shown in the browser's dialog", async () => {
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
  await notify({title: 'Copying failed', text: 'Select the code.'});
  expect(alert).toHaveBeenCalledWith('Copying failed\nSelect the code.');
});
