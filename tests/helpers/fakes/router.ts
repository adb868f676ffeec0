/** Returns the address of the test page, which `window.history.replaceState({}, '', '/products')` changes. */
export const useLocation = () => window.location;
