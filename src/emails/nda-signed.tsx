import { type Context, toHomeUrl } from "#domain/context.ts";
import type { NdaEmail } from "#domain/ndas/nda-email.ts";
import type { NewMail } from "#domain/outbox/write-mail.ts";
import { messagesIn } from "#editions/message-locale.ts";
import { m } from "#messages/messages.js";
import { getPagePath } from "#web/site-map.ts";
import { Layout } from "./layout.tsx";
import { Action, Facts, Paragraph, SmallPrint, Title } from "./parts.tsx";
import { renderMail } from "./render-mail.ts";

/** Renders both copies of a signed agreement: one for the signer and one for the listing's agent. */
export async function ndaMails(
  email: NdaEmail,
  { network }: Pick<Context, "network">,
): Promise<{ to: "buyer" | "agent"; mail: NewMail }[]> {
  const { nda, answerer, attachment } = email;
  const headers = { "Auto-Submitted": "auto-generated" };
  const attachments = [attachment];
  const own = await toBuyer(email, network);
  const theirs = await toAgent(email, network);
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

async function toBuyer({ nda, subject, answerer, locale }: NdaEmail, network: Context["network"]) {
  const options = messagesIn(locale);
  const listing = subject.name;
  const title = m.mail_nda_buyer_subject({ listing }, options);
  const mail = await renderMail(
    <Layout
      locale={locale}
      network={network}
      subject={title}
      preview={m.mail_nda_buyer_preview({}, options)}
      reason={m.mail_nda_buyer_reason({ origin: new URL(network.origin).host }, options)}
    >
      <Title>{m.mail_nda_buyer_title({}, options)}</Title>
      <Paragraph>{m.mail_nda_buyer_lead({ listing }, options)}</Paragraph>
      <Paragraph>
        {nda.approval === "waiting"
          ? m.mail_nda_buyer_waiting({ name: answerer.name }, options)
          : m.mail_nda_buyer_open({ name: answerer.name }, options)}
      </Paragraph>
      <Action href={`${toHomeUrl(network, locale)}${getPagePath("listing", subject.slug)}`}>
        {m.mail_nda_buyer_action({}, options)}
      </Action>
      <SmallPrint>
        {m.mail_nda_verify({ address: `${toHomeUrl(network, locale)}${getPagePath("verifyDocument")}` }, options)}
      </SmallPrint>
    </Layout>,
  );
  return { subject: title, ...mail };
}

async function toAgent({ nda, subject, locale }: NdaEmail, network: Context["network"]) {
  const options = messagesIn(locale);
  const { name } = nda;
  const title = m.mail_nda_agent_subject({ name, number: String(subject.number) }, options);
  const moment = new Intl.DateTimeFormat(locale, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: subject.time_zone,
  });
  const mail = await renderMail(
    <Layout
      locale={locale}
      network={network}
      subject={title}
      preview={m.mail_nda_agent_lead({ name, listing: subject.name }, options)}
      reason={m.mail_nda_agent_reason({}, options)}
    >
      <Title>{m.mail_nda_agent_title({ name }, options)}</Title>
      <Paragraph>{m.mail_nda_agent_lead({ name, listing: subject.name }, options)}</Paragraph>
      <Facts
        facts={[
          { label: m.mail_nda_fact_name({}, options), value: name },
          { label: m.mail_nda_fact_email({}, options), value: nda.email },
          { label: m.mail_nda_fact_listing({}, options), value: `${subject.name} (${subject.number})` },
          { label: m.mail_nda_fact_signed({}, options), value: moment.format(nda.signed_at) },
        ]}
      />
      <Paragraph>
        {nda.approval === "waiting" ? m.mail_nda_agent_waiting({}, options) : m.mail_nda_agent_open({}, options)}
      </Paragraph>
    </Layout>,
  );
  return { subject: title, ...mail };
}
