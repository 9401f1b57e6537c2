import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { Conflict, NotAllowed, NotFound } from "#lib/errors.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import { insertLeadFor, openLeadOffices } from "../../../tests/support/leads.ts";
import { addLeadNote, logCall } from "./add-lead-note.ts";
import { answerLead } from "./answer-lead.ts";
import { showLead } from "./inbox/show-lead.ts";
import { markHandled, markSpam } from "./mark-lead.ts";

const START = new Date("2026-11-20T12:00:00Z");
let now = START;
const context = await openTestContext({ clock: () => now });
const { db, queue } = context;
const { miami, maria, agent, colleague, manager, otherManager, head, reader } = await openLeadOffices(context);

let id = "";
beforeEach(async () => {
  now = START;
  await db.deleteFrom("enquiries").execute();
  await db.deleteFrom("leads").execute();
  queue.sent.splice(0);
  id = await insertLeadFor(context, { office_id: miami, agent_id: maria });
  now = new Date(START.getTime() + 240_000);
});
const getLeadId = () => db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const listEvents = async () => (await showLead(head, id)).events.map(({ kind, who }) => `${kind} by ${who}`);
const listAuditLog = () =>
  db
    .selectFrom("staff_actions")
    .select(["action", "account_id", "office_id", "details"])
    .where("subject", "=", `lead ${id}`)
    .orderBy("id")
    .execute();

test("marks a lead answered by email, stores the agent's text and queues the email", async () => {
  await answerLead(agent, id, { text: "Yes, it is.", answers_seen: 0 });
  expect(await getLeadId()).toMatchObject({
    waiting_since: null,
    pass_on_at: null,
    answers: 1,
    first_answered_at: now,
    first_answered_by: maria,
    handled_at: null,
  });
  expect((await showLead(agent, id)).events).toMatchObject([
    { kind: "answer", who: "Maria Soto", text: "Yes, it is." },
  ]);
  expect(queue.sent).toEqual([{ name: "lead-mail", data: { event_id: expect.any(Number) } }]);
});

test("rejects the second of two answers as a conflict and returns both texts", async () => {
  await answerLead(agent, id, { text: "Yes, it is.", answers_seen: 0 });
  const second = answerLead(manager, id, { text: "No, sold.", subject: "About it", answers_seen: 0 });
  const rejected = await second.catch((error: unknown) => error);
  expect(rejected).toBeInstanceOf(Conflict);
  expect((rejected as Conflict).message).toContain("Maria Soto");
  expect((rejected as Conflict).current).toEqual({
    answers: 1,
    theirs: { who: "Maria Soto", kind: "answer", text: "Yes, it is.", happened_at: now.toISOString() },
    yours: { subject: "About it", text: "No, sold." },
  });
  expect(queue.sent).toHaveLength(1);
  await answerLead(manager, id, { text: "No, sold.", answers_seen: 1 });
  expect(await listEvents()).toEqual(["answer by Maria Soto", "answer by Ada Boss"]);
});

test("sends one email when two people answer at the same moment", async () => {
  const both = [agent, manager].map((each) => answerLead(each, id, { text: "Yes.", answers_seen: 0 }));
  const outcomes = (await Promise.allSettled(both)).map(({ status }) => status).sort();
  expect(outcomes).toEqual(["fulfilled", "rejected"]);
  expect(queue.sent).toHaveLength(1);
});

test("processes the same idempotency key once without a conflict", async () => {
  const key = randomUUID();
  for (let round = 0; round < 2; round++) await answerLead(agent, id, { key, text: "Yes.", answers_seen: 0 });
  const note = randomUUID();
  await Promise.all([1, 2].map(() => addLeadNote(agent, id, { key: note, text: "Calls back." })));
  expect(await listEvents()).toEqual(["answer by Maria Soto", "note by Maria Soto"]);
  expect(queue.sent).toHaveLength(1);
});

test("preserves the time of the first answer", async () => {
  await logCall(agent, id, { text: "Reached her." });
  const first = now;
  now = new Date(now.getTime() + 1_000);
  await answerLead(manager, id, { text: "In writing, too.", answers_seen: 1 });
  expect(await getLeadId()).toMatchObject({ first_answered_at: first, first_answered_by: maria, answers: 2 });
});

test("counts a logged call and a handled lead as answered, but not a note", async () => {
  await addLeadNote(agent, id, { text: "Calls back at four." });
  expect((await getLeadId()).waiting_since).toEqual(START);
  await logCall(agent, id, {});
  expect(await getLeadId()).toMatchObject({ waiting_since: null, answers: 1, first_answered_at: now });
  expect(await listEvents()).toEqual(["note by Maria Soto", "call by Maria Soto"]);
});

test("marks a lead handled once and can undo it", async () => {
  for (const handled of [true, true, false, false]) await markHandled(manager, id, handled);
  expect(await listEvents()).toEqual(["handled by Ada Boss", "reopened by Ada Boss"]);
  // When only the office had the lead, the agent who took it counts as the one who answered.
  expect(await getLeadId()).toMatchObject({ handled_at: null, waiting_since: null, first_answered_by: maria });
});

test("doesn't reassign spam, and restarts the response time when the spam mark is removed", async () => {
  await markSpam(agent, id, true);
  await markSpam(agent, id, true);
  expect(await getLeadId()).toMatchObject({ spam_at: now, pass_on_at: null, waiting_since: START });
  await markSpam(agent, id, false);
  expect(await getLeadId()).toMatchObject({ spam_at: null, pass_on_at: new Date(now.getTime() + 15 * 60_000) });
  expect(await listEvents()).toEqual(["spam by Maria Soto", "not_spam by Maria Soto"]);
});

test("records every action in the audit log without anyone's text", async () => {
  await answerLead(agent, id, { text: "canary-words", answers_seen: 0 });
  await markHandled(agent, id, true);
  const written = await listAuditLog();
  expect(written.map(({ action }) => action)).toEqual(["lead.answer", "lead.handled"]);
  expect(written).toMatchObject([{ account_id: agent.viewer.id, office_id: miami }, { office_id: miami }]);
  expect(JSON.stringify(written)).not.toContain("canary");
});

describe("permissions", () => {
  const does = {
    answer: (who: typeof agent) => answerLead(who, id, { text: "Hello", answers_seen: 0 }),
    note: (who: typeof agent) => addLeadNote(who, id, { text: "Hello" }),
    call: (who: typeof agent) => logCall(who, id, {}),
    handle: (who: typeof agent) => markHandled(who, id, true),
    spam: (who: typeof agent) => markSpam(who, id, true),
  };
  test.each(Object.entries(does))(
    "%s: allows only the lead's agent, their manager and head office",
    async (_, work) => {
      for (const who of [colleague, otherManager]) await expect(work(who)).rejects.toBeInstanceOf(NotFound);
      await expect(work(reader)).rejects.toBeInstanceOf(NotAllowed);
      expect(await listEvents()).toEqual([]);
      expect(await listAuditLog()).toEqual([]);
      await work(agent);
    },
  );

  test("lets read-only staff view a lead but not change it", async () => {
    expect(await showLead(reader, id)).toMatchObject({ id, writable: false, colleagues: [] });
    expect(await showLead(agent, id)).toMatchObject({
      writable: true,
      colleagues: [{ name: "Dana Lee" }, { name: "Maria Soto" }],
    });
    await expect(showLead(colleague, id)).rejects.toBeInstanceOf(NotFound);
    for (const wrong of ["", "7", "nonsense", `${id}x`])
      await expect(showLead(head, wrong)).rejects.toBeInstanceOf(NotFound);
  });
});
