import type { Context } from "#domain/context.ts";
import { appendEvent } from "../evidence/append-event.ts";
import { selectLatest } from "../evidence/chain-queries.ts";
import { type Nda, type NdaView, toNdaView } from "../nda.ts";
import { selectNdaFor } from "../nda-queries.ts";
import { getAgreement, type PreparedAgreement } from "./get-agreement.ts";

export interface PresentedNda {
  /** The signed text, or the text to sign. */
  text: string;
  text_sha256: string;
  template_version: string;
  signed: NdaView | null;
}

/** Additional data for pages: the buyer's name and their progress. */
export interface NdaSetting {
  listing: { slug: string; name: string };
  /** From the buyer's profile. */
  name: string;
  email: string;
  /** Whether the buyer has consented to sign this text electronically. */
  hasConsented: boolean;
}

/**
 * Returns the agreement of a listing for the signed-in buyer, and whether they have signed it. Presenting a text is
 * recorded once, not on each view.
 *
 * @throws NotSignedIn; NotFound; Gone if the listing was withdrawn or sold.
 */
export async function presentNda(context: Context, post: string): Promise<PresentedNda & NdaSetting> {
  const prepared = await getAgreement(context, post);
  const { buyer, signer, subject, template, text, text_sha256 } = prepared;
  const { slug, name } = subject;
  const setting = { listing: { slug, name }, ...signer };
  const signed = await selectNdaFor(context.db, buyer.id, subject.number);
  if (signed) return { ...toSignedView(signed, slug), ...setting, hasConsented: true };
  await recordStepOnce(context, prepared, "presented");
  // Loads the PDF libraries while the buyer reads. Otherwise the first signer after startup would wait for seconds.
  context.pdf.warm().catch((error) => context.log.error({ err: error }, "failed to start the document worker"));
  const hasConsented = await isRecorded(context, prepared, "consented");
  return { text, text_sha256, template_version: template.version, signed: null, ...setting, hasConsented };
}

/** Records that the buyer consents to sign electronically, before they sign. @throws as `presentNda` */
export async function consentToSign(context: Context, post: string): Promise<void> {
  const prepared = await getAgreement(context, post);
  if (await selectNdaFor(context.db, prepared.buyer.id, prepared.subject.number)) return;
  await recordStepOnce(context, prepared, "consented");
}

/** Records that the buyer opened the text in a separate window, to print or save it. @throws as `presentNda` */
export async function openTextForPrinting(context: Context, post: string): Promise<PresentedNda> {
  const { text, text_sha256, template_version, signed } = await presentNda(context, post);
  if (!signed) await recordStepOnce(context, await getAgreement(context, post), "viewed");
  return { text, text_sha256, template_version, signed };
}

type Step = "presented" | "consented" | "viewed";

/** Records a step unless the latest step of its kind was for the same text. */
export async function recordStepOnce(context: Context, prepared: PreparedAgreement, kind: Step): Promise<void> {
  if (await isRecorded(context, prepared, kind)) return;
  const { buyer, subject, template, text_sha256 } = prepared;
  const about = { buyer_id: buyer.id, listing_number: subject.number, kind };
  await appendEvent(context, { ...about, details: { text_sha256, template_version: template.version } });
}

async function isRecorded({ db }: Context, { buyer, subject, text_sha256 }: PreparedAgreement, kind: Step) {
  const latest = await selectLatest(db, { buyer_id: buyer.id, listing_number: subject.number, kind });
  return latest !== undefined && JSON.parse(latest.details).text_sha256 === text_sha256;
}

function toSignedView(nda: Nda, slug: string): PresentedNda {
  const { text, text_sha256, template_version } = nda;
  return { text, text_sha256, template_version, signed: toNdaView(nda, slug) };
}
