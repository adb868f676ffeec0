/** The page in one HTML file, which the bundle of the mock defines (`plugins/files/mock/inspectorPage.ts`). */
declare const INSPECTOR_PAGE: string;

/** Returns the inspector's page as HTML. From sources, as in tests, there is none. */
export const inspectorPage = (): string =>
  typeof INSPECTOR_PAGE === 'undefined' ? '<!doctype html><title>Inspector</title>' : INSPECTOR_PAGE;
