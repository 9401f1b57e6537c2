import type { AccountEmail } from "#domain/accounts/mails/account-email.ts";
import { type Network, toHomeUrl } from "#domain/context.ts";
import type { NewMail } from "#domain/outbox/write-mail.ts";
import { messagesIn } from "#editions/message-locale.ts";
import { m } from "#messages/messages.js";
import { Layout } from "./layout.tsx";
import { Action, Code, Paragraph, SmallPrint, Title } from "./parts.tsx";
import { renderMail } from "./render-mail.ts";

interface EmailProps {
  email: AccountEmail;
  network: Network;
}

type Message = (values: { name: string; brand: string; email: string }, options: object) => string;

/** Copy of each kind of email: the button label, if any, and what to do if the reader didn't request it. */
interface Wording {
  subject: Message;
  title: Message;
  text: Message;
  action?: Message;
  note: Message;
}

const WORDING: Record<AccountEmail["kind"], Wording> = {
  welcome: {
    subject: m.mail_welcome_subject,
    title: m.mail_welcome_title,
    text: m.mail_welcome_text,
    action: m.mail_verify_action,
    note: m.mail_verify_note,
  },
  verify_email: {
    subject: m.mail_verify_subject,
    title: m.mail_verify_title,
    text: m.mail_verify_text,
    action: m.mail_verify_action,
    note: m.mail_verify_note,
  },
  invitation: {
    subject: m.mail_invitation_subject,
    title: m.mail_invitation_title,
    text: m.mail_invitation_text,
    action: m.mail_invitation_action,
    note: m.mail_invitation_note,
  },
  reset_password: {
    subject: m.mail_reset_subject,
    title: m.mail_reset_title,
    text: m.mail_reset_text,
    action: m.mail_reset_action,
    note: m.mail_reset_note,
  },
  password_changed: {
    subject: m.mail_password_changed_subject,
    title: m.mail_password_changed_title,
    text: m.mail_password_changed_text,
    action: m.mail_not_me_action,
    note: m.mail_password_changed_note,
  },
  email_changed: {
    subject: m.mail_email_changed_subject,
    title: m.mail_email_changed_title,
    text: m.mail_email_changed_text,
    action: m.mail_not_me_action,
    note: m.mail_email_changed_note,
  },
  cancelled: {
    subject: m.mail_cancelled_subject,
    title: m.mail_cancelled_title,
    text: m.mail_cancelled_text,
    note: m.mail_cancelled_note,
  },
};

/** Renders an account email in the recipient's language. */
export async function accountMail(mail: AccountEmail, network: Network): Promise<NewMail> {
  const props = { email: mail, network };
  return {
    key: mail.key,
    to: mail.to,
    subject: said(props, "subject"),
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
    ...(await renderMail(<AccountMailSheet {...props} />)),
  };
}

function AccountMailSheet(props: EmailProps) {
  const { email: mail, network } = props;
  const { kind, locale, path, code } = mail;
  const options = messagesIn(locale);
  const label = WORDING[kind].action && said(props, "action");
  return (
    <Layout
      locale={locale}
      network={network}
      subject={said(props, "subject")}
      preview={said(props, "text")}
      reason={m.mail_account_reason({ origin: new URL(network.origin).host }, options)}
    >
      <Title>{said(props, "title")}</Title>
      <Paragraph>{said(props, "text")}</Paragraph>
      {path && label && <Action href={toHomeUrl(network, locale) + path}>{label}</Action>}
      {code && (
        <>
          <Paragraph>{m.mail_verify_code({}, options)}</Paragraph>
          <Code>{code}</Code>
        </>
      )}
      <SmallPrint>{said(props, "note")}</SmallPrint>
    </Layout>
  );
}

function said({ email: mail, network }: EmailProps, part: keyof Wording): string {
  const { kind, first_name: name, email, locale } = mail;
  const values = { name, brand: network.brand, email };
  return WORDING[kind][part]?.(values, messagesIn(locale)) ?? "";
}
