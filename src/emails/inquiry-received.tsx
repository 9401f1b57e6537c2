import { messagesIn } from "#editions/message-locale.ts";
import { toSingleLine } from "#lib/plain-text.ts";
import { m } from "#messages/messages.js";
import { Layout } from "./layout.tsx";
import { getAnswerer, type LeadMailProps, listingFact, momentIn, writtenFacts } from "./lead-facts.tsx";
import { Action, Facts, Paragraph, Quote, SmallPrint, Subtitle, Title } from "./parts.tsx";

/** Email to the recipient of an inquiry: the sender, the subject and how to answer. */
export function InquiryReceived(props: LeadMailProps) {
  const { lead, network, locale } = props;
  const { enquiry: inquiry, office } = lead;
  const options = messagesIn(locale);
  const date = momentIn(office.time_zone, inquiry.received_at, props);
  const sms = inquiry.sms_consent ? m.mail_sms_agreed({}, options) : m.mail_sms_declined({}, options);
  return (
    <Layout
      locale={locale}
      network={network}
      subject={receivedSubject(props)}
      preview={inquiry.message ? toSingleLine(inquiry.message.slice(0, 140)) : receivedKind(props)}
      reason={m.mail_received_reason({ office: getAnswerer(props).the_office }, options)}
    >
      <Title>{m.mail_received_title({ name: inquiry.name }, options)}</Title>
      <Paragraph>{m.mail_received_lead({ date, kind: receivedKind(props) }, options)}</Paragraph>
      {inquiry.message && <Quote>{inquiry.message}</Quote>}
      <Facts
        facts={[...listingFact(props), ...writtenFacts(props), { label: m.mail_fact_sms({}, options), value: sms }]}
      />
      <Subtitle>{m.mail_received_answer({}, options)}</Subtitle>
      <Paragraph>{m.mail_received_how({ name: inquiry.name, email: inquiry.email }, options)}</Paragraph>
      <Action href={answerHref(props)}>{m.mail_received_action({ name: inquiry.name }, options)}</Action>
      {!inquiry.verified && <SmallPrint>{m.mail_received_unverified({}, options)}</SmallPrint>}
    </Layout>
  );
}

export function receivedSubject({ lead: { enquiry: inquiry, listing }, locale }: LeadMailProps): string {
  const options = messagesIn(locale);
  const { name } = inquiry;
  return listing
    ? m.mail_received_subject_listing({ name, listing: listing.name }, options)
    : m.mail_received_subject({ name }, options);
}

function receivedKind({ lead: { enquiry: inquiry }, locale }: LeadMailProps): string {
  return KINDS[inquiry.type]({}, messagesIn(locale));
}

function answerHref({ lead: { enquiry: inquiry, listing }, network, locale }: LeadMailProps): string {
  const subject = m.mail_answer_subject({ about: listing?.name ?? network.brand }, messagesIn(locale));
  return `mailto:${inquiry.email}?subject=${encodeURIComponent(subject)}`;
}

const KINDS = {
  contact: m.mail_kind_contact,
  listing: m.mail_kind_listing,
  valuation: m.mail_kind_valuation,
  seller_registration: m.mail_kind_seller_registration,
  mergers: m.mail_kind_mergers,
  franchise: m.mail_kind_franchise,
  guide: m.mail_kind_guide,
};
