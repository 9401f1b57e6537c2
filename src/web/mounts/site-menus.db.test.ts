import { expect, test } from "vitest";
import { saveMenu } from "#domain/content/menus/save-menu.ts";
import { saveWebsitePage } from "#domain/content/pages/save-website-page.ts";
import { saveSection } from "#domain/content/sections/save-section.ts";
import { findOffice } from "#domain/offices/find-office.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import { insertAgent, insertOffice } from "../../../tests/support/listings.ts";
import { addMenus, createAgentSite, createNetworkSite, createOfficeSite } from "./sites.ts";

const context = await openTestContext();
const office_id = await insertOffice(context.db);
const agent_id = await insertAgent(context.db, { office_id });
const office = await findOffice(context, "miami");
const agent = await context.db.selectFrom("agents").selectAll().where("id", "=", agent_id).executeTakeFirstOrThrow();

const createItem = (label: string, url: string) => ({ label, url, children: [] });
await saveMenu(context, {
  name: "header",
  locale: "en-US",
  data: [
    { ...createItem("Sell", "/sell-a-business"), children: [createItem("Questions", "/sell-a-business/seller-faq")] },
  ],
});
const page = {
  type: "custom" as const,
  locale: "en-US" as const,
  menu_order: 1,
  menu_label: null,
  body: "",
  contents: [],
};
await saveWebsitePage(context, { ...page, slug: "boats", name: "Boats", office_id, show_in_menu: true });
await saveWebsitePage(context, { ...page, slug: "hidden", name: "Hidden", office_id, show_in_menu: false });
await saveWebsitePage(context, {
  ...page,
  slug: "loans",
  name: "All about loans",
  menu_label: "Loans",
  agent_id,
  show_in_menu: true,
});

test("links the network's menu to the site's own pages, and to the network's otherwise", async () => {
  const getHeader = async (site: ReturnType<typeof createNetworkSite>) =>
    (await addMenus(context, site)).menus.header.map(({ href, children }) => [
      href,
      ...children.map(({ href }) => href),
    ]);
  expect(await getHeader(createNetworkSite(context))).toEqual([["/sell-a-business", "/sell-a-business/seller-faq"]]);
  const home = "/locations/florida/miami";
  expect(await getHeader(createOfficeSite(context, office))).toEqual([
    [`${home}/sell-a-business`, `${home}/sell-a-business/seller-faq`],
    [`${home}/boats`],
  ]);
  expect(await getHeader(createAgentSite(context, agent, office))).toEqual([
    ["/agents/maria-soto/sell-a-business", "/sell-a-business/seller-faq"],
    ["/agents/maria-soto/loans"],
  ]);
});

test("adds a site's own page to the menu once, with its menu label", async () => {
  const getLabels = async () =>
    (await addMenus(context, createAgentSite(context, agent, office))).menus.header.map(({ label }) => label);
  expect(await getLabels()).toEqual(["Sell", "Loans"]);
  await saveMenu(context, {
    name: "header",
    locale: "en-US",
    office_id,
    data: [createItem("Boats here", "/locations/florida/miami/boats")],
  });
  const own = (await addMenus(context, createOfficeSite(context, office))).menus.header;
  expect(own).toEqual([{ label: "Boats here", href: "/locations/florida/miami/boats", children: [] }]);
});

test("uses the edited header and footer sections, the office's before the network's", async () => {
  const save = (name: string, office: number | null, contents: Record<string, string>) =>
    saveSection(context, {
      name,
      locale: "en-US",
      office_id: office,
      contents: Object.entries(contents).map(([name, value]) => ({ name, type: "text", value })),
    });
  await save("site-header", null, { tagline: "{brand}: brokers", cta_label: "Write", cta_link: "/contact-us" });
  await save("site-footer", null, { promise: "{years} years" });
  await save("site-header", office_id, { tagline: "On the bay" });
  const network = await addMenus(context, createNetworkSite(context));
  expect(network.sections.header).toEqual({
    tagline: `${context.network.brand}: brokers`,
    phone_caption: "",
    cta_label: "Write",
    cta_link: "/contact-us",
  });
  expect(network.sections.footer).toEqual({ promise: "40+ years", independence: "", disclaimer: "" });
  const own = await addMenus(context, createOfficeSite(context, office));
  expect(own.sections.header.tagline).toBe("On the bay");
  const agents = await addMenus(context, createAgentSite(context, agent, office));
  expect(agents.sections.header.cta_link).toBe(`/agents/${agent.slug}/contact-us`);
  await save("site-footer", null, { promise: "Changed" });
  expect((await addMenus(context, createNetworkSite(context))).sections.footer.promise).toBe("Changed");
});
