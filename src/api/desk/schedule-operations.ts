import * as v from "valibot";
import type { EditedContent } from "#domain/content/editing/content-kind.ts";
import {
  cancelSchedule,
  checkPublishAt,
  findSchedule,
  type ScheduledChange,
  scheduleChange,
} from "#domain/content/schedules/schedule-change.ts";
import { createStaffProblem, type StaffCode, type StaffCodes } from "#domain/staff/staff-messages.ts";
import type { Operation } from "../http/operation.ts";
import type { ContentCalls } from "./content-calls.ts";
import { anyObject, defineDeskOperation, parseId } from "./desk-operation.ts";

type ScheduleCalls<Edited extends EditedContent, Change> = Pick<
  ContentCalls<Edited, Change>,
  "id" | "noun" | "path" | "editor" | "schema" | "check"
>;

/** The form's fields as in an update, and when to publish them. */
interface ScheduleInput<Change> {
  change: Change & { version: string };
  publish_at: Date;
}

/** Defines the calls that schedule a change of one kind of text, show it and cancel it. */
export function defineScheduleOperations<Edited extends EditedContent, Change>({
  id,
  noun,
  path,
  editor,
  schema,
  check,
}: ScheduleCalls<Edited, Change>): Operation[] {
  const shared = { path: `${path}/{id}/schedule`, params: { id: `The ${noun}'s number` } };
  return [
    defineDeskOperation<ScheduledChange | null, undefined>({
      ...shared,
      id: `showDesk${id}Schedule`,
      method: "GET",
      summary: `Returns the scheduled change of the ${noun}, or null`,
      response: { status: 200, schema: v.strictObject({ schedule: v.nullable(anyObject) }) },
      find: (context, params) => findSchedule(context, editor, parseId(params)),
      handle: async (_context, { subject }) => ({ schedule: subject }),
    }),
    defineDeskOperation<{ id: number }, ScheduleInput<Change>, StaffCode>({
      ...shared,
      id: `scheduleDesk${id}`,
      method: "PUT",
      summary: `Schedules a change of the ${noun}, in place of an earlier one`,
      body: v.strictObject({ publish_at: v.string(), change: schema }),
      required: ["publish_at", "change"],
      response: { status: 200, schema: v.strictObject({ schedule: anyObject }) },
      problems: [409],
      find: (context, params) => editor.find(context, parseId(params), "write"),
      check: ({ body: { publish_at, change, ...unknown } }, { clock }) => {
        const checked = check(change ?? {});
        const wrong = checkPublishAt(publish_at, clock());
        const codes: StaffCodes = {
          ...("codes" in checked && checked.codes),
          ...Object.fromEntries(Object.keys(unknown).map((name) => [name, "unknown_field" as const])),
          ...(wrong && { publish_at: wrong }),
        };
        if (!("input" in checked) || Object.keys(codes).length > 0) return { codes };
        return { input: { change: checked.input, publish_at: new Date(String(publish_at)) } };
      },
      toProblem: createStaffProblem,
      handle: async (context, { subject, input }) => ({
        schedule: await scheduleChange(context, editor, subject.id, input),
      }),
    }),
    defineDeskOperation<{ id: number }, undefined>({
      ...shared,
      id: `cancelDesk${id}Schedule`,
      method: "DELETE",
      summary: `Cancels the scheduled change of the ${noun}`,
      response: { status: 204 },
      find: (context, params) => editor.find(context, parseId(params), "write"),
      handle: (context, { subject }) => cancelSchedule(context, editor, subject.id),
    }),
  ];
}
