/** How long a prefetched page can be shown without another request, in milliseconds. */
const freshMs = 60_000;

/** Pages that are being fetched or haven't been shown yet, by path. */
const prefetched = new Map<string, {page: Promise<Document>; at: number}>();

/**
 * Fetches a page as a document whose scripts don't run.
 * @throws Error naming the path when the page doesn't exist, when the server redirects, or when the network fails
 */
function fetchPage(path: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    // Unlike `fetch` with a parser, this needs no exception from the security policy (Trusted Types).
    const request = new XMLHttpRequest();
    request.open('GET', path);
    request.responseType = 'document';
    request.addEventListener('loadend', () => {
      const page = request.response as Document | null;
      const isPage = request.status === 200 && page && new URL(request.responseURL).pathname === path;
      if (isPage) resolve(page);
      else reject(new Error(path));
    });
    request.send();
  });
}

/** Fetches a page, unless it was fetched a short time ago. */
export function prefetch(path: string): Promise<Document> {
  const known = prefetched.get(path);
  if (known && performance.now() - known.at < freshMs) return known.page;
  const page = fetchPage(path);
  prefetched.set(path, {page, at: performance.now()});
  // When the link is followed, a page that failed is requested again.
  page.catch(() => prefetched.delete(path));
  return page;
}

/** Forgets a page, because showing it moves its elements. */
export const discardPage = (path: string): boolean => prefetched.delete(path);
