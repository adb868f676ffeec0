/** The address of a page's card for social media, drawn by `npm run social-cards`. */
export function socialCard(pathname: string): string {
  const name = pathname.replace(/^\/+|\/+$/g, '').replaceAll('/', '-') || 'home';
  return `/img/social/${name}.png`;
}
