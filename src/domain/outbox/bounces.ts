import { type Context, enqueue, runInTransaction } from "#domain/context.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { NotFound } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { type BouncedAddress, deleteBounce, selectBounce, selectBounces } from "./bounce-queries.ts";
import { releaseBlocked } from "./outbox-queries.ts";

/** An address that rejects mail permanently. Times are ISO 8601 UTC. */
export interface ShownBounce extends Omit<BouncedAddress, "bounced_at"> {
  bounced_at: string;
}

/**
 * Returns a page of the addresses that reject mail permanently, newest first, for head office. @throws NotSignedIn,
 * NotAllowed
 */
export async function listBounces(
  context: Context,
  { page, per_page }: { page: number; per_page: number },
): Promise<{ data: ShownBounce[]; total: number }> {
  authorize(context, "outbox.read");
  const { data, total } = await selectBounces(context.db, page, per_page);
  return { data: data.map((one) => ({ ...one, bounced_at: one.bounced_at.toISOString() })), total };
}

/** Returns a bounced address, for staff who may clear it. @throws NotSignedIn, NotAllowed, NotFound */
export async function findBouncedAddress(context: Context, id: string): Promise<BouncedAddress> {
  authorize(context, "outbox.write");
  const found = /^\d{1,9}$/.test(id) ? await selectBounce(context.db, Number(id)) : undefined;
  if (!found) throw new NotFound(m.bounce_not_found());
  return found;
}

/** Allows email to an address again and queues what was held back for it. @throws NotSignedIn, NotAllowed */
export async function removeBounce(context: Context, { id, address }: BouncedAddress): Promise<void> {
  authorize(context, "outbox.write");
  await runInTransaction(context, async (tx) => {
    if (!(await deleteBounce(tx.db, id))) return;
    for (const outbox_id of await releaseBlocked(tx.db, address)) await enqueue(tx, "send-mail", { outbox_id });
    await recordAuditEvent(tx, { action: "outbox.bounce_lifted", subject: `bounce ${id}` });
  });
}
