/**
 * Tells the script that the Docusaurus application has shown another page. It's a client module, used in the live preview
 * and in builds with the application.
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
