import * as v from "valibot";
import { type Context, requireStaff, runInTransaction } from "#domain/context.ts";
import type { StaffCode } from "#domain/staff/staff-messages.ts";
import { NotFound } from "#lib/errors.ts";
import { toStorableJson } from "#lib/storable-json.ts";
import { m } from "#messages/messages.js";
import type { ContentEditor, EditedContent } from "../editing/content-kind.ts";
import { lockContent } from "../editing/revision-queries.ts";
import { deleteSchedule, selectSchedule, upsertSchedule } from "./schedule-queries.ts";

/** A change of a text that is published at a time, as the desk shows it. */
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

/**
 * Schedules a change of a text, in place of one that is scheduled already. Visitors see the current text until then.
 *
 * @throws NotSignedIn; NotAllowed; NotFound; Invalid by field; Conflict if the text has another version
 */
export async function scheduleChange<Change>(
  context: Context,
  editor: Editor<Change>,
  id: number,
  { change, publish_at }: { change: Change & { version: string }; publish_at: Date },
): Promise<ScheduledChange> {
  const base = await editor.validate(context, id, change);
  const { version: _, ...fields } = change;
  const { kind } = editor;
  return runInTransaction(context, async (tx) => {
    if (!(await lockContent(tx.db, kind, id))) throw new NotFound(m.desk_record_not_found());
    await upsertSchedule(tx.db, {
      ...{ kind, subject_id: id, account_id: requireStaff(tx).id, publish_at, problem: null },
      ...{ base: JSON.stringify(base), change: toStorableJson(fields), scheduled_at: tx.clock() },
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

/** Cancels a text's scheduled change. Safe to repeat. @throws NotSignedIn; NotAllowed; NotFound */
export async function cancelSchedule(
  context: Context,
  editor: Pick<Editor<never>, "kind" | "find" | "recordEvent">,
  id: number,
): Promise<void> {
  await editor.find(context, id, "write");
  await runInTransaction(context, async (tx) => {
    if (await deleteSchedule(tx.db, editor.kind, id)) await editor.recordEvent(tx, id, "unscheduled");
  });
}
