import type { LeadHandoverEmail } from "#domain/leads/lead-email.ts";
import { m } from "#messages/messages.js";
import type { Email, EmailProps } from "../email.ts";
import { Action, Facts, Paragraph, Quote, Subtitle, Title } from "../parts.tsx";
import {
  formatMoment,
  getMessagePreview,
  getReceivedReason,
  listListingFacts,
  listWrittenFacts,
} from "./lead-facts.tsx";

/** To a lead's new assignee. */
export const leadAssigned: Email<"lead-mail", LeadHandoverEmail> = {
  kind: "notice",
  recipient: "agent",
  isDue: ({ kind }) => kind === "assigned" || kind === "passed_on",
  envelope: ({ event_id, to, lead }) => ({
    key: `lead-event:${event_id}`,
    to: to.email,
    reply_to: lead.enquiry.email,
  }),
  subject: ({ lead, options }) => m.mail_assigned_subject({ name: lead.enquiry.name }, options),
  content: {
    preview: (props) => getMessagePreview(props) ?? getAssignedReason(props),
    reason: getReceivedReason,
    body: (props) => {
      const { lead_id, network, options } = props;
      const { enquiry: inquiry } = props.lead;
      return (
        <>
          <Title>{m.mail_assigned_title({ name: inquiry.name }, options)}</Title>
          <Paragraph>{getAssignedReason(props)}</Paragraph>
          {inquiry.message && <Quote>{inquiry.message}</Quote>}
          <Facts facts={[...listListingFacts(props), ...listWrittenFacts(props)]} />
          <Subtitle>{m.mail_received_answer({}, options)}</Subtitle>
          <Action href={`${network.origin}/desk/leads/${lead_id}`}>{m.mail_assigned_open({}, options)}</Action>
        </>
      );
    },
  },
};

function getAssignedReason(props: EmailProps<LeadHandoverEmail>): string {
  const { kind, lead, network, options } = props;
  const date = formatMoment(lead.office.time_zone, lead.enquiry.received_at, props);
  return kind === "passed_on"
    ? m.mail_assigned_overdue({ date }, options)
    : m.mail_assigned_by({ date, who: props.who ?? network.brand }, options);
}
