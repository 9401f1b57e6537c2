import { setTimeout } from "node:timers/promises";
import type { Context, Jobs } from "#domain/context.ts";
import { sendMail } from "#domain/outbox/send-mail.ts";
import { markStranded } from "#domain/outbox/send-stranded.ts";
import type { MailSender } from "#integrations/mail.ts";

/** Settings for outgoing email. */
export interface Mailing {
  /** Null without a mail server; emails then stay in the outbox. */
  sender: MailSender | null;
  /** From address. */
  from: string;
  /** Emails per minute, per process. */
  rate: number;
}

/** Sends one email from the outbox within the mail server's rate limit. */
export function createMailSender(
  context: Context,
  { sender, from, rate }: Mailing,
): (data: Jobs["send-mail"]) => Promise<void> {
  const waitForTurn = createThrottle(rate);
  return async ({ outbox_id, attempts }) => {
    if (!sender) return markStranded(context, outbox_id);
    await waitForTurn();
    await sendMail(context, outbox_id, sender, from, attempts);
  };
}

/** Limits calls to `rate` per minute. Each call resolves when it may proceed. */
export function createThrottle(
  rate: number,
  clock: () => number = () => performance.now(),
  wait: (milliseconds: number) => Promise<unknown> = setTimeout,
): () => Promise<void> {
  let next = 0;
  return async () => {
    const now = clock();
    const turn = Math.max(now, next);
    next = turn + 60_000 / rate;
    if (turn > now) await wait(turn - now);
  };
}
