import type { Context } from "#domain/context.ts";
import type { LeadAnswerEmail, LeadEmail, LeadHandoverEmail } from "#domain/leads/lead-email.ts";
import type { NewMail } from "#domain/outbox/write-mail.ts";
import { messagesIn } from "#editions/message-locale.ts";
import { toSingleLine } from "#lib/plain-text.ts";
import { m } from "#messages/messages.js";
import { acknowledgedSubject } from "./inquiry-acknowledged.tsx";
import { Layout } from "./layout.tsx";
import { getAnswerer, type LeadMailProps, listingFact, momentIn, PhoneLink, writtenFacts } from "./lead-facts.tsx";
import { Action, Facts, Paragraph, Quote, SmallPrint, Subtitle, Title } from "./parts.tsx";
import { renderMail } from "./render-mail.ts";

type Here = Pick<Context, "network" | "edition" | "locale">;

/** Renders a lead event's email: to the visitor in their language, or to the assignee in the network's. */
export function leadMail(email: LeadEmail, here: Here): Promise<NewMail> {
  return email.kind === "answer" ? answerMail(email, here) : givenMail(email, here);
}

/** Limits the References header: mail programs need only the first and the latest (RFC 5322 §3.6.4). */
const MAX_REFERENCES = 10;

async function answerMail(email: LeadAnswerEmail, { network, edition }: Here): Promise<NewMail> {
  const { lead, agent, thread, text } = email;
  const { enquiry: inquiry } = lead;
  const props: LeadMailProps = { lead, network, edition, locale: inquiry.locale };
  const subject = email.subject ?? replyTo(thread.at(-1)?.subject ?? acknowledgedSubject(props));
  const ids = thread.map(({ message_id }) => message_id);
  const references = [...ids.slice(0, 1), ...ids.slice(1).slice(-MAX_REFERENCES)];
  const last = ids.at(-1);
  return {
    key: `lead-event:${email.event_id}`,
    to: inquiry.email,
    reply_to: agent?.email || lead.office.email,
    subject,
    ...(last ? { headers: { "In-Reply-To": last, References: references.join(" ") } } : {}),
    ...(await renderMail(
      <Answer {...props} email={email} subject={subject} preview={toSingleLine(text).slice(0, 140)} />,
    )),
  };
}

function replyTo(subject: string): string {
  return /^re:/i.test(subject) ? subject : `Re: ${subject}`;
}

interface AnswerProps extends LeadMailProps {
  email: LeadAnswerEmail;
  subject: string;
  preview: string;
}

function Answer({ email, subject, preview, ...props }: AnswerProps) {
  const { lead, network, locale } = props;
  const { enquiry: inquiry, office } = lead;
  const options = messagesIn(locale);
  const date = momentIn(office.time_zone, inquiry.received_at, props);
  return (
    <Layout
      locale={locale}
      network={network}
      subject={subject}
      preview={preview}
      reason={m.mail_answer_reason({ origin: new URL(network.origin).host }, options)}
    >
      {email.text.split(/\n{2,}/).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a text that never changes.
        <Paragraph key={index}>
          <Lines text={paragraph} />
        </Paragraph>
      ))}
      <WhoSigns email={email} {...props} />
      {inquiry.message && (
        <>
          <SmallPrint>{m.mail_answer_wrote({ date }, options)}</SmallPrint>
          <Quote>{inquiry.message}</Quote>
        </>
      )}
    </Layout>
  );
}

function Lines({ text }: { text: string }) {
  return text.split("\n").map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that never changes.
    <span key={index}>
      {index > 0 && <br />}
      {line}
    </span>
  ));
}

function WhoSigns({ email: { who, agent }, ...props }: LeadMailProps & { email: LeadAnswerEmail }) {
  const { office, phone: officePhone } = getAnswerer({ ...props, lead: { ...props.lead, agent: null } });
  const phone = agent?.phone ?? officePhone;
  const extension = agent?.phone ? agent.extension : null;
  const options = messagesIn(props.locale);
  return (
    <Paragraph>
      <strong>{who}</strong>
      <br />
      {[agent?.name === who ? agent.role : null, office].filter(Boolean).join(", ")}
      <br />
      <PhoneLink number={phone} extension={extension}>
        {extension ? m.phone_extension({ phone, extension }, options) : phone}
      </PhoneLink>
    </Paragraph>
  );
}

async function givenMail(email: LeadHandoverEmail, { network, edition, locale }: Here): Promise<NewMail> {
  const { lead, to } = email;
  const options = messagesIn(locale);
  const { name } = lead.enquiry;
  const props: LeadMailProps = { lead, network, edition, locale };
  const subject = m.mail_assigned_subject({ name }, options);
  return {
    key: `lead-event:${email.event_id}`,
    to: to.email,
    reply_to: lead.enquiry.email,
    subject,
    headers: { "Auto-Submitted": "auto-generated" },
    ...(await renderMail(<Given {...props} email={email} subject={subject} />)),
  };
}

function Given({ email, subject, ...props }: LeadMailProps & { email: LeadHandoverEmail; subject: string }) {
  const { lead, network, locale } = props;
  const { enquiry: inquiry, office } = lead;
  const options = messagesIn(locale);
  const date = momentIn(office.time_zone, inquiry.received_at, props);
  const who = email.who ?? network.brand;
  const why =
    email.kind === "passed_on"
      ? m.mail_assigned_overdue({ date }, options)
      : m.mail_assigned_by({ date, who }, options);
  return (
    <Layout
      locale={locale}
      network={network}
      subject={subject}
      preview={inquiry.message ? toSingleLine(inquiry.message.slice(0, 140)) : why}
      reason={m.mail_received_reason({ office: getAnswerer(props).the_office }, options)}
    >
      <Title>{m.mail_assigned_title({ name: inquiry.name }, options)}</Title>
      <Paragraph>{why}</Paragraph>
      {inquiry.message && <Quote>{inquiry.message}</Quote>}
      <Facts facts={[...listingFact(props), ...writtenFacts(props)]} />
      <Subtitle>{m.mail_received_answer({}, options)}</Subtitle>
      <Action href={`${network.origin}/desk/leads/${email.lead_id}`}>{m.mail_assigned_open({}, options)}</Action>
    </Layout>
  );
}
