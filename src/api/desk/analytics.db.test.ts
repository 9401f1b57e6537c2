import { expect, test } from "vitest";
import type { StaffViewer } from "#domain/context.ts";
import { createApiVisitor } from "../../../tests/support/api.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import { insertAgent, insertListing, insertOffice } from "../../../tests/support/listings.ts";
import { ANALYTICS_OPERATIONS } from "./analytics.ts";
import { STATS_OPERATIONS } from "./stats-operations.ts";

const context = await openTestContext();
const office_id = await insertOffice(context.db, { slug: "tampa-bay" });
await insertListing(context.db, { number: 100_001, office_id });
await insertAgent(context.db, { slug: "maria-soto", office_id });
await insertOffice(context.db, { slug: "closed", name: "Closed", status: "Inactive" });
await insertAgent(context.db, { slug: "former-agent", office_id, active: false });
const viewer: StaffViewer = {
  role: "staff",
  id: 1,
  session: "",
  staff_role: "head_office",
  office_id: null,
  agent_id: null,
};
const { api } = createApiVisitor(context, {
  operations: [...ANALYTICS_OPERATIONS, ...STATS_OPERATIONS],
  findViewer: async () => viewer,
});

test.each([
  "/views",
  "/views/listings/100001",
  "/views/offices/tampa-bay",
  "/views/offices/closed",
  "/views/agents/maria-soto",
  "/views/agents/former-agent",
  "/searches",
])("/desk%s returns the metrics of a period", async (path) => {
  const response = await api.request(`/desk${path}?from=2026-11-01&to=2026-11-30`);
  expect(response.status).toBe(200);
  expect(Object.keys((await response.json()) as object)).toEqual(
    path === "/searches" ? ["data"] : ["total", "days", "sources"],
  );
});

test.each([
  "",
  "from=2026-11-30&to=2026-11-01",
  "from=2026-13-01&to=2026-11-01",
  "from=1990-01-01&to=2026-11-01",
  "from=0000-01-01&to=0000-01-31",
  "from=9999-12-01&to=9999-12-31",
  "from=2026-02-01&to=2026-02-30",
])("rejects the period “%s”", async (query) => {
  for (const path of ["/views", "/stats"]) expect((await api.request(`/desk${path}?${query}`)).status).toBe(422);
});

test("/desk/stats narrows to an office and ignores what can't be an id", async () => {
  const show = async (query: string) => (await api.request(`/desk/stats?from=2026-11-01&to=2026-11-30${query}`)).json();
  expect(await show("")).toMatchObject({ of: "network", from: "2026-11-01", to: "2026-11-30" });
  expect(await show(`&office=${office_id}`)).toMatchObject({ of: "office", name: expect.any(String) });
  expect(await show("&office=none")).toMatchObject({ of: "network" });
  expect((await api.request("/desk/stats?from=2026-11-30&to=2026-11-01")).status).toBe(422);
});
