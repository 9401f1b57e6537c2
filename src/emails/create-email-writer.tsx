import type { NewMail } from "#domain/outbox/write-mail.ts";
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
import { renderMail } from "./render-mail.ts";

/** Creates a function that renders an email in the reader's language, or returns null if it isn't due. */
export function createEmailWriter<Job extends keyof EmailData>(
  { kind, isDue, locale: getLocale, envelope, subject, unsubscribeToken, content }: Email<Job>,
  setting: Setting,
): (data: EmailData[Job]) => Promise<NewMail | null> {
  const renderer = "body" in content ? createSheetRenderer(content, subject) : content.createRenderer(setting);
  return async (data) => {
    if (isDue && !isDue(data)) return null;
    const { network, edition } = setting;
    const locale = getLocale?.(data) ?? setting.locale;
    const props = { ...data, network, edition, locale, options: getMessageOptions(locale) };
    const { headers, ...address } = envelope(props);
    const token = unsubscribeToken?.(data);
    return {
      ...address,
      subject: subject(props),
      headers: { ...HEADERS[kind], ...headers, ...(token ? createUnsubscribeHeaders(network.origin, token) : {}) },
      ...(await renderer.render(props)),
    };
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
        </Layout>,
      ),
  };
}
