import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {pricingContent} from '../../../src/content/pricing/pricing';
import {Island, type IslandProps} from '../../../src/islands/Island';
import {islands} from '../../../src/islands/registry';
import {IslandContext} from '../../../src/islands/runtime/nesting';

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

test('an unknown name is an error that lists the known ones', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const wrong = {name: 'Calculator', props: {}} as unknown as IslandProps;
  expect(() => render(<Island {...wrong} />)).toThrow(
    `There is no island "Calculator". Fix: use one of ${Object.keys(islands).join(', ')}.`,
  );
});

test('an island within an island is an error', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<IslandContext value="Console">{calculator}</IslandContext>)).toThrow(
    'The island PricingCalculator is inside of Console. Fix: import its component, without <Island>.',
  );
});
