/** Returns the address of a page's social media card, which `npm run social-cards` draws. */
export function socialCard(pathname: string): string {
  const name = pathname.replace(/^\/+|\/+$/g, '').replaceAll('/', '-') || 'home';
  return `/img/social/${name}.png`;
}
