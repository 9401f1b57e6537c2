import { beforeAll, describe, expect, test } from "vitest";
import { createApiVisitor } from "../../../tests/support/api.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import { readBody } from "../../../tests/support/described-body.ts";
import { insertAgent, insertListings, insertOffice } from "../../../tests/support/listings.ts";

const context = await openTestContext();
const { db } = context;
const { api, call } = createApiVisitor(context);

beforeAll(async () => {
  const miami = await insertOffice(db, {
    broker_lic: "BK1",
    broker_of_record: "Maria Soto",
    location_id: "L7",
    buyers_route: "north",
  });
  const tampa = await insertOffice(db, { slug: "tampa-bay", name: "Tampa Bay", locality: "Tampa" });
  const closed = await insertOffice(db, { slug: "closed", status: "Inactive" });
  const maria = await insertAgent(db, {
    office_id: miami,
    name_id: "MS-1",
    phone: "(305) 555-0101",
    extension: "7",
    image: "/people/maria.webp",
  });
  await insertAgent(db, { slug: "ann-lee", name_id: "AL-2", name: "ann Lee", office_id: tampa, assigned_to: maria });
  await insertAgent(db, { slug: "zed", name_id: "Z-3", name: "Zed 100% Pure", office_id: miami });
  await insertAgent(db, { slug: "gone", name_id: "G-4", name: "Gone", office_id: miami, active: false });
  await insertAgent(db, { slug: "shut", name_id: "S-5", name: "Shut", office_id: closed });
  await db.updateTable("offices").set({ owner_id: maria }).where("id", "=", miami).execute();
  const listings = { office_id: miami, agent_id: maria };
  await insertListings(db, [
    { ...listings, number: 100001, price: 25_000_000 },
    { ...listings, number: 100002, price: 50_000_000, region_slug: "texas" },
    { ...listings, number: 100003, office_id: tampa },
    { ...listings, number: 100004, status: "withdrawn" },
    { ...listings, number: 100005, status: "sold", sold_at: new Date() },
    { ...listings, number: 100006, status: "draft" },
  ]);
});

const MARIA = {
  slug: "maria-soto",
  phone: "(305) 555-0101",
  office: "miami",
  name: "Maria Soto",
  name_id: "MS-1",
  email: "maria-soto@example.com",
  image: "http://localhost:3000/people/maria.webp",
  assigned_to: null,
  extension: "7",
};

describe("office", () => {
  test("returns its qualifying broker and owner at top level", async () => {
    const { name, email, slug, phone, image } = MARIA;
    for (const body of [undefined, {}, { anything: 1, __proto__: null }]) {
      expect(await readBody("showOffice", await call("/offices/miami", { body }))).toEqual({
        broker_lic: "BK1",
        broker_of_record: "Maria Soto",
        location_id: "L7",
        buyers_route: "north",
        owner_id: "MS-1",
        owner: { name, email, slug, phone, image },
      });
    }
  });

  test("reports a missing owner", async () => {
    expect(await readBody("showOffice", await call("/offices/tampa-bay"))).toMatchObject({
      owner_id: null,
      owner: null,
    });
  });

  test.each(["closed", "atlantis", "%27"])("answers 404 for %s", async (slug) => {
    expect((await call(`/offices/${slug}`)).status).toBe(404);
  });
});

