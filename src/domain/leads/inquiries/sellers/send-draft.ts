import { type Context, runInTransaction } from "#domain/context.ts";
import { type RequestMetadata, submitInquiry } from "#domain/leads/inquiries/submit-inquiry.ts";
import { getDocumentLabels } from "./document-labels.ts";
import { deleteDraft } from "./draft-queries.ts";
import { lockDraft } from "./save-draft.ts";
import type { SellerAnswers } from "./seller-answers.ts";

/** What the last step adds to the answers: the consents, and the agent whose site it is sent from. */
export interface SellerSending {
  privacy_terms: boolean;
  sms_opt_in: boolean;
  tracking?: unknown;
  office?: string;
  agent?: string;
}

/**
 * Submits a saved registration as an inquiry and deletes the draft in the same transaction, so its link stops working.
 *
 * @throws Gone if it expired or was sent; Invalid with a message for each field of any step.
 */
export function sendDraft(
  context: Context,
  token: string,
  sending: SellerSending,
  metadata: RequestMetadata,
): Promise<void> {
  return runInTransaction(context, async (context) => {
    const draft = await lockDraft(context, token);
    const documents = getDocumentLabels(draft.answers["fields.documents"] ?? "", context.locale);
    const answers = { ...draft.answers, "fields.documents": documents };
    await submitInquiry(context, { ...getInquiry(answers), ...sending, type: "seller_registration" }, metadata);
    await deleteDraft(context.db, draft.id);
  });
}

/** Converts answers named by form fields to the body of an inquiry. */
export function getInquiry(answers: SellerAnswers): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(answers)) {
    if (name.startsWith("fields.")) fields[name.slice("fields.".length)] = value;
    else body[name] = value;
  }
  return { ...body, fields };
}
