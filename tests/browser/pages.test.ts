import assert from 'node:assert/strict';
import {test} from 'node:test';
import {checkPage} from './pageChecks';
import {marketing} from './routes';

const seenTitles = new Map<string, string>();

for (const route of [...marketing, '/no/such/page']) checkPage(route, seenTitles);

test('the pages are checked', () => assert.equal(seenTitles.size, marketing.length + 1));
