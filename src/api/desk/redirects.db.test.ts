import { beforeEach, expect, test } from "vitest";
import type { InspectedAddress } from "#domain/context.ts";
import { listRedirects } from "#domain/redirects/list-redirects.ts";
import { createApiVisitor } from "../../../tests/support/api.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import { openDeskFixture } from "../../../tests/support/desk/desk-fixture.ts";

const context = await openTestContext();
const MISSING: InspectedAddress = { hops: [], status: 404, redirect_ids: [] };
let inspected: InspectedAddress = MISSING;
context.inspectAddress = async () => inspected;
const { staff } = await openDeskFixture(context);
const { api } = createApiVisitor(context);

beforeEach(async () => {
  inspected = MISSING;
  await context.db.deleteFrom("website_redirects").execute();
});

async function call(method: string, path: string, body?: unknown) {
  const session = `session=${staff.head_office.secret}`;
  const cookies = (await api.request("/csrf-cookie", { headers: { Cookie: session } })).headers.getSetCookie();
  const token = cookies.find((cookie) => cookie.startsWith("XSRF-TOKEN="))?.split(";")[0] ?? "";
  const response = await api.request(`/desk/${path}`, {
    method,
    headers: {
      Cookie: `${session}; ${token}`,
      "X-XSRF-TOKEN": decodeURIComponent(token.slice("XSRF-TOKEN=".length)),
      "Content-Type": "application/json",
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: response.status === 204 ? null : await response.json() };
}
const create = (from_pattern: string, to_pattern: string, more = {}) =>
  call("POST", "redirects", { from_pattern, to_pattern, ...more });
const follow = async (path: string) => (await listRedirects(context)).follow(path);

test("creates, changes and deletes a redirect, and records each in the audit log", async () => {
  const { status, body } = await create(`${context.network.origin}/Old/`, "/new", { status: "302" });
  expect({ status, body }).toMatchObject({
    status: 201,
    body: { from_pattern: "/old", to_pattern: "/new", status: 302, active: true, hits: 0, last_hit_at: null },
  });
  expect(await follow("/old")).toMatchObject({ to: "/new", status: 302 });
  const changed = { from_pattern: "/old", to_pattern: "/newer", status: 301, active: true, version: body.version };
  expect(await call("PUT", `redirects/${body.id}`, changed)).toMatchObject({ status: 200 });
  expect(await follow("/old")).toMatchObject({ to: "/newer" });
  expect(await call("PUT", `redirects/${body.id}`, changed)).toMatchObject({
    status: 409,
    body: { current: { to_pattern: "/newer" } },
  });
  expect(await call("DELETE", `redirects/${body.id}`)).toMatchObject({ status: 204 });
  expect(await follow("/old")).toBeNull();
  const actions = await context.db.selectFrom("staff_actions").select("action").orderBy("id").execute();
  expect(actions.map(({ action }) => action)).toEqual(["redirect.created", "redirect.changed", "redirect.deleted"]);
});

test.each([
  [{}, ["from_pattern", "to_pattern"]],
  [{ from_pattern: "/a", to_pattern: "https://other.example/b" }, ["to_pattern"]],
  [{ from_pattern: "/contact-us", to_pattern: "/b" }, ["from_pattern"]],
  [{ from_pattern: "/a", to_pattern: "/b", status: 307 }, ["status"]],
  [{ from_pattern: "/a", to_pattern: "/a" }, ["to_pattern"]],
  [{ from_pattern: "/taken", to_pattern: "/b" }, ["from_pattern"]],
  [{ from_pattern: "/b", to_pattern: "/taken" }, ["to_pattern"]],
  [{ from_pattern: "/blog/{name}", to_pattern: "/b" }, ["from_pattern"]],
])("rejects %j and names the fields %j", async (body, fields) => {
  await create("/taken", "/b");
  const response = await call("POST", "redirects", body);
  expect(response.status).toBe(422);
  expect(Object.keys(response.body.errors)).toEqual(fields);
});

test("accepts a former page with a file extension, and an inactive redirect that would loop", async () => {
  expect(await create("/about.html", "/about/our-team")).toMatchObject({ status: 201 });
  expect(await create("/a", "/a", { active: false })).toMatchObject({ status: 201, body: { active: false } });
});

test("hides an existing page only if that is intended", async () => {
  inspected = { hops: [], status: 200, redirect_ids: [] };
  expect(await create("/our-guide", "/blog")).toMatchObject({ status: 422 });
  expect(await create("/our-guide", "/blog", { replaces_page: true })).toMatchObject({ status: 201 });
});

test("lists, searches and sorts redirects by hits", async () => {
  await create("/one", "/x");
  await create("/two", "/y");
  await context.db.updateTable("website_redirects").set({ hits: 3 }).where("from_pattern", "=", "/two").execute();
  const list = async (query: string) =>
    (await call("GET", `redirects?${query}`)).body.data.map((row: { from_pattern: string }) => row.from_pattern);
  expect(await list("")).toEqual(["/one", "/two"]);
  expect(await list("sort=-hits")).toEqual(["/two", "/one"]);
  expect(await list("q=%2Fx")).toEqual(["/one"]);
});

test("tests an address of this site and names the redirects on the way", async () => {
  const { body } = await create("/old", "/new");
  inspected = { hops: [{ status: 301, to: "/new" }], status: 404, redirect_ids: [body.id] };
  const address = encodeURIComponent(`${context.network.origin}/old?a=1`);
  expect(await call("GET", `address-test?address=${address}`)).toEqual({
    status: 200,
    body: {
      address: "/old?a=1",
      hops: [{ status: 301, to: "/new" }],
      status: 404,
      redirects: [{ id: body.id, from_pattern: "/old" }],
    },
  });
  expect(await call("GET", "address-test?address=https://other.example/")).toMatchObject({ status: 422 });
  expect(await call("GET", "address-test")).toMatchObject({ status: 422 });
});
