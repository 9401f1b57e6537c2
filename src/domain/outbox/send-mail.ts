import { type Context, enqueue, runInTransaction } from "#domain/context.ts";
import { type Mail, MailRejected, type MailSender, MailServerUnavailable, MailUnclear } from "#integrations/mail.ts";
import { toSingleLine } from "#lib/plain-text.ts";
import { findBounce, insertBounce } from "./bounce-queries.ts";
import { isDemoAddress } from "./demo-address.ts";
import {
  cancelUnsubscribedMail,
  claimMail,
  type OutboxRow,
  postponeMail,
  requeueMails,
  saveMailResult,
  selectMail,
} from "./outbox-queries.ts";
import { getRetryDelay, MAX_ATTEMPTS } from "./retry-delay.ts";

/**
 * Max emails queued at once when the server is available again. Each of them queues the next ones after it was sent.
 */
const RELEASE_BATCH_SIZE = 100;

/** Longer than the mail server timeout and shorter than the retry delay of a job whose process died. */
const SEND_TIMEOUT_MS = 4 * 60_000;

/** A lost response counts as this many failures when the next attempt is scheduled. */
const UNCLEAR_WEIGHT = 4;

/**
 * Sends a waiting email and stores the result. After a temporary failure, it is retried under the same Message-ID. If
 * the server's response was lost, it is retried only if it may be sent twice. The email is marked before it is sent, so
 * that one which must not be sent twice stays marked if the process dies, until someone at the desk resends it.
 *
 * @param from a bare address, or `Name <address>`
 *
 * @param attempts the expected number of earlier attempts; if there were more, does nothing
 */
export async function sendMail(
  context: Context,
  id: string,
  sender: MailSender,
  from: string,
  attempts?: number,
): Promise<void> {
  const { db, clock } = context;
  const waiting = await selectMail(db, id);
  if (!waiting || isDemoAddress(waiting.to_address)) return;
  if (waiting.weekly_of !== null && (await cancelUnsubscribedMail(db, id))) return;
  const bounce = await findBounce(db, waiting.to_address);
  if (bounce) return saveMailResult(db, id, "waiting", { status: "blocked", last_error: bounce.reason });
  const now = clock();
  const mail = await claimMail(db, { id, attempts }, now, new Date(now.getTime() - SEND_TIMEOUT_MS));
  if (!mail) return scheduleRecheck(context, id);
  let answer: string;
  try {
    const attachments = await loadAttachments(context, mail);
    answer = await sender.send({
      ...toOutgoingMail(mail),
      attachments,
      from: formatSender(from, context.network.brand),
    });
  } catch (error) {
    return recordFailure(context, mail, error as Error);
  }
  await saveMailResult(db, id, "sending", {
    status: "sent",
    sent_at: clock(),
    last_error: null,
    answer: toErrorText(answer),
  });
  await requeueWaitingMails(context);
}

/** Schedules a check of an email whose sending process may have died, which is certain only after the timeout. */
async function scheduleRecheck(context: Context, id: string): Promise<void> {
  const mail = await selectMail(context.db, id);
  if (mail?.status !== "sending" || mail.never_twice || !mail.sending_at) return;
  const { attempts, sending_at } = mail;
  const after = new Date(sending_at.getTime() + SEND_TIMEOUT_MS + 1_000);
  await enqueue(context, "send-mail", { outbox_id: id, attempts }, after);
}

/** Adds the network's name to a bare address. */
function formatSender(address: string, brand: string): string {
  return address.includes("<") ? address : `"${toSingleLine(brand).replace(/["\\]/g, "")}" <${address}>`;
}

function loadAttachments({ files }: Context, { attachments }: OutboxRow): Promise<Mail["attachments"]> {
  return Promise.all(
    attachments.map(async ({ file, ...formatSender }) => ({ ...formatSender, content: await files.get(file) })),
  );
}

function toOutgoingMail(mail: OutboxRow) {
  const { "Message-ID": message_id = `<${mail.id}@localhost>`, ...headers } = mail.headers;
  const { to_address: to, reply_to, subject, text, html } = mail;
  return { message_id, to, reply_to, subject, text, html, headers };
}

const toErrorText = (words: string): string => toSingleLine(words).slice(0, 500);

async function recordFailure(context: Context, mail: OutboxRow, error: Error): Promise<void> {
  const { db, clock, log } = context;
  const { id, attempts } = mail;
  const last_error = toErrorText(error.message);
  const isUnclear = error instanceof MailUnclear;
  if (isUnclear && mail.never_twice) {
    log.warn({ outbox: id }, "email delivery is unknown; it will not be resent automatically");
    return saveMailResult(db, id, "sending", { status: "unclear", last_error });
  }
  if (error instanceof MailRejected || attempts >= MAX_ATTEMPTS) {
    const isAddress = error instanceof MailRejected && error.isAddress;
    if (isAddress) await insertBounce(db, { address: mail.to_address, reason: last_error, bounced_at: clock() });
    await saveMailResult(db, id, "sending", { status: "failed", last_error });
    log.error({ outbox: id, attempts, isAddress }, "email failed");
    return;
  }
  // A server that drops each connection may have delivered each time, so it gets fewer attempts.
  const next_try_at = new Date(clock().getTime() + getRetryDelay(isUnclear ? attempts * UNCLEAR_WEIGHT : attempts));
  await runInTransaction(context, async (tx) => {
    await postponeMail(tx.db, id, {
      last_error,
      next_try_at,
      awaits_server: error instanceof MailServerUnavailable,
    });
    await enqueue(tx, "send-mail", { outbox_id: id, attempts }, next_try_at);
  });
  // The server's response may contain the address, so it is stored in the outbox and not logged.
  log.warn({ outbox: id, attempts, next_try_at }, "email not delivered; it will be retried");
}

/** Makes waiting emails due now, because the server has just accepted one. */
async function requeueWaitingMails(context: Context): Promise<void> {
  await runInTransaction(context, async (tx) => {
    for (const { id: outbox_id, attempts } of await requeueMails(tx.db, tx.clock(), RELEASE_BATCH_SIZE))
      await enqueue(tx, "send-mail", { outbox_id, attempts });
  });
}
