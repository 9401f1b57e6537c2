import type { Db } from "#db/connect.ts";
import { type EmailSection, type EmailTexts, findEmailTexts } from "#domain/content/settings/email-texts.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { m } from "#messages/messages.js";
import type { Setting } from "./email.ts";
import { Layout } from "./layout.tsx";
import { Closing, Intro, SmallPrint, Title } from "./parts.tsx";
import { renderMail } from "./render-mail.ts";

/** Example values of all placeholders; the brand is the network's. */
const EXAMPLES = {
  name: "June",
  email: "june@example.com",
  broker: "Ana Reyes",
  listing: "Lighthouse Bakery",
  count: "3",
};

type Standard = Pick<EmailTexts, "subject" | "intro">;
type Options = ReturnType<typeof getMessageOptions>;

const STANDARDS: Record<EmailSection, (brand: string, options: Options) => Standard> = {
  "email-acknowledgment": (_brand, options) => ({
    subject: m.mail_acknowledged_subject({}, options),
    intro: m.mail_acknowledged_lead({}, options),
  }),
  "email-digest": (_brand, options) => ({
    subject: m.weekly_subject({ count: Number(EXAMPLES.count), name: EXAMPLES.listing }, options),
    intro: m.weekly_text({ name: EXAMPLES.name }, options),
  }),
  "email-invitation": (brand, options) => ({
    subject: m.mail_invitation_subject({ brand }, options),
    intro: m.mail_invitation_text({ brand, email: EXAMPLES.email }, options),
  }),
  "email-nda": (_brand, options) => ({
    subject: m.mail_nda_buyer_subject({ listing: EXAMPLES.listing }, options),
    intro: m.mail_nda_buyer_lead({ listing: EXAMPLES.listing }, options),
  }),
  "email-welcome": (brand, options) => ({
    subject: m.mail_welcome_subject({ brand }, options),
    intro: m.mail_welcome_text({ name: EXAMPLES.name, brand }, options),
  }),
};

/** Renders an email's subject, introduction and closing with example data, for the desk. */
export async function renderEmailExample(section: EmailSection, setting: Setting & { db: Db }): Promise<string> {
  const { db, network, locale } = setting;
  const options = getMessageOptions(locale);
  const standard = STANDARDS[section](network.brand, options);
  const texts = (await findEmailTexts(db, section, locale))({ ...EXAMPLES, brand: network.brand });
  const subject = texts.subject || standard.subject;
  const { html } = await renderMail(
    <Layout locale={locale} network={network} subject={subject} preview="" reason={network.brand}>
      <Title>{subject}</Title>
      <Intro texts={texts}>{standard.intro}</Intro>
      <SmallPrint>{m.desk_email_rest()}</SmallPrint>
      <Closing texts={texts} />
    </Layout>,
    options,
  );
  return removeStyleSheet(html);
}

/**
 * Removes the style sheet and the parts for Outlook, which the desk's Content-Security-Policy blocks. Inline styles, which
 * contain the design, stay.
 */
function removeStyleSheet(html: string): string {
  return html.replace(/<style\b[^>]*>[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, "");
}
