/** @jest-environment node */
import {readAddress} from '../../../deploy/addresses';
import {readRedirects} from '../../../deploy/build';

it.each([
  ['/', {kind: 'clean', path: '/'}],
  ['', {kind: 'clean', path: '/'}],
  ['/a/b?c=/../d', {kind: 'clean', path: '/a/b'}],
  ['http://host.example/a?b', {kind: 'clean', path: '/a'}],
  ['/a%20b.png', {kind: 'clean', path: '/a b.png'}],
  ['/a/', {kind: 'unclean', page: '/a'}],
  ['/a/b.html', {kind: 'unclean', page: '/a/b'}],
  ['/a/index.html', {kind: 'unclean', page: '/a'}],
  ['/index', {kind: 'unclean', page: '/'}],
  ['/index.html', {kind: 'unclean', page: '/'}],
  ['//other.example/', {kind: 'refused'}],
  ['/.env', {kind: 'refused'}],
  ['/a/.git/config', {kind: 'refused'}],
  ['/a.html.br', {kind: 'refused'}],
  ['/404', {kind: 'refused'}],
  ['/.well-known/security.txt', {kind: 'clean', path: '/.well-known/security.txt'}],
  ['/../a', {kind: 'malformed'}],
  ['/a/%2e%2e/b', {kind: 'malformed'}],
  ['/\\other.example/', {kind: 'malformed'}],
  ['/a%00', {kind: 'malformed'}],
  ['/%', {kind: 'malformed'}],
  ['other', {kind: 'malformed'}],
])('reads %s', (target, address) => expect(readAddress(target)).toEqual(address));

it('every moved address redirects to one on this site, in characters that all servers accept', () => {
  for (const [from, to] of Object.entries(readRedirects())) {
    expect(from).toMatch(/^(?:\/[\w-]+)+$/);
    expect(to).toMatch(/^\/(?:[\w-]+(?:\/[\w-]+)*)?(?:#[\w-]+)?$/);
  }
});
