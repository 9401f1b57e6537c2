import { Hono } from "hono";
import { expect, test } from "vitest";
import { createUnsubscribeToken } from "#domain/outbox/unsubscribe-token.ts";
import { createApiVisitor } from "../../../tests/support/api.ts";
import { insertBuyer } from "../../../tests/support/buyer-rows.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import { readBody } from "../../../tests/support/described-body.ts";

const context = await openTestContext();
const SEARCH = "/buy-a-business/business-listing-search?state=florida";

const request = async () => {
  const viewer = await insertBuyer(context.db);
  const { call } = createApiVisitor(context, { findViewer: async () => viewer });
  return { id: viewer.id, call: (method: string, path: string, body?: unknown) => call(path, { method, body }) };
};

test.each([
  ["GET", "/saved-searches"],
  ["POST", "/saved-searches"],
  ["PUT", "/saved-searches"],
  ["PUT", "/saved-searches/1"],
  ["DELETE", "/saved-searches/1"],
])("%s %s requires a buyer", async (method, path) => {
  expect((await createApiVisitor(context).call(path, { method })).status).toBe(401);
});

test("asks a buyer with a deleted account to sign in", async () => {
  const { call } = createApiVisitor(context, {
    findViewer: async () => ({ role: "buyer", id: 999_999, session: "gone" }),
  });
  expect((await call("/saved-searches", { method: "GET" })).status).toBe(401);
});

test("saves, lists, updates and deletes a search, and repeated calls are idempotent", async () => {
  const { call } = await request();
  const { data } = await readBody("saveSearch", await call("POST", "/saved-searches", { url: SEARCH }));
  expect(data).toMatchObject({ name: "Florida", url: SEARCH, frequency: "instant", paused: false });
  expect((await readBody("saveSearch", await call("POST", "/saved-searches", { url: SEARCH }))).data).toEqual(data);
  const path = `/saved-searches/${data.id}`;
  const changed = await readBody("changeSavedSearch", await call("PUT", path, { frequency: "daily", name: "South" }));
  expect(changed.data).toEqual({ ...data, frequency: "daily", name: "South" });
  await readBody("changeAlerts", await call("PUT", "/saved-searches", { saved_listings: false }));
  expect(await readBody("listSavedSearches", await call("GET", "/saved-searches"))).toEqual({
    data: [changed.data],
    saved_listings: false,
  });
  for (let round = 0; round < 2; round++) await readBody("deleteSavedSearch", await call("DELETE", path));
  expect((await call("PUT", path, { paused: true })).status).toBe(404);
});

test("rejects an invalid search, an invalid frequency and another buyer's search at the field", async () => {
  const { call } = await request();
  const getErrors = async (response: Response) => {
    expect(response.status).toBe(422);
    return Object.keys(((await response.json()) as { errors: object }).errors);
  };
  expect(await getErrors(await call("POST", "/saved-searches", {}))).toEqual(["url"]);
  expect(await getErrors(await call("POST", "/saved-searches", { url: "/contact-us" }))).toEqual(["url"]);
  expect(await getErrors(await call("POST", "/saved-searches", { url: SEARCH, frequency: "often" }))).toEqual([
    "frequency",
  ]);
  const wrong = await call("POST", "/saved-searches", { url: 7, frequency: "often" });
  expect(await wrong.json()).toMatchObject({
    errors: {
      url: ["That isn’t the address of a search on this site."],
      frequency: ["Check the format of this entry"],
    },
  });
  expect(await getErrors(await call("PUT", "/saved-searches", { saved_listings: "yes" }))).toEqual(["saved_listings"]);
  const { data } = await readBody("saveSearch", await call("POST", "/saved-searches", { url: SEARCH }));
  const other = await request();
  for (const id of [data.id, 999_999, "nonsense"])
    expect((await other.call("PUT", `/saved-searches/${id}`, { paused: true })).status).toBe(404);
});

test("one-click unsubscribe ends one kind of alert without a session or CSRF token", async () => {
  const { id, call } = await request();
  await call("POST", "/saved-searches", { url: SEARCH });
  const api = new Hono().route("/api", createApiVisitor(context).api);
  const postToPath = (path: string) =>
    api.request(`/api${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: "https://mail.example" },
      body: "List-Unsubscribe=One-Click",
    });
  const path = `/unsubscribe/${createUnsubscribeToken(context, { buyer_id: id, mailing: "instant" })}`;
  await readBody("unsubscribe", await postToPath(path));
  const { data, saved_listings } = await readBody("listSavedSearches", await call("GET", "/saved-searches"));
  expect([data[0].paused, saved_listings]).toEqual([true, false]);
  expect((await postToPath("/unsubscribe/nonsense")).status).toBe(404);
});
