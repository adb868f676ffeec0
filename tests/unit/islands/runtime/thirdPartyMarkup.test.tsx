/** @jest-environment node */
import type {ReactElement} from 'react';
import {inspectPage} from '../../../../plugins/finish/policy/inspect';
import {readPage} from '../../../../plugins/shared/builtPage';
import {renderIsland} from '../../../../src/islands/runtime/markup';
import {ThirdParty, ThirdPartyLater} from './thirdParty';

const place = {
  name: 'Test',
  props: {},
  id: '_R_1_',
  pathname: '/',
  brokenLinks: {collectLink: () => undefined, collectAnchor: () => undefined},
};

/** Returns what the policy would block on a page with an island. */
async function faultsOf(island: ReactElement): Promise<string[]> {
  const html = await renderIsland(island, place);
  return inspectPage(readPage(`<!doctype html><body>${html}</body>`, 'a.html').tree).faults;
}

test('a package that writes a style attribute into the HTML is refused', async () => {
  expect(await faultsOf(<ThirdParty />)).toContainEqual(
    expect.stringMatching(/^style="outline:none" on <div>. Fix: .*after mounting/),
  );
});

test('the same package is accepted if it is rendered after mounting', async () => {
  expect(await faultsOf(<ThirdPartyLater />)).toEqual([]);
});
