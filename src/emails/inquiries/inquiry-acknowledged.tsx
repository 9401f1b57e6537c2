import { toHomeUrl } from "#domain/context.ts";
import { m } from "#messages/messages.js";
import { getPagePath } from "#web/site-map.ts";
import type { Email } from "../email.ts";
import { Action, Facts, Paragraph, Quote, Steps, Subtitle, Title } from "../parts.tsx";
import { getAnswerer, type LeadProps, listListingFacts, listWrittenFacts } from "./lead-facts.tsx";
import { Consents, getVisitorReason, VISITOR_EMAIL, WhoAnswers } from "./visitor-parts.tsx";

/** To the visitor: what we received, who answers and how to reach them, the next steps and a copy. */
export const inquiryAcknowledged: Email<"enquiry-mails"> = {
  ...VISITOR_EMAIL,
  isDue: ({ lead }) => !lead.guide,
  subject: getAcknowledgedSubject,
  content: {
    preview: (props) => m.mail_acknowledged_preview({ answerer: getAnswerer(props).name }, props.options),
    reason: getVisitorReason,
    body: ({ report, ...props }) => {
      const { lead, network, locale, options } = props;
      const { enquiry: inquiry, listing } = lead;
      return (
        <>
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
          {report && <Paragraph>{m.mail_acknowledged_report({}, options)}</Paragraph>}
          <WhoAnswers {...props} />
          <WhatNext {...props} />
          <Subtitle>{m.mail_copy_heading({}, options)}</Subtitle>
          {inquiry.message && <Quote>{inquiry.message}</Quote>}
          <Facts facts={[...listListingFacts(props), ...listWrittenFacts(props)]} />
          <Consents {...props} />
        </>
      );
    },
  },
};

export function getAcknowledgedSubject({ lead: { listing }, options }: LeadProps): string {
  return listing
    ? m.mail_acknowledged_subject_listing({ listing: listing.name }, options)
    : m.mail_acknowledged_subject({}, options);
}

function WhatNext(props: LeadProps) {
  const { options } = props;
  const { enquiry: inquiry, listing } = props.lead;
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
