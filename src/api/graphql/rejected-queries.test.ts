import { describe, expect, test, vi } from "vitest";
import { NO_PLUGINS } from "#config/plugin-ids.ts";
import type { Db } from "#db/connect.ts";
import type { Context } from "#domain/context.ts";
import { EDITIONS } from "#editions/countries.ts";
import { silentLog } from "#lib/log.ts";
import fc from "../../../tests/support/generated.ts";
import { createGraphqlVisitor } from "../../../tests/support/graphql.ts";

/** No query in this file may reach the database. */
const invalidated = vi.fn();
const unusable = new Proxy({} as Db, {
  get(_, key) {
    invalidated(key);
    throw new Error(`a secret of the database: ${String(key)}`);
  },
});
const error = vi.fn();
const context = {
  db: unusable,
  edition: EDITIONS.US,
  locale: "en-US",
  network: {
    brand: "B",
    origin: "http://localhost:3000",
    locales: ["en-US"],
    default_phone: "1",
    sibling_sites: "",
    analytics: NO_PLUGINS,
  },
  clock: () => new Date("2026-11-20T12:00:00Z"),
  log: { ...silentLog, error },
} as unknown as Context;
const { call, send, query, api } = createGraphqlVisitor(context);

async function expectRejected(body: unknown, message?: string): Promise<string> {
  invalidated.mockClear();
  const { status, errors, ...rest } = await send(body);
  expect(status).toBe(400);
  expect(rest.data).toBeUndefined();
  expect(invalidated).not.toHaveBeenCalled();
  for (const { message, extensions } of errors ?? []) {
    expect(extensions).toEqual({ debugMessage: message });
    expect(message.length).toBeLessThanOrEqual(500);
  }
  const text = errors?.[0]?.message ?? "";
  expect(text).toMatch(/./);
  if (message !== undefined) {
    expect(errors).toHaveLength(1);
    expect(text).toBe(message);
  }
  return text;
}

/** Nests the given number of fields. */
function nestFields(levels: number): string {
  return `{ tribes ${nestLevels(levels - 1)} }`;
}

