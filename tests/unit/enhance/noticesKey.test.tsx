import {screen} from '@testing-library/dom';
import {NoticeRegion} from '../../../src/components/NoticeRegion';
import {showNotice} from '../../../src/enhance/notices';
import {noticesKey} from '../../../src/enhance/noticesKey';
import {install, show} from '../../helpers/enhance';

install(noticesKey);

const region = () => screen.getByRole('region');

describe('Alt+T', () => {
  it('moves the focus to the region before the first notice', async () => {
    const user = show(<NoticeRegion />);
    await user.keyboard('{Alt>}t{/Alt}');
    expect(region()).toHaveFocus();
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
});
