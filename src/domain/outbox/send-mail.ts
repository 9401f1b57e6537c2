import type { Context } from "#domain/context.ts";
import { type Mail, MailRefused, type MailSender } from "#integrations/mail.ts";
import { oneLine } from "#lib/plain-text.ts";
import { isInventedAddress } from "./invented-address.ts";
import { claimMail, type OutboxRow, selectMail, updateFailed, updateSent, updateUnwanted } from "./outbox-queries.ts";

/** About a day of attempts, as the queue spaces them. */
const MOST_ATTEMPTS = 105;

/**
 * Sends a waiting mail of the outbox and keeps what came of it. It is marked before it goes: one that must not arrive twice
 * and whose sender ended in the middle stays marked, and is nobody's to send until somebody at the desk says so.
 *
 * @param from a bare address, or `Name <address>`.
 * @throws when it was not taken and is worth trying again.
 */
export async function sendMail(context: Context, id: string, sender: MailSender, from: string): Promise<void> {
  const { db, clock } = context;
  const waiting = await selectMail(db, id);
  if (!waiting || isInventedAddress(waiting.to_address)) return;
  if (waiting.weekly_of !== null && (await updateUnwanted(db, id))) return;
  const mail = await claimMail(db, id, clock());
  if (!mail) return;
  try {
    const attachments = await attached(context, mail);
    await sender.send({ ...outgoing(mail), attachments, from: named(from, context.network.brand) });
  } catch (error) {
    return keepFailure(context, mail, error as Error);
  }
  await updateSent(db, id, clock());
}

/** A bare address speaks in the network's name. */
function named(address: string, brand: string): string {
  return address.includes("<") ? address : `"${oneLine(brand).replace(/["\\]/g, "")}" <${address}>`;
}

function attached({ files }: Context, { attachments }: OutboxRow): Promise<Mail["attachments"]> {
  return Promise.all(attachments.map(async ({ file, ...named }) => ({ ...named, content: await files.get(file) })));
}

function outgoing(mail: OutboxRow) {
  const { "Message-ID": message_id = `<${mail.id}@localhost>`, ...headers } = mail.headers;
  const { to_address: to, reply_to, subject, text, html } = mail;
  return { message_id, to, reply_to, subject, text, html, headers };
}

async function keepFailure({ db, log }: Context, mail: OutboxRow, error: Error): Promise<void> {
  const attempts = mail.attempts + 1;
  const isFinal = error instanceof MailRefused || attempts >= MOST_ATTEMPTS;
  const last_error = oneLine(error.message).slice(0, 500);
  await updateFailed(db, mail.id, { status: isFinal ? "failed" : "waiting", attempts, last_error });
  // The server's own words may quote the address; they stay in the outbox and out of the log.
  if (!isFinal) throw new Error(`Mail ${mail.id} was not taken at attempt ${attempts}.`);
  log.error({ outbox: mail.id, attempts }, "mail given up");
}
