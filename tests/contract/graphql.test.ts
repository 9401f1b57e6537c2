import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  buildSchema,
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  isNonNullType,
  isObjectType,
} from "graphql";
import { beforeAll, describe, expect, test } from "vitest";
import fc from "../support/generated.ts";
import { type SiteResponse, sendRequest } from "../support/send-request.ts";
import { getSharedSite } from "../support/shared-site.ts";

const contract = buildSchema(readFileSync(join(import.meta.dirname, "contract.graphql"), "utf8"));
const queries = Object.values(contract.getQueryType()!.getFields());

const site = getSharedSite();
let credentials: Record<string, string>;
let post: string;

beforeAll(async () => {
  const { headers } = await sendRequest(site.origin, "/api/csrf-cookie");
  const cookies = (headers["set-cookie"] ?? []).map((cookie) => cookie.split(";")[0] ?? "");
  const token = cookies.find((cookie) => cookie.startsWith("XSRF-TOKEN="))?.slice("XSRF-TOKEN=".length) ?? "";
  credentials = { Cookie: cookies.join("; "), "X-XSRF-TOKEN": decodeURIComponent(token) };
  post = (await query("{ listings { data { slug } } }")).data.listings.data[0].slug;
});

function send(body: string, headers: Record<string, string> = {}): Promise<SiteResponse> {
  return sendRequest(site.origin, "/api/graphql", {
    method: "POST",
    headers: { "Content-Type": "application/json", ...credentials, ...headers },
    body,
  });
}

// biome-ignore lint/suspicious/noExplicitAny: a test knows the fields it queries.
async function query(text: string, variables?: object): Promise<any> {
  const { body, headers } = await send(JSON.stringify({ query: text, variables }));
  expect(headers["content-type"]).toBe("application/json");
  return JSON.parse(body);
}

/** Returns arguments that match something in the demo. */
function getArguments({ name, args }: GraphQLField<unknown, unknown>): string {
  const known: Record<string, string> = {
    slug: name === "listing" ? post : name === "customComponentPage" ? "restaurants" : "tampa-bay",
    tribe_slug: "tampa-bay",
    name: "site-header",
    locale: "en-US",
    token: "h_x",
    zipcode: "33602",
  };
  const given = args.filter((arg) => isNonNullType(arg.type) || arg.name === "zipcode" || arg.name === "tribe_slug");
  const written = given.map((arg) =>
    arg.name === "names" ? 'names: ["site-header", "about"]' : `${arg.name}: ${JSON.stringify(known[arg.name])}`,
  );
  return written.length > 0 ? `(${written.join(", ")})` : "";
}

/** Selects every field of a type, with each nested type once. */
function selectAllFields(type: GraphQLObjectType, above: string[] = []): string {
  const fields = Object.values(type.getFields()).flatMap(({ name, type: of }) => {
    const named = getNamedType(of);
    if (!isObjectType(named)) return [name];
    return [...above, type.name].includes(named.name)
      ? []
      : [`${name} ${selectAllFields(named, [...above, type.name])}`];
  });
  return `{ ${fields.join(" ")} }`;
}

