interface TrustedTypes {
  createPolicy?(
    name: string,
    rules: {createScriptURL: (address: string) => string},
  ): {createScriptURL(address: string): string};
}

const ownWorker = /^\/assets\/search\/worker[\w-]*\.js$/;

function checked(address: string): string {
  if (!ownWorker.test(address)) throw new TypeError(`${address} is not the search's worker.`);
  return address;
}

/**
 * Starts the search's worker. Under the site's security policy, a page can start a worker only through this Trusted Types
 * policy, which allows no other script. Browsers without Trusted Types check the address in the same way.
 * @throws TypeError if the address isn't that of the built worker
 */
export function startWorker(address: string): Worker {
  const {trustedTypes} = window as {trustedTypes?: TrustedTypes};
  // In a browser without them, an element with that ID would take the name, and has no such function.
  const policy = trustedTypes?.createPolicy?.('search-worker', {createScriptURL: checked});
  return new Worker(policy ? policy.createScriptURL(address) : checked(address));
}
