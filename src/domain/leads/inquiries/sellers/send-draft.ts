import { type Context, inTransaction } from "#domain/context.ts";
import { type RequestMetadata, submitInquiry } from "#domain/leads/inquiries/submit-inquiry.ts";
import { documentWords } from "./document-words.ts";
import { deleteDraft } from "./draft-queries.ts";
import { lockDraft } from "./save-draft.ts";
import type { SellerAnswers } from "./seller-answers.ts";

/** What the last step says besides the answers: the consents, and whose site it is sent from. */
export interface SellerSending {
  privacy_terms: boolean;
  sms_opt_in: boolean;
  tracking?: unknown;
  office?: string;
  agent?: string;
}

/**
 * Sends a kept registration as the enquiry it is, and forgets the draft in the same breath: its link opens nothing more.
 *
 * @throws Gone once it has expired or was sent; Invalid with a message for each field, whichever step asked it.
 */
export function sendDraft(
  context: Context,
  token: string,
  sending: SellerSending,
  metadata: RequestMetadata,
): Promise<void> {
  return inTransaction(context, async (context) => {
    const draft = await lockDraft(context, token);
    const documents = documentWords(draft.answers["fields.documents"] ?? "", context.locale);
    const answers = { ...draft.answers, "fields.documents": documents };
    await submitInquiry(context, { ...getInquiry(answers), ...sending, type: "seller_registration" }, metadata);
    await deleteDraft(context.db, draft.id);
  });
}

/** Answers by the form's names in the shape of an enquiry's body. */
export function getInquiry(answers: SellerAnswers): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(answers)) {
    if (name.startsWith("fields.")) fields[name.slice("fields.".length)] = value;
    else body[name] = value;
  }
  return { ...body, fields };
}
