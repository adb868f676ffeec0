import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {pricingContent} from '../../../src/content/pricing/pricing';
import {Island} from '../../../src/islands/Island';

const {title: _title, lead: _lead, ...copy} = pricingContent.calculator;
const calculator = <Island name="PricingCalculator" props={{labelledBy: 'heading', ...copy}} />;

test('in the live preview React runs the component', async () => {
  render(calculator);
  await userEvent.type(screen.getByLabelText('Voice applications'), '000');
  expect(screen.getByRole('status')).toHaveTextContent('Enterprise');
});

test('the page says which island it is, and contains its properties as JSON', () => {
  const {container} = render(calculator);
  const island = container.querySelector<HTMLElement>('[data-island=PricingCalculator]');
  expect(JSON.parse(island?.dataset.props ?? '')).toEqual({labelledBy: 'heading', ...copy});
  expect(island?.nextElementSibling).toHaveAttribute('data-island-failure');
});
