import { type Context, homeIn } from "#domain/context.ts";
import type { NdaLetter } from "#domain/ndas/nda-letter.ts";
import type { NewMail } from "#domain/outbox/write-mail.ts";
import { messagesIn } from "#editions/message-locale.ts";
import { m } from "#messages/messages.js";
import { Layout } from "./layout.tsx";
import { Action, Facts, Paragraph, SmallPrint, Title } from "./parts.tsx";
import { renderMail } from "./render-mail.ts";

/** The two copies of a signed agreement: the signer's own, and that of whoever answers for the listing. */
export async function ndaMails(
  letter: NdaLetter,
  { network }: Pick<Context, "network">,
): Promise<{ to: "buyer" | "agent"; mail: NewMail }[]> {
  const { nda, answerer, attachment } = letter;
  const headers = { "Auto-Submitted": "auto-generated" };
  const attachments = [attachment];
  const own = await toBuyer(letter, network);
  const theirs = await toAgent(letter, network);
  return [
    {
      to: "buyer",
      mail: { key: `nda:${nda.id}:buyer`, to: nda.email, reply_to: answerer.email, headers, attachments, ...own },
    },
    {
      to: "agent",
      mail: { key: `nda:${nda.id}:agent`, to: answerer.email, reply_to: nda.email, headers, attachments, ...theirs },
    },
  ];
}

async function toBuyer({ nda, subject, answerer, locale }: NdaLetter, network: Context["network"]) {
  const says = messagesIn(locale);
  const listing = subject.name;
  const title = m.mail_nda_buyer_subject({ listing }, says);
  const mail = await renderMail(
    <Layout
      locale={locale}
      network={network}
      subject={title}
      preview={m.mail_nda_buyer_preview({}, says)}
      reason={m.mail_nda_buyer_reason({ origin: new URL(network.origin).host }, says)}
    >
      <Title>{m.mail_nda_buyer_title({}, says)}</Title>
      <Paragraph>{m.mail_nda_buyer_lead({ listing }, says)}</Paragraph>
      <Paragraph>
        {nda.approval === "waiting"
          ? m.mail_nda_buyer_waiting({ name: answerer.name }, says)
          : m.mail_nda_buyer_open({ name: answerer.name }, says)}
      </Paragraph>
      <Action href={`${homeIn(network, locale)}/buy-a-business/listings/${subject.slug}`}>
        {m.mail_nda_buyer_action({}, says)}
      </Action>
      <SmallPrint>{m.mail_nda_keep({ address: `${homeIn(network, locale)}/verify-document` }, says)}</SmallPrint>
    </Layout>,
  );
  return { subject: title, ...mail };
}

async function toAgent({ nda, subject, locale }: NdaLetter, network: Context["network"]) {
  const says = messagesIn(locale);
  const { name } = nda;
  const title = m.mail_nda_agent_subject({ name, number: String(subject.number) }, says);
  const moment = new Intl.DateTimeFormat(locale, {
    ...{ dateStyle: "long", timeStyle: "short" },
    timeZone: subject.time_zone,
  });
  const mail = await renderMail(
    <Layout
      locale={locale}
      network={network}
      subject={title}
      preview={m.mail_nda_agent_lead({ name, listing: subject.name }, says)}
      reason={m.mail_nda_agent_reason({}, says)}
    >
      <Title>{m.mail_nda_agent_title({ name }, says)}</Title>
      <Paragraph>{m.mail_nda_agent_lead({ name, listing: subject.name }, says)}</Paragraph>
      <Facts
        facts={[
          { label: m.mail_nda_fact_name({}, says), value: name },
          { label: m.mail_nda_fact_email({}, says), value: nda.email },
          { label: m.mail_nda_fact_listing({}, says), value: `${subject.name} (${subject.number})` },
          { label: m.mail_nda_fact_signed({}, says), value: moment.format(nda.signed_at) },
        ]}
      />
      <Paragraph>
        {nda.approval === "waiting" ? m.mail_nda_agent_waiting({}, says) : m.mail_nda_agent_open({}, says)}
      </Paragraph>
    </Layout>,
  );
  return { subject: title, ...mail };
}
