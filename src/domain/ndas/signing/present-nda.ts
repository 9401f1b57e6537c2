import type { Context } from "#domain/context.ts";
import { appendEvent } from "../evidence/append-event.ts";
import { selectLatest } from "../evidence/chain-queries.ts";
import { type Nda, type NdaView, ndaView } from "../nda.ts";
import { selectNdaOf } from "../nda-queries.ts";
import { agreementOf, type PreparedAgreement } from "./agreement-of.ts";

export interface PresentedNda {
  /** As it was signed, or as it would be. */
  text: string;
  text_sha256: string;
  template_version: string;
  signed: NdaView | null;
}

/**
 * The agreement of a listing for the buyer who asks, and whether they have signed it. That a text was presented is noted
 * once, not each time that it is read.
 *
 * @throws NotSignedIn; NotFound; Gone when the listing was withdrawn or sold.
 */
export async function presentNda(context: Context, post: string): Promise<PresentedNda & { name: string }> {
  const prepared = await agreementOf(context, post);
  const { buyer, signer, subject, template, text, text_sha256 } = prepared;
  const signed = await selectNdaOf(context.db, buyer.id, subject.number);
  if (signed) return { ...asSigned(signed, subject.slug), name: signer.name };
  await noteOnce(context, prepared, "presented");
  return { text, text_sha256, template_version: template.version, signed: null, name: signer.name };
}

/** Notes that the buyer has agreed to sign electronically, before they do. @throws as `presentNda` */
export async function consentToSign(context: Context, post: string): Promise<void> {
  const prepared = await agreementOf(context, post);
  if (await selectNdaOf(context.db, prepared.buyer.id, prepared.subject.number)) return;
  await noteOnce(context, prepared, "consented");
}

/** Notes that the buyer has opened the text in a window of its own, to print or keep it. @throws as `presentNda` */
export async function viewText(context: Context, post: string): Promise<PresentedNda & { listing: string }> {
  const prepared = await agreementOf(context, post);
  const { name, ...presented } = await presentNda(context, post);
  if (!presented.signed) await noteOnce(context, prepared, "viewed");
  return { ...presented, listing: prepared.subject.slug };
}

/** Notes what was done with a text, unless it was the last that was done of its kind with the same text. */
export async function noteOnce(
  context: Context,
  { buyer, subject, template, text_sha256 }: PreparedAgreement,
  kind: "presented" | "consented" | "viewed",
): Promise<void> {
  const about = { buyer_id: buyer.id, listing_number: subject.number, kind };
  const details = { text_sha256, template_version: template.version };
  const latest = await selectLatest(context.db, about);
  if (latest && JSON.parse(latest.details).text_sha256 === text_sha256) return;
  await appendEvent(context, { ...about, details });
}

function asSigned(nda: Nda, slug: string): PresentedNda {
  const { text, text_sha256, template_version } = nda;
  return { text, text_sha256, template_version, signed: ndaView(nda, slug) };
}
