import { getFormatLocale } from "#editions/format-locale.ts";
import { createDateFormat } from "#lib/date-format.ts";
import { m } from "#messages/messages.js";
import type { Email } from "./email.ts";
import { Action, Paragraph, Title } from "./parts.tsx";

/** Tells a listing's agent that it was withdrawn by someone else, or because it was not confirmed in time. */
export const listingWithdrawn: Email<"listing-withdrawn-mail"> = {
  kind: "notice",
  recipient: "agent",
  locale: ({ locale }) => locale,
  envelope: ({ listing, withdrawn_at, email }) => ({
    key: `listing-withdrawn:${listing.number}:${withdrawn_at.toISOString()}`,
    to: email,
  }),
  subject: ({ listing, options }) => m.mail_withdrawn_subject({ name: listing.name }, options),
  content: {
    preview: ({ who, options }) =>
      who === null ? m.mail_withdrawn_stale_preview({}, options) : m.mail_withdrawn_preview({ who }, options),
    reason: ({ options }) => m.mail_fresh_reason({}, options),
    body: ({ listing, withdrawn_at, who, network, edition, locale, options }) => {
      const { time_zone } = edition;
      const date = createDateFormat(getFormatLocale(edition, locale), { timeZone: time_zone }).format(withdrawn_at);
      const values = { name: listing.name, number: String(listing.number), date };
      return (
        <>
          <Title>{m.mail_withdrawn_subject({ name: listing.name }, options)}</Title>
          <Paragraph>
            {who === null ? m.mail_withdrawn_stale(values, options) : m.mail_withdrawn_by({ ...values, who }, options)}
          </Paragraph>
          <Paragraph>{m.mail_withdrawn_text({}, options)}</Paragraph>
          <Action href={`${network.origin}/desk/listings/${listing.number}`}>
            {m.mail_withdrawn_open({}, options)}
          </Action>
        </>
      );
    },
  },
};
