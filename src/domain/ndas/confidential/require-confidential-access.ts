import { findPublicNumber } from "#domain/buyers/find-public-number.ts";
import { type Context, requireBuyer } from "#domain/context.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { NotAllowed } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { type ClosedReason, getClosedReason, type Nda } from "../nda.ts";
import { selectNdaFor } from "../nda-queries.ts";

/**
 * The access check for all confidential data. Returns the agreement that gives the buyer access to the listing.
 *
 * @throws NotSignedIn; NotFound; Gone when the listing was withdrawn or sold; NotAllowed before it is signed, before it
 * is approved if the seller requires approval, and once access has been revoked.
 */
export async function requireConfidentialAccess(context: Context, post: string): Promise<Nda> {
  const { id } = requireBuyer(context);
  const nda = await selectNdaFor(context.db, id, await findPublicNumber(context, post));
  const closed = getClosedReason(nda);
  if (closed || !nda) throw new NotAllowed(formatClosedReason(closed ?? "not_signed", context));
  return nda;
}

/** Returns the localized reason why a buyer has no access. */
export function formatClosedReason(closed: ClosedReason, { locale }: Pick<Context, "locale">): string {
  return LABELS[closed]({}, getMessageOptions(locale));
}

const LABELS = {
  not_signed: m.nda_closed_not_signed,
  waiting: m.nda_closed_waiting,
  declined: m.nda_closed_declined,
  revoked: m.nda_closed_revoked,
};
