import type { Context } from "#domain/context.ts";
import { DAY_MS } from "#lib/time/durations.ts";
import { selectOpenConfirmation } from "./freshness-queries.ts";

/** The data of the email that asks whether a listing is current. */
export interface ConfirmationEmail {
  id: string;
  email: string;
  /** How long the listing has gone unconfirmed. */
  days: number;
  /** When the link stops working. */
  expires_at: Date;
  /** When the listing is withdrawn; null before the last warning. */
  ends_at: Date | null;
  listing: { number: number; name: string };
  token: string;
}

/** Loads the data of the email. Null if the listing was confirmed, reassigned or taken off the market since. */
export async function getConfirmationEmail(
  { db, clock }: Pick<Context, "db" | "clock">,
  { confirmation_id, token }: { confirmation_id: string; token: string },
): Promise<ConfirmationEmail | null> {
  const row = await selectOpenConfirmation(db, confirmation_id);
  if (!row) return null;
  const { id, email, expires_at, ends_at, listing_number, name, confirmed_at } = row;
  const days = Math.floor((clock().getTime() - confirmed_at.getTime()) / DAY_MS);
  return { id, email, days, expires_at, ends_at, listing: { number: listing_number, name }, token };
}
