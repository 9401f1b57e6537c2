import { expect, test } from "vitest";
import { findAgent } from "#domain/offices/agents/find-agent.ts";
import { findOffice } from "#domain/offices/find-office.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import { insertAgent, insertOffice } from "../../../tests/support/listings.ts";
import { createAgentSite, createOfficeSite } from "./sites.ts";

const context = await openTestContext();
const office_id = await insertOffice(context.db, {
  phone: "(305) 555-0100",
  phone_extension: "12",
  organic_number: null,
  whats_app_number: "(305) 555-0103",
  broker_of_record: "Ana Reyes",
  is_alternate_address: true,
  instagram_url: "https://instagram.example/miami",
  google_review_url: "https://google.example/reviews",
});

test("an office's site has its profiles, license and WhatsApp link", async () => {
  expect(createOfficeSite(context, await findOffice(context, "miami")).office).toMatchObject({
    whats_app_url: "https://wa.me/13055550103",
    broker_of_record: "Ana Reyes",
    is_alternate_address: true,
    profiles: [{ name: "Instagram", url: "https://instagram.example/miami" }],
    review_links: [{ name: "Google", url: "https://google.example/reviews" }],
  });
});

test("the extension applies to the office's main phone, not to its tracking number", async () => {
  const office = await findOffice(context, "miami");
  expect(createOfficeSite(context, office)).toMatchObject({ phone: "(305) 555-0100", phone_extension: "12" });
  const tracked = { ...office, organic_number: "(305) 555-0101" };
  expect(createOfficeSite(context, tracked)).toMatchObject({ phone: "(305) 555-0101", phone_extension: null });
  const bare = { ...office, phone: null };
  expect(createOfficeSite(context, bare).phone_extension).toBeNull();
});

test("an agent's site has their extension and substitute", async () => {
  const ana = await insertAgent(context.db, { office_id, slug: "ana-reyes", name: "Ana Reyes" });
  await insertAgent(context.db, {
    office_id,
    slug: "leo-park",
    assigned_to: ana,
    phone: "(305) 555-0110",
    extension: "7",
  });
  const { agent, office, answered_by } = await findAgent(context, "leo-park");
  expect(createAgentSite(context, agent, office, answered_by)).toMatchObject({
    phone: "(305) 555-0110",
    phone_extension: "7",
    answered_by: { slug: "ana-reyes", name: "Ana Reyes" },
  });
  await context.db.updateTable("agents").set({ active: false }).where("id", "=", ana).execute();
  expect((await findAgent(context, "leo-park")).answered_by).toBeNull();
});