function nestLevels(levels: number): string {
  const turns = Array.from({ length: levels - 2 }, (_, i) => (i % 2 ? "type" : "components"));
  const fields = ["custom_component_types", ...turns];
  return `${fields.map((field) => `{ ${field} `).join("")}{ __typename }${" }".repeat(fields.length)}`;
}

describe("rejects an oversized query before any database access", () => {
  const TOO_DEEP = "The query is nested too deeply. The limit is 8 levels.";

  test("nine levels deep, also through fragments", async () => {
    await expectRejected({ query: nestFields(9) }, TOO_DEEP);
    const inFragment = `query { tribes { ...T } } fragment T on Tribe ${nestLevels(8)}`;
    await expectRejected({ query: inFragment }, TOO_DEEP);
    await expectRejected({ query: `{ ... { tribes { ... on Tribe ${nestLevels(8)} } } }` }, TOO_DEEP);
    expect((await query(nestFields(8))).status).toBe(200);
    expect((await query(`query { tribes { ...T } } fragment T on Tribe ${nestLevels(7)}`)).status).toBe(200);
  });

  test("with sixteen aliases, also of __typename and through fragments", async () => {
    const message = "The query has too many aliases. The limit is 15.";
    const createAliases = (count: number, of = 'getUserByToken(token: "x") { email }') =>
      `{ ${Array.from({ length: count }, (_, i) => `a${i}: ${of}`).join(" ")} }`;
    await expectRejected({ query: createAliases(16) }, message);
    await expectRejected({ query: createAliases(16, "__typename") }, message);
    const fragment = "fragment F on Query { x: __typename y: __typename }";
    await expectRejected({ query: `{ ${"...F ".repeat(8)} } ${fragment}` }, message);
    expect((await query(createAliases(15))).data.a14).toBeNull();
    expect((await query(`{ ${"...F ".repeat(7)} } ${fragment}`)).data).toEqual({ x: "Query", y: "Query" });
  });

  test("of more than a thousand tokens of any kind", async () => {
    const message = "The query is too long. The limit is 1000 tokens.";
    await expectRejected({ query: `{ ${"__typename ".repeat(999)} }` }, message);
    await expectRejected({ query: "{ a ".repeat(20_000) }, message);
    await expectRejected({ query: `{ __typename ${"@include(if: true) ".repeat(200)} }` }, message);
    await expectRejected({ query: "x".repeat(100_001) }, "The query is too long.");
    const list = (name: string, entries: number) =>
      `${name}: websiteSections(names: [${'"n" '.repeat(entries)}], locale: "en-US") { name }`;
    const lists = ["a", "b", "c", "d", "e", "f", "g", "h"].map((name) => list(name, 100)).join(" ");
    await expectRejected({ query: `{ ${lists} ${list("i", 64)} }` }, message);
    expect((await query(`{ ${lists} ${list("i", 63)} }`)).status).toBe(200);
  });

  test("with lists of more than a hundred entries, inline or in variables", async () => {
    const message = "A list in the query is too long. The limit is 100 entries.";
    const names = Array.from({ length: 101 }, (_, i) => `n${i}`);
    await expectRejected(
      { query: `{ websiteSections(names: ${JSON.stringify(names)}, locale: "en-US") { name } }` },
      message,
    );
    const list = 'query Q($names: [String!]!) { websiteSections(names: $names, locale: "en-US") { name } }';
    await expectRejected({ query: list, variables: { names } }, message);
    expect((await query(list, { names: names.slice(1) })).status).toBe(200);
  });

  test("with a NUL in a text, inline or in variables", async () => {
    const message = "A string in the query contains a NUL character, which isn’t allowed.";
    await expectRejected({ query: '{ tribe(slug: "a\\u0000b") { name } }' }, message);
    const query = "query Q($slug: String!) { tribe(slug: $slug) { name } }";
    await expectRejected({ query, variables: { slug: "a\0b" } }, message);
    await expectRejected({ query, variables: { slug: ["\0"] } }, message);
  });

  test("with circular fragments", async () => {
    const query = "{ ...A } fragment A on Query { ...B } fragment B on Query { ...A ...B }";
    expect(await expectRejected({ query })).toContain("Cannot spread fragment");
    const chain = Array.from({ length: 90 }, (_, i) => `fragment F${i} on Query { ...F${(i + 1) % 90} ...F${i} }`);
    await expectRejected({ query: `{ ...F0 } ${chain.join(" ")}` });
  });

  test("with too many directives, known or not", async () => {
    await expectRejected({ query: `{ __typename ${"@skip(if: false) ".repeat(100)} }` });
    expect(await expectRejected({ query: `{ __typename ${"@no ".repeat(400)} }` })).toContain("@no");
  });

  test("with huge or mistyped variables", async () => {
    const query = "query Q($radius: Float) { searchStores(radius: $radius) { slug } }";
    await expectRejected({ query, variables: { radius: "x".repeat(900_000) } });
    await expectRejected({ query, variables: { radius: { deep: "x" } } });
    await expectRejected({ query, variables: [] });
    await expectRejected({ query, variables: "{}" });
  });
});

describe("rejects a body that is not a query", () => {
  test.each([
    ["nothing", {}],
    ["a query that is no text", { query: { tribes: 1 } }],
    ["nothing to execute", { query: "# only a remark" }],
    ["half a query", { query: "{ tribes { name" }],
    ["a field that does not exist", { query: "{ passwords { hash } }" }],
    ["a mutation", { query: "mutation { deleteEverything }" }],
    ["a subscription", { query: "subscription { tribes { name } }" }],
    ["two operations and no name", { query: "query A { __typename } query B { __typename }" }],
    ["an operation that is not there", { query: "query A { __typename }", operationName: "__proto__" }],
    ["introspection of all types", { query: "{ __schema { types { name } } }" }],
    ["introspection of one type", { query: '{ __type(name: "Tribe") { name } }' }],
  ])("%s", async (_, body) => {
    await expectRejected(body);
  });

  test("rejects batched queries", async () => {
    const response = await call("/graphql", { body: [{ query: "{ __typename }" }, { query: "{ __typename }" }] });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      status: 400,
      errors: [{ extensions: { debugMessage: expect.any(String) } }],
    });
  });

  test.each([
    ["multipart/form-data; boundary=x", "--x--"],
    ["application/x-www-form-urlencoded", "query=%7B__typename%7D"],
    ["application/graphql", "{ __typename }"],
    ["text/plain", '{"query":"{ __typename }"}'],
  ])("answers 415 to content type %s", async (type, body) => {
    expect((await send(body, { "Content-Type": type })).status).toBe(415);
  });

  test("answers 400 to truncated JSON and 413 to a body over one megabyte", async () => {
    expect((await send('{"query":')).status).toBe(400);
    expect((await send({ query: "{ __typename }", more: "x".repeat(1_000_000) })).status).toBe(413);
  });

  test("answers 405 to other methods and 419 without a token", async () => {
    for (const method of ["GET", "HEAD", "OPTIONS"]) {
      const response = await api.request("/graphql?query={__typename}", { method });
      expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
      expect(response.headers.has("access-control-allow-origin")).toBe(false);
    }
    expect((await call("/graphql", { method: "PUT", body: { query: "{ __typename }" } })).status).toBe(405);
    const response = await call("/graphql", { body: { query: "{ __typename }" }, headers: { "X-XSRF-TOKEN": "" } });
    expect(response.status).toBe(419);
    expect(await response.json()).toMatchObject({ message: "CSRF token mismatch." });
  });
});

