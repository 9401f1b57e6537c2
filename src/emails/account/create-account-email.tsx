import type { AccountEmail, AccountLink } from "#domain/accounts/mails/account-email.ts";
import type { EmailSection } from "#domain/content/settings/email-texts.ts";
import { toHomeUrl } from "#domain/context.ts";
import { m } from "#messages/messages.js";
import { getPagePath } from "#web/site-map.ts";
import type { Email, EmailProps } from "../email.ts";
import { Action, Code, Intro, Paragraph, SmallPrint, Title } from "../parts.tsx";

type Message = (values: { name: string; brand: string; email: string }, options: object) => string;

interface Wording {
  subject: Message;
  title: Message;
  text: Message;
  /** Button label. */
  action?: Message;
  /** What to do if the reader didn't request it. */
  note: Message;
}

/** An account email and the page that its button opens. */
export type AccountEmailDefinition = Email<"account-mail"> & { link: AccountLink | null };

export function createAccountEmail(
  kind: string,
  link: AccountLink | null,
  { subject, title, text, action, note }: Wording,
  section?: EmailSection,
): AccountEmailDefinition {
  return {
    ...(section && { texts: { section, values: ({ salutation: name }) => ({ name }) } }),
    kind: "silent",
    recipient: "account",
    link,
    isDue: (data) => data.kind === kind,
    locale: ({ locale }) => locale,
    envelope: ({ key, to }) => ({ key, to }),
    subject: (props) => formatMessage(subject, props),
    content: {
      preview: (props) => formatMessage(text, props),
      reason: ({ network, options }) => m.mail_account_reason({ origin: new URL(network.origin).host }, options),
      body: (props) => (
        <>
          <Title>{formatMessage(title, props)}</Title>
          <Intro texts={props.texts}>{formatMessage(text, props)}</Intro>
          {props.path && action && (
            <Action href={toHomeUrl(props.network, props.locale) + props.path}>{formatMessage(action, props)}</Action>
          )}
          {props.code && (
            <>
              <Paragraph>{m.mail_verify_code({}, props.options)}</Paragraph>
              <Code>{props.code}</Code>
            </>
          )}
          <SmallPrint>{formatMessage(note, props)}</SmallPrint>
        </>
      ),
    },
  };
}

/** Tells the owner of an account that something changed, and whom to contact if it wasn't them. */
export const createChangeNotice = (
  kind: string,
  subject: Message,
  text: Message,
  note: Message = m.mail_factor_note,
): AccountEmailDefinition =>
  createAccountEmail(
    kind,
    { page: getPagePath("contact") },
    { subject, title: subject, text, action: m.mail_not_me_action, note },
  );

function formatMessage(
  message: Message,
  { salutation: name, email, network, options }: EmailProps<AccountEmail>,
): string {
  return message({ name, brand: network.brand, email }, options);
}
