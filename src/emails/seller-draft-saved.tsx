import { type Context, toHomeUrl } from "#domain/context.ts";
import type { DraftRow } from "#domain/leads/inquiries/sellers/draft-queries.ts";
import type { NewMail } from "#domain/outbox/write-mail.ts";
import { messagesIn } from "#editions/message-locale.ts";
import { m } from "#messages/messages.js";
import { Layout } from "./layout.tsx";
import { Action, Paragraph, SmallPrint, Title } from "./parts.tsx";
import { renderMail } from "./render-mail.ts";

/**
 * Renders the email with the link to a saved registration. It reveals nothing about the business because others may
 * read the mailbox.
 */
export async function sellerDraftMail(
  draft: Pick<DraftRow, "id" | "email" | "locale" | "path" | "expires_at">,
  token: string,
  { network, edition }: Pick<Context, "network" | "edition">,
): Promise<NewMail> {
  const options = messagesIn(draft.locale);
  const subject = m.mail_draft_subject({}, options);
  const date = new Intl.DateTimeFormat(draft.locale, { dateStyle: "long", timeZone: edition.time_zone });
  const mail = await renderMail(
    <Layout
      locale={draft.locale}
      network={network}
      subject={subject}
      preview={m.mail_draft_preview({}, options)}
      reason={m.mail_draft_reason({ origin: new URL(network.origin).host }, options)}
    >
      <Title>{m.mail_draft_title({}, options)}</Title>
      <Paragraph>{m.mail_draft_lead({}, options)}</Paragraph>
      <Action href={`${toHomeUrl(network, draft.locale)}${draft.path}?token=${token}`}>
        {m.mail_draft_open({}, options)}
      </Action>
      <Paragraph>{m.mail_draft_until({ date: date.format(draft.expires_at) }, options)}</Paragraph>
      <SmallPrint>{m.mail_draft_not_you({}, options)}</SmallPrint>
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
