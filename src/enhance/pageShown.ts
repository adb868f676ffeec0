/**
 * The one link between the application and the enhancement script: a Docusaurus client module that says when the
 * application has put a page on the screen.
 */
export function onRouteDidUpdate({
  location,
  previousLocation,
}: {
  location: {pathname: string};
  previousLocation: {pathname: string} | null;
}): void {
  if (location.pathname === previousLocation?.pathname) return;
  requestAnimationFrame(() => document.dispatchEvent(new CustomEvent('page:shown')));
}
