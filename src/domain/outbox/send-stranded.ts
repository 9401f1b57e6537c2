import { type Context, enqueue, inTransaction } from "#domain/context.ts";
import { releaseStranded, updateStranded } from "./outbox-queries.ts";

/** What an older email says, such as a link to confirm an address, may not hold any more: the desk decides. */
const MAX_AGE_MS = 24 * 60 * 60_000;

/** Queues the recent emails whose turn came while no mail server was set. Older ones can be sent from the desk. */
export async function sendStranded(context: Context): Promise<void> {
  const since = new Date(context.clock().getTime() - MAX_AGE_MS);
  await inTransaction(context, async (inside) => {
    for (const outbox_id of await releaseStranded(inside.db, since)) await enqueue(inside, "send-mail", { outbox_id });
  });
}

/** Notes that an email was due while no mail server was set. */
export function markStranded({ db }: Pick<Context, "db">, id: string): Promise<void> {
  return updateStranded(db, id);
}
