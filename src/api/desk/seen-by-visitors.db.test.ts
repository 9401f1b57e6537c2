import { beforeAll, expect, test } from "vitest";
import { readNetworkSettings } from "#domain/network/settings/follow-network-settings.ts";
import { readHeadOffice } from "#domain/offices/head-office/follow-head-office.ts";
import { loadIndex } from "#domain/search/index/load-index.ts";
import { createNameComparer } from "#domain/search/name-order.ts";
import { EDITIONS } from "#editions/countries.ts";
import { createGazetteer } from "#integrations/gazetteer/gazetteer.ts";
import { createApiVisitor } from "../../../tests/support/api.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import { openDeskFixture } from "../../../tests/support/desk/desk-fixture.ts";
import { BUYER_SEEN } from "../../../tests/support/desk/seen/buyer-seen.ts";
import { CONTENT_SEEN } from "../../../tests/support/desk/seen/content-seen.ts";
import { DEAL_SEEN } from "../../../tests/support/desk/seen/deal-seen.ts";
import { LISTING_SEEN } from "../../../tests/support/desk/seen/listing-seen.ts";
import { NETWORK_SEEN } from "../../../tests/support/desk/seen/network-seen.ts";
import { PICTURE_SEEN } from "../../../tests/support/desk/seen/picture-seen.ts";
import type { Desk, SeenByVisitors, SeenCase } from "../../../tests/support/desk/seen/seen-case.ts";
import { STAFF_SEEN } from "../../../tests/support/desk/seen/staff-seen.ts";
import { visitPage } from "../../../tests/support/visit-page.ts";
import { DESK_OPERATIONS } from "./desk-operations.ts";

const MIAMI = { locality: "Miami", state: "florida", county: "Miami-Dade", latitude: 25.76, longitude: -80.19 };
const context = await openTestContext({ gazetteer: createGazetteer([MIAMI], { regions: EDITIONS.US.regions }) });
context.renderPreview = async (db, path, locale, listing) => {
  const index = { getCurrent: () => loadIndex(db, createNameComparer(context.edition)) };
  return (await visitPage({ ...context, db, index, locale, ...listing }, path)).html;
};
const { api } = createApiVisitor(context);
const fixture = await openDeskFixture(context);
const SEEN: SeenByVisitors = {
  ...CONTENT_SEEN,
  ...PICTURE_SEEN,
  ...NETWORK_SEEN,
  ...LISTING_SEEN,
  ...BUYER_SEEN,
  ...DEAL_SEEN,
  ...STAFF_SEEN,
};
let credentials: Record<string, string>;

beforeAll(async () => {
  const cookie = `session=${fixture.staff.head_office.secret}`;
  const response = await api.request("/csrf-cookie", { headers: { Cookie: cookie } });
  const [token = ""] = response.headers.getSetCookie().map((set) => set.split(";")[0] ?? "");
  const value = decodeURIComponent(token.slice("XSRF-TOKEN=".length));
  credentials = { Cookie: `${cookie}; ${token}`, "X-XSRF-TOKEN": value };
});

async function send(method: string, path: string, body?: unknown, type = "application/json"): Promise<Response> {
  const content = body instanceof Uint8Array ? body : JSON.stringify(body);
  const response = await api.request(path, {
    method,
    headers: { ...credentials, ...(body === undefined ? {} : { "Content-Type": type }) },
    ...(body === undefined ? {} : { body: content as BodyInit }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response;
}

const desk: Desk = {
  context,
  fixture,
  call: async (method, path, body, type) => (await send(method, `/desk${path}`, body, type)).json() as never,
  visit: (path) => visitPage(context, path),
};

async function read({ page }: SeenCase): Promise<string> {
  await readNetworkSettings(context);
  await readHeadOffice(context);
  return typeof page === "string" ? (await desk.visit(page)).html : page();
}

const SAVING = DESK_OPERATIONS.filter(({ method }) => method !== "GET");
const CASES = Object.entries(SEEN).flatMap(([id, prepare]) =>
  typeof prepare === "string" ? [] : [[id, prepare] as const],
);

test("every desk call that saves says how visitors see it, or why they don't", () => {
  expect(Object.keys(SEEN).sort()).toEqual(SAVING.map(({ id }) => id).sort());
});

test.each(CASES)("a visitor sees what %s saves", async (id, prepare) => {
  const seen = await prepare(desk);
  const { params = {}, query = "", body, type, shows, hides, stays, never, previews, finish } = seen;
  const { method, path } = SAVING.find((operation) => operation.id === id) ?? { method: "", path: "" };
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name])) + query;
  const text = shows ?? hides ?? stays ?? never ?? "";
  expect(text).not.toBe("");
  expect((await read(seen)).includes(text), "before").toBe((hides ?? stays) !== undefined);
  const response = await send(method, address, body, type);
  if (previews) expect(await response.text()).toContain(previews);
  await finish?.();
  expect((await read(seen)).includes(text), "after").toBe((shows ?? stays) !== undefined);
});
