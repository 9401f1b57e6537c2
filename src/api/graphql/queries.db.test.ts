import { describe, expect, test } from "vitest";
import { createGraphqlVisitor } from "../../../tests/support/graphql.ts";
import { openWrittenNetwork } from "../../../tests/support/written-network.ts";

const { query } = createGraphqlVisitor(await openWrittenNetwork());

const list = async (text: string): Promise<string[]> =>
  Object.values((await query(text)).data as Record<string, { slug: string }[]>)[0]?.map(({ slug }) => slug) ?? [];

describe("offices", () => {
  test("default to the network's own active ones, sorted by name", async () => {
    expect(await list("{ tribes { slug } }")).toEqual(["albany", "roaming", "tampa-bay"]);
    expect(await list('{ tribes(order: "name_desc") { slug } }')).toEqual(["tampa-bay", "roaming", "albany"]);
    expect(await list('{ tribes(order: "state_asc") { slug } }')).toEqual(["roaming", "tampa-bay", "albany"]);
    expect(await list("{ tribes(includeConnectedOrganisations: true) { slug } }")).toContain("partner");
    expect((await query('{ tribes(type: "head_office") { type } }')).data.tribes).toEqual([{ type: "head_office" }]);
    expect(await list('{ tribes(type: "all") { slug } }')).toHaveLength(4);
    expect(
      await list("{ tribes(type: null, order: null, includeConnectedOrganisations: null) { slug } }"),
    ).toHaveLength(3);
  });

  test("are found by slug among active or closed ones", async () => {
    expect((await query('{ tribe(slug: "closed") { slug } }')).data).toEqual({ tribe: null });
    const closed = '{ tribe(slug: "closed", status: "Inactive") { slug status } }';
    expect((await query(closed)).data.tribe).toEqual({ slug: "closed", status: "Inactive" });
    expect((await query('{ tribe(slug: "tampa-bay", status: "Inactive") { slug } }')).data.tribe).toBeNull();
    expect(await query('{ tribe(slug: "__proto__") { slug } }')).toEqual({ status: 200, data: { tribe: null } });
  });

  test("have absolute URLs and the names of their region and edition", async () => {
    const { data } = await query(`{ tribe(slug: "tampa-bay") {
      name state state_slug state_abbreviated country is_alternate_address owner_id owner { name slug image }
      telephone_url_triggers { name value number } tribe_opening_hours { day opens closes closed } opening_hours_message
      media { url collection } contents { name value type } menus { name data { label children { label } } }
      website_pages { slug name body contents { name value } } custom_component_types { name status components { slug } }
    } }`);
    expect(data.tribe).toMatchObject({
      state: "Florida",
      state_slug: "florida",
      state_abbreviated: "FL",
      country: "US",
      is_alternate_address: true,
      owner_id: "tba-1",
      owner: { slug: "grant-okafor", image: "http://localhost:3000/g.svg" },
      telephone_url_triggers: [{ name: "utm_source", value: "mail", number: "(813) 555-0199" }],
      tribe_opening_hours: [{ day: 1, opens: "09:00", closes: "17:00", closed: false }],
      media: [{ url: "http://localhost:3000/skylines/tampa.svg", collection: "why" }],
      contents: [
        { name: "sell_heading", value: "Sell in Tampa" },
        { name: "buy_heading", value: "Buy on the bay" },
        { name: "why_text", value: "<p>Ask Transworld Business Advisors</p>", type: "html" },
        { name: "why_image", value: "http://localhost:3000/why.svg" },
      ],
      menus: [{ name: "header", data: [{ label: "Sell in Tampa", children: [] }] }],
      website_pages: [
        { slug: "first", body: "<p>Tampa</p>", contents: [{ name: "lead", value: "In short" }] },
        { slug: "by-the-water" },
      ],
      custom_component_types: [
        { name: "Old", status: "Inactive" },
        { name: "Trades", status: "Active", components: [{ slug: "marinas" }] },
      ],
    });
  });

  test("hide private hours and fall back to the network's menus", async () => {
    const { data } = await query(`{ tribe(slug: "albany") {
      show_opening_hours tribe_opening_hours { day } owner { name } owner_id menus { data { label children { label } } }
      team_members { first_name } website_pages { slug } media { url } custom_component_types { name }
    } }`);
    expect(data.tribe).toEqual({
      show_opening_hours: false,
      tribe_opening_hours: [],
      owner: null,
      owner_id: null,
      menus: [{ data: [{ label: "Sell", children: [{ label: "Calculator" }] }] }],
      team_members: [],
      website_pages: [],
      media: [],
      custom_component_types: [],
    });
  });

  test("expose only public people and their public fields", async () => {
    const { data } = await query(`{ tribeTeamMembers(slug: "tampa-bay") {
      first_name email mobile_e164 telephone_number avatar email_public mobile_public
    } }`);
    const unknown = { mobile_e164: null, telephone_number: null, mobile_public: false };
    expect(data.tribeTeamMembers).toEqual(
      [
        ...[{ first_name: "Ana", email: "x@example.com", email_public: true, avatar: "http://localhost:3000/ana.svg" }],
        ...[{ first_name: "Bo", email: null, email_public: false, avatar: null }],
      ].map((member) => ({ ...member, ...unknown })),
    );
  });

  test("return only the requested fields", async () => {
    const { data } = await query(`{
      tribeLicense(slug: "tampa-bay") { broker_lic broker_of_record }
      tribeContact(slug: "tampa-bay") { name phone organic_number state telephone_url_triggers { number } }
      tribeOpeningHours(slug: "tampa-bay") { show_opening_hours tribe_opening_hours { day } opening_hours_message }
      tribeHomePage(slug: "tampa-bay") { heading contents { name } media { url } }
      tribeMenus(slug: "tampa-bay") { name data { label } }
    }`);
    expect(data).toEqual({
      tribeLicense: { broker_lic: "BK 1", broker_of_record: "Grant Okafor" },
      tribeContact: {
        name: "Tampa Bay",
        phone: "(305) 555-0100",
        organic_number: "(813) 555-0111",
        state: "Florida",
        telephone_url_triggers: [{ number: "(813) 555-0199" }],
      },
      tribeOpeningHours: {
        show_opening_hours: true,
        tribe_opening_hours: [{ day: 1 }],
        opening_hours_message: "By appointment",
      },
      tribeHomePage: {
        heading: "On the bay",
        contents: [{ name: "sell_heading" }, { name: "buy_heading" }, { name: "why_text" }, { name: "why_image" }],
        media: [{ url: "http://localhost:3000/skylines/tampa.svg" }],
      },
      tribeMenus: [{ name: "header", data: [{ label: "Sell in Tampa" }] }],
    });
  });

  test("resolve to null if unknown, or to an error where null is not allowed", async () => {
    for (const part of ["tribeLicense", "tribeContact", "tribeOpeningHours", "tribeHomePage"]) {
      expect(await query(`{ ${part}(slug: "nowhere") { __typename } }`)).toEqual({
        status: 200,
        data: { [part]: null },
      });
    }
    for (const fields of [
      'tribeMenus(slug: "nowhere") { name }',
      'tribeTeamMembers(slug: "nowhere") { role }',
      'customComponentPages(tribe_slug: "closed") { name }',
      'websitePages(tribe_slug: "nowhere") { slug }',
      'websitePages(agent_slug: "nobody") { slug }',
      'websiteMenus(tribe_slug: "nowhere") { name }',
    ]) {
      const { status, data, errors } = await query(`{ ${fields} }`);
      expect({ status, data }, fields).toEqual({ status: 200, data: null });
      expect(errors).toHaveLength(1);
      expect(errors?.[0]?.extensions).toEqual({ debugMessage: errors?.[0]?.message, status: 404 });
    }
  });
});

