import { formatPhone } from "#domain/accounts/profile/phone-number.ts";
import { toHomeUrl } from "#domain/context.ts";
import { m } from "#messages/messages.js";
import { getPagePath } from "#web/site-map.ts";
import type { Email } from "../email.ts";
import { Action, Facts, Intro, Paragraph, Quote, Steps, Subtitle, Title } from "../parts.tsx";
import { getAnswerer, type LeadProps, listListingFacts, listWrittenFacts } from "./lead-facts.tsx";
import { AnswererContact, Consents, getVisitorReason, VISITOR_EMAIL } from "./visitor-parts.tsx";

/**
 * To the visitor: who answers and how to reach them, the next steps and, if the address is verified, a copy. Otherwise
 * anyone could make us email their own text to others.
 */
export const inquiryAcknowledged: Email<"enquiry-mails"> = {
  ...VISITOR_EMAIL,
  isDue: ({ lead, visitor }) => !lead.guide && visitor.may_receive,
  subject: getAcknowledgedSubject,
  texts: { section: "email-acknowledgment", values: (props) => ({ broker: getAnswerer(props).name }) },
  content: {
    preview: (props) => {
      const answerer = getAnswerer(props).name;
      return props.visitor.is_verified
        ? m.mail_acknowledged_preview({ answerer }, props.options)
        : m.mail_acknowledged_preview_short({ answerer }, props.options);
    },
    reason: getVisitorReason,
    body: ({ report, visitor, ...props }) => {
      const { lead, network, locale, options } = props;
      const { is_verified } = visitor;
      const { enquiry: inquiry, listing } = lead;
      return (
        <>
          <Title>
            {is_verified
              ? m.mail_acknowledged_title({ name: inquiry.name }, options)
              : m.mail_acknowledged_title_short({}, options)}
          </Title>
          <Intro texts={props.texts}>
            {listing
              ? m.mail_acknowledged_lead_listing({ listing: listing.name }, options)
              : m.mail_acknowledged_lead({}, options)}
          </Intro>
          {inquiry.type === "guide" && (
            <Action href={`${toHomeUrl(network, locale)}${getPagePath("resources")}`}>
              {m.mail_acknowledged_guide({}, options)}
            </Action>
          )}
          {report && <Paragraph>{m.mail_acknowledged_report({}, options)}</Paragraph>}
          <AnswererContact {...props} />
          <NextSteps {...props} phone={is_verified ? inquiry.phone : null} />
          {is_verified && <InquiryCopy {...props} />}
          <Consents {...props} />
        </>
      );
    },
  },
};

/** What the visitor sent. */
function InquiryCopy(props: LeadProps) {
  const { message } = props.lead.enquiry;
  return (
    <>
      <Subtitle>{m.mail_copy_heading({}, props.options)}</Subtitle>
      {message && <Quote>{message}</Quote>}
      <Facts facts={[...listListingFacts(props), ...listWrittenFacts(props)]} />
    </>
  );
}

export function getAcknowledgedSubject({ lead: { listing }, options }: LeadProps): string {
  return listing
    ? m.mail_acknowledged_subject_listing({ listing: listing.name }, options)
    : m.mail_acknowledged_subject({}, options);
}

function NextSteps({ phone: visitorPhone, ...props }: LeadProps & { phone: string | null }) {
  const { edition, options } = props;
  const { enquiry: inquiry, listing } = props.lead;
  const { name: answerer, phone } = getAnswerer(props);
  const steps = [
    visitorPhone
      ? m.mail_next_answer_phone({ answerer, phone: formatPhone(visitorPhone, edition) }, options)
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
