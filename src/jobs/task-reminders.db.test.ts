import { expect, test } from "vitest";
import { remindTasks } from "#domain/deals/tasks/remind-tasks.ts";
import { openTestContext } from "../../tests/support/context.ts";
import { insertDealFor, insertTaskFor } from "../../tests/support/deals.ts";
import { addStaff } from "../../tests/support/desk/desk-fixture.ts";
import { insertAgent, insertListing, insertOffice } from "../../tests/support/listings.ts";
import { createEmailJobs } from "./email-jobs.ts";

const context = await openTestContext({ clock: () => new Date("2026-11-20T13:00:00Z") });
const { db, queue } = context;

test("emails due tasks once to the agent of their deal, with links to it", async () => {
  const office_id = await insertOffice(db);
  const agent_id = await insertAgent(db, { office_id });
  await addStaff(context, { staff_role: "agent", office_id, agent_id, email: "maria@brokers.internal" });
  await insertListing(db, { number: 100_234, office_id, agent_id, name: "Family bakery" });
  const deal_id = await insertDealFor(context, { listing_number: 100_234, office_id, agent_id });
  await insertTaskFor(context, { deal_id, title: "Call about the lease" });
  await insertTaskFor(context, { deal_id, title: "Send the figures", due_on: "2026-11-18" });
  await insertTaskFor(context, { deal_id, title: "Not yet", due_on: "2026-11-21" });
  await queue.work("task-reminder-mail", createEmailJobs(context)["task-reminder-mail"] as never);
  await remindTasks(context);
  await remindTasks(context);
  await queue.runAll();
  const [mail, ...others] = await db.selectFrom("outbox").select(["to_address", "subject", "text"]).execute();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to_address: "maria@brokers.internal", subject: expect.stringContaining("2") });
  expect(mail?.text).toContain("Call about the lease");
  expect(mail?.text).toContain("Due November 18, 2026");
  expect(mail?.text).toContain(`/desk/deals/${deal_id}`);
  expect(mail?.text).not.toContain("Not yet");
});
