import { tryLater } from "#editions/contract-messages.ts";
import { TooMany, Unavailable } from "#lib/errors.ts";
import { m } from "#messages/messages.js";

const RETRY_AFTER_S = 5;

interface Slots {
  /** Max bodies that are read at the same time. */
  total: number;
  /** Max of them from one client. */
  perClient: number;
}

/** Runs `read` in one of a fixed number of slots. @throws TooMany; Unavailable */
export type ReadInSlot = <T>(client: string, read: () => Promise<T>) => Promise<T>;

/** Limits how many large bodies are in memory at the same time. */
export function createBodySlots({ total, perClient }: Slots): ReadInSlot {
  const taken = new Map<string, number>();
  let count = 0;
  return async (client, read) => {
    const own = taken.get(client) ?? 0;
    if (own >= perClient) throw new TooMany(m.api_too_many(), RETRY_AFTER_S);
    if (count >= total) throw new Unavailable(tryLater(), RETRY_AFTER_S);
    count += 1;
    taken.set(client, own + 1);
    try {
      return await read();
    } finally {
      count -= 1;
      const left = (taken.get(client) ?? 1) - 1;
      if (left > 0) taken.set(client, left);
      else taken.delete(client);
    }
  };
}
