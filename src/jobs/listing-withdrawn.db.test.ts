import { beforeEach, expect, test } from "vitest";
import { changeStatus } from "#domain/listings/editing/change-status.ts";
import { openTestContext } from "../../tests/support/context.ts";
import { addStaff } from "../../tests/support/desk/desk-fixture.ts";
import { createDraft, withViewer } from "../../tests/support/edited-listing.ts";
import { insertAgent, insertOffice } from "../../tests/support/listings.ts";
import { createEmailJobs } from "./email-jobs.ts";

const context = await openTestContext({ clock: () => new Date("2026-11-20T12:00:00Z") });
const { db, queue } = context;
const office_id = await insertOffice(db);
const agent_id = await insertAgent(db, { office_id, email: "maria@brokers.internal" });
const agent = await addStaff(context, { staff_role: "agent", office_id, agent_id, name: "Maria Soto" });
const manager = await addStaff(context, { staff_role: "office_manager", office_id, name: "Lee Park" });
await queue.work("listing-withdrawn-mail", createEmailJobs(context)["listing-withdrawn-mail"] as never);

beforeEach(async () => {
  await queue.runAll();
  await db.deleteFrom("outbox").execute();
});

/** Publishes a listing of an agent and withdraws it. */
async function withdraw(viewer: typeof manager, fields: Parameters<typeof createDraft>[2]): Promise<number> {
  const { number } = await createDraft(context, manager, fields);
  const change = (to: "active" | "withdrawn", who: typeof manager) =>
    changeStatus(withViewer(context, who), { number, to });
  await change("active", manager);
  await change("withdrawn", viewer);
  return number;
}

async function listMails() {
  await queue.runAll();
  return db.selectFrom("outbox").select(["to_address", "subject", "text"]).execute();
}

test("tells the agent who withdrew their listing", async () => {
  const number = await withdraw(manager, { agent_id });
  const [mail, ...others] = await listMails();
  expect(others).toEqual([]);
  expect(mail?.to_address).toBe("maria@brokers.internal");
  expect(mail?.text).toContain("Lee Park withdrew “");
  expect(mail?.text).toContain("on November 20, 2026.");
  expect(mail?.text).toContain(`/desk/listings/${number}`);
});

test("doesn't email agents about what they withdraw, nor an office about its own listing", async () => {
  await withdraw(agent, { agent_id });
  await withdraw(manager, { agent_id: null });
  expect(await listMails()).toEqual([]);
});

test("doesn't email if the listing was published again in the meantime", async () => {
  const number = await withdraw(manager, { agent_id });
  await changeStatus(withViewer(context, manager), { number, to: "active" });
  expect(await listMails()).toEqual([]);
});
