import * as v from "valibot";
import { type Context, requireStaff, runInTransaction } from "#domain/context.ts";
import type { StaffCode } from "#domain/staff/staff-messages.ts";
import { Conflict, NotFound } from "#lib/errors.ts";
import { toStorableJson } from "#lib/storable-json.ts";
import { getNextVersion } from "#lib/version.ts";
import { m } from "#messages/messages.js";
import type { ContentEditor, EditedContent } from "../editing/content-kind.ts";
import { lockContent } from "../editing/revision-queries.ts";
import { deleteSchedule, selectSchedule, upsertSchedule } from "./schedule-queries.ts";

/** A scheduled change of a text, as the desk shows it. */
export type ScheduledChange = NonNullable<Awaited<ReturnType<typeof selectSchedule>>>;

/** The years ahead that a change can be scheduled. */
const MAX_YEARS = 2;

const timeSchema = v.pipe(v.string(), v.isoTimestamp());

/** Returns what is wrong with a time of publication, or null. */
export function checkPublishAt(typed: unknown, now: Date): StaffCode | null {
  if (typed === "" || typed === null || typed === undefined) return "required";
  const time = v.is(timeSchema, typed) ? new Date(typed) : null;
  if (!time || Number.isNaN(time.getTime())) return "invalid";
  if (time <= now) return "past";
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() + MAX_YEARS);
  return time > latest ? "too_far" : null;
}

type Editor<Change> = Pick<ContentEditor<EditedContent, Change>, "kind" | "find" | "validate" | "recordEvent">;

/** A change to schedule. */
interface NewSchedule<Change> {
  change: Change & { version: string };
  publish_at: Date;
  /** The `scheduled_at` of the change that this one replaces; null if none is scheduled. */
  replaces: Date | null;
}

/**
 * Schedules a change of a text, in place of one that is scheduled already. Visitors see the current text until then.
 *
 * @throws NotSignedIn; NotAllowed; NotFound; Invalid by field; Conflict if the text has another version, or another
 * change is scheduled than the one to be replaced
 */
export async function scheduleChange<Change>(
  context: Context,
  editor: Editor<Change>,
  id: number,
  { change, publish_at, replaces }: NewSchedule<Change>,
): Promise<ScheduledChange> {
  const base = await editor.validate(context, id, change);
  const { version: _, ...fields } = change;
  const { kind } = editor;
  return runInTransaction(context, async (tx) => {
    if (!(await lockContent(tx.db, kind, id))) throw new NotFound(m.desk_record_not_found());
    const scheduled = await selectSchedule(tx.db, kind, id);
    requireSame(scheduled, replaces);
    const now = tx.clock();
    await upsertSchedule(tx.db, {
      kind,
      subject_id: id,
      account_id: requireStaff(tx).id,
      publish_at,
      problem: null,
      base: JSON.stringify(base),
      change: toStorableJson(fields),
      scheduled_at: scheduled ? getNextVersion(scheduled.scheduled_at, now) : now,
    });
    await editor.recordEvent(tx, id, "scheduled", { publish_at: publish_at.toISOString() });
    return (await selectSchedule(tx.db, kind, id)) as ScheduledChange;
  });
}

/** Returns a text's scheduled change, or null. @throws NotSignedIn; NotAllowed; NotFound */
export async function findSchedule(
  context: Context,
  editor: Pick<Editor<never>, "kind" | "find">,
  id: number,
): Promise<ScheduledChange | null> {
  await editor.find(context, id, "write");
  return (await selectSchedule(context.db, editor.kind, id)) ?? null;
}

/** @throws Conflict if someone has scheduled, replaced or canceled a change meanwhile, or it was published */
function requireSame(scheduled: Pick<ScheduledChange, "scheduled_at"> | undefined, expected: Date | null): void {
  if (scheduled?.scheduled_at.getTime() !== expected?.getTime()) throw new Conflict(m.desk_schedule_conflict());
}

/**
 * Cancels a text's scheduled change. Safe to repeat.
 *
 * @param scheduled_at of the change
 * @throws NotSignedIn; NotAllowed; NotFound; Conflict if another change is scheduled
 */
export async function cancelSchedule(
  context: Context,
  editor: Pick<Editor<never>, "kind" | "find" | "recordEvent">,
  id: number,
  scheduled_at: Date,
): Promise<void> {
  await editor.find(context, id, "write");
  await runInTransaction(context, async (tx) => {
    await lockContent(tx.db, editor.kind, id);
    const scheduled = await selectSchedule(tx.db, editor.kind, id);
    if (scheduled) requireSame(scheduled, scheduled_at);
    if (await deleteSchedule(tx.db, editor.kind, id)) await editor.recordEvent(tx, id, "unscheduled");
  });
}
