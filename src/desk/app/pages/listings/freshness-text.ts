import { DAY_MS } from "#lib/time/durations.ts";
import { m } from "#messages/messages.js";
import { formatDay } from "../../components/format-time.ts";

/** After this many days the agent is asked to confirm the listing. */
export const STALE_DAYS = 30;

interface Freshness {
  status: string;
  listed_at: string;
  confirmed_at: string | null;
}

/** Says when a listing was confirmed, or for how long it has been on the market without confirmation. */
export function formatFreshness({ status, listed_at, confirmed_at }: Freshness, now = Date.now()): string {
  const days = Math.floor((now - Date.parse(confirmed_at ?? listed_at)) / DAY_MS);
  if (status === "active" && days >= STALE_DAYS) return m.fresh_unconfirmed_days({ count: days });
  return confirmed_at ? m.fresh_confirmed_on({ date: formatDay(confirmed_at) }) : m.fresh_never_confirmed();
}
