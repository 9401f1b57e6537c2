import type { Context } from "#domain/context.ts";
import type { AnswerLetter, GivenLetter, LeadLetter } from "#domain/leads/lead-letter.ts";
import type { NewMail } from "#domain/outbox/write-mail.ts";
import { messagesIn } from "#editions/message-locale.ts";
import { oneLine } from "#lib/plain-text.ts";
import { m } from "#messages/messages.js";
import { acknowledgedSubject } from "./enquiry-acknowledged.tsx";
import { Layout } from "./layout.tsx";
import { answererOf, type LeadMailProps, listingFact, momentIn, PhoneLink, writtenFacts } from "./lead-facts.tsx";
import { Action, Facts, Paragraph, Quote, SmallPrint, Subtitle, Title } from "./parts.tsx";
import { renderMail } from "./render-mail.ts";

type Here = Pick<Context, "network" | "edition" | "locale">;

/** The mail of something that happened to a lead: to its writer in their language, or to whom it went in the network's. */
export function leadMail(letter: LeadLetter, here: Here): Promise<NewMail> {
  return letter.kind === "answer" ? answerMail(letter, here) : givenMail(letter, here);
}

/** Threads are kept short in their headers: mail programs need the first and the latest (RFC 5322 §3.6.4). */
const MOST_REFERENCES = 10;

async function answerMail(letter: AnswerLetter, { network, edition }: Here): Promise<NewMail> {
  const { lead, agent, thread, text } = letter;
  const { enquiry } = lead;
  const props: LeadMailProps = { lead, network, edition, locale: enquiry.locale };
  const subject = letter.subject ?? replyTo(thread.at(-1)?.subject ?? acknowledgedSubject(props));
  const ids = thread.map(({ message_id }) => message_id);
  const references = [...ids.slice(0, 1), ...ids.slice(1).slice(-MOST_REFERENCES)];
  const last = ids.at(-1);
  return {
    key: `lead-event:${letter.event_id}`,
    to: enquiry.email,
    reply_to: agent?.email || lead.office.email,
    subject,
    ...(last ? { headers: { "In-Reply-To": last, References: references.join(" ") } } : {}),
    ...(await renderMail(
      <Answer {...props} letter={letter} subject={subject} preview={oneLine(text).slice(0, 140)} />,
    )),
  };
}

function replyTo(subject: string): string {
  return /^re:/i.test(subject) ? subject : `Re: ${subject}`;
}

interface AnswerProps extends LeadMailProps {
  letter: AnswerLetter;
  subject: string;
  preview: string;
}

function Answer({ letter, subject, preview, ...props }: AnswerProps) {
  const { lead, network, locale } = props;
  const { enquiry, office } = lead;
  const says = messagesIn(locale);
  const date = momentIn(office.time_zone, enquiry.received_at, props);
  return (
    <Layout
      {...{ locale, network, subject, preview }}
      reason={m.mail_answer_reason({ origin: new URL(network.origin).host }, says)}
    >
      {letter.text.split(/\n{2,}/).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a text that never changes.
        <Paragraph key={index}>
          <Lines text={paragraph} />
        </Paragraph>
      ))}
      <WhoSigns letter={letter} {...props} />
      {enquiry.message && (
        <>
          <SmallPrint>{m.mail_answer_wrote({ date }, says)}</SmallPrint>
          <Quote>{enquiry.message}</Quote>
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

function WhoSigns({ letter: { who, agent }, ...props }: LeadMailProps & { letter: AnswerLetter }) {
  const { office, phone: officePhone } = answererOf({ ...props, lead: { ...props.lead, agent: null } });
  const phone = agent?.phone ?? officePhone;
  const extension = agent?.phone ? agent.extension : null;
  const says = messagesIn(props.locale);
  return (
    <Paragraph>
      <strong>{who}</strong>
      <br />
      {[agent?.name === who ? agent.role : null, office].filter(Boolean).join(", ")}
      <br />
      <PhoneLink number={phone}>{extension ? m.mail_extension({ phone, extension }, says) : phone}</PhoneLink>
    </Paragraph>
  );
}

async function givenMail(letter: GivenLetter, { network, edition, locale }: Here): Promise<NewMail> {
  const { lead, to } = letter;
  const says = messagesIn(locale);
  const { name } = lead.enquiry;
  const props: LeadMailProps = { lead, network, edition, locale };
  const subject = m.mail_given_subject({ name }, says);
  return {
    key: `lead-event:${letter.event_id}`,
    to: to.email,
    reply_to: lead.enquiry.email,
    subject,
    headers: { "Auto-Submitted": "auto-generated" },
    ...(await renderMail(<Given {...props} letter={letter} subject={subject} />)),
  };
}

function Given({ letter, subject, ...props }: LeadMailProps & { letter: GivenLetter; subject: string }) {
  const { lead, network, locale } = props;
  const { enquiry, office } = lead;
  const says = messagesIn(locale);
  const date = momentIn(office.time_zone, enquiry.received_at, props);
  const who = letter.who ?? network.brand;
  const why =
    letter.kind === "passed_on" ? m.mail_given_passed_on({ date }, says) : m.mail_given_assigned({ date, who }, says);
  return (
    <Layout
      {...{ locale, network, subject }}
      preview={enquiry.message ? oneLine(enquiry.message.slice(0, 140)) : why}
      reason={m.mail_received_reason({ office: answererOf(props).the_office }, says)}
    >
      <Title>{m.mail_given_title({ name: enquiry.name }, says)}</Title>
      <Paragraph>{why}</Paragraph>
      {enquiry.message && <Quote>{enquiry.message}</Quote>}
      <Facts facts={[...listingFact(props), ...writtenFacts(props)]} />
      <Subtitle>{m.mail_received_answer({}, says)}</Subtitle>
      <Action href={`${network.origin}/desk/leads/${letter.lead_id}`}>{m.mail_given_open({}, says)}</Action>
    </Layout>
  );
}
