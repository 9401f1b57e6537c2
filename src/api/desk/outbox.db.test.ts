import { expect, test } from "vitest";
import { writeMail } from "#domain/outbox/write-mail.ts";
import { createApiVisitor } from "../../../tests/support/api.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import { openDeskFixture } from "../../../tests/support/desk/desk-fixture.ts";

const context = await openTestContext();
const fixture = await openDeskFixture(context);
const closed = createApiVisitor(context).api;
const open = createApiVisitor({ ...context, isDemoOpen: () => true }).api;
await writeMail(context, { key: "a", to: "pat@company.internal", subject: "One", text: "Hello", html: "Hello" });

const read = async (api: typeof closed, secret?: string, query = "") => {
  const response = await api.request(`/outbox${query}`, secret ? { headers: { Cookie: `session=${secret}` } } : {});
  return { status: response.status, body: (await response.json()) as { data?: { subject: string }[] } };
};

test("limits a private outbox to head office and answers 404 to all others", async () => {
  const { head_office, ...others } = fixture.staff;
  expect(await read(closed, head_office.secret)).toMatchObject({ status: 200, body: { data: [{ subject: "One" }] } });
  expect((await read(closed, head_office.secret, "?to=sam@company.internal")).body.data).toEqual([]);
  for (const secret of [undefined, "nonsense", ...Object.values(others).map((each) => each.secret)])
    expect(await read(closed, secret)).toMatchObject({ status: 404 });
});

test("opens the outbox to all in a local demo", async () => {
  expect(await read(open)).toMatchObject({ status: 200, body: { data: [{ subject: "One" }] } });
});
