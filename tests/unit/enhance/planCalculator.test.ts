/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {screen} from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import {fittingPlan, planCalculator, readCount} from '../../../src/enhance/planCalculator';

describe('the plan that fits', () => {
  test.each([
    [1, 1, 'Basic'],
    [5_000, 2, 'Basic'],
    [5_001, 2, 'Pro'],
    [5_000, 3, 'Pro'],
    [50_000, 10, 'Pro'],
    [50_001, 10, 'Enterprise'],
    [50_000, 11, 'Enterprise'],
    [1, 11, 'Enterprise'],
    [50_001, 1, 'Enterprise'],
  ])('%i requests and %i applications: %s', (requests, applications, plan) => {
    expect(fittingPlan(requests, applications).name).toBe(plan);
  });

  test('says which limit of the smaller plan is passed', () => {
    expect(fittingPlan(5_001, 2).why).toBe(
      '$99 per month. You need more than Basic’s 5,000 requests a month. Pro holds 50,000 requests and 10 applications.',
    );
    expect(fittingPlan(5_000, 3).why).toContain('more than Basic’s 2 voice applications.');
    expect(fittingPlan(50_001, 11).why).toContain('more than Pro’s 50,000 requests a month and 10 voice applications.');
    expect(fittingPlan(5_000, 2).why).toContain('$29 per month');
  });
});

describe('a number as people type it', () => {
  test.each([
    ['5000', 5_000],
    [' 5,000 ', 5_000],
    ['50 000', 50_000],
    ['1,000,000,000', 1_000_000_000],
    ['007', 7],
  ])('%j is %i', (text, value) => {
    expect(readCount(text)).toBe(value);
  });

  test.each([
    ['', 'Enter a number.'],
    ['   ', 'Enter a number.'],
    ['-1', 'Enter 1 or more: it can’t be negative.'],
    ['−5', 'Enter 1 or more: it can’t be negative.'],
    ['0', 'Enter 1 or more.'],
    ['1.5', 'Enter a whole number, without a point or fraction.'],
    ['.5', 'Enter a whole number, without a point or fraction.'],
    ['2,5', 'Enter a whole number, without a point or fraction.'],
    ['1000000001', 'Enter 1,000,000,000 or less.'],
    ['9'.repeat(30), 'Enter 1,000,000,000 or less.'],
    ['many', 'Enter a whole number in digits, such as 5,000.'],
    ['1e5', 'Enter a whole number in digits, such as 5,000.'],
    ['5,00,0', 'Enter a whole number in digits, such as 5,000.'],
    ['Infinity', 'Enter a whole number in digits, such as 5,000.'],
  ])('%j is answered with what to do', (text, problem) => {
    expect(readCount(text)).toBe(problem);
  });
});

describe('the calculator', () => {
  const prompt = 'Enter both numbers.';
  const field = (name: string, label: string) => `
    <div data-field>
      <label for="${name}">${label}</label><input id="${name}" name="${name}" aria-describedby="${name}-error">
      <p id="${name}-error" data-error></p>
    </div>`;
  const requests = () => screen.getByLabelText('Requests');
  const applications = () => screen.getByLabelText('Applications');
  const calculator = () => document.querySelector<HTMLElement>('[data-plan-calculator]');
  const output = () => screen.getByText((_, element) => element?.tagName === 'OUTPUT');

  beforeAll(() => planCalculator.install?.());

  beforeEach(() => {
    document.body.innerHTML = `
      <p data-announcer></p>
      <div data-plan-calculator>
        ${field('requests', 'Requests')}${field('applications', 'Applications')}
        <output data-prompt="${prompt}"><strong data-plan-name></strong> <span data-plan-why>${prompt}</span></output>
      </div>`;
    planCalculator.mount?.();
  });

  test('prompts for both numbers, and asks for a numeric keyboard', async () => {
    expect(output()).toHaveTextContent(prompt);
    expect(requests().inputMode).toBe('numeric');
    await userEvent.type(requests(), '100');
    expect(output()).toHaveTextContent(prompt);
  });

  test('answers by keyboard alone, and follows each change', async () => {
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('50,000');
    await user.tab();
    await user.keyboard('10');
    expect(output()).toHaveTextContent(/^Pro \$99 per month/);
    expect(calculator()?.dataset.plan).toBe('pro');
    await user.keyboard('{Backspace}1');
    expect(output()).toHaveTextContent(/^Enterprise/);
    expect(calculator()?.dataset.plan).toBe('enterprise');
  });

  test('leaves unchanged words alone, so that they are not announced again', async () => {
    await userEvent.type(applications(), '1');
    await userEvent.type(requests(), '1');
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(output(), {childList: true, characterData: true, subtree: true});
    await userEvent.type(requests(), '000');
    expect(output()).toHaveTextContent(/^Basic/);
    expect(changes).toHaveLength(0);
    observer.disconnect();
  });

  test('says beside the field what is wrong, and clears it once mended', async () => {
    await userEvent.type(applications(), '2');
    await userEvent.type(requests(), '-5');
    expect(requests()).toBeInvalid();
    expect(requests()).toHaveAccessibleDescription('Enter 1 or more: it can’t be negative.');
    expect(document.querySelector('[data-announcer]')).toHaveTextContent('can’t be negative');
    expect(output()).toHaveTextContent(prompt);
    expect(calculator()?.dataset.plan).toBe('');
    await userEvent.clear(requests());
    await userEvent.type(requests(), '5000');
    expect(requests()).toBeValid();
    expect(requests()).toHaveAccessibleDescription('');
    expect(output()).toHaveTextContent(/^Basic/);
  });

  test('does not interrupt a number that is still being typed', async () => {
    await userEvent.type(requests(), '5,0');
    expect(requests()).toBeValid();
    await userEvent.type(requests(), '00');
    await userEvent.tab();
    expect(requests()).toBeValid();
  });

  test('complains about an empty field only when it is left', async () => {
    await userEvent.type(requests(), '1{Backspace}');
    expect(requests()).toBeValid();
    await userEvent.type(requests(), '1');
    await userEvent.tab();
    await userEvent.clear(requests());
    await userEvent.tab();
    expect(requests()).toHaveAccessibleDescription('Enter a number.');
  });

  test('answers at once what the browser has kept from an earlier visit', () => {
    for (const [input, value] of [
      [requests(), '1'],
      [applications(), '3'],
    ] as const)
      (input as HTMLInputElement).value = value;
    planCalculator.mount?.();
    expect(output()).toHaveTextContent(/^Pro/);
  });

  test('is at rest on pages without a calculator', async () => {
    document.body.innerHTML = '<input aria-label="Other">';
    planCalculator.mount?.();
    await userEvent.type(screen.getByLabelText('Other'), 'x');
    expect(screen.getByLabelText('Other')).toHaveValue('x');
  });
});
