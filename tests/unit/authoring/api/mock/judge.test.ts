/** @jest-environment node */

import type {Exchange} from '../../../../../authoring/api/mock/exchange';
import {inWords, type Settings} from '../../../../../authoring/api/mock/faults';
import {judge} from '../../../../../authoring/api/mock/judge';
import {contract} from '../../../../../src/sandbox/contract';
import {fixture} from '../../../../helpers/fixture';

interface Row {
  says: string | null;
  day: Settings;
  call: string;
  exchanges: Partial<Exchange>[];
}
const rows = fixture<Row[]>('judge');

it.each(rows)('the judge says $says on a day of $day', ({says, day, call: id, exchanges: given}) => {
  const call = [...contract.rest, ...contract.streams].find((each) => each.id === id);
  const request = {method: 'POST', path: '/v1/nlu/parse', arranged: inWords(day), violations: []};
  const exchanges = given.map((each, index) => ({id: index + 1, ...request, ...each}));
  if (!call) throw new Error(`There is no ${id}.`);
  const problems = judge(day, {call, exchanges: exchanges as [Exchange], now: 10_000, quiet: 1_000, limit: 4_000});
  expect(problems).toEqual(says === null ? [] : [expect.stringMatching(says)]);
});
