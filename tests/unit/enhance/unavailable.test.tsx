import {screen} from '@testing-library/dom';
import {NoticeRegion} from '../../../src/components/NoticeRegion';
import {Unavailable} from '../../../src/components/Unavailable';
import {unavailable} from '../../../src/enhance/unavailable';
import {install, show} from '../../helpers/enhance';

install(unavailable);

const page = (
  <>
    <Unavailable what="Product film">
      <svg aria-hidden="true" data-testid="icon" />
      Play film
    </Unavailable>
    <NoticeRegion />
  </>
);

describe('a press on what is not there yet', () => {
  it('is answered with a notice that names it', async () => {
    const user = show(page);
    await user.click(screen.getByRole('button', {name: /Play film/}));
    expect(screen.getByText('Product film: not available yet')).toBeInTheDocument();
  });

  it('is answered by key too', async () => {
    const user = show(page);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByText('Product film: not available yet')).toBeInTheDocument();
  });

  it('may land on a part of it', async () => {
    const user = show(page);
    await user.click(screen.getByTestId('icon'));
    expect(screen.getByText('Product film: not available yet')).toBeInTheDocument();
  });
});