describe("a client written for the contract", () => {
  test.each(queries.map((field) => [field.name, field] as const))(
    "can query %s with every field",
    async (name, field) => {
      const type = getNamedType(field.type) as GraphQLObjectType;
      const { data, errors } = await query(`{ ${name}${getArguments(field)} ${selectAllFields(type)} }`);
      if (name === "getUserByToken") {
        expect(data).toEqual({ getUserByToken: null });
        expect(errors).toMatchObject([{ message: "Invalid token", extensions: { debugMessage: "Invalid token" } }]);
      } else {
        expect(errors).toBeUndefined();
        expect(Array.isArray(data[name]) ? data[name].length : data[name]).toBeTruthy();
      }
    },
  );

  test("reads the demo's offices, people and pages in one query, with every placeholder filled", async () => {
    const { data } = await query(
      "{ tribes { slug country team_members { first_name email email_public } menus { name } contents { name value } } }",
    );
    expect(data.tribes.length).toBeGreaterThan(50);
    for (const { country, team_members, menus, contents } of data.tribes) {
      expect(country).toBe("US");
      expect(menus.length).toBeGreaterThan(0);
      expect(JSON.stringify(contents)).not.toMatch(/\{(brand|phone|years|region|country|place)\}/);
      for (const { email, email_public } of team_members) if (!email_public) expect(email).toBeNull();
    }
  });

  test("finds the nearest office by variables or literals", async () => {
    const found = await query(
      "query Near($zipcode: String, $radius: Float = 25) { searchStores(zipcode: $zipcode, radius: $radius) { slug distance distance_unit } }",
      { zipcode: "33602" },
    );
    const distances = found.data.searchStores.map(({ distance }: { distance: number }) => distance);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect(found.data.searchStores[0]).toMatchObject({ slug: "tampa-bay", distance_unit: "mi" });
  });

  test("gets the same listing as over REST", async () => {
    const fields = selectAllFields(contract.getType("Listing") as GraphQLObjectType);
    const { data } = await query(`{ listing(slug: "${post}") ${fields} }`);
    // REST also has the fields that came after the contract.
    const { data: listing } = JSON.parse((await sendRequest(site.origin, `/api/listings/${post}`)).body);
    expect(Object.keys(data.listing).length).toBeGreaterThan(35);
    expect(listing).toMatchObject(data.listing);
  });

  test("gets exactly the fields of any selection", async () => {
    const createSelection = (type: GraphQLObjectType, depth: number): fc.Arbitrary<string> => {
      const all = Object.values(type.getFields());
      const createField = ({ name, type: of }: GraphQLField<unknown, unknown>): fc.Arbitrary<string> => {
        const named = getNamedType(of);
        if (!isObjectType(named)) return fc.constant(name);
        return depth > 3
          ? fc.constant("__typename")
          : createSelection(named, depth + 1).map((inner) => `${name} ${inner}`);
      };
      return fc
        .shuffledSubarray(all, { minLength: 1, maxLength: Math.min(5, all.length) })
        .chain((fields) => fc.tuple(...fields.map(createField)))
        .map((fields) => `{ ${fields.join(" ")} }`);
    };
    const any = fc
      .constantFrom(...queries.filter(({ name }) => name !== "getUserByToken"))
      .chain((field) =>
        createSelection(getNamedType(field.type) as GraphQLObjectType, 1).map(
          (inner) => `{ ${field.name}${getArguments(field)} ${inner} }`,
        ),
      );
    await fc.assert(
      fc.asyncProperty(any, async (text) => {
        const { data, errors } = await query(text);
        expect(errors).toBeUndefined();
        expect(Object.values(data)).toHaveLength(1);
      }),
      { numRuns: 40 },
    );
  });
});

describe("over HTTP", () => {
  const one = JSON.stringify({ query: "{ __typename }" });

  test.each<[string, string, Record<string, string>, number]>([
    ["a form", "query={__typename}", { "Content-Type": "application/x-www-form-urlencoded" }, 415],
    ["many at once", `[${one}]`, {}, 400],
    ["half a body", '{"query"', {}, 400],
    ["more than a megabyte", JSON.stringify({ query: "{ __typename }", variables: { a: "x".repeat(1e6) } }), {}, 413],
    ["what another site sends", one, { Origin: "https://elsewhere.example" }, 419],
    ["what has no token", one, { "X-XSRF-TOKEN": "" }, 419],
    ["introspection", JSON.stringify({ query: "{ __schema { types { name } } }" }), {}, 400],
    ["too many aliases", JSON.stringify({ query: `{ ${"a:__typename ".repeat(300)} }` }), {}, 400],
    ["fragments in circles", JSON.stringify({ query: "{ ...A } fragment A on Query { ...A }" }), {}, 400],
  ])("rejects %s with JSON", async (_, body, headers, status) => {
    const answer = await send(body, headers);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({ "content-type": "application/json", "cache-control": "no-store" });
    expect(answer.headers).not.toHaveProperty("access-control-allow-origin");
    const { message, errors = [] } = JSON.parse(answer.body);
    expect(message ?? errors[0].message).toMatch(/./);
    if (status !== 419) expect(errors[0].extensions.debugMessage).toBe(errors[0].message);
  });

  test("accepts only POST and serves no query page", async () => {
    for (const method of ["GET", "PUT"]) {
      const answer = await sendRequest(site.origin, "/api/graphql?query={__typename}", {
        method,
        headers: credentials,
      });
      expect(answer).toMatchObject({ status: 405, headers: { allow: "POST", "content-type": "application/json" } });
    }
  });
});
