import { type Context, runInTransaction } from "#domain/context.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { AGREEMENT_KINDS, getAgreementTemplate } from "#editions/confidentiality/agreement.ts";
import { LOCALES } from "#editions/locales.ts";
import { NotFound } from "#lib/errors.ts";
import { sha256 } from "#lib/sha256.ts";
import { m } from "#messages/messages.js";
import { deleteReview, selectReviews, upsertReview } from "./desk-nda-queries.ts";

/** A text that people sign, and whether counsel has reviewed its current version. */
export interface LegalText {
  /** The version of the text, which identifies it. */
  id: string;
  locale: string;
  text: string;
  text_sha256: string;
  reviewed_at: Date | null;
  reviewed_by: string | null;
}

/**
 * Lists the edition's legal texts. A text that was reworded after its review counts as not reviewed.
 *
 * @throws as `authorize`
 */
export async function listLegalTexts(context: Context): Promise<LegalText[]> {
  authorize(context, "nda.read");
  const reviews = new Map((await selectReviews(context.db)).map((review) => [review.version, review]));
  return getTemplates(context).map(({ version, locale, text }) => {
    const text_sha256 = sha256(text);
    const review = reviews.get(version);
    const isCurrent = review?.text_sha256 === text_sha256;
    return {
      id: version,
      locale,
      text,
      text_sha256,
      reviewed_at: isCurrent ? review.reviewed_at : null,
      reviewed_by: isCurrent ? review.reviewed_by : null,
    };
  });
}

/**
 * Finds a legal text by its version.
 *
 * @throws as `authorize`; NotFound
 */
export async function findLegalText(context: Context, version: string): Promise<LegalText> {
  const text = (await listLegalTexts(context)).find(({ id }) => id === version);
  if (!text) throw new NotFound(m.legal_text_not_found());
  return text;
}

/** Records that counsel has reviewed the current text, or that it needs another review. @throws as `authorize`; NotFound */
export async function markReviewed(context: Context, version: string, isReviewed: boolean): Promise<void> {
  const staff = authorize(context, "legal.write");
  const { text_sha256, reviewed_at } = await findLegalText(context, version);
  if ((reviewed_at !== null) === isReviewed) return;
  await runInTransaction(context, async (tx) => {
    if (isReviewed) await upsertReview(tx.db, { version, text_sha256, reviewed_by: staff.id, reviewed_at: tx.clock() });
    else await deleteReview(tx.db, version);
    const action = isReviewed ? "legal_text.reviewed" : "legal_text.unreviewed";
    await recordAuditEvent(tx, { action, subject: `legal text ${version}`, details: { text_sha256 } });
  });
}

function getTemplates({ edition }: Pick<Context, "edition">) {
  const all = LOCALES.flatMap((locale) => AGREEMENT_KINDS.map((kind) => getAgreementTemplate(edition, locale, kind)));
  return [...new Map(all.map((template) => [template.version, template])).values()];
}
