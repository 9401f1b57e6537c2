import { m } from "#messages/messages.js";
import type { Email } from "../email.ts";
import { Facts, SmallPrint, Subtitle } from "../parts.tsx";
import { formatMoment, getAnswerer, type LeadProps, PhoneLink } from "./lead-facts.tsx";

/** Shared parts of the emails to a visitor who sent an inquiry. */
export const VISITOR_EMAIL = {
  kind: "reply",
  recipient: "visitor",
  locale: ({ lead }) => lead.enquiry.locale,
  envelope: ({ report, ...props }) => ({
    key: `enquiry:${props.lead.enquiry.id}:visitor`,
    to: props.lead.enquiry.email,
    reply_to: getAnswerer(props).email,
    attachments: report ? [report] : [],
  }),
} as const satisfies Partial<Email<"enquiry-mails">>;

export function getVisitorReason({ network, options }: LeadProps): string {
  return m.mail_acknowledged_reason({ origin: new URL(network.origin).host }, options);
}

/** Who answers, and how to reach them. */
export function AnswererContact(props: LeadProps) {
  const { options } = props;
  const { agent } = props.lead;
  const { office, phone, extension } = getAnswerer(props);
  const who = (
    <>
      <strong>{agent?.name ?? office}</strong>
      {agent && (
        <>
          <br />
          {[agent.role, office].filter(Boolean).join(m.list_separator({}, options))}
        </>
      )}
    </>
  );
  const dial = (
    <PhoneLink number={phone} extension={extension}>
      {extension ? m.phone_extension({ phone, extension }, options) : phone}
    </PhoneLink>
  );
  return (
    <>
      <Subtitle>{m.mail_contact_heading({}, options)}</Subtitle>
      <Facts
        facts={[
          { label: m.mail_fact_contact({}, options), value: who },
          { label: m.field_phone({}, options), value: dial },
        ]}
      />
    </>
  );
}

/** The consents as worded when given, with the time. */
export function Consents(props: LeadProps) {
  const { enquiry: inquiry, office } = props.lead;
  const date = formatMoment(office.time_zone, inquiry.received_at, props);
  const given = [inquiry.privacy_consent, inquiry.sms_consent].filter((text) => text !== null);
  const consents = given
    .map((text) => m.chip_keyword({ words: text }, props.options))
    .reduce((first, second) => (first ? m.list_pair({ first, second }, props.options) : second), "");
  return <SmallPrint>{m.mail_consents({ date, consents }, props.options)}</SmallPrint>;
}
