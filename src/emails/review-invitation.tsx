import { toHomeUrl } from "#domain/context.ts";
import { getFormatLocale } from "#editions/format-locale.ts";
import { createDateFormat } from "#lib/date-format.ts";
import { m } from "#messages/messages.js";
import type { Email } from "./email.ts";
import { Action, Paragraph, SmallPrint, Title } from "./parts.tsx";

/** Asks a client of a sale to review the office. It names no business, because others may read the mailbox. */
export const reviewInvitation: Email<"review-invitation-mail"> = {
  kind: "notice",
  recipient: "visitor",
  locale: ({ locale }) => locale,
  envelope: ({ id, email }) => ({ key: `review-invitation:${id}`, to: email }),
  subject: ({ office, options }) => m.mail_review_subject({ office }, options),
  content: {
    preview: ({ options }) => m.mail_review_preview({}, options),
    reason: ({ office, options }) => m.mail_review_reason({ office }, options),
    body: ({ name, office, path, token, expires_at, network, edition, locale, options }) => {
      const date = createDateFormat(getFormatLocale(edition, locale), { timeZone: edition.time_zone });
      return (
        <>
          <Title>{m.mail_review_title({ name }, options)}</Title>
          <Paragraph>{m.mail_review_text({ office }, options)}</Paragraph>
          <Action href={`${toHomeUrl(network, locale)}${path}?token=${token}`}>{m.write_review({}, options)}</Action>
          <SmallPrint>{m.mail_review_note({ date: date.format(expires_at) }, options)}</SmallPrint>
        </>
      );
    },
  },
};
