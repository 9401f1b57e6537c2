import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError, type CallOptions, createHttpClient, REQUEST_TIMEOUT_MS } from "./http-client.ts";

interface SentRequest {
  url: string;
  method: string;
  headers: Headers;
  body: unknown;
  signal: AbortSignal;
}

let requests: SentRequest[] = [];
let cookie = "";
let tokens = 0;
/** Responses to the next calls; the last one repeats. */
let responses: (() => Response | Promise<Response>)[] = [];

const respondOk = () => Response.json({ data: 1 });
const respondWith =
  (status: number, headers: Record<string, string> = {}) =>
  () =>
    Response.json({ message: String(status) }, { status, headers });
const respondPrecognitive = (status: number) => () =>
  status === 204
    ? new Response(null, { status, headers: { Precognition: "true", "Precognition-Success": "true" } })
    : Response.json({ errors: {} }, { status, headers: { Precognition: "true" } });

async function fakeFetch(url: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const { method = "GET", body } = init;
  const signal = init.signal!;
  signal.throwIfAborted();
  if (url === "/api/csrf-cookie") {
    cookie = `a=b; XSRF-TOKEN=token%2B${++tokens}; c=d`;
    return new Response(null, { status: 204 });
  }
  const bodyInit = body === undefined ? undefined : JSON.parse(String(body));
  requests.push({ url: String(url), method, headers: new Headers(init.headers), body: bodyInit, signal });
  const response = (responses.length > 1 ? responses.shift() : responses[0]) ?? respondOk;
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
    Promise.resolve(response()).then(resolve, reject);
  });
}

const http = createHttpClient({ fetch: fakeFetch as typeof fetch, getCookies: () => cookie });
beforeEach(() => {
  requests = [];
  responses = [];
  cookie = "";
  tokens = 0;
});
afterEach(() => void vi.useRealTimers());

describe("request", () => {
  test("reads without a token or a body", async () => {
    expect(await http.get("/api/listings")).toMatchObject({ status: 200, data: { data: 1 } });
    expect(requests).toMatchObject([{ method: "GET", url: "/api/listings", body: undefined }]);
    expect(requests[0]?.headers.has("x-xsrf-token")).toBe(false);
    expect(tokens).toBe(0);
  });

  test.each(["post", "put", "patch", "delete"] as const)("fetches a token before a change (%s)", async (method) => {
    await http[method]("/api/things", { a: 1 });
    await http[method]("/api/things", { a: 2 });
    expect(requests).toMatchObject([{ method: method.toUpperCase(), body: { a: 1 } }, { body: { a: 2 } }]);
    expect(requests[0]?.headers.get("x-xsrf-token")).toBe("token+1");
    expect(requests[0]?.headers.get("content-type")).toBe("application/json");
    expect(tokens).toBe(1);
  });

  test("silently replaces a stale token and retries once", async () => {
    responses = [respondWith(419), respondOk];
    expect(await http.post("/api/things", {})).toMatchObject({ status: 200 });
    expect(requests.map(({ headers }) => headers.get("x-xsrf-token"))).toEqual(["token+1", "token+2"]);
    const [first, second] = requests.map(({ headers }) => headers.get("idempotency-key"));
    expect(second).toBe(first);
    responses = [respondWith(419)];
    requests = [];
    await expect(http.post("/api/things", {})).rejects.toBeInstanceOf(ApiError);
    expect(requests).toHaveLength(2);
  });

  test("adds an idempotency key to each submit, new unless the caller passes one", async () => {
    await http.post("/api/things", {});
    await http.post("/api/things", {});
    await http.post("/api/things", {}, { idempotency_key: "mine" });
    await http.put("/api/things", {});
    const keys = requests.map(({ headers }) => headers.get("idempotency-key"));
    expect(keys[0]).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys.slice(2)).toEqual(["mine", null]);
  });
});

