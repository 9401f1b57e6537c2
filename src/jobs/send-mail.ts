import { setTimeout } from "node:timers/promises";
import type { Context, Jobs } from "#domain/context.ts";
import { sendMail } from "#domain/outbox/send-mail.ts";
import { markStranded } from "#domain/outbox/send-stranded.ts";
import type { MailSender } from "#integrations/mail.ts";

/** How mail leaves the house. */
export interface Mailing {
  /** Null without a mail server: mails then wait in the outbox. */
  sender: MailSender | null;
  /** The address mails come from. */
  from: string;
  /** Mails a minute, of this process. */
  rate: number;
}

/** Sends one mail of the outbox, no faster than the mail server's operator allows. */
export function mailSending(
  context: Context,
  { sender, from, rate }: Mailing,
): (data: Jobs["send-mail"]) => Promise<void> {
  const attempt = getAttempts(rate);
  return async ({ outbox_id, attempts }) => {
    if (!sender) return markStranded(context, outbox_id);
    await attempt();
    await sendMail(context, outbox_id, sender, from, attempts);
  };
}

/** Turns at least a minute's `rate`-th part apart; each call resolves when its turn has come. */
export function getAttempts(
  rate: number,
  clock: () => number = () => performance.now(),
  wait: (milliseconds: number) => Promise<unknown> = setTimeout,
): () => Promise<void> {
  let next = 0;
  return async () => {
    const now = clock();
    const attempt = Math.max(now, next);
    next = attempt + 60_000 / rate;
    if (attempt > now) await wait(attempt - now);
  };
}
