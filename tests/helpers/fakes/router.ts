/** The route is the test page's own address: `window.history.replaceState({}, '', '/products')` goes there. */
export const useLocation = () => window.location;