describe("store search", () => {
  test("returns the nearest first, with the distance in the edition's unit", async () => {
    const { data } = await query(
      '{ searchStores(zipcode: "33602") { slug state_slug distance distance_unit latitude } }',
    );
    expect(data.searchStores).toEqual([
      { slug: "tampa-bay", state_slug: "florida", distance: expect.any(Number), distance_unit: "mi", latitude: 27.95 },
    ]);
    expect(data.searchStores[0].distance).toBeLessThan(1);
  });

  test("searches by point, address or postal code, by type, and from alternate addresses on request", async () => {
    expect(await list('{ searchStores(address: "Tampa, FL") { slug } }')).toEqual(["tampa-bay"]);
    expect(await list("{ searchStores(lat: 42.65, lng: -80.19, radius: 5) { slug } }")).toEqual(["albany"]);
    expect(await list('{ searchStores(zipcode: "33602", useAlternateAddress: true) { slug } }')).toContain("roaming");
    expect(
      await list('{ searchStores(address: "Tampa", tribe_type: "head_office", radius: 12500) { slug } }'),
    ).toHaveLength(1);
    expect(await list('{ searchStores(address: "Nowhere at all") { slug } }')).toEqual([]);
    expect(await list("{ searchStores { slug } }")).toEqual([]);
  });

  test.each(['radius: 12501, zipcode: "33602"', "radius: -1", "lat: 91, lng: 0", "lat: 1", 'tribe_type: "__proto__"'])(
    "rejects %s at the invalid argument",
    async (args) => {
      const { status, data, errors } = await query(`{ searchStores(${args}) { slug } }`);
      expect({ status, data }).toEqual({ status: 200, data: null });
      expect(errors?.[0]?.extensions).toMatchObject({ debugMessage: errors?.[0]?.message, status: 422, errors: {} });
    },
  );

  test("returns map pins without connected organizations", async () => {
    expect((await list("{ tribePins { slug state_slug name latitude longitude } }")).sort()).toEqual([
      "albany",
      "roaming",
      "tampa-bay",
    ]);
    expect(await list('{ tribePins(type: "all") { slug } }')).toHaveLength(4);
  });
});

