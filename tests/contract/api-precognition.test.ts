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
import { apiVisitor } from "../support/api.ts";
import { type Site, startSite } from "../support/server.ts";

/*
 * The public client of the original's front end, as it is, in a browser of a few lines: `document.cookie`, and a fetch
 * that keeps cookies.
 */
const jar = new Map<string, string>();
const bareFetch = globalThis.fetch;

async function browserFetch(url: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("Cookie", [...jar].map(([name, value]) => `${name}=${value}`).join("; "));
  const answer = await bareFetch(url, { ...init, headers });
  for (const cookie of answer.headers.getSetCookie()) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    jar.set(name, value);
  }
  return answer;
}

/** Whatever the client's handlers were called with, by their names. */
const heard: Record<string, unknown> = {};
const hear = (name: string) => (answer: { data?: unknown }) => {
  heard[name] = answer.data ?? true;
  return answer;
};
const HANDLERS = {
  onPrecognitionSuccess: hear("success"),
  onUnauthorized: hear("unauthorized"),
  onForbidden: hear("forbidden"),
  onNotFound: hear("not found"),
  onConflict: hear("conflict"),
  onValidationError: hear("invalid"),
  onLocked: hear("locked"),
};

const errorsHeard = (): string[] => Object.keys((heard.invalid as { errors: object } | undefined)?.errors ?? {});

beforeAll(() => {
  vi.stubGlobal("fetch", browserFetch);
  vi.stubGlobal("document", {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    },
  });
});
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => {
  for (const name of Object.keys(heard)) delete heard[name];
});

describe("the site's own calls", () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
    client.withBaseURL(site.origin);
    await browserFetch(`${site.origin}/sanctum/csrf-cookie`);
  });

  const CONTACT = {
    type: "contact",
    name: "Pat",
    email: "pat@visitor.example.org",
    message: "Hello",
    privacy_terms: true,
  };

  test("say that a form would be taken", async () => {
    await client.post("/api/enquiries", CONTACT, HANDLERS);
    expect(Object.keys(heard)).toEqual(["success"]);
  });

  test("say what is wrong with a form, in words by field", async () => {
    await client.post("/api/enquiries", { ...CONTACT, email: "pat@nowhere", message: "" }, HANDLERS);
    expect(heard.invalid).toMatchObject({
      message: "Please complete all required fields",
      errors: { email: ["Enter an email address like name@company.com"], message: ["Write your message"] },
    });
  });

  test("say what is wrong with the fields asked about, and nothing of the rest", async () => {
    const half = { type: "seller_registration", email: "pat@nowhere", unknown: 1 };
    await client.post("/api/enquiries", half, { ...HANDLERS, only: ["email", "fields.category"] });
    expect(errorsHeard()).toEqual(["email", "fields.category"]);
    await client.post("/api/enquiries", half, { ...HANDLERS, only: ["type"] });
    expect(heard).toHaveProperty("success");
  });

  test("that name what does not exist are not found, with whatever body", async () => {
    await client.post("/api/offices/atlantis", {}, HANDLERS);
    expect(heard["not found"]).toMatchObject({ status: 404 });
  });

  test("with a token that is not theirs say so as a precognitive answer", async () => {
    const stored = jar.get("XSRF-TOKEN");
    jar.set("XSRF-TOKEN", "forged");
    await expect(client.post("/api/enquiries", CONTACT, HANDLERS)).rejects.toMatchObject({
      response: { status: 419, data: { message: "CSRF token mismatch." } },
    });
    jar.set("XSRF-TOKEN", String(stored));
  });

  test("of a page, which is none of the API's, are refused by the client: the answer does not say what it is", async () => {
    await expect(client.get("/favicon.svg", {}, HANDLERS)).rejects.toThrow("Did not receive a Precognition response");
  });
});

describe("every way a call may be refused", () => {
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
    const { api } = apiVisitor(context, { operations: [things, own] });
    const app = new Hono<ApiCalls>().route("/api", api);
    server = createServer(getRequestListener(app.fetch));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    client.withBaseURL(origin);
    jar.clear();
    await browserFetch(`${origin}/api/csrf-cookie`);
  });
  afterAll(() => void server.close());

  test.each(["unauthorized", "forbidden", "not found", "conflict", "locked"])("%s goes to its handler", async (id) => {
    await client.put(`/api/things/${encodeURIComponent(id)}`, { name: "x" }, HANDLERS);
    expect(Object.keys(heard)).toEqual([id]);
  });

  test("what is a buyer's alone is refused to who is not signed in, before anything is checked", async () => {
    await client.put("/api/own", {}, HANDLERS);
    expect(heard).toMatchObject({ unauthorized: { status: 401 } });
  });

  test.each([
    ["often", 429, "7"],
    ["away", 503, "3"],
  ])("%s is told as %d, with the time to wait", async (id, status, wait) => {
    await expect(client.put(`/api/things/${id}`, { name: "x" }, HANDLERS)).rejects.toMatchObject({
      response: { status, headers: { "retry-after": wait, precognition: "true" } },
    });
  });

  test("a pattern asks about every row of a list", async () => {
    const wrong = { preferences: [{ state: "florida" }, { state: 5 }] };
    await client.put("/api/things/1", wrong, { ...HANDLERS, only: ["preferences.*.state"] });
    expect(errorsHeard()).toEqual(["preferences.1.state"]);
    await client.put("/api/things/1", wrong, { ...HANDLERS, only: ["preferences.*.category"] });
    expect(heard).toHaveProperty("success");
  });
});
