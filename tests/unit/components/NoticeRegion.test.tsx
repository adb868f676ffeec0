import {render, screen} from '@testing-library/react';
import {NoticeRegion} from '../../../src/components/NoticeRegion';

describe('NoticeRegion', () => {
  beforeEach(() => {
    render(<NoticeRegion />);
  });

  const region = () => screen.getByRole('region', {name: 'Notices (Alt+T)'});

  it('is a region whose name contains its key, and can be focused by the script', () => {
    expect(region()).toHaveAttribute('tabindex', '-1');
  });

  it('has a live list before the first notice, so that the first is announced too', () => {
    const list = screen.getByRole('list');
    expect(list).toHaveAttribute('aria-live', 'polite');
    expect(list).toBeEmptyDOMElement();
  });

  it('hides the message that it is empty, which the style sheet of notices shows', () => {
    expect(screen.getByText('No notices')).not.toBeVisible();
  });

  it('has a live region for screen readers', () => {
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