describe("agents", () => {
  const listSlugs = ({ data }: { data: { slug: string }[] }) => data.map(({ slug }) => slug);
  const list = async (body: unknown) => readBody("listEmployees", await call("/employees", { body }));

  test("are sorted by name ignoring case, without former agents and closed offices", async () => {
    const all = await list(undefined);
    expect(listSlugs(all)).toEqual(["ann-lee", "maria-soto", "zed"]);
    expect(all.meta).toEqual({ page: 1, per_page: 24, total: 3, pages: 1 });
    expect(all.data[1]).toEqual(MARIA);
    expect(all.data[0]).toMatchObject({ office: "tampa-bay", assigned_to: "maria-soto", image: null });
  });

  test("are found by word prefix of their name, office or town", async () => {
    for (const [search, found] of [
      ["MAR", ["maria-soto"]],
      ["aria", []],
      ["tampa", ["ann-lee"]],
      ["lee tam", ["ann-lee"]],
      ["100%", ["zed"]],
      ["%", []],
      ["_nn", []],
      ["\\", []],
      ["\0ann", ["ann-lee"]],
      ["  ", ["ann-lee", "maria-soto", "zed"]],
    ] as const) {
      expect(listSlugs(await list({ search })), search).toEqual(found);
    }
  });

  test("are paginated; a page past the end is empty with the total count", async () => {
    expect(listSlugs(await list({ page: 2, per_page: 2 }))).toEqual(["zed"]);
    const beyond = await list({ page: Number.MAX_SAFE_INTEGER, per_page: 100 });
    expect(beyond).toEqual({ data: [], meta: { page: Number.MAX_SAFE_INTEGER, per_page: 100, total: 3, pages: 1 } });
  });

  test.each([
    { page: 0 },
    { page: 1.5 },
    { page: "x" },
    { page: null },
    { per_page: 101 },
    { per_page: -1 },
    { search: 5 },
    { search: "x".repeat(121) },
  ])("answer 422 to %j and name the field", async (body) => {
    const response = await call("/employees", { body });
    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual(Object.keys(body));
  });

  test("are filtered by office; an unknown office answers 404, a missing one 422", async () => {
    const found = await readBody(
      "listEmployeesByOffice",
      await call("/employees-by-office", { body: { office: "miami", x: 1 } }),
    );
    expect(listSlugs(found)).toEqual(["maria-soto", "zed"]);
    expect((await call("/employees-by-office", { body: { office: "atlantis" } })).status).toBe(404);
    const none = await call("/employees-by-office", { body: { office: " " } });
    expect(none.status).toBe(422);
    expect(await none.json()).toMatchObject({
      message: "Please complete all required fields",
      errors: { office: [expect.any(String)] },
    });
  });

  test("are returned under data by slug", async () => {
    expect(await readBody("showEmployee", await call("/employees/maria-soto"))).toEqual({ data: MARIA });
    for (const slug of ["gone", "shut", "nobody"]) expect((await call(`/employees/${slug}`)).status).toBe(404);
  });
});

const listNumbers = ({ data }: { data: { number: number }[] }) => data.map(({ number }) => number).sort();

describe("an agent's listings", () => {
  const list = (body: unknown, path = "/employees/MS-1/listing") => call(path, { body });
  const search = async (body: unknown, path?: string) => readBody("listEmployeesListings", await list(body, path));

  test("are public only and filtered as in a search", async () => {
    expect(listNumbers(await search({}))).toEqual([100001, 100002, 100003]);
    expect(listNumbers(await search({ state: ["texas"], franchise: false, q: null, x: 1 }))).toEqual([100002]);
    expect(listNumbers(await search({ price_max: 300_000 }))).toEqual([100001]);
    expect((await search({ per_page: "2", page: 2 })).meta).toEqual({ page: 2, per_page: 2, total: 3, pages: 2 });
    expect(listNumbers(await search({ office: "tampa-bay", agent: "ann-lee" }))).toEqual([]);
  });

  test("are limited to one office on request", async () => {
    expect(listNumbers(await search({}, "/employees/MS-1/listing?tribe_slug=tampa-bay"))).toEqual([100003]);
  });

  test.each(["/employees/maria-soto/listing", "/employees/G-4/listing", "/employees/MS-1/listing?tribe_slug=atlantis"])(
    "answer 404 for %s",
    async (path) => expect((await list({}, path)).status).toBe(404),
  );

  test.each([{ sort: "cheapest" }, { page: 0 }, { state: [{}] }, { relocatable: 2 }, { price_min: -1 }])(
    "answer 422 to %j and name the filter",
    async (body) => {
      const response = await list(body);
      expect(response.status).toBe(422);
      expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual(Object.keys(body));
    },
  );
});

