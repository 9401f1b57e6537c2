import type { LeadReplyEmail } from "#domain/leads/lead-email.ts";
import { toSingleLine } from "#lib/plain-text.ts";
import { m } from "#messages/messages.js";
import type { Email } from "../email.ts";
import { Action, Facts, Paragraph, Quote, Title } from "../parts.tsx";
import { getReceivedReason, listListingFacts } from "./lead-facts.tsx";

/** Where a reply to this email goes. It never goes to an unverified address. */
const getAnswered = ({ from, lead }: Pick<LeadReplyEmail, "from" | "lead">): string =>
  from.isOtherAddress ? lead.enquiry.email : from.email;

/** A person's reply by email or from their account, to the agent or office that has the lead. */
export const leadReplied: Email<"lead-mail", LeadReplyEmail> = {
  kind: "notice",
  recipient: "agent",
  isDue: ({ kind }) => kind === "reply",
  envelope: ({ event_id, to, from, lead }) => ({
    key: `lead-event:${event_id}`,
    to: to?.email || lead.office.email,
    reply_to: getAnswered({ from, lead }),
  }),
  subject: ({ from, options }) => m.replied({ name: from.name }, options),
  content: {
    preview: ({ text }) => toSingleLine(text).slice(0, 140),
    reason: getReceivedReason,
    body: (props) => {
      const { text, from, isFromAccount, files, left_out, lead_id, network, options } = props;
      return (
        <>
          <Title>
            {from.isOtherAddress
              ? m.mail_replied_other_title({ email: from.email }, options)
              : (isFromAccount ? m.mail_wrote_title : m.mail_replied_title)({ name: from.name }, options)}
          </Title>
          {from.isOtherAddress && <Paragraph>{m.mail_replied_other_text({}, options)}</Paragraph>}
          <Quote>{text}</Quote>
          {files.length > 0 && (
            <Paragraph>{m.mail_replied_files({ files: files.join(m.list_separator({}, options)) }, options)}</Paragraph>
          )}
          {left_out.length > 0 && (
            <Paragraph>
              {m.mail_replied_left_out(
                { files: left_out.join(m.list_separator({}, options)), email: from.email },
                options,
              )}
            </Paragraph>
          )}
          <Facts facts={listListingFacts(props)} />
          <Paragraph>{m.mail_replied_how({ email: getAnswered(props) }, options)}</Paragraph>
          <Action href={`${network.origin}/desk/leads/${lead_id}`}>{m.mail_assigned_open({}, options)}</Action>
        </>
      );
    },
  },
};
