import type { LeadOverdueEmail } from "#domain/leads/lead-email.ts";
import { m } from "#messages/messages.js";
import type { Email, EmailProps } from "../email.ts";
import { Action, Facts, Paragraph, Quote, Title } from "../parts.tsx";
import { formatMoment, getReceivedReason, listListingFacts } from "./lead-facts.tsx";

type Overdue = Email<"lead-mail", LeadOverdueEmail>;

/** Who waits: the person, or the address that an email came from if it isn't one of theirs. */
const getWriter = ({ lead, reply }: Pick<LeadOverdueEmail, "lead" | "reply">): string =>
  reply?.isOtherAddress ? reply.email : lead.enquiry.name;

const subject: Overdue["subject"] = ({ options, ...data }) =>
  m.mail_overdue_subject({ name: getWriter(data) }, options);

const content: Overdue["content"] = {
  preview: getOverdueText,
  reason: getReceivedReason,
  body: (props) => {
    const { lead_id, reply, network, options } = props;
    return (
      <>
        <Title>{m.mail_overdue_title({ name: getWriter(props) }, options)}</Title>
        <Paragraph>{getOverdueText(props)}</Paragraph>
        {reply?.isOtherAddress && <Paragraph>{m.mail_replied_other_text({}, options)}</Paragraph>}
        {reply?.text && !reply.isOtherAddress && <Quote>{reply.text}</Quote>}
        <Facts facts={listListingFacts(props)} />
        <Action href={`${network.origin}/desk/leads/${lead_id}`}>{m.mail_assigned_open({}, options)}</Action>
      </>
    );
  },
};

function getOverdueText(props: EmailProps<LeadOverdueEmail>): string {
  const { waiting_since, lead, to, options } = props;
  const date = formatMoment(lead.office.time_zone, waiting_since, props);
  return to ? m.mail_overdue_text({ date, agent: to.name }, options) : m.mail_overdue_office_text({ date }, options);
}

/** To the office of a lead whose person still waits for an answer to their reply. */
export const leadOverdue: Overdue = {
  kind: "notice",
  recipient: "agent",
  isDue: ({ kind }) => kind === "overdue",
  envelope: ({ event_id, lead }) => ({
    key: `lead-event:${event_id}`,
    to: lead.office.email,
    reply_to: lead.enquiry.email,
  }),
  subject,
  content,
};

/** The same email to the agent, unless they read the office's mailbox. */
export const leadOverdueAgent: Overdue = {
  kind: "notice",
  recipient: "agent",
  isDue: (data) =>
    data.kind === "overdue" && !!data.to?.email && data.to.email.toLowerCase() !== data.lead.office.email.toLowerCase(),
  envelope: ({ event_id, to, lead }) => ({
    key: `lead-event:${event_id}:agent`,
    to: to?.email ?? "",
    reply_to: lead.enquiry.email,
  }),
  subject,
  content,
};
