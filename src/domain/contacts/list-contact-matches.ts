import { BOUND_KEYS } from "#domain/accounts/profile/buyer-columns.ts";
import { listMatchesForBuyer, MATCH_SORT } from "#domain/buyers/matches/list-matches.ts";
import { selectPreferences } from "#domain/buyers/preferences/preferences-queries.ts";
import type { Context } from "#domain/context.ts";
import { NO_FILTERS } from "#domain/search/search-filters.ts";
import type { BuyerAccountRow } from "./contact-queries.ts";
import type { ContactScope } from "./list/search-queries.ts";

const MAX_MATCHES = 5;

export interface ContactMatches {
  data: { number: number; name: string; score: number; reasons: string[] }[];
  /** The number of all listings that match. */
  total: number;
}

export const NO_MATCHES: ContactMatches = { data: [], total: 0 };

/**
 * Lists the public listings in scope that match the preferences of a person's account, without those that they hid.
 * Empty if the address is unverified, or if there are no preferences, because every listing would match.
 */
export async function listContactMatches(
  context: Context,
  accounts: readonly BuyerAccountRow[],
  { office_id, agent_id }: ContactScope,
): Promise<ContactMatches> {
  const account = accounts.find(({ cancelled_at, email_verified_at }) => !cancelled_at && email_verified_at);
  const preferences = account && (await selectPreferences(context.db, account.id));
  if (!account || !preferences) return NO_MATCHES;
  if (preferences.preferences.length === 0 && BOUND_KEYS.every((key) => preferences[key] === null)) return NO_MATCHES;
  const query = { ...NO_FILTERS, sort: MATCH_SORT, page: 1, per_page: MAX_MATCHES } as const;
  const scope = { ...(office_id !== null && { office_id }), ...(agent_id !== null && { agent_id }) };
  const { matches, total } = await listMatchesForBuyer(context, { id: account.id, preferences }, query, scope);
  return {
    data: matches.map(({ listing: { number, name }, score, reasons }) => ({ number, name, score, reasons })),
    total,
  };
}
