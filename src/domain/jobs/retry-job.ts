import { type Context, runInTransaction } from "#domain/context.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { isUuid } from "#lib/is-uuid.ts";

/** Retries a permanently failed job; does nothing if it has been retried already. @throws NotSignedIn, NotAllowed */
export async function retryJob(context: Context, name: string, id: string): Promise<void> {
  authorize(context, "jobs.write");
  if (!isUuid(id) || !(await context.queue.retry(name, id))) return;
  await runInTransaction(context, (context) =>
    recordAuditEvent(context, { action: "job.retried", subject: `job ${name} ${id}` }),
  );
}
