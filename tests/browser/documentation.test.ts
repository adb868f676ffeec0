import assert from 'node:assert/strict';
import {test} from 'node:test';
import {checkPage} from './pageChecks';
import {documentation, documentationIndex} from './routes';

const seenTitles = new Map<string, string>();

for (const route of [documentationIndex, ...documentation]) checkPage(route, seenTitles);

test('the pages are checked', () => assert.equal(seenTitles.size, documentation.length + 1));
