import { type Context, enqueue, runInTransaction } from "#domain/context.ts";
import { markMailStranded, releaseStranded } from "./outbox-queries.ts";

/**
 * Older emails may be out of date, for example because their link has expired. Someone at the desk decides about them.
 */
const MAX_AGE_MS = 24 * 60 * 60_000;

/** Queues the recent emails that came due while no mail server was configured. Older ones can be sent from the desk. */
export async function sendStranded(context: Context): Promise<void> {
  const since = new Date(context.clock().getTime() - MAX_AGE_MS);
  await runInTransaction(context, async (tx) => {
    for (const outbox_id of await releaseStranded(tx.db, since)) await enqueue(tx, "send-mail", { outbox_id });
  });
}

/** Records that an email came due while no mail server was configured. */
export function markStranded({ db }: Pick<Context, "db">, id: string): Promise<void> {
  return markMailStranded(db, id);
}
