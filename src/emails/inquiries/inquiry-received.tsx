import { INQUIRY_TYPE_LABELS } from "#domain/leads/inquiry-type-labels.ts";
import { m } from "#messages/messages.js";
import type { Email } from "../email.ts";
import { Action, Facts, Paragraph, Quote, SmallPrint, Subtitle, Title } from "../parts.tsx";
import {
  formatMoment,
  getAnswerer,
  getMessagePreview,
  getReceivedReason,
  type LeadProps,
  listListingFacts,
  listWrittenFacts,
} from "./lead-facts.tsx";

/** To the recipient of an inquiry: the sender, the subject and how to answer. */
export const inquiryReceived: Email<"enquiry-mails"> = {
  kind: "notice",
  recipient: "agent",
  envelope: ({ report, ...props }) => ({
    key: `enquiry:${props.lead.enquiry.id}:agent`,
    to: getAnswerer(props).email,
    reply_to: props.lead.enquiry.email,
    attachments: report ? [report] : [],
  }),
  subject: ({ lead: { enquiry: inquiry, listing }, options }) =>
    listing
      ? m.mail_received_subject_listing({ name: inquiry.name, listing: listing.name }, options)
      : m.mail_received_subject({ name: inquiry.name }, options),
  content: {
    preview: (props) => getMessagePreview(props) ?? getInquiryKind(props),
    reason: getReceivedReason,
    body: (props) => {
      const { options } = props;
      const { enquiry: inquiry, office } = props.lead;
      const date = formatMoment(office.time_zone, inquiry.received_at, props);
      const sms = inquiry.sms_consent ? m.mail_sms_agreed({}, options) : m.mail_sms_declined({}, options);
      return (
        <>
          <Title>{m.mail_received_title({ name: inquiry.name }, options)}</Title>
          <Paragraph>{m.mail_received_lead({ date, kind: getInquiryKind(props) }, options)}</Paragraph>
          {inquiry.message && <Quote>{inquiry.message}</Quote>}
          <Facts
            facts={[
              ...listListingFacts(props),
              ...listWrittenFacts(props),
              { label: m.mail_fact_sms({}, options), value: sms },
            ]}
          />
          <Subtitle>{m.mail_received_answer({}, options)}</Subtitle>
          <Paragraph>{m.mail_received_how({ name: inquiry.name, email: inquiry.email }, options)}</Paragraph>
          <Action href={getAnswerHref(props)}>{m.mail_received_action({ name: inquiry.name }, options)}</Action>
          {!inquiry.verified && <SmallPrint>{m.mail_received_unverified({}, options)}</SmallPrint>}
        </>
      );
    },
  },
};

function getInquiryKind({ lead: { enquiry: inquiry }, options }: LeadProps): string {
  return INQUIRY_TYPE_LABELS[inquiry.type]({}, options);
}

function getAnswerHref({ lead: { enquiry: inquiry, listing }, network, options }: LeadProps): string {
  const subject = m.mail_answer_subject({ about: listing?.name ?? network.brand }, options);
  return `mailto:${inquiry.email}?subject=${encodeURIComponent(subject)}`;
}
