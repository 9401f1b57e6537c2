import type { Context } from "#domain/context.ts";
import { appendEvent } from "../evidence/append-event.ts";
import { selectLatest } from "../evidence/chain-queries.ts";
import { type Nda, type NdaView, ndaView } from "../nda.ts";
import { selectNdaFor } from "../nda-queries.ts";
import { getAgreement, type PreparedAgreement } from "./get-agreement.ts";

export interface PresentedNda {
  /** As it was signed, or as it would be. */
  text: string;
  text_sha256: string;
  template_version: string;
  signed: NdaView | null;
}

/** What pages say besides: whose it is, and how far its buyer has come. */
export interface NdaSetting {
  listing: { slug: string; name: string };
  /** By their profile. */
  name: string;
  email: string;
  /** Whether they have agreed to sign this text electronically. */
  hasConsented: boolean;
}

/**
 * The agreement of a listing for the buyer who asks, and whether they have signed it. That a text was presented is noted
 * once, not each time that it is read.
 *
 * @throws NotSignedIn; NotFound; Gone when the listing was withdrawn or sold.
 */
export async function presentNda(context: Context, post: string): Promise<PresentedNda & NdaSetting> {
  const prepared = await getAgreement(context, post);
  const { buyer, signer, subject, template, text, text_sha256 } = prepared;
  const { slug, name } = subject;
  const setting = { listing: { slug, name }, ...signer };
  const signed = await selectNdaFor(context.db, buyer.id, subject.number);
  if (signed) return { ...asSigned(signed, slug), ...setting, hasConsented: true };
  await recordOnce(context, prepared, "presented");
  // While the text is read: the first document since the start would take its signer seconds.
  context.pdf.warm().catch((error) => context.log.error({ err: error }, "failed to start the document worker"));
  const hasConsented = await isRecorded(context, prepared, "consented");
  return { text, text_sha256, template_version: template.version, signed: null, ...setting, hasConsented };
}

/** Notes that the buyer has agreed to sign electronically, before they do. @throws as `presentNda` */
export async function consentToSign(context: Context, post: string): Promise<void> {
  const prepared = await getAgreement(context, post);
  if (await selectNdaFor(context.db, prepared.buyer.id, prepared.subject.number)) return;
  await recordOnce(context, prepared, "consented");
}

/** Notes that the buyer has opened the text in a window of its own, to print or keep it. @throws as `presentNda` */
export async function viewText(context: Context, post: string): Promise<PresentedNda> {
  const { text, text_sha256, template_version, signed } = await presentNda(context, post);
  if (!signed) await recordOnce(context, await getAgreement(context, post), "viewed");
  return { text, text_sha256, template_version, signed };
}

type Step = "presented" | "consented" | "viewed";

/** Notes what was done with a text, unless it was the last that was done of its kind with the same text. */
export async function recordOnce(context: Context, prepared: PreparedAgreement, kind: Step): Promise<void> {
  if (await isRecorded(context, prepared, kind)) return;
  const { buyer, subject, template, text_sha256 } = prepared;
  const about = { buyer_id: buyer.id, listing_number: subject.number, kind };
  await appendEvent(context, { ...about, details: { text_sha256, template_version: template.version } });
}

async function isRecorded({ db }: Context, { buyer, subject, text_sha256 }: PreparedAgreement, kind: Step) {
  const latest = await selectLatest(db, { buyer_id: buyer.id, listing_number: subject.number, kind });
  return latest !== undefined && JSON.parse(latest.details).text_sha256 === text_sha256;
}

function asSigned(nda: Nda, slug: string): PresentedNda {
  const { text, text_sha256, template_version } = nda;
  return { text, text_sha256, template_version, signed: ndaView(nda, slug) };
}
