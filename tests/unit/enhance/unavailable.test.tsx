import {screen} from '@testing-library/dom';
import {NoticeRegion} from '../../../src/components/NoticeRegion';
import {Unavailable} from '../../../src/components/Unavailable';
import {unavailable} from '../../../src/enhance/unavailable';
import {install, show} from '../../helpers/enhance';

install(unavailable);

const page = (
  <>
    <Unavailable>
      <svg aria-hidden="true" data-testid="icon" />
      Play film
    </Unavailable>
    <NoticeRegion />
  </>
);

const notice = () => document.querySelector('[data-notice-list] .notice-title');

describe("a press on a link that isn't available yet", () => {
  it('shows a notice that names it', async () => {
    const user = show(page);
    await user.click(screen.getByRole('button', {name: /Play film/}));
    expect(notice()).toHaveTextContent('Play film (not available yet)');
  });

  it('works by keyboard, too', async () => {
    const user = show(page);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(notice()).toHaveTextContent('Play film (not available yet)');
  });

  it('works on an element inside it', async () => {
    const user = show(page);
    await user.click(screen.getByTestId('icon'));
    expect(notice()).toHaveTextContent('Play film (not available yet)');
  });
});
