import { type Context, requireBuyer } from "#domain/context.ts";
import { requirePostNumber } from "../find-public-number.ts";
import { deleteHidden } from "./hidden-queries.ts";

/** Shows the buyer who asks a listing again that they have hidden; one they have not is no error. @throws NotSignedIn; NotFound */
export async function showMatchAgain(context: Context, post: string): Promise<void> {
  await deleteHidden(context.db, requireBuyer(context).id, requirePostNumber(post, context));
}
