/**
 * Runs in the page: records from now on what it writes to the console, what it throws, and what the policy blocks.
 * WebKit's driver doesn't report the console.
 */
export function recordFaults(): void {
  const keep = (fault: string) => {
    const faults = JSON.parse(sessionStorage.getItem('faults') ?? '[]');
    sessionStorage.setItem('faults', JSON.stringify([...faults, fault]));
  };
  for (const level of ['error', 'warn'] as const) {
    const write = console[level];
    console[level] = (...words) => {
      keep(`${level}: ${words.join(' ')}`);
      write(...words);
    };
  }
  // Errors without a file are those of WebKit's driver, which runs its scripts in the page.
  addEventListener('error', ({message, filename}) => {
    if (filename) keep(`page error: ${message}`);
  });
  addEventListener('unhandledrejection', ({reason}) => keep(`page error: ${reason}`));
  addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) =>
    keep(`policy: ${effectiveDirective} blocked ${blockedURI}`),
  );
}

/** Runs in the page: returns the faults of all pages that were opened. */
export const readFaults = (): string[] => JSON.parse(sessionStorage.getItem('faults') ?? '[]');