describe("listings", () => {
  const get = (path: string) => api.request(path);

  test("are found by search filters, with the facets' counts", async () => {
    const all = await readBody("listListings", await get("/listings?utm_source=x"));
    expect(listNumbers(all)).toEqual([100001, 100002, 100003]);
    expect(all.meta).toEqual({ page: 1, per_page: 24, total: 3, pages: 1 });
    expect(all.facets.state).toEqual([
      { value: "florida", label: "Florida", count: 2 },
      { value: "texas", label: "Texas", count: 1 },
    ]);
    const texan = await readBody("listListings", await get("/listings?state=texas&sort=price-asc&per_page=1"));
    expect(listNumbers(texan)).toEqual([100002]);
    expect(texan.data[0]).toMatchObject({ price: 500_000, state_slug: "texas" });
    expect(texan.facets.state).toHaveLength(2);
    expect(listNumbers(await readBody("listListings", await get("/listings?page=7")))).toEqual([]);
  });

  test.each([
    ["sort=cheapest", "sort"],
    ["page=0", "page"],
    ["per_page=101", "per_page"],
    ["state=atlantis", "state"],
    ["price_min=5&price_max=1", "price_max,price_min"],
    ["bbox=1,2,3", "bbox"],
    ["polygon=1,2+3,4", "polygon"],
    ["near=Atlantis", "near"],
    ["kind=yacht&franchise=yes", "franchise,kind"],
  ])("answer 422 to an invalid filter: %s", async (query, fields) => {
    const response = await get(`/listings?${query}`);
    expect(response.status).toBe(422);
    const { errors } = (await response.json()) as { errors: object };
    expect(Object.keys(errors).sort().join()).toBe(fields);
  });

  test("are returned under data, whatever text precedes their number", async () => {
    for (const post of ["restaurant-100001", "old-name-100001", "100001"]) {
      const { data } = await readBody("showListing", await get(`/listings/${post}`));
      expect(data).toMatchObject({ number: 100001, slug: "restaurant-100001" });
    }
  });

  test.each([
    ["restaurant-100004", 410],
    ["restaurant-100005", 410],
    ["restaurant-100006", 404],
    ["restaurant-199999", 404],
    ["restaurant", 404],
  ])("%s is %d and reveals nothing", async (post, status) => {
    const response = await get(`/listings/${post}`);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({
      message: "Listing not found",
      detail: "Listing not found",
      type: "about:blank",
      title: status === 404 ? "Not Found" : "Gone",
      status,
    });
  });
});

describe("reviews", () => {
  const REVIEW = {
    office: "miami",
    name: "Pat",
    email: "pat@company.com",
    rating: 4,
    text: "Kind.",
    privacy_terms: true,
  };

  test("are accepted, and shown with their average after the office approves them", async () => {
    expect((await call("/reviews", { body: REVIEW })).status).toBe(201);
    expect((await call("/reviews", { body: { ...REVIEW, rating: 5, text: "Quick." } })).status).toBe(201);
    const none = await readBody("listReviews", await api.request("/reviews?office=miami"));
    expect(none).toEqual({ data: [], meta: { page: 1, per_page: 10, total: 0, pages: 1, average: null } });
    await db.updateTable("reviews").set({ status: "approved" }).execute();
    const two = await readBody("listReviews", await api.request("/reviews?office=miami&page=1"));
    expect(two.meta).toEqual({ page: 1, per_page: 10, total: 2, pages: 1, average: 4.5 });
    expect(two.data[0]).toMatchObject({ author: "Pat", reply: null });
    expect((await readBody("listReviews", await api.request("/reviews?office=miami&page=9"))).data).toEqual([]);
  });

  test("are rejected by field with their own messages if invalid", async () => {
    const response = await call("/reviews", { body: { ...REVIEW, rating: 6, constructor: 1 } });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      errors: { rating: [expect.stringMatching(/star/i)], constructor: [expect.any(String)] },
    });
  });

  test.each([
    ["/reviews", 422],
    ["/reviews?office=miami&page=0", 422],
    ["/reviews?office=atlantis", 404],
  ])("%s is %d", async (path, status) => expect((await api.request(path)).status).toBe(status));
});
