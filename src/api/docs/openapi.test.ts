import { expect, test } from "vitest";
import type { Context } from "#domain/context.ts";
import { silentLog } from "#lib/log.ts";
import { createApiVisitor } from "../../../tests/support/api.ts";
import { OPERATIONS } from "../operations.ts";
import { buildOpenApi } from "./openapi.ts";

type Json = Record<string, unknown>;
type Paths = Record<string, Record<string, { requestBody?: { content: { "application/json": { schema: Json } } } }>>;

test("docs/openapi.json matches the served API; `vitest -u` updates it", async () => {
  await expect(`${JSON.stringify(buildOpenApi(), null, 2)}\n`).toMatchFileSnapshot("../../../docs/openapi.json");
});

test("the description includes the health probes", () => {
  const paths = Object.keys(buildOpenApi().paths as Paths);
  expect(paths).toEqual(expect.arrayContaining(["/api/healthz", "/api/readyz", "/api/metrics"]));
});

test("every operation has a unique ID and describes its path parameters", () => {
  expect(new Set(OPERATIONS.map(({ id }) => id)).size).toBe(OPERATIONS.length);
  for (const { path, params = {} } of OPERATIONS) {
    expect([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)).toEqual(Object.keys(params));
  }
});

test("the five original calls ignore unknown keys, all others reject them", () => {
  const strict = OPERATIONS.filter(({ body }) => body).map(({ path, body }) => [path, body?.type === "strict_object"]);
  expect(Object.fromEntries(strict)).toEqual({
    "/offices/{slug}": false,
    "/employees": false,
    "/employees-by-office": false,
    "/employees/{slug}": false,
    "/employees/{id}/listing": false,
    "/enquiries": true,
    "/reviews": true,
    "/consents": true,
    "/register": true,
    "/listings/{post}/nda": true,
    "/login": true,
    "/login/second-factor": true,
    "/account/passkeys/options": true,
    "/account/devices": true,
    "/account/passkeys": true,
    "/account/passkeys/{id}": true,
    "/profile": true,
    "/preferences": true,
    "/saved-searches": true,
    "/saved-searches/{id}": true,
    "/matches/{post}/hidden": true,
    "/valuation": true,
    "/forgot-password": true,
    "/reset-password": true,
    "/account/email": true,
    "/email/verify": true,
    "/account/cancel": true,
    "/account": true,
  });
});

/** Returns the paths of strings without a max length in a schema. */
function findUnboundedStrings(schema: Json, at: string): string[] {
  if (schema.type === "string") {
    return schema.format === "uuid" || ["maxLength", "enum", "pattern"].some((bound) => bound in schema) ? [] : [at];
  }
  const parts = Object.entries((schema.properties ?? {}) as Record<string, Json>);
  const nested = [schema.items, schema.additionalProperties, ...((schema.anyOf ?? []) as Json[])];
  return [
    ...parts.flatMap(([name, part]) => findUnboundedStrings(part, `${at}.${name}`)),
    ...nested.flatMap((part) =>
      typeof part === "object" && part !== null ? findUnboundedStrings(part as Json, at) : [],
    ),
  ];
}

test("calls that store text declare max lengths and email formats", () => {
  const bodies = OPERATIONS.filter(({ body, challenge }) => body && challenge).map((operation) => {
    const { requestBody } =
      (buildOpenApi().paths as Paths)[`/api${operation.path}`]?.[operation.method.toLowerCase()] ?? {};
    return { path: operation.path, schema: requestBody?.content["application/json"].schema ?? {} };
  });
  expect(bodies.flatMap(({ path, schema }) => findUnboundedStrings(schema, path))).toEqual([]);
  expect(JSON.stringify(bodies.find(({ path }) => path === "/reviews"))).toContain('"format":"email"');
});

test("the viewer loads only same-origin files and its CSP forbids all others", async () => {
  const context = { log: silentLog, clock: () => new Date() } as Context;
  const { api } = createApiVisitor(context);
  const page = await api.request("/docs");
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'; script-src 'self'");
  const html = await page.text();
  const loaded = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? "");
  expect(loaded.filter((address) => !address.startsWith("/"))).toEqual([]);
  const files = loaded
    .filter((address) => address.startsWith("/api/docs/"))
    .map((address) => address.slice("/api".length));
  expect(files).toHaveLength(3);
  for (const file of files) {
    const response = await api.request(file);
    expect({ file, status: response.status }).toEqual({ file, status: 200 });
    expect(response.headers.get("content-type")).toMatch(/^text\/(css|javascript)/);
  }
  expect(await (await api.request("/docs/openapi.json")).json()).toEqual(JSON.parse(JSON.stringify(buildOpenApi())));
});
