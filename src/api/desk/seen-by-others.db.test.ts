import { expect, test } from "vitest";
import { readNetworkSettings } from "#domain/network/settings/follow-network-settings.ts";
import { readHeadOffice } from "#domain/offices/head-office/follow-head-office.ts";
import { loadIndex } from "#domain/search/index/load-index.ts";
import { createNameComparer } from "#domain/search/name-order.ts";
import { EDITIONS } from "#editions/countries.ts";
import { createGazetteer } from "#integrations/gazetteer/gazetteer.ts";
import { createApiVisitor } from "../../../tests/support/api.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import { addStaff, openDeskFixture } from "../../../tests/support/desk/desk-fixture.ts";
import { ACCOUNT_SEEN } from "../../../tests/support/desk/seen/account-seen.ts";
import { BUYER_SEEN } from "../../../tests/support/desk/seen/buyer-seen.ts";
import { CONTENT_SEEN } from "../../../tests/support/desk/seen/content-seen.ts";
import { DEAL_SEEN } from "../../../tests/support/desk/seen/deal-seen.ts";
import { LEAD_SEEN } from "../../../tests/support/desk/seen/lead-seen.ts";
import { LISTING_SEEN } from "../../../tests/support/desk/seen/listing-seen.ts";
import { NETWORK_SEEN } from "../../../tests/support/desk/seen/network-seen.ts";
import { PARTNER_SEEN } from "../../../tests/support/desk/seen/partner-seen.ts";
import { PERSON_SEEN } from "../../../tests/support/desk/seen/person-seen.ts";
import { PICTURE_SEEN } from "../../../tests/support/desk/seen/picture-seen.ts";
import type { Caller, Desk, SeenByOthers, SeenCase } from "../../../tests/support/desk/seen/seen-case.ts";
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
const SEEN: SeenByOthers = {
  ...CONTENT_SEEN,
  ...PICTURE_SEEN,
  ...NETWORK_SEEN,
  ...LISTING_SEEN,
  ...BUYER_SEEN,
  ...DEAL_SEEN,
  ...LEAD_SEEN,
  ...PERSON_SEEN,
  ...PARTNER_SEEN,
  ...STAFF_SEEN,
  ...ACCOUNT_SEEN,
};
const { head_office } = fixture.staff;
const colleague = await addStaff(context, { staff_role: "head_office", name: "Casey Colleague" });

async function getCredentials({ secret }: Caller): Promise<Record<string, string>> {
  const cookie = `session=${secret}`;
  const response = await api.request("/csrf-cookie", { headers: { Cookie: cookie } });
  const [token = ""] = response.headers.getSetCookie().map((set) => set.split(";")[0] ?? "");
  const value = decodeURIComponent(token.slice("XSRF-TOKEN=".length));
  return { Cookie: `${cookie}; ${token}`, "X-XSRF-TOKEN": value };
}

async function send(who: Caller, method: string, path: string, body?: unknown, type = "application/json") {
  const content = body instanceof Uint8Array ? body : JSON.stringify(body);
  const response = await api.request(path, {
    method,
    headers: { ...(await getCredentials(who)), ...(body === undefined ? {} : { "Content-Type": type }) },
    ...(body === undefined ? {} : { body: content as BodyInit }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response;
}

const desk: Desk = {
  context,
  fixture,
  call: async (method, path, body, type) =>
    JSON.parse((await (await send(head_office, method, `/desk${path}`, body, type)).text()) || "null"),
  callAs: async (who, method, path, body) =>
    JSON.parse((await (await send(who, method, `/desk${path}`, body)).text()) || "null"),
  read: async (path, { secret } = colleague) =>
    (await api.request(`/desk${path}`, { headers: { Cookie: `session=${secret}` } })).text(),
  visit: (path) => visitPage(context, path),
};

async function read({ page }: SeenCase): Promise<string> {
  await readNetworkSettings(context);
  await readHeadOffice(context);
  return typeof page === "string" ? (await desk.visit(page)).html : page();
}

const SAVING = DESK_OPERATIONS.filter(({ method }) => method !== "GET");

test("every desk call that saves says who sees it", () => {
  expect(Object.keys(SEEN).sort()).toEqual(SAVING.map(({ id }) => id).sort());
});

test.each(Object.entries(SEEN))("others see what %s saves", async (id, prepare) => {
  const seen = await prepare(desk);
  const { as = head_office, params = {}, query = "", body, type, shows, hides, stays, never, previews, finish } = seen;
  const { method, path } = SAVING.find((operation) => operation.id === id) ?? { method: "", path: "" };
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name])) + query;
  const text = shows ?? hides ?? stays ?? never ?? "";
  expect(text).not.toBe("");
  expect((await read(seen)).includes(text), "before").toBe((hides ?? stays) !== undefined);
  const response = await (await send(as, method, address, body, type)).text();
  if (previews) expect(response).toContain(previews);
  await finish?.(response.startsWith("{") ? JSON.parse(response) : {});
  expect((await read(seen)).includes(text), "after").toBe((shows ?? stays) !== undefined);
});
