import { getFormatLocale } from "#editions/format-locale.ts";
import { createDateFormat } from "#lib/date-format.ts";
import { m } from "#messages/messages.js";
import type { Email } from "../email.ts";
import { Facts, Paragraph, Title } from "../parts.tsx";

/** The copy of a signed agreement for the person responsible for the listing. */
export const ndaSignedAgent: Email<"nda-mails"> = {
  kind: "notice",
  recipient: "agent",
  locale: ({ locale }) => locale,
  envelope: ({ nda, answerer, attachment }) => ({
    key: `nda:${nda.id}:agent`,
    to: answerer.email,
    reply_to: nda.email,
    attachments: [attachment],
  }),
  subject: ({ nda, subject, options }) =>
    m.mail_nda_agent_subject({ name: nda.name, number: String(subject.number) }, options),
  content: {
    preview: ({ nda, subject, options }) => m.mail_nda_agent_lead({ name: nda.name, listing: subject.name }, options),
    reason: ({ options }) => m.mail_nda_agent_reason({}, options),
    body: ({ nda, subject, edition, locale, options }) => {
      const { name } = nda;
      const moment = createDateFormat(getFormatLocale(edition, locale), {
        clock: "minutes",
        timeZone: subject.time_zone,
      });
      return (
        <>
          <Title>{m.mail_nda_agent_title({ name }, options)}</Title>
          <Paragraph>{m.mail_nda_agent_lead({ name, listing: subject.name }, options)}</Paragraph>
          <Facts
            facts={[
              { label: m.person_name({}, options), value: name },
              { label: m.field_email({}, options), value: nda.email },
              { label: m.listing({}, options), value: `${subject.name} (${subject.number})` },
              { label: m.signed({}, options), value: moment.format(nda.signed_at) },
            ]}
          />
          <Paragraph>
            {nda.approval === "waiting" ? m.mail_nda_agent_waiting({}, options) : m.mail_nda_agent_open({}, options)}
          </Paragraph>
        </>
      );
    },
  },
};
