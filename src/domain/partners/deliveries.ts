import { randomUUID } from "node:crypto";
import type { DeliveryKind, DeliveryState } from "#db/tables/partners.ts";
import { type Context, enqueue, runInTransaction } from "#domain/context.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { Conflict, NotFound } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { createTestDelivery } from "./create-delivery.ts";
import {
  type DeliveryRow,
  deletePending,
  selectDeliveries,
  selectDelivery,
  selectPending,
} from "./delivery-queries.ts";
import { findStoredPartner } from "./desk-partners.ts";
import { lockPartner, startFullFeed, updatePartner } from "./partner-queries.ts";
import { markUnreceived } from "./received-queries.ts";

/** A request to a partner as the desk's log shows it. Times are ISO 8601 UTC. */
export interface DeskDelivery {
  id: string;
  kind: DeliveryKind;
  state: DeliveryState;
  /** Numbers of the listings sent, and of those reported as removed. */
  listings: number[];
  removed: number[];
  attempts: number;
  last_status: number | null;
  last_answer: string | null;
  created_at: string;
  last_attempt_at: string | null;
  next_attempt_at: string | null;
}

/** Returns a page of a partner's log. @throws NotSignedIn; NotAllowed; NotFound */
export async function listDeliveries(
  context: Context,
  id: number,
  page: { page: number; per_page: number },
): Promise<{ data: DeskDelivery[]; total: number }> {
  await findStoredPartner(context, id, "partner.read");
  const { data, total } = await selectDeliveries(context.db, id, page);
  return { data: data.map(toDeskDelivery), total };
}

/** Queues a request without listings, also to a paused partner. @throws NotSignedIn; NotAllowed; NotFound */
export async function sendPartnerTest(context: Context, id: number): Promise<void> {
  await runInTransaction(context, async (tx) => {
    await lockPartner(tx.db, id);
    const partner = await findStoredPartner(tx, id, "partner.write");
    const pending = await selectPending(tx.db, id);
    if (!pending.some(({ kind }) => kind === "test")) await createTestDelivery(tx, partner);
    await recordAuditEvent(tx, { action: "partner.tested", subject: `partner ${id}` });
    await enqueue(tx, "partner-feed", { partner_id: id });
  });
}

/** Sends all listings again from the start. @throws NotSignedIn; NotAllowed; NotFound; Conflict if paused */
export async function sendFullFeed(context: Context, id: number): Promise<void> {
  await runInTransaction(context, async (tx) => {
    await lockPartner(tx.db, id);
    const { active } = await findStoredPartner(tx, id, "partner.write");
    if (!active) throw new Conflict(m.partner_resume_first());
    await deletePending(tx.db, id);
    await updatePartner(tx.db, id, { full_id: null });
    await startFullFeed(tx.db, id, randomUUID(), tx.clock());
    await recordAuditEvent(tx, { action: "partner.full_feed_sent", subject: `partner ${id}` });
    await enqueue(tx, "partner-feed", { partner_id: id });
  });
}

/** Returns the delivery with this id. @throws NotSignedIn; NotAllowed; NotFound */
export async function findDelivery(context: Context, id: string): Promise<DeliveryRow> {
  authorize(context, "partner.write");
  const row = /^[0-9a-f-]{36}$/.test(id) ? await selectDelivery(context.db, id) : undefined;
  if (!row) throw new NotFound(m.desk_record_not_found());
  return row;
}

/**
 * Sends the current state of a delivery's listings again. Sending the delivery's old content would overwrite what the
 * partner received since.
 *
 * @throws NotSignedIn; NotAllowed; NotFound; Conflict if the partner is paused
 */
export async function resendDelivery(
  context: Context,
  { id, partner_id, kind, sent, removed }: DeliveryRow,
): Promise<void> {
  if (kind === "test") return sendPartnerTest(context, partner_id);
  await runInTransaction(context, async (tx) => {
    await lockPartner(tx.db, partner_id);
    const { active } = await findStoredPartner(tx, partner_id, "partner.write");
    if (!active) throw new Conflict(m.partner_resume_first());
    await deletePending(tx.db, partner_id);
    await markUnreceived(tx.db, partner_id, [...Object.keys(sent).map(Number), ...removed]);
    await recordAuditEvent(tx, { action: "partner.resent", subject: `partner ${partner_id}`, details: { id } });
    await enqueue(tx, "partner-feed", { partner_id });
  });
}

function toDeskDelivery(row: DeliveryRow): DeskDelivery {
  const { id, kind, state, sent, removed, attempts, last_status, last_answer } = row;
  return {
    id,
    kind,
    state,
    removed,
    attempts,
    last_status,
    last_answer,
    listings: Object.keys(sent).map(Number),
    created_at: row.created_at.toISOString(),
    last_attempt_at: row.last_attempt_at?.toISOString() ?? null,
    next_attempt_at: state === "pending" ? row.next_attempt_at.toISOString() : null,
  };
}
