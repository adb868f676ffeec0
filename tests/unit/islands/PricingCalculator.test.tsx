import {cleanup, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {pricingContent} from '../../../src/content/pricing/pricingPage';
import {PricingCalculator} from '../../../src/islands/PricingCalculator';
import {readCount} from '../../../src/islands/PricingCalculator/count';
import {fittingPlan} from '../../../src/islands/PricingCalculator/fittingPlan';
import {fixture} from '../../helpers/fixture';

const {title: _title, lead: _lead, ...copy} = pricingContent.calculator;
type Table = {plans: [requests: number, applications: number, plan: string][]; typed: [string, number | string][]};
const {plans, typed} = fixture<Table>('usage');

test.each(plans)('the plan that fits %i requests and %i applications: %s', (requests, applications, plan) =>
  expect(fittingPlan(copy.plans, requests, applications).plan.name).toBe(plan),
);

test('the plan that fits names the limits of the smaller plan that are exceeded', () => {
  expect(fittingPlan(copy.plans, 5_000, 2).below).toBeUndefined();
  expect(fittingPlan(copy.plans, 5_001, 2).below).toEqual({name: 'Basic', passed: ['5,000 requests a month']});
  const {below} = fittingPlan(copy.plans, 50_001, 11);
  expect(below?.passed).toEqual(['50,000 requests a month', '10 voice applications']);
});

test('the plan that fits is always found: the last plan has no limits', () =>
  expect(() => fittingPlan(copy.plans.slice(0, 2), 1, 11)).toThrow('No plan is without limits'));

test.each(typed)('%j is read as %j', (text, value) => expect(readCount(text)).toBe(value));

describe('the calculator', () => {
  const requests = () => screen.getByLabelText('Requests a month');
  const output = () => screen.getByRole('status');
  const type = async (field: HTMLElement, text: string) => {
    await userEvent.clear(field);
    await userEvent.type(field, text);
  };

  beforeEach(() => render(<PricingCalculator labelledBy="heading" {...copy} />));

  test('says beside the field what is wrong, and no longer once it is fixed', async () => {
    await type(requests(), '-5');
    expect(requests()).toBeInvalid();
    expect(requests()).toHaveAccessibleDescription(/^Enter 1 or more: it can’t be negative\./);
    expect(output()).toHaveTextContent(copy.prompt);
    await type(requests(), '5000');
    expect(requests()).toBeValid();
  });

  test('waits for a number that is still being typed, until the field is left', async () => {
    await type(requests(), '5,0');
    expect(requests()).toBeValid();
    await userEvent.clear(requests());
    expect(requests()).toBeValid();
    await userEvent.tab();
    expect(requests()).toHaveAccessibleDescription(/^Enter a number\./);
  });

  test('keeps its numbers after a reload', async () => {
    await type(requests(), '60000');
    cleanup();
    render(<PricingCalculator labelledBy="heading" {...copy} />);
    expect(requests()).toHaveValue('60000');
    expect(output()).toHaveTextContent('Enterprise');
  });
});
