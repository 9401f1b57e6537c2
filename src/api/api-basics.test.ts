import * as v from "valibot";
import { describe, expect, test } from "vitest";
import type { Context } from "#domain/context.ts";
import { EDITIONS } from "#editions/countries.ts";
import { Conflict, Locked, NotAllowed, NotFound, NotSignedIn, TooMany, Unavailable } from "#lib/errors.ts";
import { silentLog } from "#lib/log.ts";
import { createApiVisitor } from "../../tests/support/api.ts";
import { checkSchema } from "./http/field-codes.ts";
import { defineOperation } from "./http/operation.ts";

const PROBLEMS: Record<string, Error> = {
  401: new NotSignedIn("Sign in first"),
  403: new NotAllowed("Not yours"),
  404: new NotFound("Listing not found"),
  409: new Conflict("Taken"),
  423: new Locked("Signed already"),
  429: new TooMany("Slowly", 7),
  503: new Unavailable("Later", 3),
  500: new TypeError("a secret of ours"),
};

const body = v.strictObject(
  { name: v.nullish(v.pipe(v.string("invalid"), v.maxLength(5, "too_long"))), email: v.nullish(v.string("invalid")) },
  "unknown_field",
);
let done: unknown[] = [];
const things = defineOperation<undefined, v.InferOutput<typeof body>>({
  id: "makeThing",
  method: "POST",
  path: "/things/{id}",
  tag: "Things",
  summary: "",
  body,
  response: { status: 201, schema: v.object({}) },
  async find(_, { id = "" }) {
    if (PROBLEMS[id]) throw PROBLEMS[id];
    return undefined;
  },
  check: checkSchema(body, ["name", "email"]),
  handle: async (_, { input }) => {
    done.push(input);
    return { made: true };
  },
});

const context = {
  edition: EDITIONS.US,
  locale: "en-US",
  clock: () => new Date("2026-11-20T12:00:00Z"),
  log: silentLog,
} as Context;
const { api, call, takeToken } = createApiVisitor(context, { operations: [things] });
const PAT = { name: "Pat", email: "pat@company.com" };

async function expectProblem(response: Response, status: number, message?: string): Promise<Record<string, unknown>> {
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toBe("application/json");
  const problem = (await response.json()) as Record<string, unknown>;
  expect(problem).toMatchObject({ type: "about:blank", title: expect.stringMatching(/./), status });
  expect(problem.detail).toBe(problem.message);
  if (message) expect(problem.message).toBe(message);
  return problem;
}

