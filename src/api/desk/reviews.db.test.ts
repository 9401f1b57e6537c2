import { expect, test } from "vitest";
import { createApiVisitor } from "../../../tests/support/api.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import { type DeskFixture, openDeskFixture } from "../../../tests/support/desk/desk-fixture.ts";
import { insertReview } from "../../../tests/support/reviews.ts";

const context = await openTestContext();
const { api } = createApiVisitor(context);
const fixture: DeskFixture = await openDeskFixture(context);

async function put(path: string, body?: unknown) {
  const session = `session=${fixture.staff.office_manager.secret}`;
  const cookies = (await api.request("/csrf-cookie", { headers: { Cookie: session } })).headers.getSetCookie();
  const token = cookies.find((cookie) => cookie.startsWith("XSRF-TOKEN="))?.split(";")[0] ?? "";
  const response = await api.request(`/desk/reviews/${path}`, {
    method: "PUT",
    headers: {
      Cookie: `${session}; ${token}`,
      "X-XSRF-TOKEN": decodeURIComponent(token.slice("XSRF-TOKEN=".length)),
      "Content-Type": "application/json",
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

test("publishes an approved review with its reply and removes both on rejection", async () => {
  const id = await insertReview(context, { office_id: fixture.offices.miami });
  const list = async () => (await (await api.request("/reviews?office=miami")).json()).data;
  expect(await list()).toEqual([]);
  expect(await put(`${id}/approval`)).toMatchObject({ status: 200, body: { id, status: "approved" } });
  expect(await put(`${id}/reply`, { text: "Thank you." })).toMatchObject({
    status: 200,
    body: { reply: "Thank you." },
  });
  expect(await list()).toMatchObject([{ author: "June Whitfield", reply: "Thank you." }]);
  expect(await put(`${id}/rejection`, { reason: "Spam" })).toMatchObject({ status: 200, body: { status: "rejected" } });
  expect(await list()).toEqual([]);
});

test.each([
  ["rejection", {}, "reason"],
  ["rejection", { reason: " " }, "reason"],
  ["rejection", { reason: "a".repeat(501) }, "reason"],
  ["reply", { text: "a".repeat(3_001) }, "text"],
  ["reply", { text: null }, "text"],
])("rejects a %s of %j and names the field", async (path, body, field) => {
  const id = await insertReview(context, { office_id: fixture.offices.miami });
  const { status, body: problem } = await put(`${id}/${path}`, body);
  expect(status).toBe(422);
  expect(Object.keys(problem.errors)).toEqual([field]);
});
