/** @jest-environment node */
import {ignoredScripts} from '../../../../plugins/finish/application/clientModules';

it('a plugin whose script would never run is reported with its file', () => {
  const analytics = {name: 'analytics', getClientModules: () => ['/modules/analytics/client.js']};
  expect(ignoredScripts([analytics])).toEqual(['analytics: /modules/analytics/client.js']);
});

it("style sheets, and scripts that built pages replace, aren't reported", () => {
  const styles = {name: 'print', getClientModules: () => ['/modules/print.css']};
  const theme = {name: 'docusaurus-theme-classic', getClientModules: () => ['/theme/nprogress.js']};
  expect(ignoredScripts([styles, theme, {name: 'sitemap'}])).toEqual([]);
});
