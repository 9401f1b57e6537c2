import { type Context, inTransaction } from "#domain/context.ts";
import { messagesIn } from "#editions/message-locale.ts";
import { NotFound } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { FREQUENCIES } from "../searches/saved-search.ts";
import { pauseSearches, updateSavedListingAlerts } from "../searches/saved-search-queries.ts";
import type { DueMail } from "./due-queries.ts";

/** What is sealed with the buyer, so that nothing else the site has sealed unsubscribes anybody. */
const PURPOSE = "unsubscribe from alerts: ";

/**
 * The path under which a buyer ends a kind of alert without signing in. The token in it is sealed with the site's keys and
 * good as long as those are: a mail of years ago must still let its reader go.
 */
export function unsubscribePath({ sealer }: Pick<Context, "sealer">, { buyer_id, frequency }: DueMail): string {
  return `/unsubscribe/alerts/${sealer.seal(`${PURPOSE}${frequency} ${buyer_id}`)}`;
}

/** Whom a token lets go from what; null for what is none of ours. */
export function alertsInToken({ sealer }: Pick<Context, "sealer">, token: string): DueMail | null {
  const text = /^[\w-]{40,200}$/.test(token) ? sealer.open(token) : null;
  const [, kind, id] = /^unsubscribe from alerts: (\w+) (\d{1,9})$/.exec(text ?? "") ?? [];
  const frequency = FREQUENCIES.find((each) => each === kind);
  return frequency && id ? { buyer_id: Number(id), frequency } : null;
}

/**
 * Ends a kind of alert for whom the token was mailed to, at once: their searches of that frequency rest, and with the
 * instant ones what becomes of kept listings. However often it is asked for, also for an account that is gone.
 *
 * @throws NotFound for a token that is none of ours, or was sealed with a key that is no longer used.
 */
export async function unsubscribeFromAlerts(context: Context, token: string): Promise<void> {
  const found = alertsInToken(context, token);
  if (!found) throw new NotFound(m.alerts_unsubscribe_wrong_link({}, messagesIn(context.locale)));
  await inTransaction(context, async (inside) => {
    await pauseSearches(inside.db, { ...found, now: inside.clock() });
    if (found.frequency === "instant") await updateSavedListingAlerts(inside.db, found.buyer_id, false);
  });
}
