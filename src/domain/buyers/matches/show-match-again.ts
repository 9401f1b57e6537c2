import { type Context, requireBuyer } from "#domain/context.ts";
import { requirePostNumber } from "../find-public-number.ts";
import { deleteHidden } from "./hidden-queries.ts";

/**
 * Unhides a listing for the signed-in buyer. Does nothing if it isn't hidden.
 *
 * @throws NotSignedIn; NotFound
 */
export async function showMatchAgain(context: Context, post: string): Promise<void> {
  await deleteHidden(context.db, requireBuyer(context).id, requirePostNumber(post, context));
}
