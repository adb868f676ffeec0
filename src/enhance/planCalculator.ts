import {marketing} from '../facts/marketing';
import {all, announce, closest} from './dom';
import type {Behavior} from './types';

const {basic, pro} = marketing.pricing;

/** Above this a number is a slip of the finger rather than a plan. */
const largest = 1_000_000_000;

export interface FittingPlan {
  id: 'basic' | 'pro' | 'enterprise';
  name: string;
  /** Why it is this plan and not the one below. */
  why: string;
}

const shown = (value: number) => value.toLocaleString('en-US');

/** What is passed of a plan's limits, in words; empty when the plan holds both numbers. */
function passed(
  limits: {requestsPerMonth: number; applications: number},
  requests: number,
  applications: number,
): string {
  return [
    requests > limits.requestsPerMonth ? `${shown(limits.requestsPerMonth)} requests a month` : '',
    applications > limits.applications ? `${limits.applications} voice applications` : '',
  ]
    .filter(Boolean)
    .join(' and ');
}

/**
 * The smallest plan that holds both numbers. Source: spec/site-and-marketing.md, section 9, "Pricing plans".
 * @param requests requests a month, a whole number
 * @param applications voice applications, a whole number
 */
export function fittingPlan(requests: number, applications: number): FittingPlan {
  const basicPassed = passed(basic, requests, applications);
  const proPassed = passed(pro, requests, applications);
  if (!basicPassed) {
    return {
      id: 'basic',
      name: 'Basic',
      why: `${basic.price} per month. It holds up to ${shown(basic.requestsPerMonth)} requests a month and ${basic.applications} voice applications.`,
    };
  }
  if (!proPassed) {
    return {
      id: 'pro',
      name: 'Pro',
      why: `${pro.price} per month. You need more than Basic’s ${basicPassed}. Pro holds ${shown(pro.requestsPerMonth)} requests and ${pro.applications} applications.`,
    };
  }
  return {
    id: 'enterprise',
    name: 'Enterprise',
    why: `Price on request. You need more than Pro’s ${proPassed}. Enterprise has no limit on either.`,
  };
}

/** A number as someone typed it, or what is wrong with it and how to mend it. */
export function readCount(text: string): number | string {
  const typed = text.trim();
  if (typed === '') return 'Enter a number.';
  if (/^[-−]/.test(typed)) return 'Enter 1 or more: it can’t be negative.';
  if (/^\d*\.\d*$|^\d+,\d{1,2}$/.test(typed)) return 'Enter a whole number, without a point or fraction.';
  if (!/^(\d+|\d{1,3}([, ]\d{3})+)$/.test(typed)) return 'Enter a whole number in digits, such as 5,000.';
  const value = Number(typed.replace(/[, ]/g, ''));
  if (value === 0) return 'Enter 1 or more.';
  return value > largest ? `Enter ${shown(largest)} or less.` : value;
}

/** Text that will be a number when the typing goes on, such as `5,0` on the way to `5,000`. */
const unfinished = /^$|^\d{1,3}([, ]\d{3})*[, ]\d{0,2}$/;

const inputOf = (calculator: HTMLElement, name: string) =>
  calculator.querySelector<HTMLInputElement>(`input[name="${name}"]`);

/** Shows the problem of a field beside it, or takes it away. */
function report(input: HTMLInputElement): void {
  const count = readCount(input.value);
  const problem = typeof count === 'string' ? count : '';
  const place = input.closest('[data-field]')?.querySelector('[data-error]');
  if (!place || place.textContent === problem) return;
  place.textContent = problem;
  announce(problem);
  if (problem) input.setAttribute('aria-invalid', 'true');
  else input.removeAttribute('aria-invalid');
}

/** Writes the plan that fits, or the prompt while a number is missing. Unchanged words are left alone: they are announced. */
function answer(calculator: HTMLElement): void {
  const output = calculator.querySelector<HTMLElement>('output');
  const [requests, applications] = ['requests', 'applications'].map((name) =>
    readCount(inputOf(calculator, name)?.value ?? ''),
  );
  const plan =
    typeof requests === 'number' && typeof applications === 'number' ? fittingPlan(requests, applications) : undefined;
  const write = (selector: string, words: string) => {
    const place = output?.querySelector(selector);
    if (place && place.textContent !== words) place.textContent = words;
  };
  write('[data-plan-name]', plan?.name ?? '');
  write('[data-plan-why]', plan?.why ?? output?.dataset.prompt ?? '');
  calculator.dataset.plan = plan?.id ?? '';
}

function changed(event: Event): void {
  const calculator = closest(event, '[data-plan-calculator]');
  const input = closest<HTMLInputElement>(event, '[data-plan-calculator] input');
  if (!calculator || !input) return;
  if (event.type === 'change' || input.hasAttribute('aria-invalid') || !unfinished.test(input.value.trim()))
    report(input);
  answer(calculator);
}

/** The pricing page's calculator: answers while the numbers are typed, and says beside the field what is wrong with one. */
export const planCalculator: Behavior = {
  install() {
    for (const type of ['input', 'change']) document.addEventListener(type, changed);
  },
  mount() {
    for (const calculator of all('[data-plan-calculator]')) {
      for (const input of all<HTMLInputElement>('input', calculator)) input.inputMode = 'numeric';
      answer(calculator);
    }
  },
};
