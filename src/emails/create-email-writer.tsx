import { type EmailSection, findEmailTexts, NO_EMAIL_TEXTS } from "#domain/content/settings/email-texts.ts";
import type { NewMail } from "#domain/outbox/write-mail.ts";
import type { Locale } from "#editions/locales.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import {
  type Email,
  type EmailData,
  type EmailProps,
  HEADERS,
  type Renderer,
  type Setting,
  type Sheet,
} from "./email.ts";
import { Layout } from "./layout.tsx";
import { Closing } from "./parts.tsx";
import { renderMail } from "./render-mail.ts";

/** Creates a function that renders an email in the reader's language, or returns null if it isn't due. */
export function createEmailWriter<Job extends keyof EmailData>(
  { kind, isDue, locale: getLocale, envelope, subject, texts, unsubscribeToken, content }: Email<Job>,
  { db, ...setting }: Setting,
): (data: EmailData[Job]) => Promise<NewMail | null> {
  const getSubject = (props: EmailProps<EmailData[Job]>): string => props.texts.subject || subject(props);
  const renderer = "body" in content ? createSheetRenderer(content, getSubject) : content.createRenderer(setting);
  const findTexts = createTextFinder(texts?.section, db);
  return async (data) => {
    if (isDue && !isDue(data)) return null;
    const { network, edition } = setting;
    const locale = getLocale?.(data) ?? setting.locale;
    const standard = { ...data, network, edition, locale, options: getMessageOptions(locale), texts: NO_EMAIL_TEXTS };
    const fill = await findTexts(locale);
    const own = fill?.({ brand: network.brand, ...texts?.values(standard) });
    const props = own ? { ...standard, texts: own } : standard;
    const { headers, ...address } = envelope(props);
    const token = unsubscribeToken?.(data);
    return {
      ...address,
      subject: getSubject(props),
      headers: { ...HEADERS[kind], ...headers, ...(token ? createUnsubscribeHeaders(network.origin, token) : {}) },
      ...(await renderer.render(props)),
    };
  };
}

type FindTexts = (locale: Locale) => ReturnType<typeof findEmailTexts> | undefined;

/** Reads head office's own texts of an email once per language. */
function createTextFinder(section: EmailSection | undefined, db: Setting["db"]): FindTexts {
  const found = new Map<Locale, ReturnType<typeof findEmailTexts>>();
  return (locale) => {
    if (!section || !db) return undefined;
    const texts = found.get(locale) ?? findEmailTexts(db, section, locale);
    found.set(locale, texts);
    return texts;
  };
}

/** RFC 8058: mail programs POST to this URL; a GET redirects to the page with the same token. */
function createUnsubscribeHeaders(origin: string, token: string): Record<string, string> {
  return {
    "List-Unsubscribe": `<${origin}/api/unsubscribe/${token}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

function createSheetRenderer<Data>(
  { preview, reason, body }: Sheet<Data>,
  subject: (props: EmailProps<Data>) => string,
): Renderer<Data> {
  return {
    render: (props) =>
      renderMail(
        <Layout
          locale={props.locale}
          network={props.network}
          subject={subject(props)}
          preview={preview(props)}
          reason={reason(props)}
        >
          {body(props)}
          <Closing texts={props.texts} />
        </Layout>,
        props.options,
      ),
  };
}
