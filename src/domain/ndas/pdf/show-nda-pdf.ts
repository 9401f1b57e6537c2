import type { Context, Viewer } from "#domain/context.ts";
import { isAllowed } from "#domain/staff/staff-policy.ts";
import { NotFound, NotSignedIn } from "#lib/errors.ts";
import { isUuid } from "#lib/is-uuid.ts";
import { m } from "#messages/messages.js";
import { appendEvent } from "../evidence/append-event.ts";
import { getPdfKey, type Nda } from "../nda.ts";
import { type NdaSubject, selectNda, selectSubject } from "../nda-queries.ts";
import { signNdaPdf } from "./sign-nda-pdf.ts";

/**
 * Returns the signed PDF of an agreement, for its signer and for staff who may read it at the desk. The download is
 * logged.
 *
 * @throws NotSignedIn; NotFound if it does not exist or belongs to another buyer.
 */
export async function showNdaPdf(context: Context, id: string): Promise<Uint8Array> {
  const { viewer } = context;
  if (viewer.role === "visitor") throw new NotSignedIn(m.sign_in_first());
  const nda = isUuid(id) ? await selectNda(context.db, id) : undefined;
  const subject = nda && (await selectSubject(context.db, nda.listing_number));
  if (!nda || !subject || !mayOpenNda(viewer, nda, subject)) throw new NotFound(m.nda_not_found());
  const signed = await signNdaPdf(context, nda);
  const pdf = await context.files.get(getPdfKey(signed.id));
  const { buyer_id, listing_number } = nda;
  const details: Record<string, number> = viewer.role === "staff" ? { by_staff: viewer.id } : {};
  await appendEvent(context, { kind: "downloaded", nda_id: id, buyer_id, listing_number, details });
  return pdf;
}

function mayOpenNda(viewer: Viewer, nda: Nda, subject: NdaSubject): boolean {
  if (viewer.role === "staff") return isAllowed(viewer, "nda.read", subject);
  return viewer.role === "buyer" && viewer.id === nda.buyer_id;
}
