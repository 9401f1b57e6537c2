import type { Config } from "#config/env.ts";
import { createIndexNow, type IndexNow } from "#integrations/index-now.ts";
import type { MailSender } from "#integrations/mail.ts";
import { createSmtpSender } from "#integrations/mail-smtp.ts";
import { createPublicClient } from "#integrations/public-client.ts";
import { createPushSender, type PushSender } from "#integrations/push/push-sender.ts";
import type { Mailing } from "#jobs/start-jobs.ts";
import type { Log } from "#lib/log.ts";
import { systemClock } from "#lib/time/clock.ts";
import { runSpan } from "#lib/tracing.ts";

/** Creates the mail transport that the operator configured. */
export function createMailing({ smtp_url, mail_from, mail_rate }: Config): Mailing {
  return { sender: smtp_url ? traceMails(createSmtpSender(smtp_url)) : null, from: mail_from, rate: mail_rate };
}

function traceMails(sender: MailSender): MailSender {
  return {
    send: (mail) => runSpan("send email", "client", {}, () => sender.send(mail)),
    close: () => sender.close(),
  };
}

/** Returns the search engines to notify of changes; null if the operator has set no key. */
export function getSearchEngines({ indexnow_key, public_origin }: Config, log: Log): IndexNow | null {
  if (!indexnow_key) return null;
  const onRejected = (status: number): void => log.warn({ status }, "search engine rejected the update");
  return createIndexNow({ origin: public_origin, key: indexnow_key, onRejected });
}

/**
 * Creates the sender of notifications; null where nothing is sent to people: in the demo, and without a mail server, as in
 * a restored copy.
 */
export function createPushes({
  demo,
  smtp_url,
  public_origin,
  mail_from,
}: Pick<Config, "demo" | "smtp_url" | "public_origin" | "mail_from">): PushSender | null {
  if (demo || !smtp_url) return null;
  const [, address = mail_from] = /<([^<>]+)>/.exec(mail_from) ?? [];
  const contact = public_origin.startsWith("https:") ? public_origin : `mailto:${address}`;
  return createPushSender({ client: createPublicClient(), contact, clock: systemClock });
}
