import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { tryLater } from "#editions/catalogue.ts";
import { Unavailable } from "#lib/errors.ts";

/** Turns passwords into what may be stored of them. */
export interface PasswordHasher {
  /** @throws Unavailable when too many are waiting already */
  hash(password: string): Promise<string>;
  /** Takes as long for an account that does not exist (null) as for one that does. @throws Unavailable, like `hash` */
  verify(hash: string | null, password: string): Promise<boolean>;
}

/** What one hash costs: memory in KiB, passes over it, lanes. */
interface Cost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** OWASP's choice for Argon2id with 19 MiB. */
const COST: Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Each holds 19 MiB and a thread of the few that also read files, so two at once; and one processor is left to everybody
 * else's pages, so only one where there are two.
 */
export const hashesAtOnce = (processors: number): number => (processors > 2 ? 2 : 1);

/** At some 20 ms each, whoever comes last waits for about a second. */
const MAX_QUEUED = 50;

/** Argon2id, so many at once; whoever would wait too long is told to come back. */
export function argon2Hasher(cost: Cost = COST, atOnce = hashesAtOnce(availableParallelism())): PasswordHasher {
  const noOne = dummyHash(cost);
  const runInSequence = queue(atOnce);
  return {
    hash: (password) => runInSequence(() => hash(password, cost)),
    verify: (stored, password) =>
      runInSequence(async () => (await verify(stored ?? noOne, password)) && stored !== null),
  };
}

function queue(atOnce: number) {
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

/** The form of a hash that no password has, but one that costs as much to find that out. */
function dummyHash({ memoryCost, timeCost, parallelism }: Cost): string {
  const part = (bytes: number): string => randomBytes(bytes).toString("base64").replace(/=+$/, "");
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${part(16)}$${part(32)}`;
}
