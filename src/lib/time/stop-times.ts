/**
 * How long each step of stopping a process may take, in milliseconds. The steps follow one another and together fit
 * into `all`, which is below the ten seconds after which Docker kills a container.
 */
export const STOP_TIMES_MS = {
  /** For a proxy that checks every second to learn of the stop; only with `TRUSTED_PROXIES`. */
  proxyNotice: 2_500,
  /** For requests that have arrived to be answered. */
  drain: 4_000,
  /** For jobs in progress to finish. Then they are returned to the queue. */
  jobs: 2_000,
  /** For everything to close. After it, the process exits anyway. */
  all: 9_000,
};
