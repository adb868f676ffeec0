/** The states of a domain. A test compares them with the facts, the contract, and the Web SDK. */
export type DomainState = 'training' | 'ready' | 'failed';

/** A domain as the API returns it. The mock returns only the id of a domain that was never trained. */
export interface DomainRecord {
  id: string;
  status?: DomainState;
  estimatedCompletionTime?: string;
}

interface Domain {
  /** When training ends, in milliseconds since 1970; undefined before the first training. */
  endsAt?: number;
  fails: boolean;
}

/** The number in the first generated id. The documentation's example is the id of the first domain. */
const firstId = 0x7f3a;

/** Returns an ISO 8601 time without fractions of a second. */
const isoTime = (time: number) => new Date(time).toISOString().replace(/\.\d+/, '');

/**
 * Keeps domains in memory and trains them by the clock.
 * @param exampleId the ID of the documentation's example domain, which is ready from the start; the first created
 *   domain replaces it under the same ID, as in the documentation's examples
 * @param trainingMs how long training takes, in milliseconds
 */
export function createDomainStore(now: () => number, exampleId: string, trainingMs: number) {
  const domains = new Map<string, Domain>([[exampleId, {endsAt: now(), fails: false}]]);
  let created = 0;

  const record = (id: string, {endsAt, fails}: Domain): DomainRecord => {
    if (endsAt === undefined) return {id};
    const ended = fails ? 'failed' : 'ready';
    return {id, status: now() < endsAt ? 'training' : ended, estimatedCompletionTime: isoTime(endsAt)};
  };

  return {
    /** Adds a domain and returns its record. */
    create(): DomainRecord {
      const id = created === 0 ? exampleId : `dom_${(firstId + created).toString(16)}`;
      created += 1;
      const domain = {fails: false};
      domains.set(id, domain);
      return record(id, domain);
    },
    /**
     * Starts training.
     * @param kind `failed` for a training that fails, `slow` for one that takes ten times as long
     * @returns undefined for an unknown id, as `get` does
     */
    train(id: string, kind?: string): DomainRecord | undefined {
      if (!domains.has(id)) return undefined;
      const endsAt = now() + (kind === 'slow' ? 10 : 1) * trainingMs;
      domains.set(id, {endsAt, fails: kind === 'failed'});
      return {id, status: 'training', estimatedCompletionTime: isoTime(endsAt)};
    },
    get(id: string): DomainRecord | undefined {
      const domain = domains.get(id);
      return domain && record(id, domain);
    },
  };
}
