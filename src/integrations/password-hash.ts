import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { tryLater } from "#editions/contract-messages.ts";
import { Unavailable } from "#lib/errors.ts";

export interface PasswordHasher {
  /** @throws Unavailable when too many calls are waiting */
  hash(password: string): Promise<string>;
  /**
   * Verifies a password. For a missing account (null), it takes as long as for an existing one.
   *
   * @throws Unavailable, like `hash`
   */
  verify(hash: string | null, password: string): Promise<boolean>;
}

/** The cost of one hash: memory in KiB, passes, lanes. */
interface Cost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** OWASP's recommendation for Argon2id with 19 MiB. */
const COST: Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Returns how many hashes run at once. Each uses 19 MiB and one of the few threads that also read files, so it is at
 * most two, and one processor stays free for other requests.
 */
export const getMaxConcurrentHashes = (processors: number): number => (processors > 2 ? 2 : 1);

/** Max waiting calls. At about 20 ms each, the last one waits for about a second. */
const MAX_QUEUED = 50;

/** Creates an Argon2id hasher that runs a few hashes at a time and rejects calls that would wait too long. */
export function createArgon2Hasher(
  cost: Cost = COST,
  atOnce = getMaxConcurrentHashes(availableParallelism()),
): PasswordHasher {
  const noOne = createDummyHash(cost);
  const runInSequence = createQueue(atOnce);
  return {
    hash: (password) => runInSequence(() => hash(password, cost)),
    verify: (stored, password) =>
      runInSequence(async () => (await verify(stored ?? noOne, password)) && stored !== null),
  };
}

function createQueue(atOnce: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= MAX_QUEUED) throw new Unavailable(tryLater(), 1);
      await new Promise<void>((start) => waiting.push(start));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Creates a hash that no password matches and that takes as long to verify as any other. */
function createDummyHash({ memoryCost, timeCost, parallelism }: Cost): string {
  const encodePart = (bytes: number): string => randomBytes(bytes).toString("base64").replace(/=+$/, "");
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${encodePart(16)}$${encodePart(32)}`;
}
