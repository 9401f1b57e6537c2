import type { Context, Jobs } from "#domain/context.ts";
import { selectDraftById } from "#domain/leads/inquiries/sellers/draft-queries.ts";
import { writeMail } from "#domain/outbox/write-mail.ts";

/** Emails the link to a saved registration unless it has been submitted since. */
export function sellerDraftMails(context: Context): (data: Jobs["seller-draft-mail"]) => Promise<void> {
  return async ({ draft_id, token }) => {
    const draft = await selectDraftById(context.db, draft_id);
    if (!draft) return;
    const { sellerDraftMail } = await import("#emails/seller-draft-saved.tsx");
    await writeMail(context, await sellerDraftMail(draft, token, context));
  };
}
