import type { ControlledTransaction } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "#db/tables/database.ts";
import type { Context } from "#domain/context.ts";
import { mergeLeads } from "#domain/leads/merge-leads.ts";
import { Conflict, NotAllowed, NotFound } from "#lib/errors.ts";
import { openTestContext, type TestContext } from "../../../../tests/support/context.ts";
import { insertDealFor, insertTaskFor } from "../../../../tests/support/deals.ts";
import { insertLeadFor } from "../../../../tests/support/leads.ts";
import { openTransferFixture, type TransferFixture } from "../../../../tests/support/transfer-fixture.ts";
import { addTask, deleteTask, markTaskDone, updateTask } from "./change-tasks.ts";
import { listMyTasks, listSubjectTasks } from "./list-tasks.ts";
import { remindTasks } from "./remind-tasks.ts";
import { createTaskCalendar, readTaskCalendar, revokeTaskCalendar, showTaskCalendar } from "./task-calendar.ts";
import { getTaskEmail } from "./task-email.ts";

const LISTING = 100_001;
// Eight in the morning in Miami.
let now = new Date("2026-11-20T13:00:00Z");
const { db, ...rest } = await openTestContext({ clock: () => now });
let at: TransferFixture;
let base: TestContext;
let agent: Context;
let colleague: Context;
let manager: Context;
let transaction: ControlledTransaction<Database>;
let deal_id: string;

beforeEach(async () => {
  now = new Date("2026-11-20T13:00:00Z");
  rest.queue.sent.splice(0);
  transaction = await db.startTransaction().execute();
  base = { ...rest, db: transaction } as TestContext;
  at = await openTransferFixture(base);
  const { offices, agents, staff, members } = at;
  agent = { ...base, viewer: staff.agent };
  colleague = { ...base, viewer: { ...staff.agent, id: members.colleague, agent_id: agents.colleague } };
  manager = { ...base, viewer: staff.office_manager };
  const own = { office_id: offices.miami, agent_id: agents.own };
  deal_id = await insertDealFor(base, { listing_number: LISTING, ...own });
});
afterEach(() => transaction.rollback().execute());

const add = (context: Context, changes: Partial<Parameters<typeof addTask>[1]> = {}) =>
  addTask(context, { title: "Call", due_on: "2026-11-20", deal_id, ...changes });
const listTitles = async (context: Context) => (await listMyTasks(context)).data.map(({ title }) => title);

describe("a task", () => {
  test("is for whoever is responsible, or for its author; overdue ones come first", async () => {
    await add(agent, { title: "Later", due_on: "2026-12-01" });
    await add(agent, { title: "Overdue", due_on: "2026-11-01" });
    await add(manager, { title: "Mine", is_personal: true });
    expect(await listTitles(agent)).toEqual(["Overdue", "Later"]);
    expect(await listTitles(manager)).toEqual(["Mine"]);
    expect(await listTitles(colleague)).toEqual([]);
    const { data } = await listSubjectTasks(agent, { deal_id });
    expect(data.map(({ title, assignee }) => [title, assignee])).toEqual([
      ["Overdue", "Maria Soto"],
      ["Mine", "Sam office_manager"],
      ["Later", "Maria Soto"],
    ]);
  });

  test("follows the deal to another agent, office or lead, and falls back if its person can't sign in", async () => {
    await add(agent);
    await add(manager, { title: "Personal", is_personal: true });
    await transaction.updateTable("deals").set({ agent_id: at.agents.colleague }).where("id", "=", deal_id).execute();
    expect(await listTitles(colleague)).toEqual(["Call"]);
    await transaction
      .updateTable("staff")
      .set({ disabled_at: now })
      .where("account_id", "=", at.staff.office_manager.id)
      .execute();
    expect((await listTitles(colleague)).sort()).toEqual(["Call", "Personal"]);
    await transaction.updateTable("deals").set({ agent_id: null }).where("id", "=", deal_id).execute();
    expect((await listTitles(manager)).sort()).toEqual(["Call", "Personal"]);
  });

  test("of a merged lead moves with its messages", async () => {
    const miami = { office_id: at.offices.miami, agent_id: at.agents.own };
    const first = await insertLeadFor(base, { ...miami, email: "a@company.internal" });
    const second = await insertLeadFor(base, { ...miami, email: "b@company.internal" });
    await add(agent, { deal_id: null, lead_id: second });
    await mergeLeads(agent, first, second);
    expect((await listSubjectTasks(agent, { lead_id: first })).total).toBe(1);
  });

  test("is done once, reopened, changed and deleted", async () => {
    const { id, version } = await add(agent);
    expect(await markTaskDone(agent, id, true)).toMatchObject({ done: true });
    expect(await listTitles(agent)).toEqual([]);
    const { version: done } = await markTaskDone(agent, id, true);
    expect(done).toBe(version + 1);
    const reopened = await markTaskDone(agent, id, false);
    const change = { title: "Write", due_on: "2026-12-24", version: reopened.version };
    expect(await updateTask(agent, id, change)).toMatchObject({ title: "Write", due_on: "2026-12-24" });
    await expect(updateTask(agent, id, change)).rejects.toBeInstanceOf(Conflict);
    await deleteTask(agent, id);
    await expect(markTaskDone(agent, id, true)).rejects.toBeInstanceOf(NotFound);
    const log = await transaction.selectFrom("staff_actions").select(["action", "office_id"]).execute();
    expect(log).toContainEqual({ action: "task.deleted", office_id: at.offices.miami });
  });

  test("of others is unknown, and readers can't change any", async () => {
    const { id } = await add(agent);
    await expect(markTaskDone(colleague, id, true)).rejects.toBeInstanceOf(NotFound);
    await expect(add(colleague)).rejects.toBeInstanceOf(NotFound);
    const reader = { ...base, viewer: at.staff.read_only };
    expect((await listSubjectTasks(reader, { deal_id })).total).toBe(1);
    await expect(markTaskDone(reader, id, true)).rejects.toBeInstanceOf(NotAllowed);
    await add(agent, { deal_id: null, listing_number: LISTING });
    await expect(add(colleague, { deal_id: null, listing_number: LISTING })).rejects.toBeInstanceOf(NotFound);
  });
});

