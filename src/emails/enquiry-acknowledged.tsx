import { homeIn } from "#domain/context.ts";
import { messagesIn } from "#editions/message-locale.ts";
import { m } from "#messages/messages.js";
import { Layout } from "./layout.tsx";
import { answererOf, type LeadMailProps, listingFact, momentIn, PhoneLink, writtenFacts } from "./lead-facts.tsx";
import { Action, Facts, Paragraph, Quote, SmallPrint, Steps, Subtitle, Title } from "./parts.tsx";

/** To the visitor: what arrived, who answers and how to reach them, what happens next, and a copy. */
export function EnquiryAcknowledged(props: LeadMailProps) {
  const { lead, network, locale } = props;
  const { enquiry, listing } = lead;
  const says = messagesIn(locale);
  const { name: answerer } = answererOf(props);
  return (
    <Layout
      locale={locale}
      network={network}
      subject={acknowledgedSubject(props)}
      preview={m.mail_acknowledged_preview({ answerer }, says)}
      reason={m.mail_acknowledged_reason({ origin: new URL(network.origin).host }, says)}
    >
      <Title>{m.mail_acknowledged_title({ name: enquiry.name }, says)}</Title>
      <Paragraph>
        {listing
          ? m.mail_acknowledged_lead_listing({ listing: listing.name }, says)
          : m.mail_acknowledged_lead({}, says)}
      </Paragraph>
      {enquiry.type === "guide" && (
        <Action href={`${homeIn(network, locale)}/resources`}>{m.mail_acknowledged_guide({}, says)}</Action>
      )}
      {props.report && <Paragraph>{m.mail_acknowledged_report({}, says)}</Paragraph>}
      <WhoAnswers {...props} />
      <WhatNext {...props} />
      <Subtitle>{m.mail_copy_heading({}, says)}</Subtitle>
      {enquiry.message && <Quote>{enquiry.message}</Quote>}
      <Facts facts={[...listingFact(props), ...writtenFacts(props)]} />
      <Consents {...props} />
    </Layout>
  );
}

export function acknowledgedSubject({ lead: { listing }, locale }: LeadMailProps): string {
  const says = messagesIn(locale);
  return listing
    ? m.mail_acknowledged_subject_listing({ listing: listing.name }, says)
    : m.mail_acknowledged_subject({}, says);
}

export function WhoAnswers(props: LeadMailProps) {
  const says = messagesIn(props.locale);
  const { agent } = props.lead;
  const { office, phone, extension } = answererOf(props);
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
  const dial = <PhoneLink number={phone}>{extension ? m.mail_extension({ phone, extension }, says) : phone}</PhoneLink>;
  return (
    <>
      <Subtitle>{m.mail_who_heading({}, says)}</Subtitle>
      <Facts
        facts={[
          { label: m.mail_fact_answerer({}, says), value: who },
          { label: m.field_phone({}, says), value: dial },
        ]}
      />
    </>
  );
}

function WhatNext(props: LeadMailProps) {
  const { enquiry, listing } = props.lead;
  const says = messagesIn(props.locale);
  const { name: answerer, phone } = answererOf(props);
  const steps = [
    enquiry.phone
      ? m.mail_next_answer_phone({ answerer, phone: enquiry.phone }, says)
      : m.mail_next_answer({ answerer, email: enquiry.email }, says),
    listing ? m.mail_next_listing({}, says) : m.mail_next_private({}, says),
    m.mail_next_urgent({ phone }, says),
  ];
  return (
    <>
      <Subtitle>{m.mail_next_heading({}, says)}</Subtitle>
      <Steps steps={steps} />
    </>
  );
}

/** The consents in the words they were given in, and when. */
export function Consents(props: LeadMailProps) {
  const { enquiry, office } = props.lead;
  const date = momentIn(office.time_zone, enquiry.received_at, props);
  const given = [enquiry.privacy_consent, enquiry.sms_consent].filter((text) => text !== null);
  const consents = given.map((text) => `“${text}”`).join(", ");
  return <SmallPrint>{m.mail_consents({ date, consents }, messagesIn(props.locale))}</SmallPrint>;
}
