import type { MailAttachment } from "#db/tables/inquiries.ts";
import type { Context } from "#domain/context.ts";
import type { Lead } from "#domain/leads/inquiries/lead.ts";
import type { NewMail } from "#domain/outbox/write-mail.ts";
import { GuideSent, guideSubject } from "./guide-sent.tsx";
import { acknowledgedSubject, InquiryAcknowledged } from "./inquiry-acknowledged.tsx";
import { InquiryReceived, receivedSubject } from "./inquiry-received.tsx";
import { getAnswerer, type LeadMailProps } from "./lead-facts.tsx";
import { renderMail } from "./render-mail.ts";

/**
 * Renders an inquiry's emails: the recipient's in the network's language and the visitor's in theirs. Both include the
 * report, if any.
 */
export async function renderInquiryMails(
  lead: Lead,
  { network, edition, locale }: Pick<Context, "network" | "edition" | "locale">,
  report: MailAttachment | null = null,
): Promise<NewMail[]> {
  const { id, email } = lead.enquiry;
  const received: LeadMailProps = { lead, network, edition, locale, report };
  const attachments = report ? [report] : [];
  const acknowledged: LeadMailProps = { ...received, locale: lead.enquiry.locale };
  const answerer = getAnswerer(received).email;
  return [
    {
      key: `enquiry:${id}:agent`,
      to: answerer,
      reply_to: email,
      subject: receivedSubject(received),
      headers: { "Auto-Submitted": "auto-generated" },
      attachments,
      ...(await renderMail(<InquiryReceived {...received} />)),
    },
    {
      key: `enquiry:${id}:visitor`,
      to: email,
      reply_to: answerer,
      // RFC 3834: prevents out-of-office replies.
      headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
      attachments,
      ...(await acknowledgement(acknowledged)),
    },
  ];
}

/** Renders the requested guide, otherwise the acknowledgment. */
async function acknowledgement(props: LeadMailProps): Promise<Pick<NewMail, "subject" | "html" | "text">> {
  const { guide } = props.lead;
  return guide
    ? { subject: guideSubject({ ...props, guide }), ...(await renderMail(<GuideSent {...props} guide={guide} />)) }
    : { subject: acknowledgedSubject(props), ...(await renderMail(<InquiryAcknowledged {...props} />)) };
}