describe("reminders", () => {
  const remind = () => remindTasks(base);

  test("go to the responsible person from seven on the due day in the office's time zone, once", async () => {
    await insertTaskFor(base, { deal_id });
    await insertTaskFor(base, { deal_id, due_on: "2026-11-21" });
    now = new Date("2026-11-20T11:59:00Z");
    expect(await remind()).toBe(0);
    now = new Date("2026-11-20T12:00:00Z");
    expect(await remind()).toBe(1);
    expect(await remind()).toBe(0);
    const [job] = rest.queue.sent;
    expect(job).toMatchObject({ name: "task-reminder-mail", data: { account_id: at.staff.agent.id } });
    const email = await getTaskEmail(base, job?.data as Parameters<typeof getTaskEmail>[1]);
    expect(email?.tasks).toMatchObject([{ title: "Call about the lease", due_on: "2026-11-20" }]);
  });

  test("list several tasks in one email; a changed day is reminded of again; done ones aren't written", async () => {
    const { id, version } = await add(agent);
    await add(agent);
    expect(await remind()).toBe(1);
    await updateTask(agent, id, { title: "Call", due_on: "2026-11-21", version });
    now = new Date("2026-11-21T13:00:00Z");
    expect(await remind()).toBe(1);
    await transaction.updateTable("tasks").set({ done_at: now }).execute();
    const data = rest.queue.sent.at(-1)?.data as Parameters<typeof getTaskEmail>[1];
    expect(await getTaskEmail(base, data)).toBeNull();
  });

  test("of an office's tasks go to its managers", async () => {
    await transaction.updateTable("deals").set({ agent_id: null }).where("id", "=", deal_id).execute();
    await insertTaskFor(base, { deal_id });
    expect(await remind()).toBe(1);
    expect(rest.queue.sent[0]?.data).toMatchObject({ account_id: at.staff.office_manager.id });
  });
});

describe("the calendar", () => {
  const getToken = (url: string) => new URL(url).searchParams.get("token") ?? "";

  test("has the open tasks of its owner and no names of buyers, until its address is revoked", async () => {
    const { id } = await add(agent, { title: "Lease, keys" });
    await markTaskDone(agent, (await add(agent, { title: "Done" })).id, true);
    await add(manager, { title: "Personal", is_personal: true });
    expect(await showTaskCalendar(agent)).toEqual({ created_at: null });
    const { url } = await createTaskCalendar(agent);
    expect(await showTaskCalendar(agent)).toEqual({ created_at: now.toISOString() });
    const text = await readTaskCalendar(base, getToken(url));
    expect(text).toContain("SUMMARY:Lease\\, keys");
    expect(text).toContain(`UID:task-${id}@`);
    expect(text).toContain("DTSTART;VALUE=DATE:20261120");
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    await revokeTaskCalendar(agent);
    await expect(readTaskCalendar(base, getToken(url))).rejects.toBeInstanceOf(NotFound);
  });

  test("stops with a new address, and when its owner can't sign in any more", async () => {
    const { url: first } = await createTaskCalendar(agent);
    const { url: second } = await createTaskCalendar(agent);
    await expect(readTaskCalendar(base, getToken(first))).rejects.toBeInstanceOf(NotFound);
    await readTaskCalendar(base, getToken(second));
    await transaction
      .updateTable("staff")
      .set({ disabled_at: now })
      .where("account_id", "=", at.staff.agent.id)
      .execute();
    await expect(readTaskCalendar(base, getToken(second))).rejects.toBeInstanceOf(NotFound);
    await expect(readTaskCalendar(base, "guessed")).rejects.toBeInstanceOf(NotFound);
  });
});
