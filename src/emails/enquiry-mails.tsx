import type { MailAttachment } from "#db/tables/enquiries.ts";
import type { Context } from "#domain/context.ts";
import type { Lead } from "#domain/enquiries/lead.ts";
import type { NewMail } from "#domain/outbox/write-mail.ts";
import { acknowledgedSubject, EnquiryAcknowledged } from "./enquiry-acknowledged.tsx";
import { EnquiryReceived, receivedSubject } from "./enquiry-received.tsx";
import { GuideSent, guideSubject } from "./guide-sent.tsx";
import { answererOf, type LeadMailProps } from "./lead-facts.tsx";
import { renderMail } from "./render-mail.ts";

/** The mails of an enquiry: to whoever answers it, in the network's language, and to the visitor in theirs; a report goes with both. */
export async function enquiryMailsOf(
  lead: Lead,
  { network, edition, locale }: Pick<Context, "network" | "edition" | "locale">,
  report: MailAttachment | null = null,
): Promise<NewMail[]> {
  const { id, email } = lead.enquiry;
  const received: LeadMailProps = { lead, network, edition, locale, report };
  const attachments = report ? [report] : [];
  const acknowledged: LeadMailProps = { ...received, locale: lead.enquiry.locale };
  const answerer = answererOf(received).email;
  return [
    {
      key: `enquiry:${id}:agent`,
      to: answerer,
      reply_to: email,
      subject: receivedSubject(received),
      headers: { "Auto-Submitted": "auto-generated" },
      attachments,
      ...(await renderMail(<EnquiryReceived {...received} />)),
    },
    {
      key: `enquiry:${id}:visitor`,
      to: email,
      reply_to: answerer,
      // RFC 3834: so that no out-of-office answers it.
      headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
      attachments,
      ...(await acknowledgement(acknowledged)),
    },
  ];
}

/** The guide that was asked for, else what arrived. */
async function acknowledgement(props: LeadMailProps): Promise<Pick<NewMail, "subject" | "html" | "text">> {
  const { guide } = props.lead;
  return guide
    ? { subject: guideSubject({ ...props, guide }), ...(await renderMail(<GuideSent {...props} guide={guide} />)) }
    : { subject: acknowledgedSubject(props), ...(await renderMail(<EnquiryAcknowledged {...props} />)) };
}
