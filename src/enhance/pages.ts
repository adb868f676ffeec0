/** How long a page that was fetched ahead may wait to be opened, in milliseconds. */
const freshMs = 60_000;

/** Pages on their way, or here and not yet shown, by path. */
const fetched = new Map<string, {page: Promise<Document>; at: number}>();

/**
 * Fetches a page as a document, whose scripts do not run.
 * @throws Error naming the path when there is no such page, when its address leads elsewhere, or when the network fails
 */
function request(path: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    // Unlike text that is fetched and then parsed, what this gives needs no exception from the policy (Trusted Types).
    const asked = new XMLHttpRequest();
    asked.open('GET', path);
    asked.responseType = 'document';
    asked.addEventListener('loadend', () => {
      const page = asked.response as Document | null;
      const isPage = asked.status === 200 && page && new URL(asked.responseURL).pathname === path;
      if (isPage) resolve(page);
      else reject(new Error(path));
    });
    asked.send();
  });
}

/** Fetches a page, unless it is here or on its way. */
export function fetchAhead(path: string): Promise<Document> {
  const known = fetched.get(path);
  if (known && performance.now() - known.at < freshMs) return known.page;
  const page = request(path);
  fetched.set(path, {page, at: performance.now()});
  // What failed is asked for again when the link is followed.
  page.catch(() => fetched.delete(path));
  return page;
}

/** Gives a page away to be shown: its elements can be moved into the document once. */
export function takePage(path: string): Promise<Document> {
  const page = fetchAhead(path);
  fetched.delete(path);
  return page;
}