describe("response", () => {
  test.each([
    [401, "onUnauthorized"],
    [403, "onForbidden"],
    [404, "onNotFound"],
    [409, "onConflict"],
    [422, "onValidationError"],
    [423, "onLocked"],
  ])("passes status %d to its handler and throws without one", async (code, name) => {
    responses = [respondWith(code)];
    const handle = vi.fn(() => "handled");
    expect(await http.post("/api/things", {}, { [name]: handle } as CallOptions)).toBe("handled");
    expect(handle).toHaveBeenCalledWith(expect.objectContaining({ status: code, data: { message: String(code) } }));
    await expect(http.post("/api/things", {})).rejects.toMatchObject({ response: { status: code } });
  });

  test("throws for any other error status", async () => {
    responses = [respondWith(500)];
    await expect(http.get("/api/things")).rejects.toMatchObject({
      response: { status: 500, data: { message: "500" } },
    });
  });

  test("returns no data for an empty body", async () => {
    responses = [() => new Response(null, { status: 204 })];
    expect(await http.delete("/api/things")).toMatchObject({ status: 204, data: null });
  });
});

describe("precognitive request", () => {
  test("sends the precognition headers and the field names, without an idempotency key", async () => {
    responses = [respondPrecognitive(204)];
    await http.post("/api/things", { a: 1 }, { precognitive: true, only: ["name", "preferences.*.state"] });
    const headers = requests[0]?.headers;
    expect(headers?.get("precognition")).toBe("true");
    expect(headers?.get("precognition-validate-only")).toBe("name,preferences.*.state");
    expect(headers?.has("idempotency-key")).toBe(false);
  });

  test("returns validation errors", async () => {
    responses = [respondPrecognitive(422)];
    const onValidationError = vi.fn();
    await http.post("/api/things", {}, { precognitive: true, onValidationError });
    expect(onValidationError).toHaveBeenCalledOnce();
  });

  test.each([200, 204, 422, 500])("rejects a %d response that is not marked precognitive", async (code) => {
    responses = [() => new Response(null, { status: code })];
    const call = http.post("/api/things", {}, { precognitive: true, onValidationError: () => "handled" });
    await expect(call).rejects.toThrow("is not marked");
  });

  test("aborts the previous request for the same fields, but not one for others", async () => {
    const waiting: (() => void)[] = [];
    responses = [() => new Promise((resolve) => waiting.push(() => resolve(respondPrecognitive(204)())))];
    cookie = "XSRF-TOKEN=t";
    const validate = (only: string[]) => http.post("/api/things", {}, { precognitive: true, only });
    const firstCall = validate(["name"]);
    const other = validate(["email"]);
    const again = validate(["name"]);
    await expect(firstCall).rejects.toMatchObject({ name: "AbortError" });
    for (const release of waiting) release();
    expect(await Promise.all([other, again])).toMatchObject([{ status: 204 }, { status: 204 }]);
  });
});

describe("timeout", () => {
  test.each([{}, { precognitive: true }])("aborts after thirty seconds: %j", async (options) => {
    const timeout = vi.spyOn(AbortSignal, "timeout");
    const timeoutController = new AbortController();
    timeout.mockReturnValue(timeoutController.signal);
    responses = [() => new Promise(() => {})];
    cookie = "XSRF-TOKEN=t";
    const call = http.post("/api/things", {}, options);
    expect(timeout).toHaveBeenCalledWith(REQUEST_TIMEOUT_MS);
    expect(REQUEST_TIMEOUT_MS).toBe(30_000);
    timeoutController.abort(new DOMException("over", "TimeoutError"));
    await expect(call).rejects.toMatchObject({ name: "TimeoutError" });
    timeout.mockRestore();
  });

  test("aborts when the caller says so or after the caller's own timeout", async () => {
    responses = [() => new Promise(() => {})];
    const stop = new AbortController();
    const call = http.get("/api/things", { signal: stop.signal });
    stop.abort();
    await expect(call).rejects.toMatchObject({ name: "AbortError" });
    await expect(http.get("/api/things", { timeout: 1 })).rejects.toMatchObject({ name: "TimeoutError" });
  });
});
