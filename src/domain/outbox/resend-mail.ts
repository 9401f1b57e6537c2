import { type Context, enqueue, runInTransaction } from "#domain/context.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { NotFound } from "#lib/errors.ts";
import { isUuid } from "#lib/is-uuid.ts";
import { m } from "#messages/messages.js";
import { requeueMail, selectMail } from "./outbox-queries.ts";

/** Returns the id of an email that the viewer may resend. @throws NotSignedIn, NotAllowed, NotFound */
export async function findFailedMail(context: Context, id: string): Promise<string> {
  authorize(context, "outbox.write");
  const mail = isUuid(id) ? await selectMail(context.db, id) : undefined;
  if (!mail) throw new NotFound(m.outbox_mail_not_found());
  return mail.id;
}

/**
 * Resends an email that failed, was held back for its address or may have been lost, under the same Message-ID. Other
 * emails are left alone.
 *
 * @throws NotSignedIn, NotAllowed, NotFound
 */
export async function resendMail(context: Context, id: string): Promise<void> {
  await findFailedMail(context, id);
  await runInTransaction(context, async (context) => {
    if (!(await requeueMail(context.db, id))) return;
    await enqueue(context, "send-mail", { outbox_id: id });
    await recordAuditEvent(context, { action: "outbox.sent_again", subject: `mail ${id}` });
  });
}
