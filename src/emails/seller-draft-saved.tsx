import { toHomeUrl } from "#domain/context.ts";
import { getFormatLocale } from "#editions/format-locale.ts";
import { createDateFormat } from "#lib/date-format.ts";
import { m } from "#messages/messages.js";
import type { Email } from "./email.ts";
import { Action, Paragraph, SmallPrint, Title } from "./parts.tsx";

/**
 * The link to a saved registration. It reveals nothing about the business because others may read the mailbox.
 */
export const sellerDraftSaved: Email<"seller-draft-mail"> = {
  kind: "notice",
  recipient: "visitor",
  locale: ({ locale }) => locale,
  envelope: ({ id, email }) => ({ key: `seller-draft:${id}`, to: email }),
  subject: ({ options }) => m.mail_draft_subject({}, options),
  content: {
    preview: ({ options }) => m.mail_draft_preview({}, options),
    reason: ({ network, options }) => m.mail_draft_reason({ origin: new URL(network.origin).host }, options),
    body: ({ path, token, expires_at, network, edition, locale, options }) => {
      const date = createDateFormat(getFormatLocale(edition, locale), { timeZone: edition.time_zone });
      return (
        <>
          <Title>{m.mail_draft_title({}, options)}</Title>
          <Paragraph>{m.mail_draft_lead({}, options)}</Paragraph>
          <Action href={`${toHomeUrl(network, locale)}${path}?token=${token}`}>{m.mail_draft_open({}, options)}</Action>
          <Paragraph>{m.mail_draft_until({ date: date.format(expires_at) }, options)}</Paragraph>
          <SmallPrint>{m.mail_draft_not_you({}, options)}</SmallPrint>
        </>
      );
    },
  },
};
