import { type Context, runInTransaction } from "#domain/context.ts";
import type { PublicClient, PublicResponse } from "#integrations/public-client.ts";
import { signBody } from "#lib/standard-webhooks.ts";
import { createNextDelivery, isUpToDate } from "./create-delivery.ts";
import { type DeliveryRow, deletePending, selectPending, updateDelivery } from "./delivery-queries.ts";
import { getNextAttempt, MAX_ATTEMPTS } from "./delivery-schedule.ts";
import { claimPartner, type PartnerRow, selectPartner, updatePartner } from "./partner-queries.ts";
import { deleteReceived, saveReceived } from "./received-queries.ts";

/** How long a process has the exclusive right to send to a partner; longer than any request. */
const CLAIM_MS = 60_000;
/** Requests per job, so that other partners get their turn. */
const MAX_REQUESTS = 100;
/** How long requests are also signed with the previous secret. */
const ROTATION_MS = 24 * 3_600_000;
const MAX_ANSWER_LENGTH = 500;

/** Sends a partner everything it has not received, until a request fails. Resolves with the number of requests. */
export async function sendFeed(context: Context, client: PublicClient, partnerId: number): Promise<number> {
  const { db, clock } = context;
  let requests = 0;
  for (; requests < MAX_REQUESTS; requests += 1) {
    const now = clock();
    if (!(await claimPartner(db, partnerId, now, new Date(now.getTime() + CLAIM_MS)))) return requests;
    const wasSent = await sendNext(context, client, partnerId).finally(() =>
      updatePartner(db, partnerId, { sending_until: null }),
    );
    if (!wasSent) return requests;
  }
  return requests;
}

/** Sends the next request. False if there is none or it failed. */
async function sendNext(context: Context, client: PublicClient, partnerId: number): Promise<boolean> {
  const partner = await selectPartner(context.db, partnerId);
  if (!partner) return false;
  const pending = await selectPending(context.db, partnerId);
  const isDue = ({ kind, next_attempt_at }: DeliveryRow): boolean =>
    next_attempt_at <= context.clock() && (partner.active || kind === "test");
  const hasOther = pending.some(({ kind }) => kind !== "test");
  const due =
    pending.find(isDue) ?? (partner.active && !hasOther ? await createNextDelivery(context, partner) : undefined);
  const next = due && (await renewOldContent(context, partner, due));
  if (!next) return false;
  const response = await post(context, client, partner, next);
  const isDelivered = "status" in response && response.status >= 200 && response.status < 300;
  await runInTransaction(context, (tx) =>
    isDelivered ? saveDelivered(tx, partner, next, response) : saveFailed(tx, partner, next, response),
  );
  return isDelivered || next.kind === "test";
}

/** Creates a failed request again if its listings have changed since, so that withdrawn content is never sent. */
async function renewOldContent(
  context: Context,
  partner: PartnerRow,
  delivery: DeliveryRow,
): Promise<DeliveryRow | undefined> {
  if (delivery.attempts === 0 || (await isUpToDate(context, partner, delivery))) return delivery;
  return runInTransaction(context, async (tx) => {
    await deletePending(tx.db, partner.id);
    return createNextDelivery(tx, partner, delivery.attempts);
  });
}

type Answer = PublicResponse | { error: string };

async function post(
  { encryptor, clock, log }: Context,
  client: PublicClient,
  partner: PartnerRow,
  { id, body }: DeliveryRow,
): Promise<Answer> {
  const now = clock();
  const { secret_encrypted, previous_secret_encrypted, secret_rotated_at } = partner;
  const isRotating = now.getTime() - (secret_rotated_at?.getTime() ?? 0) < ROTATION_MS;
  const encrypted = [secret_encrypted, ...(isRotating && previous_secret_encrypted ? [previous_secret_encrypted] : [])];
  const secrets = encrypted.flatMap((one) => encryptor.decrypt(one) ?? []);
  if (secrets.length === 0) return { error: "The secret can't be decrypted. Create a new one." };
  const headers = {
    "Content-Type": "application/json; charset=utf-8",
    "User-Agent": "Handover-Partner-Feed/1",
    ...signBody({ id, body: body ?? "", now }, secrets),
  };
  try {
    return await client.post(partner.url, headers, body ?? "");
  } catch (error) {
    log.warn({ err: error, partner: partner.id }, "partner not reached");
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

function describe(answer: Answer): { last_status: number | null; last_answer: string } {
  // PostgreSQL can't store NUL characters.
  const clean = (text: string): string => text.replaceAll("\0", "").slice(0, MAX_ANSWER_LENGTH);
  return "status" in answer
    ? { last_status: answer.status, last_answer: clean(answer.text) }
    : { last_status: null, last_answer: clean(answer.error) };
}

async function saveDelivered(
  { db, clock }: Context,
  partner: PartnerRow,
  delivery: DeliveryRow,
  answer: Answer,
): Promise<void> {
  const now = clock();
  const isStored = await updateDelivery(db, delivery.id, {
    ...describe(answer),
    state: "delivered",
    attempts: delivery.attempts + 1,
    body: null,
    last_attempt_at: now,
    finished_at: now,
  });
  // The partner has been edited, and everything that differs will be sent in new requests.
  if (!isStored) return;
  await saveReceived(db, partner.id, delivery.sent);
  await deleteReceived(db, partner.id, delivery.removed);
  if (delivery.full_until === null) return;
  const isDone = delivery.is_last_part;
  await updatePartner(db, partner.id, isDone ? { full_id: null, full_after: 0 } : { full_after: delivery.full_until });
}

/** Schedules another attempt. After the last one, the partner is paused; its changes are sent once it is resumed. */
async function saveFailed(
  { db, clock, log }: Context,
  partner: PartnerRow,
  delivery: DeliveryRow,
  answer: Answer,
): Promise<void> {
  const now = clock();
  const attempts = delivery.attempts + 1;
  const isFinal = attempts >= MAX_ATTEMPTS || delivery.kind === "test";
  const isStored = await updateDelivery(db, delivery.id, {
    ...describe(answer),
    attempts,
    last_attempt_at: now,
    ...(isFinal
      ? { state: "failed", body: null, finished_at: now }
      : { next_attempt_at: getNextAttempt(now, attempts) }),
  });
  if (!isStored || !isFinal || delivery.kind === "test") return;
  await updatePartner(db, partner.id, { active: false, paused_after_failures: true, updated_at: now });
  log.error({ partner: partner.id, attempts }, "partner paused after failures");
}
