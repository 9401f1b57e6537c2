import { getFormatLocale } from "#editions/format-locale.ts";
import { createDateFormat } from "#lib/date-format.ts";
import { m } from "#messages/messages.js";
import type { Email } from "./email.ts";
import { Action, Paragraph, SmallPrint, Title } from "./parts.tsx";

/** Asks a listing's agent whether it is current. The last reminder says when the listing will be withdrawn. */
export const listingConfirmation: Email<"listing-confirmation-mail"> = {
  kind: "notice",
  recipient: "agent",
  envelope: ({ id, email }) => ({ key: `listing-confirmation:${id}`, to: email }),
  subject: ({ listing, ends_at, options }) =>
    ends_at
      ? m.mail_fresh_warning_subject({ name: listing.name }, options)
      : m.mail_fresh_subject({ name: listing.name }, options),
  content: {
    preview: ({ options }) => m.mail_fresh_preview({}, options),
    reason: ({ options }) => m.mail_fresh_reason({}, options),
    body: ({ listing, days, expires_at, ends_at, token, network, edition, locale, options }) => {
      const date = createDateFormat(getFormatLocale(edition, locale), { timeZone: edition.time_zone });
      const { name } = listing;
      return (
        <>
          <Title>{m.fresh_title({}, options)}</Title>
          <Paragraph>
            {m.mail_fresh_text({ name, number: String(listing.number), days: String(days) }, options)}
          </Paragraph>
          {ends_at && <Paragraph>{m.mail_fresh_warning({ date: date.format(ends_at) }, options)}</Paragraph>}
          <Action href={`${network.origin}/desk/confirm-listing?token=${token}`}>{m.fresh_confirm({}, options)}</Action>
          <SmallPrint>{m.mail_fresh_note({ date: date.format(expires_at) }, options)}</SmallPrint>
        </>
      );
    },
  },
};
