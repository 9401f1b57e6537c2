import { toHomeUrl } from "#domain/context.ts";
import { messagesIn } from "#editions/message-locale.ts";
import { m } from "#messages/messages.js";
import { getPagePath } from "#web/site-map.ts";
import { Layout } from "./layout.tsx";
import { getAnswerer, type LeadMailProps, listingFact, momentIn, PhoneLink, writtenFacts } from "./lead-facts.tsx";
import { Action, Facts, Paragraph, Quote, SmallPrint, Steps, Subtitle, Title } from "./parts.tsx";

/** Email to the visitor: what we received, who answers and how to reach them, the next steps and a copy. */
export function InquiryAcknowledged(props: LeadMailProps) {
  const { lead, network, locale } = props;
  const { enquiry: inquiry, listing } = lead;
  const options = messagesIn(locale);
  const { name: answerer } = getAnswerer(props);
  return (
    <Layout
      locale={locale}
      network={network}
      subject={acknowledgedSubject(props)}
      preview={m.mail_acknowledged_preview({ answerer }, options)}
      reason={m.mail_acknowledged_reason({ origin: new URL(network.origin).host }, options)}
    >
      <Title>{m.mail_acknowledged_title({ name: inquiry.name }, options)}</Title>
      <Paragraph>
        {listing
          ? m.mail_acknowledged_lead_listing({ listing: listing.name }, options)
          : m.mail_acknowledged_lead({}, options)}
      </Paragraph>
      {inquiry.type === "guide" && (
        <Action href={`${toHomeUrl(network, locale)}${getPagePath("resources")}`}>
          {m.mail_acknowledged_guide({}, options)}
        </Action>
      )}
      {props.report && <Paragraph>{m.mail_acknowledged_report({}, options)}</Paragraph>}
      <WhoAnswers {...props} />
      <WhatNext {...props} />
      <Subtitle>{m.mail_copy_heading({}, options)}</Subtitle>
      {inquiry.message && <Quote>{inquiry.message}</Quote>}
      <Facts facts={[...listingFact(props), ...writtenFacts(props)]} />
      <Consents {...props} />
    </Layout>
  );
}

export function acknowledgedSubject({ lead: { listing }, locale }: LeadMailProps): string {
  const options = messagesIn(locale);
  return listing
    ? m.mail_acknowledged_subject_listing({ listing: listing.name }, options)
    : m.mail_acknowledged_subject({}, options);
}

export function WhoAnswers(props: LeadMailProps) {
  const options = messagesIn(props.locale);
  const { agent } = props.lead;
  const { office, phone, extension } = getAnswerer(props);
  const who = (
    <>
      <strong>{agent?.name ?? office}</strong>
      {agent && (
        <>
          <br />
          {[agent.role, office].filter(Boolean).join(", ")}
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

function WhatNext(props: LeadMailProps) {
  const { enquiry: inquiry, listing } = props.lead;
  const options = messagesIn(props.locale);
  const { name: answerer, phone } = getAnswerer(props);
  const steps = [
    inquiry.phone
      ? m.mail_next_answer_phone({ answerer, phone: inquiry.phone }, options)
      : m.mail_next_answer({ answerer, email: inquiry.email }, options),
    listing ? m.mail_next_listing({}, options) : m.mail_next_private({}, options),
    m.mail_next_urgent({ phone }, options),
  ];
  return (
    <>
      <Subtitle>{m.mail_next_heading({}, options)}</Subtitle>
      <Steps steps={steps} />
    </>
  );
}

/** The consents as worded when given, with the time. */
export function Consents(props: LeadMailProps) {
  const { enquiry: inquiry, office } = props.lead;
  const date = momentIn(office.time_zone, inquiry.received_at, props);
  const given = [inquiry.privacy_consent, inquiry.sms_consent].filter((text) => text !== null);
  const consents = given.map((text) => `“${text}”`).join(", ");
  return <SmallPrint>{m.mail_consents({ date, consents }, messagesIn(props.locale))}</SmallPrint>;
}
