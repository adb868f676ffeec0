import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {pricingContent} from '../../../src/content/pricing/pricingPage';
import {Island} from '../../../src/islands/Island';

const {title: _title, lead: _lead, ...copy} = pricingContent.calculator;

test('in the live preview React runs the component', async () => {
  render(<Island name="PricingCalculator" props={{labelledBy: 'heading', ...copy}} />);
  await userEvent.type(screen.getByLabelText('Voice applications'), '000');
  expect(screen.getByRole('status')).toHaveTextContent('Enterprise');
});
