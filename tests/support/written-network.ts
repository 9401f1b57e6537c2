import { saveCustomComponent } from "#domain/content/components/save-custom-component.ts";
import type { ContentInput } from "#domain/content/content.ts";
import { saveMenu } from "#domain/content/menus/save-menu.ts";
import { saveWebsitePage } from "#domain/content/pages/save-website-page.ts";
import { saveSection } from "#domain/content/sections/save-section.ts";
import { EDITIONS } from "#editions/countries.ts";
import { createGazetteer } from "#integrations/gazetteer/gazetteer.ts";
import { openTestContext, type TestContext } from "./context.ts";
import { insertAgent, insertListings, insertOffice, insertPicture } from "./listings.ts";

const TAMPA = { locality: "Tampa", state: "florida", county: null, latitude: 27.9506, longitude: -82.4572 };

const createText = (name: string, value: string): ContentInput => ({ name, type: "text", value });

/** Opens a small network with one of each editable content type. Tampa Bay has its own; Albany uses the network's. */
export async function openWrittenNetwork(): Promise<TestContext> {
  const context = await openTestContext({
    gazetteer: createGazetteer([TAMPA, { ...TAMPA, postal_code: "33602" }], {
      regions: EDITIONS.US.regions,
      postal_pattern: "(\\d{5})(?: ?\\d{4})?",
    }),
  });
  const { db } = context;
  const tampa = await insertOffice(db, {
    slug: "tampa-bay",
    name: "Tampa Bay",
    locality: "Tampa",
    latitude: 27.95,
    longitude: -82.46,
    organic_number: "(813) 555-0111",
    heading: "On the bay",
    broker_lic: "BK 1",
    broker_of_record: "Grant Okafor",
    telephone_url_triggers: JSON.stringify([{ name: "utm_source", value: "mail", number: "(813) 555-0199" }]),
    show_opening_hours: true,
    opening_hours_message: "By appointment",
    is_alternate_address: true,
  });
  const albany = await insertOffice(db, { slug: "albany", name: "albany", region_slug: "new-york", latitude: 42.65 });
  await insertOffice(db, { slug: "partner", name: "Partner", connected: true, latitude: 27.96, longitude: -82.46 });
  await insertOffice(db, { slug: "closed", name: "Closed", status: "Inactive" });
  await insertOffice(db, { slug: "roaming", name: "Roaming", alternate_latitude: 27.96, alternate_longitude: -82.46 });
  const grant = await insertAgent(db, { slug: "grant-okafor", name_id: "tba-1", office_id: tampa, image: "/g.svg" });
  await db.updateTable("offices").set({ owner_id: grant }).where("id", "=", tampa).execute();
  const createHours = (office_id: number) => ({ office_id, day: 1, opens: "09:00", closes: "17:00" });
  await db
    .insertInto("office_opening_hours")
    .values([createHours(tampa), createHours(albany)])
    .execute();
  const reachable = { email: "x@example.com", mobile_e164: "+18135550140", telephone_number: "(813) 555-0110" };
  await db
    .insertInto("team_members")
    .values([
      { office_id: tampa, first_name: "Ana", position: 1, avatar: "/ana.svg", ...reachable, email_public: true },
      { office_id: tampa, first_name: "Bo", position: 2, ...reachable },
      { office_id: tampa, first_name: "Hidden", position: 0, ...reachable, show_on_website: false },
    ])
    .execute();
  await insertPicture(db, { office_id: tampa, path: "/skylines/tampa.svg", collection: "why", alt: "Tampa" });
  const en = { locale: "en-US" } as const;
  const html: ContentInput = { name: "why_text", type: "html", value: "<p>Ask {brand}<script>x</script></p>" };
  await saveSection(context, {
    ...en,
    name: "office-home",
    contents: [createText("sell_heading", "Sell in {place}"), createText("buy_heading", "Buy"), html],
  });
  await saveSection(context, {
    ...en,
    name: "office-home",
    office_id: tampa,
    contents: [createText("buy_heading", "Buy on the bay"), { name: "why_image", type: "image", value: "/why.svg" }],
  });
  const picture = { url: "/a.svg", alt: "A", width: 4, height: 3, collection: "hero" };
  await saveSection(context, {
    ...en,
    name: "site-header",
    contents: [{ ...createText("heading", "Call {phone}"), media_collection: [picture] }],
  });
  await saveSection(context, { name: "site-header", locale: "fr-CA", contents: [createText("heading", "Bonjour")] });
  await saveSection(context, { ...en, name: "about", contents: [createText("heading", "The network")] });
  await saveSection(context, { ...en, name: "about", office_id: tampa, contents: [createText("heading", "Tampa")] });
  const createLink = (label: string) => ({ label, url: "/contact-us", children: [] });
  await saveMenu(context, {
    ...en,
    name: "header",
    data: [{ ...createLink("Sell"), children: [createLink("Calculator")] }],
  });
  await saveMenu(context, { ...en, name: "header", office_id: tampa, data: [createLink("Sell in Tampa")] });
  const page = { ...en, type: "custom", body: "<p>{place}</p>", contents: [createText("lead", "In short")] } as const;
  await saveWebsitePage(context, { ...page, slug: "our-promise", name: "Promise" });
  await saveWebsitePage(context, {
    ...page,
    slug: "by-the-water",
    name: "By the water",
    office_id: tampa,
    menu_order: 2,
  });
  await saveWebsitePage(context, { ...page, slug: "first", name: "First", office_id: tampa, menu_order: 1 });
  await saveWebsitePage(context, { ...page, slug: "lending", name: "Lending", agent_id: grant });
  await saveWebsitePage(context, { ...page, type: "marketing", slug: "restaurants", name: "Restaurants" });
  const component = { ...en, office_id: tampa, contents: [createText("heading", "Marinas")] };
  await saveCustomComponent(context, { ...component, type: { name: "Trades" }, slug: "marinas" });
  await saveCustomComponent(context, { ...component, type: { name: "Old", status: "Inactive" }, slug: "fax" });
  await insertListings(db, [
    { number: 100_001, office_id: tampa, agent_id: grant, name: "Harbor Pizza", price: 50_000_050, county: "Pinellas" },
    {
      number: 100_002,
      office_id: albany,
      name: "Corner Gym",
      category_slug: "beauty-personal-care",
      region_slug: "new-york",
    },
    { number: 100_003, office_id: albany, name: "Sold One", status: "sold", sold_at: new Date("2026-10-01") },
  ]);
  return context;
}
