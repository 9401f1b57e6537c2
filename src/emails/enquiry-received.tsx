import { messagesIn } from "#editions/message-locale.ts";
import { oneLine } from "#lib/plain-text.ts";
import { m } from "#messages/messages.js";
import { Layout } from "./layout.tsx";
import { answererOf, type LeadMailProps, listingFact, momentIn, writtenFacts } from "./lead-facts.tsx";
import { Action, Facts, Paragraph, Quote, SmallPrint, Subtitle, Title } from "./parts.tsx";

/** To whoever answers: who wrote, about what, and how to answer. */
export function EnquiryReceived(props: LeadMailProps) {
  const { lead, network, locale } = props;
  const { enquiry, office } = lead;
  const says = messagesIn(locale);
  const date = momentIn(office.time_zone, enquiry.received_at, props);
  const sms = enquiry.sms_consent ? m.mail_sms_agreed({}, says) : m.mail_sms_declined({}, says);
  return (
    <Layout
      locale={locale}
      network={network}
      subject={receivedSubject(props)}
      preview={enquiry.message ? oneLine(enquiry.message.slice(0, 140)) : receivedKind(props)}
      reason={m.mail_received_reason({ office: answererOf(props).the_office }, says)}
    >
      <Title>{m.mail_received_title({ name: enquiry.name }, says)}</Title>
      <Paragraph>{m.mail_received_lead({ date, kind: receivedKind(props) }, says)}</Paragraph>
      {enquiry.message && <Quote>{enquiry.message}</Quote>}
      <Facts
        facts={[...listingFact(props), ...writtenFacts(props), { label: m.mail_fact_sms({}, says), value: sms }]}
      />
      <Subtitle>{m.mail_received_answer({}, says)}</Subtitle>
      <Paragraph>{m.mail_received_how({ name: enquiry.name, email: enquiry.email }, says)}</Paragraph>
      <Action href={answerHref(props)}>{m.mail_received_action({ name: enquiry.name }, says)}</Action>
      {!enquiry.verified && <SmallPrint>{m.mail_received_unverified({}, says)}</SmallPrint>}
    </Layout>
  );
}

export function receivedSubject({ lead: { enquiry, listing }, locale }: LeadMailProps): string {
  const says = messagesIn(locale);
  const { name } = enquiry;
  return listing
    ? m.mail_received_subject_listing({ name, listing: listing.name }, says)
    : m.mail_received_subject({ name }, says);
}

function receivedKind({ lead: { enquiry }, locale }: LeadMailProps): string {
  return KINDS[enquiry.type]({}, messagesIn(locale));
}

function answerHref({ lead: { enquiry, listing }, network, locale }: LeadMailProps): string {
  const subject = m.mail_answer_subject({ about: listing?.name ?? network.brand }, messagesIn(locale));
  return `mailto:${enquiry.email}?subject=${encodeURIComponent(subject)}`;
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
