import type { ReceivedMail } from "#integrations/received-mail.ts";

/** Senders that are programs: bounces and notifications. */
const PROGRAM = /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?([+=-].*)?)@/i;

/**
 * Returns whether an email was sent by a program: an absence notice, a bounce, a mailing list or a copy of our own.
 * Answering one could start an endless loop (RFC 3834). A missing sender is the empty envelope sender of a bounce.
 */
export function isAutomatic({ from, headers }: Pick<ReceivedMail, "from" | "headers">): boolean {
  const get = (name: string): string => headers.get(name)?.trim().toLowerCase() ?? "";
  if (!from || PROGRAM.test(from.address)) return true;
  if (get("auto-submitted") !== "" && get("auto-submitted") !== "no") return true;
  if (/^(bulk|junk|list|auto_reply)$/.test(get("precedence"))) return true;
  if (get("return-path") === "<>") return true;
  if (/^multipart\/report\b/.test(get("content-type"))) return true;
  return ["list-id", "list-unsubscribe", "x-autoreply", "x-autorespond", "x-autoresponder", "x-failed-recipients"].some(
    (name) => headers.has(name),
  );
}
