import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { client } from "laravel-precognition";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { ApiCalls } from "#api/http/api-calls.ts";
import { checkSchema } from "#api/http/field-codes.ts";
import { defineOperation } from "#api/http/operation.ts";
import type { Context } from "#domain/context.ts";
import { EDITIONS } from "#editions/countries.ts";
import { Conflict, Locked, NotAllowed, NotFound, NotSignedIn, TooMany, Unavailable } from "#lib/errors.ts";
import { silentLog } from "#lib/log.ts";
import { createApiVisitor } from "../support/api.ts";
import { getSharedSite } from "../support/shared-site.ts";

/*
 * Runs the public precognition client unchanged in a minimal browser: `document.cookie`, and a fetch that stores
 * cookies.
 */
const jar = new Map<string, string>();
const bareFetch = globalThis.fetch;

async function fetchAsBrowser(url: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("Cookie", [...jar].map(([name, value]) => `${name}=${value}`).join("; "));
  const answer = await bareFetch(url, { ...init, headers });
  for (const cookie of answer.headers.getSetCookie()) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    jar.set(name, value);
  }
  return answer;
}

/** Arguments that the client passed to each handler, by handler name. */
const received: Record<string, unknown> = {};
const recordEvent = (name: string) => (answer: { data?: unknown }) => {
  received[name] = answer.data ?? true;
  return answer;
};
const HANDLERS = {
  onPrecognitionSuccess: recordEvent("success"),
  onUnauthorized: recordEvent("unauthorized"),
  onForbidden: recordEvent("forbidden"),
  onNotFound: recordEvent("not found"),
  onConflict: recordEvent("conflict"),
  onValidationError: recordEvent("invalid"),
  onLocked: recordEvent("locked"),
};

const getReceivedErrors = (): string[] =>
  Object.keys((received.invalid as { errors: object } | undefined)?.errors ?? {});

beforeAll(() => {
  vi.stubGlobal("fetch", fetchAsBrowser);
  vi.stubGlobal("document", {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    },
  });
});
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => {
  for (const name of Object.keys(received)) delete received[name];
});

describe("the site's own calls", () => {
  const site = getSharedSite();
  beforeAll(async () => {
    client.withBaseURL(site.origin);
    await fetchAsBrowser(`${site.origin}/sanctum/csrf-cookie`);
  });

  const CONTACT = {
    type: "contact",
    name: "Pat",
    email: "pat@visitor.example.org",
    message: "Hello",
    privacy_terms: true,
  };

  test("report that a form is valid", async () => {
    await client.post("/api/enquiries", CONTACT, HANDLERS);
    expect(Object.keys(received)).toEqual(["success"]);
  });

  test("report validation errors by field", async () => {
    await client.post("/api/enquiries", { ...CONTACT, email: "pat@nowhere", message: "" }, HANDLERS);
    expect(received.invalid).toMatchObject({
      message: "Please complete all required fields",
      errors: { email: ["Enter an email address like name@company.com"], message: ["Write your message"] },
    });
  });

  test("report errors of the requested fields only", async () => {
    const half = { type: "seller_registration", email: "pat@nowhere", unknown: 1 };
    await client.post("/api/enquiries", half, { ...HANDLERS, only: ["email", "fields.category"] });
    expect(getReceivedErrors()).toEqual(["email", "fields.category"]);
    await client.post("/api/enquiries", half, { ...HANDLERS, only: ["type"] });
    expect(received).toHaveProperty("success");
  });

  test("answer not found for a missing subject, whatever the body", async () => {
    await client.post("/api/offices/atlantis", {}, HANDLERS);
    expect(received["not found"]).toMatchObject({ status: 404 });
  });

  test("answer a foreign CSRF token with a precognitive response", async () => {
    const stored = jar.get("XSRF-TOKEN");
    jar.set("XSRF-TOKEN", "forged");
    await expect(client.post("/api/enquiries", CONTACT, HANDLERS)).rejects.toMatchObject({
      response: { status: 419, data: { message: "CSRF token mismatch." } },
    });
    jar.set("XSRF-TOKEN", String(stored));
  });

  test("to a page fail in the client because the response isn't precognitive", async () => {
    await expect(client.get("/favicon.svg", {}, HANDLERS)).rejects.toThrow("Did not receive a Precognition response");
  });
});

describe("every rejection of a call", () => {
  const PROBLEMS: Record<string, Error> = {
    unauthorized: new NotSignedIn("Sign in first"),
    forbidden: new NotAllowed("Not yours"),
    "not found": new NotFound("Not there"),
    conflict: new Conflict("Taken"),
    locked: new Locked("Signed already"),
    often: new TooMany("Slowly", 7),
    away: new Unavailable("Later", 3),
  };
  const rows = v.array(v.object({ state: v.string("invalid") }));
  const body = v.strictObject(
    { name: v.nullish(v.string("invalid")), preferences: v.optional(rows, []) },
    "unknown_field",
  );
  const things = defineOperation({
    id: "changeThing",
    method: "PUT",
    path: "/things/{id}",
    tag: "",
    summary: "",
    body,
    response: { status: 200, schema: v.object({}) },
    async find(_, { id = "" }) {
      if (PROBLEMS[id]) throw PROBLEMS[id];
    },
    check: checkSchema(body, ["name"]),
    handle: async () => ({}),
  });
  const own = defineOperation({
    id: "changeOwn",
    method: "PUT",
    path: "/own",
    tag: "",
    summary: "",
    who: "buyer",
    response: { status: 204 },
    handle: async () => undefined,
  });
  const context = { edition: EDITIONS.US, locale: "en-US", clock: () => new Date(), log: silentLog } as Context;
  let server: Server;
  beforeAll(async () => {
    const { api } = createApiVisitor(context, { operations: [things, own] });
    const app = new Hono<ApiCalls>().route("/api", api);
    server = createServer(getRequestListener(app.fetch));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    client.withBaseURL(origin);
    jar.clear();
    await fetchAsBrowser(`${origin}/api/csrf-cookie`);
  });
  afterAll(() => void server.close());

  test.each(["unauthorized", "forbidden", "not found", "conflict", "locked"])("%s calls its handler", async (id) => {
    await client.put(`/api/things/${encodeURIComponent(id)}`, { name: "x" }, HANDLERS);
    expect(Object.keys(received)).toEqual([id]);
  });

  test("rejects signed-out callers of a buyer's call before validation", async () => {
    await client.put("/api/own", {}, HANDLERS);
    expect(received).toMatchObject({ unauthorized: { status: 401 } });
  });

  test.each([
    ["often", 429, "7"],
    ["away", 503, "3"],
  ])("%s is answered with %d and the time to wait", async (id, status, wait) => {
    await expect(client.put(`/api/things/${id}`, { name: "x" }, HANDLERS)).rejects.toMatchObject({
      response: { status, headers: { "retry-after": wait, precognition: "true" } },
    });
  });

  test("a wildcard validates every row of a list", async () => {
    const wrong = { preferences: [{ state: "florida" }, { state: 5 }] };
    await client.put("/api/things/1", wrong, { ...HANDLERS, only: ["preferences.*.state"] });
    expect(getReceivedErrors()).toEqual(["preferences.1.state"]);
    await client.put("/api/things/1", wrong, { ...HANDLERS, only: ["preferences.*.category"] });
    expect(received).toHaveProperty("success");
  });
});
