import type { Context } from "#domain/context.ts";
import { createDealProblem } from "#domain/deals/deal-input.ts";
import {
  addTask,
  deleteTask,
  markTaskDone,
  type NewTask,
  newTaskSchema,
  type TaskChange,
  taskSchema,
  updateTask,
} from "#domain/deals/tasks/change-tasks.ts";
import { listMyTasks, listSubjectTasks } from "#domain/deals/tasks/list-tasks.ts";
import { type NamedSubject, requireWritableTask } from "#domain/deals/tasks/require-task.ts";
import { createTaskCalendar, revokeTaskCalendar, showTaskCalendar } from "#domain/deals/tasks/task-calendar.ts";
import { defineBody } from "../http/field-codes.ts";
import type { Operation } from "../http/operation.ts";
import { defineDeskOperation } from "./desk-operation.ts";

const calendar = "/desk/task-calendar";

const list = defineDeskOperation<void, NamedSubject>({
  id: "listTasks",
  method: "GET",
  path: "/desk/tasks",
  summary: "Lists your open tasks, overdue first; with `deal`, `lead` or `listing`, the tasks on it",
  right: "lead.read",
  check: ({ query }) => ({
    input: {
      deal_id: query.get("deal"),
      lead_id: query.get("lead"),
      listing_number: query.has("listing") ? Number(query.get("listing")) : null,
    },
  }),
  handle: (context, { input }) =>
    Object.values(input).some((value) => value !== null) ? listSubjectTasks(context, input) : listMyTasks(context),
});

const add = defineDeskOperation<void, NewTask>({
  id: "addTask",
  method: "POST",
  path: "/desk/tasks",
  summary: "Adds a task to a deal, lead or listing",
  ...defineBody(newTaskSchema, ["title", "due_on"]),
  status: 201,
  toProblem: createDealProblem,
  right: "lead.write",
  handle: (context, { input }) => addTask(context, input),
});

const findWritable = async (context: Context, { id = "" }: Record<string, string>) =>
  (await requireWritableTask(context, id)).id;

const update = defineDeskOperation<string, TaskChange>({
  id: "updateTask",
  method: "PUT",
  path: "/desk/tasks/{id}",
  summary: "Changes a task's title and due day",
  ...defineBody(taskSchema, ["title", "due_on"]),
  toProblem: createDealProblem,
  find: findWritable,
  handle: (context, { subject, input }) => updateTask(context, subject, input),
});

const defineDone = (id: string, method: "PUT" | "DELETE", summary: string, isDone: boolean): Operation =>
  defineDeskOperation<string, undefined>({
    id,
    method,
    summary,
    path: "/desk/tasks/{id}/done",
    find: findWritable,
    handle: (context, { subject }) => markTaskDone(context, subject, isDone),
  });

export const TASK_OPERATIONS: readonly Operation[] = [
  list,
  add,
  update,
  defineDone("finishTask", "PUT", "Marks a task as done", true),
  defineDone("reopenTask", "DELETE", "Marks a task as not done", false),
  defineDeskOperation<string, undefined>({
    id: "deleteTask",
    method: "DELETE",
    path: "/desk/tasks/{id}",
    summary: "Deletes a task",
    status: 204,
    find: findWritable,
    handle: (context, { subject }) => deleteTask(context, subject),
  }),
  defineDeskOperation({
    id: "showTaskCalendar",
    method: "GET",
    path: calendar,
    summary: "Returns since when your calendar of tasks has an address",
    right: "lead.read",
    handle: (context) => showTaskCalendar(context),
  }),
  defineDeskOperation({
    id: "createTaskCalendar",
    method: "POST",
    path: calendar,
    summary: "Creates the secret address of your calendar of tasks, and ends the one before",
    status: 201,
    right: "lead.read",
    handle: (context) => createTaskCalendar(context),
  }),
  defineDeskOperation({
    id: "revokeTaskCalendar",
    method: "DELETE",
    path: calendar,
    summary: "Ends the address of your calendar of tasks",
    status: 204,
    right: "lead.read",
    handle: (context) => revokeTaskCalendar(context),
  }),
];
