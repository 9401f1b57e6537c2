import type { Context } from "#domain/context.ts";
import { PUBLIC_STATUSES, parsePostNumber } from "#domain/listings/listing.ts";
import { selectHead } from "#domain/listings/listing-queries.ts";
import { listingNotFound } from "#editions/contract-messages.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { Gone, NotFound } from "#lib/errors.ts";
import { m } from "#messages/messages.js";

/**
 * Returns the number at the end of a `{post}`, whether or not the listing exists. @throws NotFound if there is none.
 */
export function requirePostNumber(post: string, { locale }: Pick<Context, "locale">): number {
  const number = parsePostNumber(post);
  if (number === null) throw new NotFound(listingNotFound({}, getMessageOptions(locale)));
  return number;
}

/** Returns the number of a public listing. @throws NotFound if it doesn't exist; Gone if it was withdrawn or sold. */
export async function findPublicNumber(context: Context, post: string): Promise<number> {
  const number = requirePostNumber(post, context);
  const status = (await selectHead(context.db, number))?.status;
  const isPublic = PUBLIC_STATUSES.some((each) => each === status);
  if (isPublic) return number;
  const options = getMessageOptions(context.locale);
  if (status === "withdrawn" || status === "sold") throw new Gone(m.listing_withdrawn({}, options));
  throw new NotFound(listingNotFound({}, options));
}

/** Returns the number of a listing with any status, so that a buyer can undo what they did with it. @throws NotFound */
export async function findKnownNumber(context: Context, post: string): Promise<number> {
  const number = requirePostNumber(post, context);
  if (await selectHead(context.db, number)) return number;
  throw new NotFound(listingNotFound({}, getMessageOptions(context.locale)));
}
