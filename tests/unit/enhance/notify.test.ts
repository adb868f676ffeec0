import {notify, notifyFrom} from '../../../src/enhance/notify';

const showNotice = jest.fn();

jest.mock('../../../src/enhance/later/notices', () => ({
  get showNotice() {
    return showNotice;
  },
}));

afterEach(() => showNotice.mockReset());

describe('notify', () => {
  it('shows a notice', async () => {
    await notify({title: 'Copied'});
    expect(showNotice).toHaveBeenCalledWith({title: 'Copied'});
  });

  it("uses the browser's dialog when notices can't be loaded", async () => {
    const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
    showNotice.mockImplementation(() => {
      throw new Error('offline');
    });
    await notify({title: 'Copying failed', text: 'Select the code.'});
    expect(alert).toHaveBeenCalledWith('Copying failed\nSelect the code.');
  });
});

describe('notifyFrom', () => {
  function elementWith(message: Record<string, string>): HTMLElement {
    const element = document.createElement('button');
    Object.assign(element.dataset, message);
    return element;
  }

  it("shows the texts of an element's attributes", async () => {
    await notifyFrom(elementWith({messageTitle: 'Sent', messageText: 'To {email}.'}), {values: {email: '{name}'}});
    expect(showNotice).toHaveBeenCalledWith({title: 'Sent', text: 'To {name}.', action: undefined});
  });

  it('keeps a placeholder without a value', async () => {
    await notifyFrom(elementWith({messageTitle: 'Sent', messageText: 'To {email}.'}));
    expect(showNotice).toHaveBeenCalledWith(expect.objectContaining({text: 'To {email}.'}));
  });

  it('offers a link when the element has a label for it', async () => {
    await notifyFrom(elementWith({messageTitle: 'Failed', messageLink: 'Open'}), {href: '/a'});
    expect(showNotice).toHaveBeenCalledWith({title: 'Failed', text: '', action: {label: 'Open', href: '/a'}});
  });
});
