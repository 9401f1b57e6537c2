import type { Context } from "#domain/context.ts";
import { formatPersonName, getNameOrder } from "#editions/person-name.ts";
import { NotFound } from "#lib/errors.ts";
import { toDay } from "#lib/time/day.ts";
import { selectSigner, selectSubject } from "../nda-queries.ts";

/** The data of the email that notifies an office that a buyer has reached the daily limit of signatures. */
export interface SigningLimitEmail {
  /** Identifies the email: at most one per buyer, office and day. */
  key: string;
  to: string;
  buyer: { name: string; email: string };
  /** The listing that they wanted to sign for next. */
  listing: { number: number; name: string };
  count: number;
}

/**
 * Loads the data of the email.
 *
 * @throws NotFound
 */
export async function getSigningLimitEmail(
  { db, edition, clock }: Context,
  { buyer_id, listing_number, count }: { buyer_id: number; listing_number: number; count: number },
): Promise<SigningLimitEmail> {
  const buyer = await selectSigner(db, buyer_id);
  const subject = await selectSubject(db, listing_number);
  if (!buyer || !subject) throw new NotFound(`There is no buyer ${buyer_id} or no listing ${listing_number}.`);
  const { office_id, office_email, number, name } = subject;
  const day = toDay(clock());
  return {
    key: `nda-limit:${buyer_id}:${office_id}:${day}`,
    to: office_email,
    buyer: { name: formatPersonName(getNameOrder(edition.locales[0]), buyer), email: buyer.email },
    listing: { number, name },
    count,
  };
}
