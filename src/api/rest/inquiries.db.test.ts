import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import type { INQUIRY_TYPES } from "#db/tables/inquiries.ts";
import { createMemoryLimiter } from "#integrations/rate-limiter.ts";
import { createApiVisitor, FakeCaptcha } from "../../../tests/support/api.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import { insertListings, insertOffice } from "../../../tests/support/listings.ts";
import { LIMITS } from "../http/limits.ts";

let now = new Date("2026-11-20T12:00:00Z");
const context = await openTestContext({ clock: () => now });
const { db, queue } = context;
const miami = await insertOffice(db);
await insertListings(db, [{ number: 100001, office_id: miami }]);

beforeEach(async () => {
  now = new Date("2026-11-20T12:00:00Z");
  queue.sent.length = 0;
  await db.deleteFrom("enquiries").execute();
  await db.deleteFrom("idempotent_answers").execute();
});
const selectInquiries = () => db.selectFrom("enquiries").selectAll().execute();
const { call } = createApiVisitor(context);

const PAT = { name: "Pat Doe", email: "pat@company.com", privacy_terms: true };
const CONTACT = { ...PAT, type: "contact", message: "Hello" };
const SUBMITTED = { message: "Your inquiry has been submitted successfully." };

const WHOLE: Record<(typeof INQUIRY_TYPES)[number], Record<string, unknown>> = {
  contact: { message: "Hello" },
  listing: { message: "Hello", listing: "restaurant-100001" },
  valuation: { postal_code: "33131" },
  seller_registration: {
    phone: "305 555 0123",
    postal_code: "33131",
    fields: { business_name: "Café", category: "food-restaurants" },
  },
  mergers: { phone: "305 555 0123" },
  franchise: { phone: "305 555 0123" },
  guide: {},
};

describe("inquiry", () => {
  test.each(Object.entries(WHOLE))("accepts type %s and answers with the catalog's message", async (type, more) => {
    const response = await call("/enquiries", { body: { ...PAT, type, ...more } });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual(
      type === "guide"
        ? { message: "Thank you for your interest! Check your email for a link to the guide" }
        : SUBMITTED,
    );
    expect(await selectInquiries()).toMatchObject([{ type, form: "/api/enquiries", verified: false }]);
    expect(queue.sent).toHaveLength(1);
  });

  test("rejects missing, nonexistent and unknown values by field", async () => {
    for (const [changes, field] of [
      [{ message: "" }, "message"],
      [{ privacy_terms: false }, "privacy_terms"],
      [{ office: "atlantis" }, "office"],
      [{ listing: "x-199999" }, "listing"],
      [{ subject: "x" }, "subject"],
      [{ tracking: [{}] }, "tracking"],
      [{ challenge: 5 }, "challenge"],
    ] as [object, string][]) {
      const response = await call("/enquiries", { body: { ...CONTACT, ...changes } });
      expect(response.status).toBe(422);
      const { errors } = (await response.json()) as { errors: object };
      expect(Object.keys(errors)[0]).toMatch(new RegExp(`^${field}`));
    }
    expect(await selectInquiries()).toEqual([]);
  });

  test("is not sent by a validation-only request, which needs no challenge", async () => {
    const headers = { Precognition: "true" };
    expect((await call("/enquiries", { body: { ...CONTACT, challenge: "wrong" }, headers })).status).toBe(204);
    const half = { type: "seller_registration", email: "pat@nowhere", fields: { category: "" }, website: "" };
    const only = { ...headers, "Precognition-Validate-Only": "email,fields.category" };
    const response = await call("/enquiries", { body: half, headers: only });
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual(["email", "fields.category"]);
    expect(await selectInquiries()).toEqual([]);
  });
});

