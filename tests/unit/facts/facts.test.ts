/** @jest-environment node */
import {factNames} from '../../../plugins/facts/resolve';
import {facts} from '../../../src/facts';

/** Every value below a record that is no record itself, with its name. */
function leaves(value: unknown, name: string): [name: string, value: unknown][] {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord ? Object.entries(value).flatMap(([key, child]) => leaves(child, `${name}.${key}`)) : [[name, value]];
}

const isScalar = (value: unknown) => (typeof value === 'string' && value.trim() !== '') || Number.isFinite(value);
const all = leaves(facts, 'facts');

describe('every fact', () => {
  it('is a text, a number, or a list of these', () => {
    const others = all.filter(
      ([, value]) => !(Array.isArray(value) ? value.length > 0 && value.every(isScalar) : isScalar(value)),
    );
    expect(others).toEqual([]);
  });

  it('has a name of its own', () => {
    expect(new Set(factNames).size).toBe(factNames.length);
  });

  it('has a name that Markdown can quote', () => {
    expect(factNames.filter((name) => !/^facts(\.\w+)+$/.test(name))).toEqual([]);
  });

  it('can be quoted by its name', () => {
    expect(factNames).toEqual(all.map(([name]) => name));
  });
});

describe('the interface timings of the specification', () => {
  const {ui} = facts;

  it.each([
    ['notices leave after 4000 ms', ui.notice.durationMs, 4_000],
    ['the other notices after 5000 ms', ui.notice.actionDurationMs, 5_000],
    ['3 notices at most', ui.notice.maxVisible, 3],
    ['notices 356 px wide', ui.notice.widthPx, 356],
    ['14 px apart', ui.notice.gapPx, 14],
    ['swiped away by 20 px', ui.notice.swipePx, 20],
    ['reached by Alt+T', ui.notice.hotkey, 'Alt+T'],
    ['tooltips open after 700 ms', ui.tooltip.openMs, 700],
    ['or at once within 300 ms', ui.tooltip.skipMs, 300],
    ['menus open after 200 ms', ui.menu.openMs, 200],
    ['or at once within 300 ms', ui.menu.skipMs, 300],
    ['menus close after 150 ms', ui.menu.closeMs, 150],
  ])('%s', (_, stated, specified) => {
    expect(stated).toBe(specified);
  });
});

describe('figures that the two specifications state differently', () => {
  it('stand apart', () => {
    const {marketing, docs} = facts;
    expect([marketing.developerPlan.callsPerMonth, docs.freeTier.callsPerMonth]).toEqual([5_000, 1_000]);
    expect([marketing.home.trialDays, marketing.developerPlan.trialDays]).toEqual([30, 14]);
    expect([marketing.pricing.enterprise.uptime, marketing.solutions.enterpriseUptime]).toEqual(['99.9%', '99.99%']);
  });
});
