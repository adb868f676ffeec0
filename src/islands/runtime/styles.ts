/** The style sheets that islands need once they run, by their addresses. */
const sheets = new Map<string, Promise<unknown>>();

/**
 * Loads the style sheet that an island needs once it runs, if there is one.
 * @throws Event when it can't be loaded
 */
export function loadStyles({dataset: {styles}}: HTMLElement): Promise<unknown> | undefined {
  if (!styles) return undefined;
  const loading =
    sheets.get(styles) ??
    new Promise((resolve, reject) => {
      const link = Object.assign(document.createElement('link'), {rel: 'stylesheet', href: styles});
      link.addEventListener('load', resolve);
      link.addEventListener('error', (event) => {
        link.remove();
        sheets.delete(styles);
        reject(event);
      });
      document.head.append(link);
    });
  sheets.set(styles, loading);
  return loading;
}
