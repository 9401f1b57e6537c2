import { type Context, homeIn } from "#domain/context.ts";
import type { DraftRow } from "#domain/enquiries/sellers/draft-queries.ts";
import type { NewMail } from "#domain/outbox/write-mail.ts";
import { messagesIn } from "#editions/message-locale.ts";
import { m } from "#messages/messages.js";
import { Layout } from "./layout.tsx";
import { Action, Paragraph, SmallPrint, Title } from "./parts.tsx";
import { renderMail } from "./render-mail.ts";

/** The link that opens a saved registration again. It says nothing of the business: others may read the same mailbox. */
export async function sellerDraftMail(
  draft: Pick<DraftRow, "id" | "email" | "locale" | "path" | "expires_at">,
  token: string,
  { network, edition }: Pick<Context, "network" | "edition">,
): Promise<NewMail> {
  const says = messagesIn(draft.locale);
  const subject = m.mail_draft_subject({}, says);
  const date = new Intl.DateTimeFormat(draft.locale, { dateStyle: "long", timeZone: edition.time_zone });
  const mail = await renderMail(
    <Layout
      locale={draft.locale}
      network={network}
      subject={subject}
      preview={m.mail_draft_preview({}, says)}
      reason={m.mail_draft_reason({ origin: new URL(network.origin).host }, says)}
    >
      <Title>{m.mail_draft_title({}, says)}</Title>
      <Paragraph>{m.mail_draft_lead({}, says)}</Paragraph>
      <Action href={`${homeIn(network, draft.locale)}${draft.path}?token=${token}`}>
        {m.mail_draft_open({}, says)}
      </Action>
      <Paragraph>{m.mail_draft_until({ date: date.format(draft.expires_at) }, says)}</Paragraph>
      <SmallPrint>{m.mail_draft_not_you({}, says)}</SmallPrint>
    </Layout>,
  );
  return {
    key: `seller-draft:${draft.id}`,
    to: draft.email,
    subject,
    headers: { "Auto-Submitted": "auto-generated" },
    ...mail,
  };
}
