import { beforeEach, expect, test } from "vitest";
import { showLead } from "#domain/leads/inbox/show-lead.ts";
import { markSpam } from "#domain/leads/mark-lead.ts";
import { attachInquiryToLead } from "#domain/leads/routing/attach-inquiry-to-lead.ts";
import { openTestContext } from "../../../../tests/support/context.ts";
import { getLeadId, insertInquiry, openLeadOffices } from "../../../../tests/support/leads.ts";
import { addCallTask } from "./add-call-task.ts";
import { listMyTasks } from "./list-tasks.ts";

// It is still November 19 at the office.
const context = await openTestContext({ clock: () => new Date("2026-11-20T03:00:00Z"), locale: "en-US" });
const { miami, maria, agent } = await openLeadOffices(context);

async function ask(fields: object): Promise<string> {
  const inquiry = { office_id: miami, agent_id: maria, name: "Ann Bell", fields: JSON.stringify(fields) };
  const id = await insertInquiry(context, inquiry);
  await attachInquiryToLead(context, id);
  return id;
}

beforeEach(async () => {
  await context.db.deleteFrom("tasks").execute();
  await context.db.deleteFrom("leads").execute();
});

test.each([
  ["today", "Call Ann Bell (Today)", "2026-11-19"],
  ["tomorrow", "Call Ann Bell (Tomorrow)", "2026-11-20"],
  ["evenings", "Call Ann Bell (In the evening)", "2026-11-19"],
])("adds the task to call %s once, for the agent and on the lead", async (call_time, title, due_on) => {
  const id = await ask({ call_time });

  for (let round = 0; round < 2; round++) await addCallTask(context, id);

  const lead = await getLeadId(context, id);
  expect((await listMyTasks(agent)).data).toMatchObject([{ title, due_on, path: `/leads/${lead}` }]);
  expect((await showLead(agent, lead)).enquiries[0]?.facts).toMatchObject([{ label: "Time to call" }]);
});

test("adds none without a time, for a time that isn't one of the choices, and for spam", async () => {
  await addCallTask(context, await ask({}));
  await addCallTask(context, await ask({ call_time: "whenever" }));
  const spam = await ask({ call_time: "today" });
  await markSpam(agent, await getLeadId(context, spam), true);
  await addCallTask(context, spam);

  expect((await listMyTasks(agent)).data).toEqual([]);
});
