import {parse} from 'postcss';
import parseValue from 'postcss-value-parser';
import {allows} from './policy';

/** Returns the addresses in a value: those of `url(…)`, and for `@import` also one in quotes. */
function addressesIn(value: string, quoted: boolean): string[] {
  const addresses: string[] = [];
  parseValue(value).walk((node) => {
    if (quoted && node.type === 'string') addresses.push(node.value);
    if (node.type !== 'function' || node.value.toLowerCase() !== 'url') return;
    addresses.push(...node.nodes.map((part) => part.value));
    return false;
  });
  return addresses;
}

/** Returns what the policy would block of a style sheet: files of other sites, and data written into it. */
export function inspectStyles(css: string): string[] {
  const loads: {directive: string; address: string}[] = [];
  const root = parse(css);
  root.walkAtRules('import', ({params}) => {
    for (const address of addressesIn(params, true)) loads.push({directive: 'style-src', address});
  });
  root.walkDecls(({prop, value}) => {
    const directive = prop === 'src' ? 'font-src' : 'img-src';
    for (const address of addressesIn(value, false)) loads.push({directive, address});
  });
  return loads
    .filter(({directive, address}) => !allows(directive, address))
    .map(({address}) => `${address.slice(0, 80)}. Fix: put the file into static/ and name it by its path`);
}
