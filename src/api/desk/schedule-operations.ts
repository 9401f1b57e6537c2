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
import { defineDeskOperation, parseId } from "./desk-operation.ts";

type ScheduleCalls<Edited extends EditedContent, Change> = Pick<
  ContentCalls<Edited, Change>,
  "id" | "noun" | "path" | "editor" | "schema" | "check"
>;

/** The form's fields as in an update, and when to publish them. */
interface ScheduleInput<Change> {
  change: Change & { version: string };
  publish_at: Date;
  /** When the change that this one replaces was scheduled; null if it replaces none. */
  replaces: Date | null;
}

const isTime = (value: unknown): value is string => typeof value === "string" && !Number.isNaN(Date.parse(value));

/** Defines the calls that schedule a change of one kind of text, show it and cancel it. */
export function defineScheduleOperations<Edited extends EditedContent, Change>({
  id,
  noun,
  path,
  editor,
  schema,
  check,
}: ScheduleCalls<Edited, Change>): Operation[] {
  const schedulePath = `${path}/{id}/schedule`;
  return [
    defineDeskOperation<ScheduledChange | null, undefined>({
      path: schedulePath,
      id: `showDesk${id}Schedule`,
      method: "GET",
      summary: `Returns the scheduled change of the ${noun}, or null`,
      find: (context, params) => findSchedule(context, editor, parseId(params)),
      handle: async (_context, { subject }) => ({ schedule: subject }),
    }),
    defineDeskOperation<{ id: number }, ScheduleInput<Change>, StaffCode>({
      path: schedulePath,
      id: `scheduleDesk${id}`,
      method: "PUT",
      summary: `Schedules a change of the ${noun}, in place of an earlier one`,
      body: v.strictObject({ publish_at: v.string(), replaces: v.nullable(v.string()), change: schema }),
      find: (context, params) => editor.find(context, parseId(params), "write"),
      check: ({ body: { publish_at, replaces, change, ...unknown } }, { clock }) => {
        const checked = check(change ?? {});
        const wrong = checkPublishAt(publish_at, clock());
        const codes: StaffCodes = {
          ...("codes" in checked && checked.codes),
          ...Object.fromEntries(Object.keys(unknown).map((name) => [name, "unknown_field" as const])),
          ...(wrong && { publish_at: wrong }),
          ...(replaces !== null && !isTime(replaces) && { replaces: "invalid" as const }),
        };
        if (!("input" in checked) || Object.keys(codes).length > 0) return { codes };
        return {
          input: {
            change: checked.input,
            publish_at: new Date(String(publish_at)),
            replaces: replaces === null ? null : new Date(String(replaces)),
          },
        };
      },
      toProblem: createStaffProblem,
      handle: async (context, { subject, input }) => ({
        schedule: await scheduleChange(context, editor, subject.id, input),
      }),
    }),
    defineDeskOperation<{ id: number }, Date, StaffCode>({
      path: schedulePath,
      id: `cancelDesk${id}Schedule`,
      method: "DELETE",
      summary: `Cancels the scheduled change of the ${noun}, whose \`scheduled_at\` the query names`,
      status: 204,
      find: (context, params) => editor.find(context, parseId(params), "write"),
      check: ({ query }) => {
        const scheduled_at = query.get("scheduled_at");
        return isTime(scheduled_at) ? { input: new Date(scheduled_at) } : { codes: { scheduled_at: "required" } };
      },
      toProblem: createStaffProblem,
      handle: (context, { subject, input }) => cancelSchedule(context, editor, subject.id, input),
    }),
  ];
}
