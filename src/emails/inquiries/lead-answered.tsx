import { toHomeUrl } from "#domain/context.ts";
import type { LeadAnswerEmail } from "#domain/leads/lead-email.ts";
import { getFormatLocale } from "#editions/format-locale.ts";
import { createCurrencyFormat } from "#lib/currency-format.ts";
import { toSingleLine } from "#lib/plain-text.ts";
import { m } from "#messages/messages.js";
import { getPagePath } from "#web/site-map.ts";
import type { Email, EmailProps } from "../email.ts";
import { Action, Paragraph, Quote, SmallPrint, TextLink } from "../parts.tsx";
import { getAcknowledgedSubject } from "./inquiry-acknowledged.tsx";
import { formatMoment, getAnswerer, PhoneLink } from "./lead-facts.tsx";

/** Limits the References header: mail programs need only the first and the latest (RFC 5322 §3.6.4). */
const MAX_REFERENCES = 10;

/** A staff member's answer, to the visitor. */
export const leadAnswered: Email<"lead-mail", LeadAnswerEmail> = {
  kind: "personal",
  recipient: "visitor",
  isDue: ({ kind }) => kind === "answer",
  locale: ({ lead }) => lead.enquiry.locale,
  envelope: ({ event_id, lead, agent, thread, reply_address, attachments }) => ({
    key: `lead-event:${event_id}`,
    to: lead.enquiry.email,
    reply_to: reply_address ?? (agent?.email || lead.office.email),
    attachments,
    headers: getThreadHeaders(thread.map(({ message_id }) => message_id)),
  }),
  subject: (props) => props.subject ?? toReplySubject(props.thread.at(-1)?.subject ?? getAcknowledgedSubject(props)),
  content: {
    preview: ({ text }) => toSingleLine(text).slice(0, 140),
    reason: ({ network, options }) => m.mail_answer_reason({ origin: new URL(network.origin).host }, options),
    body: (props) => {
      const { enquiry: inquiry, office } = props.lead;
      const date = formatMoment(office.time_zone, inquiry.received_at, props);
      return (
        <>
          {props.text.split(/\n{2,}/).map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a text that never changes.
            <Paragraph key={index}>
              <Lines text={paragraph} />
            </Paragraph>
          ))}
          <OtherListings {...props} />
          {props.nda && (
            <>
              <Paragraph>{m.mail_answer_nda({ listing: props.nda.name }, props.options)}</Paragraph>
              <Action href={getHref(props, getPagePath("nda", props.nda.slug))}>
                {m.mail_answer_nda_sign({}, props.options)}
              </Action>
            </>
          )}
          <SignatureBlock {...props} />
          {inquiry.message && (
            <>
              <SmallPrint>{m.mail_answer_wrote({ date }, props.options)}</SmallPrint>
              <Quote>{inquiry.message}</Quote>
            </>
          )}
        </>
      );
    },
  },
};

function getThreadHeaders(ids: string[]): Record<string, string> {
  const last = ids.at(-1);
  const references = [...ids.slice(0, 1), ...ids.slice(1).slice(-MAX_REFERENCES)];
  return last ? { "In-Reply-To": last, References: references.join(" ") } : {};
}

function toReplySubject(subject: string): string {
  return /^re:/i.test(subject) ? subject : `Re: ${subject}`;
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

function getHref({ network, locale }: EmailProps<LeadAnswerEmail>, path: string): string {
  return `${toHomeUrl(network, locale)}${path}`;
}

/** The listings that the author picked, each with its price and place. */
function OtherListings(props: EmailProps<LeadAnswerEmail>) {
  const { listings, edition, locale, options } = props;
  const money = createCurrencyFormat(getFormatLocale(edition, locale), edition.currency);
  return listings.map(({ number, slug, name, price, subcategory, category, location }) => (
    <Paragraph key={number}>
      <TextLink href={getHref(props, getPagePath("listing", slug))}>{name}</TextLink>
      <br />
      {[price === null ? m.not_disclosed({}, options) : money.format(price), subcategory ?? category, location]
        .filter(Boolean)
        .join(" · ")}
    </Paragraph>
  ));
}

function SignatureBlock({ who, agent, signature, ...props }: EmailProps<LeadAnswerEmail>) {
  if (signature)
    return (
      <Paragraph>
        <Lines text={signature} />
      </Paragraph>
    );
  const { office, phone: officePhone } = getAnswerer({ ...props, lead: { ...props.lead, agent: null } });
  const phone = agent?.phone ?? officePhone;
  const extension = agent?.phone ? agent.extension : null;
  const { options } = props;
  return (
    <Paragraph>
      <strong>{who}</strong>
      <br />
      {[agent?.name === who ? agent.role : null, office].filter(Boolean).join(m.list_separator({}, options))}
      <br />
      <PhoneLink number={phone} extension={extension}>
        {extension ? m.phone_extension({ phone, extension }, options) : phone}
      </PhoneLink>
    </Paragraph>
  );
}