describe("request bodies", () => {
  const send = (raw: string | Uint8Array, headers: Record<string, string> = {}) => {
    done = [];
    return call("/things/1", { body: raw, headers });
  };
  const nested = `${"[".repeat(50_000)}${"]".repeat(50_000)}`;

  test("accepts a JSON object, with or without a charset or a byte order mark", async () => {
    expect((await send(JSON.stringify(PAT))).status).toBe(201);
    expect(
      (await send(`\uFEFF${JSON.stringify(PAT)}`, { "Content-Type": 'application/json; charset="UTF-8"' })).status,
    ).toBe(201);
    expect(done).toEqual([PAT]);
  });

  test.each([
    ["half a document", '{"name":'],
    ["a document and something after it", "{} {}"],
    ["no UTF-8", new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
    ["a lone continuation byte", new Uint8Array([0x80])],
    ["a list", "[]"],
    ["a text", '"x"'],
    ["null", "null"],
    ["a number too many", "1e999"],
    ["a thousand lists in each other", nested],
  ])("answers 400 to %s", async (_, raw) => {
    await expectProblem(await send(raw), 400);
    expect(done).toEqual([]);
  });

  test.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/json; charset=utf-16",
    "application/jsonx",
    "",
  ])("answers 415 to content type %j", async (type) => {
    await expectProblem(await send(JSON.stringify(PAT), { "Content-Type": type }), 415);
  });

  test("answers 415 to a compressed body", async () => {
    await expectProblem(await send(JSON.stringify(PAT), { "Content-Encoding": "gzip" }), 415);
  });

  test("answers 413 to a body over one megabyte, whatever its Content-Length says", async () => {
    const long = JSON.stringify({ ...PAT, name: "x".repeat(1_000_000) });
    await expectProblem(await send(long), 413);
    await expectProblem(await send(long, { "Content-Length": "10" }), 413);
    await expectProblem(await send("{}", { "Content-Length": "1000001" }), 413);
    expect((await send(JSON.stringify({ ...PAT, email: "x".repeat(999_900) }))).status).toBe(201);
  });

  test("treats an empty or missing body as one without its required fields", async () => {
    for (const raw of ["", "  ", "{}"]) {
      const { errors } = await expectProblem(await send(raw), 422, "Please complete all required fields");
      expect(Object.keys(errors as object)).toEqual(["name", "email"]);
    }
    await expectProblem(await call("/things/1"), 422, "Please complete all required fields");
  });

  test.each(["__proto__", "constructor", "toString", "more"])("answers 422 at the unknown key %s", async (key) => {
    const { errors } = await expectProblem(await send(`{"name":"Pat","email":"a","${key}":{"admin":true}}`), 422);
    expect(Object.keys(errors as object)).toEqual([key]);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  test("answers 422 at the key of a value of the wrong type", async () => {
    const { errors } = await expectProblem(await send('{"name":["Pat"],"email":{}}'), 422);
    expect(Object.keys(errors as object)).toEqual(["name", "email"]);
  });
});

describe("validation-only requests", () => {
  const precheck = (sent: unknown, only?: string, path = "/things/1") =>
    call(path, {
      body: sent,
      headers: { Precognition: "true", ...(only === undefined ? {} : { "Precognition-Validate-Only": only }) },
    });

  async function expectPrecognitive(response: Response): Promise<void> {
    expect(response.headers.get("precognition")).toBe("true");
    expect(response.headers.get("vary")).toContain("Precognition");
  }

  test("change nothing and answer 204 without a body when valid", async () => {
    done = [];
    const response = await precheck(PAT);
    await expectPrecognitive(response);
    expect(response.status).toBe(204);
    expect(response.headers.get("precognition-success")).toBe("true");
    expect(response.headers.has("content-type")).toBe(false);
    expect(done).toEqual([]);
  });

  test("report only the problems of the requested fields", async () => {
    const wrong = { name: "too long a name" };
    const all = await precheck(wrong);
    await expectPrecognitive(all);
    expect(all.headers.has("precognition-success")).toBe(false);
    expect(Object.keys(((await all.json()) as { errors: object }).errors)).toEqual(["name", "email"]);
    expect(Object.keys(((await (await precheck(wrong, "name")).json()) as { errors: object }).errors)).toEqual([
      "name",
    ]);
    expect((await precheck({ name: "Pat" }, "name")).status).toBe(204);
    expect((await precheck({ ...PAT, half: "typed" })).status).toBe(204);
  });

  test.each(Object.keys(PROBLEMS))("reject with %s a call that would be rejected with it", async (status) => {
    const response = await precheck(PAT, undefined, `/things/${status}`);
    await expectPrecognitive(response);
    await expectProblem(response, Number(status));
  });

  test("mark every other rejection as validation-only too", async () => {
    const token = { "X-XSRF-TOKEN": "forged" };
    for (const [status, response] of [
      [419, await call("/things/1", { body: PAT, headers: { Precognition: "true", ...token } })],
      [404, await precheck(PAT, undefined, "/nowhere")],
      [405, await call("/things/1", { method: "PUT", body: PAT, headers: { Precognition: "true" } })],
      [400, await precheck("{")],
      [415, await call("/things/1", { body: "x", headers: { Precognition: "true", "Content-Type": "text/plain" } })],
    ] as [number, Response][]) {
      await expectPrecognitive(response);
      await expectProblem(response, status);
    }
  });

  test("do not add the header to ordinary calls", async () => {
    expect((await call("/things/1", { body: PAT })).headers.has("precognition")).toBe(false);
  });
});

describe("error responses", () => {
  test.each(Object.entries(PROBLEMS))("name the problem for %s and reveal no secrets", async (status, error) => {
    const message = status === "500" ? "An error occurred. Please try again later." : error.message;
    const response = await call(`/things/${status}`, { body: PAT });
    expect(response.headers.get("retry-after")).toBe({ 429: "7", 503: "3" }[status] ?? null);
    await expectProblem(response, Number(status), message);
  });

  test("answer 503 with Retry-After while the database is down", async () => {
    const unavailable = { ...things, find: () => Promise.reject(Object.assign(new Error("x"), { code: "57P01" })) };
    const response = await createApiVisitor(context, { operations: [unavailable] }).call("/things/1", { body: PAT });
    expect(response.headers.get("retry-after")).toBe("1");
    await expectProblem(response, 503, "Please try again later.");
  });

  test("list the allowed methods for an unsupported one", async () => {
    const response = await api.request("/things/1");
    expect(response.headers.get("allow")).toBe("POST");
    await expectProblem(response, 405);
  });
});

describe("CSRF checks", () => {
  const mismatch = { message: "CSRF token mismatch." };
  const withHeaders = async (headers: Record<string, string>) => {
    done = [];
    return call("/things/1", { body: PAT, headers });
  };

  test("require the token issued to the same visitor", async () => {
    const { Cookie = "", "X-XSRF-TOKEN": token = "" } = await takeToken();
    const others = await takeToken();
    const visitor = Cookie.split("; ").find((cookie) => cookie.startsWith("visitor="))!;
    for (const headers of [
      { Cookie: "", "X-XSRF-TOKEN": "" },
      { Cookie, "X-XSRF-TOKEN": "" },
      { Cookie: "", "X-XSRF-TOKEN": token },
      { Cookie: visitor, "X-XSRF-TOKEN": token },
      { Cookie, "X-XSRF-TOKEN": others["X-XSRF-TOKEN"]! },
      { Cookie: `${visitor}; XSRF-TOKEN=${others["X-XSRF-TOKEN"]}`, "X-XSRF-TOKEN": others["X-XSRF-TOKEN"]! },
      { Cookie: `${visitor}; XSRF-TOKEN=x`, "X-XSRF-TOKEN": "x" },
    ]) {
      const response = await withHeaders(headers);
      expect(await expectProblem(response, 419, "CSRF token mismatch.")).toMatchObject(mismatch);
      expect(done).toEqual([]);
    }
    expect((await withHeaders({ Cookie, "X-XSRF-TOKEN": token })).status).toBe(201);
    // A client that stores no other cookie has no session.
    expect((await withHeaders({ Cookie: `XSRF-TOKEN=${token}`, "X-XSRF-TOKEN": token })).status).toBe(201);
  });

  test("bind the token to the session once there is one", async () => {
    const { Cookie = "", "X-XSRF-TOKEN": token = "" } = await takeToken();
    expect((await withHeaders({ Cookie: `${Cookie}; session=abc`, "X-XSRF-TOKEN": token })).status).toBe(419);
  });

  test.each([
    { "Sec-Fetch-Site": "cross-site" },
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { Origin: "" },
    { Origin: "http://localhost:3000.evil.example" },
    { "Sec-Fetch-Site": "same-site", Origin: "http://other.localhost:3000" },
  ])("reject a cross-site request: %j", async (headers) => {
    expect(await expectProblem(await withHeaders(headers as unknown as Record<string, string>), 419)).toMatchObject(
      mismatch,
    );
    expect(done).toEqual([]);
  });

  test.each([{ "Sec-Fetch-Site": "same-origin", Origin: "http://localhost:3000" }, { "Sec-Fetch-Site": "none" }])(
    "accept a same-site request: %j",
    async (headers) => {
      expect((await withHeaders(headers as unknown as Record<string, string>)).status).toBe(201);
    },
  );

  test("skip unsubscribe calls because the URL itself is the proof", async () => {
    expect((await api.request("/api/unsubscribe/x", { method: "POST" })).status).not.toBe(419);
  });
});

describe("CSRF cookies", () => {
  test("expose the token but not the visitor ID to scripts, and reuse the visitor ID", async () => {
    const first = await api.request("/csrf-cookie");
    expect(first.status).toBe(204);
    expect(first.headers.has("content-type")).toBe(false);
    expect(first.headers.get("cache-control")).toBe("no-store");
    const [visitor = "", token = ""] = first.headers.getSetCookie();
    expect(visitor).toMatch(/^visitor=[\w-]{22}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(token).toMatch(/^XSRF-TOKEN=[\w.-]+; Path=\/; SameSite=Lax$/);
    const again = await api.request("/csrf-cookie", { headers: { Cookie: visitor.split(";")[0]! } });
    expect(again.headers.getSetCookie().map((cookie) => cookie.split("=")[0])).toEqual(["XSRF-TOKEN"]);
  });

  test("are Secure and limited to this host over HTTPS", async () => {
    const { api } = createApiVisitor(context, { isSecure: true });
    const [visitor, token] = (await api.request("/csrf-cookie")).headers.getSetCookie();
    expect(visitor).toMatch(/^__Host-visitor=.*; Secure/);
    expect(token).toMatch(/; Secure/);
  });
});
