import { m } from "#messages/messages.js";
import type { Email } from "../email.ts";
import { Action, Facts, Paragraph, Title } from "../parts.tsx";

/** Notifies an office that a buyer has reached the daily limit of signatures. */
export const signingLimitReached: Email<"nda-limit-mail"> = {
  kind: "notice",
  recipient: "agent",
  envelope: ({ key, to }) => ({ key, to }),
  subject: ({ buyer, count, options }) => m.mail_nda_limit_subject({ name: buyer.name, count }, options),
  content: {
    preview: ({ buyer, count, options }) => m.mail_nda_limit_lead({ name: buyer.name, count }, options),
    reason: ({ options }) => m.mail_nda_limit_reason({}, options),
    body: ({ buyer, listing, count, network, options }) => (
      <>
        <Title>{m.mail_nda_limit_title({ name: buyer.name }, options)}</Title>
        <Paragraph>{m.mail_nda_limit_lead({ name: buyer.name, count }, options)}</Paragraph>
        <Facts
          facts={[
            { label: m.person_name({}, options), value: buyer.name },
            { label: m.field_email({}, options), value: buyer.email },
            { label: m.mail_nda_limit_next({}, options), value: `${listing.name} (${listing.number})` },
          ]}
        />
        <Paragraph>{m.mail_nda_limit_advice({}, options)}</Paragraph>
        <Action href={`${network.origin}/desk/ndas`}>{m.mail_nda_limit_action({}, options)}</Action>
      </>
    ),
  },
};
