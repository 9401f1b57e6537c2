import type { Context, Jobs } from "#domain/context.ts";
import type { Locale } from "#editions/locales.ts";
import { selectWithdrawn } from "./withdrawal-queries.ts";

/** The data of the email that says that a listing was withdrawn. */
export interface WithdrawalEmail {
  email: string;
  locale: Locale;
  listing: { number: number; name: string };
  withdrawn_at: Date;
  /** The name of the staff member who withdrew it; null if it wasn't confirmed in time. */
  who: string | null;
}

/** Loads the data of the email. Null if the listing was published again since, or has no agent to tell. */
export async function getWithdrawalEmail(
  { db, network }: Pick<Context, "db" | "network">,
  { listing_number, withdrawn_at, account_id }: Jobs["listing-withdrawn-mail"],
): Promise<WithdrawalEmail | null> {
  const row = await selectWithdrawn(db, listing_number, account_id);
  if (!row) return null;
  // An office knows what its staff withdraw, but not what the platform does.
  const email = row.agent_email ?? (account_id === null ? row.office_email : null);
  if (!email) return null;
  return {
    email,
    locale: network.locales.find((locale) => locale === row.locale) ?? network.locales[0],
    listing: { number: listing_number, name: row.name },
    withdrawn_at: new Date(withdrawn_at),
    who: row.who,
  };
}
