import { randomUUID } from "node:crypto";
import { type Context, enqueue, runInTransaction } from "#domain/context.ts";
import { createSecret } from "#lib/secrets.ts";
import { sha256 } from "#lib/sha256.ts";
import { addDays } from "#lib/time/durations.ts";
import {
  getDueReminder,
  getWithdrawalTime,
  LINK_DAYS,
  NOTICE_DAYS,
  REMINDER_STEPS,
  WARNING_DAYS,
} from "./freshness.ts";
import { insertConfirmation, lockActiveListing, selectUnreminded } from "./freshness-queries.ts";

/** Max emails per run. */
const MAX_REMINDERS = 500;

/**
 * Emails the agents of active listings that were not confirmed recently, or the office if a listing has no agent, to ask
 * whether the listing is current. The reminders of a listing are sent in order, at most one a week, and start over after
 * a confirmation. Safe to run in several processes.
 *
 * @returns the number of emails queued
 */
export async function remindStaleListings(context: Context): Promise<number> {
  const now = context.clock();
  const steps = REMINDER_STEPS.map(({ days, after }) => ({ after, before: addDays(now, -days) }));
  let queued = 0;
  for (const { number } of await selectUnreminded(context.db, steps, addDays(now, -NOTICE_DAYS), MAX_REMINDERS))
    if (await runInTransaction(context, (tx) => remind(tx, number, now))) queued += 1;
  return queued;
}

async function remind(context: Context, number: number, created_at: Date): Promise<boolean> {
  const { db } = context;
  const listing = await lockActiveListing(db, number);
  if (!listing) return false;
  const { agent_id, agent_email, office_email, since, latest } = listing;
  // Another process may have sent it while this one waited for the lock.
  const step_days = getDueReminder(since, latest, created_at);
  if (step_days === null) return false;
  const [id, token] = [randomUUID(), createSecret()];
  await insertConfirmation(db, {
    id,
    token_sha256: sha256(token),
    listing_number: number,
    agent_id,
    step_days,
    created_at,
    email: agent_email ?? office_email,
    expires_at: addDays(created_at, LINK_DAYS),
    ends_at: step_days === WARNING_DAYS ? getWithdrawalTime(since, created_at) : null,
  });
  await enqueue(context, "listing-confirmation-mail", { confirmation_id: id, token });
  return true;
}
