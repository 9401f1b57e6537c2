import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { openTestContext } from "../../../../tests/support/context.ts";
import { insertLeadFor, insertStaff } from "../../../../tests/support/leads.ts";
import { insertAgent, insertOffice } from "../../../../tests/support/listings.ts";
import { answerAndFollowUp, callAndFollowUp } from "./follow-up.ts";

const context = await openTestContext();
const { db } = context;
const office_id = await insertOffice(db);
const agent_id = await insertAgent(db, { office_id });
const staff = { name: "Maria Soto", staff_role: "agent", office_id, agent_id } as const;
const agent = { ...context, viewer: await insertStaff(db, staff) };
const listTasks = () =>
  db.selectFrom("tasks").select(["title", "due_on", "account_id", "lead_id"]).orderBy("due_on").execute();

let id = "";
beforeEach(async () => {
  await db.deleteFrom("tasks").execute();
  id = await insertLeadFor(context, { office_id, agent_id, name: "Ann Bell", email: `${randomUUID()}@mail.internal` });
});

test("adds a task to follow up with an answer, once, and with a call", async () => {
  const answer = { key: randomUUID(), text: "Yes, it is.", answers_seen: 0, follow_up_on: "2026-11-24" };
  for (let round = 0; round < 2; round++) await answerAndFollowUp(agent, id, answer);
  await callAndFollowUp(agent, id, { text: "Wants to visit.", follow_up_on: "2026-11-26" });
  await callAndFollowUp(agent, id, { text: "Visits on Friday.", follow_up_on: null });
  const task = { title: "Follow up with Ann Bell", account_id: null, lead_id: id };
  expect(await listTasks()).toEqual([
    { ...task, due_on: "2026-11-24" },
    { ...task, due_on: "2026-11-26" },
  ]);
});

test("adds no task if the answer is rejected", async () => {
  const answer = { text: "Yes, it is.", answers_seen: 3, follow_up_on: "2026-11-24" };
  await expect(answerAndFollowUp(agent, id, answer)).rejects.toMatchObject({ status: 409 });
  expect(await listTasks()).toEqual([]);
});
