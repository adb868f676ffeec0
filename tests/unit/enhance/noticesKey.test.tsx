import {fireEvent, screen} from '@testing-library/dom';
import {NoticeRegion} from '../../../src/components/NoticeRegion';
import {showNotice} from '../../../src/enhance/later/notices';
import {noticesKey} from '../../../src/enhance/noticesKey';
import {install, show} from '../../helpers/enhance';

install(noticesKey);

const region = () => screen.getByRole('region');

describe('Alt+T', () => {
  it('moves the focus to the region before the first notice', async () => {
    const user = show(<NoticeRegion />);
    await user.keyboard('{Alt>}t{/Alt}');
    expect(region()).toHaveFocus();
    expect(document.adoptedStyleSheets).toHaveLength(1);
  });

  it('moves the focus to the first close button', async () => {
    const user = show(<NoticeRegion />);
    showNotice({title: 'First'});
    showNotice({title: 'Second'});
    await user.keyboard('{Alt>}t{/Alt}');
    expect(screen.getAllByRole('button', {name: 'Close notice'})[0]).toHaveFocus();
  });

  it('isn’t T alone', async () => {
    const user = show(<NoticeRegion />);
    await user.keyboard('t');
    expect(region()).not.toHaveFocus();
  });

  it.each([
    ['AltGr+T on Windows', {ctrlKey: true, key: 't'}],
    ['Option+T on macOS', {key: '†'}],
  ])('leaves %s to a text field', (_, keys) => {
    show(
      <>
        <textarea />
        <NoticeRegion />
      </>,
    );
    const field = screen.getByRole('textbox');
    field.focus();
    expect(fireEvent.keyDown(field, {altKey: true, code: 'KeyT', ...keys})).toBe(true);
    expect(field).toHaveFocus();
  });

  it('works from a text field if it types nothing', async () => {
    const user = show(
      <>
        <textarea />
        <NoticeRegion />
      </>,
    );
    await user.type(screen.getByRole('textbox'), '{Alt>}t{/Alt}');
    expect(region()).toHaveFocus();
  });
});
