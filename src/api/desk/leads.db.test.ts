import { beforeEach, expect, test } from "vitest";
import { createApiVisitor } from "../../../tests/support/api.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import { type DeskFixture, openDeskFixture } from "../../../tests/support/desk/desk-fixture.ts";
import { insertLeadFor } from "../../../tests/support/leads.ts";

const context = await openTestContext();
const { api } = createApiVisitor(context);
const fixture: DeskFixture = await openDeskFixture(context);
let id = "";

beforeEach(async () => {
  await context.db.deleteFrom("enquiries").execute();
  await context.db.deleteFrom("leads").execute();
  id = await insertLeadFor(context, { office_id: fixture.offices.miami, agent_id: fixture.agents.own });
});

/** Makes a call with a staff member's session. */
async function call(role: keyof DeskFixture["staff"], method: string, path: string, body?: unknown) {
  const session = `session=${fixture.staff[role].secret}`;
  const cookies = (await api.request("/csrf-cookie", { headers: { Cookie: session } })).headers.getSetCookie();
  const token = cookies.find((cookie) => cookie.startsWith("XSRF-TOKEN="))?.split(";")[0] ?? "";
  const response = await api.request(`/desk${path}`, {
    method,
    headers: {
      Cookie: `${session}; ${token}`,
      "X-XSRF-TOKEN": decodeURIComponent(token.slice("XSRF-TOKEN=".length)),
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : {} };
}

test("an agent replies, logs a call, adds a note and closes a lead; each call returns the updated lead", async () => {
  const steps = [
    await call("agent", "POST", `/leads/${id}/answers`, { text: "Yes, it is.", answers_seen: 0 }),
    await call("agent", "POST", `/leads/${id}/calls`, {}),
    await call("agent", "POST", `/leads/${id}/notes`, { text: "Calls back." }),
    await call("agent", "PUT", `/leads/${id}/handled`),
    await call("agent", "DELETE", `/leads/${id}/handled`),
    await call("agent", "PUT", `/leads/${id}/spam`),
    await call("agent", "DELETE", `/leads/${id}/spam`),
  ];
  expect(steps.map(({ status }) => status)).toEqual(steps.map(() => 200));
  const kinds = steps.at(-1)?.body.events.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(["answer", "call", "note", "handled", "reopened", "spam", "not_spam"]);
});

test("a second reply gets a conflict with the first author and both texts", async () => {
  await call("agent", "POST", `/leads/${id}/answers`, { text: "Yes, it is.", answers_seen: 0 });
  const second = await call("office_manager", "POST", `/leads/${id}/answers`, { text: "Sold.", answers_seen: 0 });
  expect(second).toMatchObject({
    status: 409,
    body: {
      message: expect.stringContaining("Sam agent replied"),
      current: { answers: 1, theirs: { who: "Sam agent", text: "Yes, it is." }, yours: { text: "Sold." } },
    },
  });
});

test("filters the inbox by query and ignores invalid filters", async () => {
  const list = async (query: string) => (await call("agent", "GET", `/leads${query}`)).body;
  expect(await list("?view=unanswered")).toMatchObject({
    total: 1,
    meta: { counts: { open: 1, spam: 0 } },
    data: [{ id }],
  });
  expect(await list("?view=spam")).toMatchObject({ total: 0, data: [] });
  expect(await list("?view=nonsense&type=nonsense&source=nonsense&page=-1")).toMatchObject({ total: 1 });
});

test("reports validation errors by field, never as a server error", async () => {
  const wrong = [
    ["answers", { text: " ", answers_seen: 0 }, "text"],
    ["answers", { text: "x".repeat(10_001), answers_seen: 0 }, "text"],
    ["answers", { text: "Hello" }, "answers_seen"],
    ["answers", { text: "Hello", answers_seen: 0, key: "7" }, "key"],
    ["notes", {}, "text"],
    ["notes", { text: "Hello", other: 1 }, "other"],
    ["merge", { lead: "" }, "lead"],
  ] as const;
  for (const [what, body, field] of wrong) {
    const { status, body: problem } = await call("agent", "POST", `/leads/${id}/${what}`, body);
    expect({ what, field, status, errors: Object.keys(problem.errors ?? {}) }).toEqual({
      what,
      field,
      status: 422,
      errors: [field],
    });
  }
  expect((await call("agent", "PUT", `/leads/${id}/agent`, { agent: 2_000_000_000 })).status).toBe(422);
  expect((await call("agent", "PUT", `/leads/${id}/agent`, { agent: 9e15 })).status).toBe(422);
  expect((await call("agent", "POST", `/leads/${id}/merge`, { lead: "nonsense" })).status).toBe(404);
  for (const minutes of [0, 10_081, 1.5, "abc"])
    expect(await call("head_office", "PUT", "/offices/miami/lead-limit", { minutes })).toMatchObject({
      status: 422,
      body: { errors: { minutes: [expect.stringContaining("whole minutes")] } },
    });
});

test("an agent who reassigns a lead gets a success response without the lead", async () => {
  const { status, body } = await call("agent", "PUT", `/leads/${id}/agent`, { agent: fixture.agents.colleague });
  expect({ status, body }).toEqual({ status: 200, body: { id } });
  expect((await call("agent", "GET", `/leads/${id}`)).status).toBe(404);
});
