import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { tryLater } from "#editions/contract-messages.ts";
import { Unavailable } from "#lib/errors.ts";

export interface PasswordHasher {
  /** @throws Unavailable when too many calls are waiting */
  hash(password: string): Promise<string>;
  /** Takes as long for a missing account (null) as for an existing one. @throws Unavailable, like `hash` */
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
 * Each hash uses 19 MiB and one of the few threads that also read files, so at most two run at once; one processor
 * stays free for other requests, so on two processors only one runs.
 */
export const getMaxConcurrentHashes = (processors: number): number => (processors > 2 ? 2 : 1);

/** At about 20 ms each, the last one in the queue waits for about a second. */
const MAX_QUEUED = 50;

/** An Argon2id hasher with limited concurrency; calls that would wait too long are rejected. */
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

/** A hash that no password matches and that costs as much to verify. */
function createDummyHash({ memoryCost, timeCost, parallelism }: Cost): string {
  const encodePart = (bytes: number): string => randomBytes(bytes).toString("base64").replace(/=+$/, "");
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${encodePart(16)}$${encodePart(32)}`;
}