describe("content", () => {
  const getHeading = async (args: string) =>
    (await query(`{ websiteSection(${args}) { contents { value } } }`)).data.websiteSection?.contents[0].value;

  test("comes in the requested language or en-US, with placeholders filled in", async () => {
    const { data } = await query(`{ websiteSection(name: "site-header", locale: "en-US") {
      name contents { name type value media_collection { url alt width height collection } } } }`);
    const media = { url: "http://localhost:3000/a.svg", alt: "A", width: 4, height: 3, collection: "hero" };
    expect(data.websiteSection).toEqual({
      name: "site-header",
      contents: [{ name: "heading", type: "text", value: "Call (800) 233-9495", media_collection: [media] }],
    });
    expect(await getHeading('name: "site-header", locale: "fr-CA"')).toBe("Bonjour");
    expect(await getHeading('name: "site-header", locale: "fr"')).toBe("Bonjour");
    expect(await getHeading('name: "site-header", locale: "ja-JP"')).toContain("Call");
    expect(await getHeading('name: "site-header", locale: "xx"')).toContain("Call");
  });

  test("prefers the office's own over the network's and is null if there is neither", async () => {
    expect(await getHeading('name: "about", locale: "en-US", tribe_slug: "tampa-bay"')).toBe("Tampa");
    expect(await getHeading('name: "about", locale: "fr-CA", tribe_slug: "albany"')).toBe("The network");
    expect(await getHeading('name: "nothing", locale: "en-US"')).toBeUndefined();
    expect(await getHeading('name: "about", locale: "en-US", tribe_slug: "nowhere"')).toBeUndefined();
    const { data } = await query(
      '{ websiteSections(names: ["about", "no", "site-header"], locale: "en-US") { name } }',
    );
    expect(data.websiteSections).toEqual([{ name: "about" }, { name: "site-header" }]);
  });

  test("returns the pages of the root, an office or an agent by type", async () => {
    expect(await list("{ websitePages { slug } }")).toEqual(["our-promise"]);
    expect(await list('{ websitePages(type: "marketing") { slug } }')).toEqual(["restaurants"]);
    expect(await list('{ websitePages(tribe_slug: "tampa-bay") { slug } }')).toEqual(["first", "by-the-water"]);
    expect(await list('{ websitePages(agent_slug: "grant-okafor") { slug contents { name } } }')).toEqual(["lending"]);
    expect((await query('{ websitePages(type: "secret") { slug } }')).errors?.[0]?.extensions.status).toBe(422);
    expect((await query("{ websiteMenus { name data { label } } }")).data.websiteMenus[0].data[0].label).toBe("Sell");
  });

  test("returns a component by slug if its type is active", async () => {
    const find = (slug: string) => `customComponentPage(tribe_slug: "tampa-bay", slug: "${slug}")`;
    const { data } = await query(
      `{ ${find("marinas")} { slug contents { value } type { name components { slug } } } }`,
    );
    expect(data.customComponentPage).toEqual({
      slug: "marinas",
      contents: [{ value: "Marinas" }],
      type: { name: "Trades", components: [{ slug: "marinas" }] },
    });
    for (const slug of ["fax", "none"])
      expect((await query(`{ ${find(slug)} { slug } }`)).data.customComponentPage).toBeNull();
    const all = await query(
      '{ customComponentPages(tribe_slug: "tampa-bay") { name components { contents { value } } } }',
    );
    expect(all.data.customComponentPages.map(({ name }: { name: string }) => name)).toEqual(["Old", "Trades"]);
  });
});