describe("inquiry with an idempotency key", () => {
  const send = (key: string, body: object = CONTACT) =>
    call("/enquiries", { body, headers: { "Idempotency-Key": key } });

  test("creates one inquiry, one job and equal responses for fifty parallel requests", async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => send("one")));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(await Promise.all(answers.map((response) => response.text())))).toEqual(
      new Set([JSON.stringify(SUBMITTED)]),
    );
    expect(await selectInquiries()).toHaveLength(1);
    expect(queue.sent).toHaveLength(1);
  });

  test("counts once for fifty sequential requests, also against the limit", async () => {
    const limited = createApiVisitor(context, {
      limiters: { calls: createMemoryLimiter(), writes: createMemoryLimiter() },
    });
    const headers = { "Idempotency-Key": "one" };
    for (let sent = 0; sent < 50; sent++)
      expect((await limited.call("/enquiries", { body: CONTACT, headers })).status).toBe(201);
    now = new Date("2026-11-21T11:59:00Z");
    await limited.call("/enquiries", { body: CONTACT, headers });
    expect(await selectInquiries()).toHaveLength(1);
  });

  test("is created once by fifty processes", async () => {
    const visitor = await createApiVisitor(context).takeToken();
    const headers = { ...visitor, "Idempotency-Key": "one" };
    const processes = Array.from({ length: 50 }, () => createApiVisitor(context));
    const answers = await Promise.all(processes.map(({ call }) => call("/enquiries", { body: CONTACT, headers })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await selectInquiries()).toHaveLength(1);
  });

  test("is separate for another key or visitor", async () => {
    await send("one");
    await send("two");
    await createApiVisitor(context).call("/enquiries", {
      body: { ...CONTACT, message: "Hi" },
      headers: { "Idempotency-Key": "one" },
    });
    expect(await selectInquiries()).toHaveLength(3);
  });

  test("rejects another body and accepts a retry with a new challenge", async () => {
    await send("one", { ...CONTACT, challenge: "right" });
    expect((await send("one", { ...CONTACT, challenge: "wrong" })).status).toBe(201);
    const response = await send("one", { ...CONTACT, message: "Other" });
    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual(["Idempotency-Key"]);
    expect(await selectInquiries()).toHaveLength(1);
  });

  test("accepts a corrected body under the same key after a rejection", async () => {
    expect((await send("one", { ...CONTACT, message: "" })).status).toBe(422);
    expect((await send("one", { ...CONTACT, office: "atlantis" })).status).toBe(422);
    expect((await send("one")).status).toBe(201);
  });

  test.each(["", "two words", "x".repeat(201)])("rejects the key %j", async (key) => {
    expect((await send(key)).status).toBe(400);
  });
});

describe("challenge", () => {
  const captcha = new FakeCaptcha();
  const visitor = createApiVisitor(context, {
    captcha,
    limiters: { calls: createMemoryLimiter(), writes: createMemoryLimiter() },
  });
  let sent = 0;
  const send = (challenge?: string) => {
    sent += 1;
    const body = { ...CONTACT, message: `Hello ${sent}`, ...(challenge !== undefined && { challenge }) };
    return visitor.call("/enquiries", { body });
  };

  test("marks an inquiry as verified if solved, and accepts it unsolved or while the service is down", async () => {
    for (const [challenge, verified] of [
      ["right", true],
      [undefined, false],
      ["", false],
      ["nobody there", false],
    ] as const) {
      await db.deleteFrom("enquiries").execute();
      expect((await send(challenge)).status).toBe(201);
      expect(await selectInquiries()).toMatchObject([{ verified }]);
    }
    expect(captcha.calls[0]).toMatchObject({ answer: "right", action: "enquiry" });
  });

  test("rejects a wrong answer", async () => {
    const response = await send("wrong");
    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual(["challenge"]);
    expect(await selectInquiries()).toEqual([]);
  });

  test("raises the limit if solved, and each response reports the remaining quota", async () => {
    const first = await send("right");
    const { call, enquiry: inquiry, unverified } = LIMITS;
    expect(first.headers.get("ratelimit-policy")).toBe(
      `"call";q=${call.points};w=1, "enquiry";q=${inquiry.points};w=${inquiry.seconds}`,
    );
    expect(first.headers.get("ratelimit")).toMatch(/^"call";r=\d+;t=1, "enquiry";r=\d+;t=\d+$/);
    const statuses = [];
    for (let more = 0; more < unverified.points; more++) statuses.push((await send()).status);
    expect(statuses).toContain(201);
    const over = await send();
    expect(over.status).toBe(429);
    expect(Number(over.headers.get("retry-after"))).toBeGreaterThan(500);
    expect(over.headers.get("ratelimit")).toContain('"unverified";r=0;');
    expect((await send("right")).status).toBe(201);
  });

  test("is new for every request", async () => {
    const response = await visitor.api.request("/challenge");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual({ fake: true });
  });
});

test("allows an IP address two hundred calls a second, probes aside", async () => {
  const { api } = createApiVisitor(context, {
    limiters: { calls: createMemoryLimiter(), writes: createMemoryLimiter() },
  });
  // All calls are in the same second.
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now });
  onTestFinished(() => void vi.useRealTimers());
  const statuses = await Promise.all(Array.from({ length: 201 }, async () => (await api.request("/nowhere")).status));
  expect(statuses.filter((status) => status === 404)).toHaveLength(200);
  const over = await api.request("/nowhere", { headers: { Precognition: "true" } });
  expect(over.status).toBe(429);
  expect(over.headers.get("retry-after")).toBe("1");
  expect(over.headers.get("precognition")).toBe("true");
  expect(await over.json()).toMatchObject({ status: 429, title: "Too Many Requests" });
});
