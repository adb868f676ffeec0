interface TrustedTypes {
  createPolicy(
    name: string,
    rules: {createScriptURL: (address: string) => string},
  ): {createScriptURL(address: string): string};
}

const ownWorker = /^\/assets\/search\/worker-[\w-]+\.js$/;

function checked(address: string): string {
  if (!ownWorker.test(address)) throw new TypeError(`${address} is not the search's worker.`);
  return address;
}

/**
 * Starts the search's worker. The site's policy lets a page start a script by its address only through this Trusted
 * Types policy, which knows no other script; browsers without Trusted Types check the address just the same.
 * @throws TypeError when the address is not that of the built worker
 */
export function startWorker(address: string): Worker {
  const {trustedTypes} = window as {trustedTypes?: TrustedTypes};
  const policy = trustedTypes?.createPolicy('search-worker', {createScriptURL: checked});
  return new Worker(policy ? policy.createScriptURL(address) : checked(address));
}