describe("listings", () => {
  test("are paginated with the same facets as in REST", async () => {
    const { data } = await query(`{ listings(category: ["food-restaurants"], price_min: 500000) {
      total page per_page data { number slug url price office { slug phone } agent { slug image } images { url } listed_at }
      category { value label count } state { value count }
    } }`);
    expect(data.listings).toMatchObject({
      total: 1,
      page: 1,
      per_page: 24,
      data: [{ number: 100_001, price: 500_000.5, office: { slug: "tampa-bay" }, agent: { slug: "grant-okafor" } }],
      category: [{ value: "food-restaurants", count: 1 }],
      state: [{ value: "florida", count: 1 }],
    });
    expect(data.listings.data[0].images[0].url).toMatch(/^http:\/\/localhost:3000\//);
    const paged = await query('{ listings(sort: "name-desc", per_page: 1, page: 2) { total data { name } } }');
    expect(paged.data.listings).toEqual({ total: 2, data: [{ name: "Corner Gym" }] });
    expect((await query("{ listings(franchise: false, q: null, state: []) { total } }")).data.listings.total).toBe(2);
  });

  test.each(["per_page: 101", "page: 0", 'sort: "best"', 'state: ["atlantis"]', "price_min: -1", 'kind: "boat"'])(
    "reject %s at the argument",
    async (args) => {
      const { status, data, errors } = await query(`{ listings(${args}) { total } }`);
      expect({ status, data }).toEqual({ status: 200, data: null });
      expect(errors?.[0]?.extensions).toMatchObject({
        status: 422,
        errors: { [args.split(":")[0]!]: expect.anything() },
      });
    },
  );

  test("are found by slug while public", async () => {
    const find = async (slug: string) => (await query(`{ listing(slug: "${slug}") { name currency } }`)).data.listing;
    expect(await find("harbor-pizza-100001")).toEqual({ name: "Harbor Pizza", currency: "USD" });
    for (const slug of ["sold-one-100003", "nothing", "x-999999999"]) expect(await find(slug)).toBeNull();
  });
});

test("an invalid token resolves to no user and returns the status that signs the visitor out", async () => {
  const { status, data, errors } = await query('{ getUserByToken(token: "h_x") { email loginAttributes { type } } }');
  expect({ status, data }).toEqual({ status: 200, data: { getUserByToken: null } });
  expect(errors).toEqual([
    expect.objectContaining({
      message: "Invalid token",
      path: ["getUserByToken"],
      extensions: { debugMessage: "Invalid token", status: 401 },
    }),
  ]);
});
