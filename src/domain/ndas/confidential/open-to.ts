import { findPublicNumber } from "#domain/buyers/find-public-number.ts";
import { type Context, requireBuyer } from "#domain/context.ts";
import { messagesIn } from "#editions/message-locale.ts";
import { NotAllowed } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { type Closed, closedBy, type Nda } from "../nda.ts";
import { selectNdaFor } from "../nda-queries.ts";

/**
 * The one policy before all that is confidential: the agreement by which a listing is open to the buyer who asks.
 *
 * @throws NotSignedIn; NotFound; Gone when the listing was withdrawn or sold; NotAllowed before it is signed, before it is
 *   approved where the seller asks for that, and once access has been ended.
 */
export async function canOpenConfidential(context: Context, post: string): Promise<Nda> {
  const { id } = requireBuyer(context);
  const nda = await selectNdaFor(context.db, id, await findPublicNumber(context, post));
  const closed = closedBy(nda);
  if (closed || !nda) throw new NotAllowed(closedReason(closed ?? "not_signed", context));
  return nda;
}

/** Why something is not shown, in words for the buyer. */
export function closedReason(closed: Closed, { locale }: Pick<Context, "locale">): string {
  return WORDS[closed]({}, messagesIn(locale));
}

const WORDS = {
  not_signed: m.nda_closed_not_signed,
  waiting: m.nda_closed_waiting,
  declined: m.nda_closed_declined,
  revoked: m.nda_closed_revoked,
};