describe("GraphQL response", () => {
  test("sets its content type, forbids caching and allows no other origin", async () => {
    const headers = { Accept: "application/graphql-response+json, text/event-stream" };
    const response = await call("/graphql", { body: { query: "{ __typename }", extensions: {}, id: 7 }, headers });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.has("access-control-allow-origin")).toBe(false);
    expect(await response.json()).toEqual({ data: { __typename: "Query" } });
  });

  test("hides internal errors and logs them", async () => {
    const { status, data, errors } = await query("{ tribes { name } }");
    expect({ status, data }).toEqual({ status: 200, data: null });
    const message = "An error occurred. Please try again later.";
    expect(errors).toEqual([expect.objectContaining({ message, extensions: { debugMessage: message } })]);
    expect(JSON.stringify(errors)).not.toContain("secret");
    expect(error).toHaveBeenCalledWith(expect.objectContaining({ err: expect.any(Error) }), expect.any(String));
  });

  test("treats variables named like Object.prototype properties as any other", async () => {
    const variables = JSON.parse('{"__proto__":{"token":"x"},"constructor":1,"token":"x"}');
    const { errors } = await query("query Q($token: String!) { getUserByToken(token: $token) { email } }", variables);
    expect(errors?.[0]?.message).toBe("Invalid token");
    expect(({} as { token?: string }).token).toBeUndefined();
  });

  test("is well-formed for any input", async () => {
    const piece = fc.oneof(
      fc.constantFrom(
        "{",
        "}",
        "(",
        ")",
        "...",
        "@include(if: true)",
        "on Query",
        "fragment F",
        "query",
        "$a",
        ":",
        "!",
      ),
      fc.constantFrom(
        "__typename",
        "getUserByToken",
        'token: "x"',
        "email",
        "[1]",
        '"""',
        "null",
        "é",
        "\u0000",
        "\ud800",
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 40 }), fc.jsonValue(), async (pieces, variables) => {
        const { status, errors, data } = await send({ query: pieces.join(" "), variables });
        expect([200, 400]).toContain(status);
        expect(status === 400).toBe(data === undefined);
        if (status === 400) expect(errors?.length).toBeGreaterThan(0);
        for (const { message, extensions } of errors ?? []) expect(extensions.debugMessage).toBe(message);
      }),
      { numRuns: 200 },
    );
  });
});

describe("development mode", () => {
  const developer = createGraphqlVisitor(context, { isDevelopment: true });

  test("allows introspection", async () => {
    const { data } = await developer.query(
      '{ __type(name: "Pin") { fields { name } } __schema { queryType { name } } }',
    );
    expect(data.__schema).toEqual({ queryType: { name: "Query" } });
    expect(data.__type.fields).toHaveLength(5);
  });

  test("serves an explorer page that loads nothing from other origins", async () => {
    const page = await developer.api.request("/graphql");
    expect(page.headers.get("content-type")).toContain("text/html");
    const html = await page.text();
    expect(html).toContain("/api/graphql");
    expect(html).not.toMatch(/https?:|src=|href=/);
  });
});
