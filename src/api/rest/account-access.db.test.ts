import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { startSession } from "#domain/accounts/sessions/start-session.ts";
import { addAlertDevice, listAlertDevices } from "#domain/buyers/alerts/devices/own-alert-devices.ts";
import { createMemoryLimiter, noLimiter, type RateLimiter } from "#integrations/rate-limiter.ts";
import { createSecret } from "#lib/secrets.ts";
import { createApiVisitor } from "../../../tests/support/api.ts";
import { insertBuyer } from "../../../tests/support/buyer-rows.ts";
import { getBrowsers, PAT } from "../../../tests/support/buyers.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import { insertAgent, insertOffice } from "../../../tests/support/listings.ts";
import { insertSigned } from "../../../tests/support/ndas.ts";
import { createSubscription } from "../../../tests/support/push.ts";
import { OPERATIONS } from "../operations.ts";

const context = await openTestContext();
const browser = getBrowsers(createApiVisitor(context).api);

beforeEach(async () => {
  await context.db.deleteFrom("accounts").execute();
});

/** An object of another buyer: the path of a call on it and the status that others get. */
interface Others {
  target: string;
  status: 403 | 404;
  /** What the call needs in addition to its path. A deletion without it is a no-op. */
  body?: object;
  /** Returns whether the object still exists unchanged. */
  isUnchanged?(): Promise<boolean>;
}

/** Returns another buyer's signed agreement with its listing and the buyer. */
async function signAsAnotherBuyer() {
  const { db } = context;
  const office_id = await insertOffice(db, { slug: `office-${randomUUID()}` });
  const agent_id = await insertAgent(db, { office_id, slug: `agent-${randomUUID()}` });
  const id = await insertSigned(db, { office_id, agent_id });
  const { id: buyer_id } = await insertBuyer(db);
  const signed = db.updateTable("ndas").set({ buyer_id }).where("id", "=", id).returning("listing_number");
  const { listing_number: number } = await signed.executeTakeFirstOrThrow();
  return { id, post: `restaurant-${number}`, buyer_id };
}

/** A listing's documents open only after signing; all others get the error for an unsigned agreement. */
const getDocument = (rest: string) => async (): Promise<Others> => {
  const { post } = await signAsAnotherBuyer();
  return { target: `/listings/${post}/documents/${randomUUID()}/${rest}`, status: 403 };
};

async function addOthersPasskey(): Promise<Others> {
  const { id: account_id } = await insertBuyer(context.db);
  const passkey = { id: randomUUID(), account_id, public_key: "", counter: 0, name: "Phone", used_at: null };
  await context.db
    .insertInto("passkeys")
    .values({ ...passkey, transports: "[]", created_at: context.clock() })
    .execute();
  const stored = context.db.selectFrom("passkeys").select("id").where("id", "=", passkey.id);
  return {
    target: `/account/passkeys/${passkey.id}`,
    status: 404,
    body: { password: PAT.password },
    isUnchanged: async () => (await stored.executeTakeFirst()) !== undefined,
  };
}

/** By the path of each call on an object that one buyer owns. */
const OBJECTS: Record<string, () => Promise<Others>> = {
  "/ndas/{id}.pdf": async () => ({ target: `/ndas/${(await signAsAnotherBuyer()).id}.pdf`, status: 404 }),
  "/listings/{post}/documents/{id}/pages/{page}": getDocument("pages/1"),
  "/listings/{post}/documents/{id}/file": getDocument("file"),
  "/account/passkeys/{id}": addOthersPasskey,
  async "/account/devices/{id}"() {
    const other = { ...context, viewer: await insertBuyer(context.db) };
    await addAlertDevice(other, createSubscription(randomUUID()));
    const [device] = (await listAlertDevices(other)).data;
    return {
      target: `/account/devices/${device?.id}`,
      status: 404,
      isUnchanged: async () => (await listAlertDevices(other)).data.length === 1,
    };
  },
  async "/saved-searches/{id}"() {
    const { id: buyer_id } = await insertBuyer(context.db);
    const search = { buyer_id, name: "Cafés", path: "/buy-a-business/business-listing-search", query: "" };
    const { id } = await context.db
      .insertInto("saved_searches")
      .values({ ...search, frequency: "daily", since: context.clock(), created_at: context.clock() })
      .returning("id")
      .executeTakeFirstOrThrow();
    const stored = context.db.selectFrom("saved_searches").select("name").where("id", "=", id);
    const isUnchanged = async () => (await stored.executeTakeFirst())?.name === search.name;
    return { target: `/saved-searches/${id}`, status: 404, isUnchanged };
  },
};

const BUYERS_OWN = OPERATIONS.filter(({ who }) => who === "buyer");
const listParameters = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");

/** Listings are public. Any other parameter in a buyer's path names an owned object. */
const listOwnedParameters = (path: string): string[] => listParameters(path).filter((name) => name !== "post");

describe("buyer-owned objects", () => {
  test("the fixture has objects", () => expect(BUYERS_OWN.length).toBeGreaterThan(5));

  test.each(BUYERS_OWN)("$method $path requires a signed-in buyer", async ({ method, path }) => {
    const pat = browser();
    const { body } = await pat.sendJson("/register", "POST", PAT);
    expect(body.token).toMatch(/^h_/);
    const ended = new Map(pat.jar);
    await pat.sendJson("/logout", "POST");
    const staff = createSecret();
    const account = { kind: "staff" as const, email: "desk@example.com", locale: "en-US" as const };
    const { id } = await context.db.insertInto("accounts").values(account).returning("id").executeTakeFirstOrThrow();
    await startSession(context, id, staff);
    const target = path.replace(/\{\w+\}/g, "1");
    for (const session of [undefined, "", body.token, ended.get("session"), staff, createSecret()]) {
      const requester = browser();
      if (session !== undefined) requester.jar.set("session", session);
      expect((await requester.sendJson(target, method, method === "GET" ? undefined : {})).status).toBe(401);
    }
  });

  for (const { method, path } of BUYERS_OWN.filter(({ path }) => listOwnedParameters(path).length > 0)) {
    test(`${method} ${path} knows nothing of another's`, async () => {
      const sam = browser();
      await sam.sendJson("/register", "POST", PAT);
      const others = await OBJECTS[path]?.();
      expect(others, "who owns that").toBeDefined();
      const body = others?.body ?? (method === "PUT" ? { name: "Mine", frequency: "daily", paused: false } : undefined);
      // Deleting a missing object or another buyer's is a no-op, not an error, if the path is all it takes.
      const status = method === "DELETE" && !others?.body ? 204 : others?.status;
      expect((await sam.sendJson(others?.target ?? "", method, body)).status).toBe(status);
      expect(await (others?.isUnchanged?.() ?? true)).toBe(true);
    });
  }
});

describe("limits", () => {
  const createLimitedBrowsers = () => {
    const writes = createMemoryLimiter();
    return getBrowsers(createApiVisitor(context, { limiters: { calls: writes, writes } }).api);
  };
  const PAT_LOGIN = { email: PAT.email, password: PAT.password };
  const attempt = (email: string) => ({ email, password: "not the one" });

  test("allows an IP address 25 sign-in attempts in five minutes", async () => {
    const pat = createLimitedBrowsers()();
    for (let n = 0; n < 25; n++) {
      expect((await pat.sendJson("/login", "POST", attempt(`n${n}@buyers.example.com`))).status).toBe(422);
    }
    const rejected = await pat.send("/login", "POST", attempt("other@buyers.example.com"));
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get("retry-after"))).toBeGreaterThan(200);
  });

  test("allows 25 sign-in attempts an hour per email address, in any spelling", async () => {
    const writes = createMemoryLimiter();
    const byEmail: RateLimiter = {
      ...writes,
      take: (limit, key) => (limit.name === "login" ? noLimiter : writes).take(limit, key),
    };
    const { api } = createApiVisitor(context, { limiters: { calls: byEmail, writes: byEmail } });
    const pat = getBrowsers(api)();
    for (let n = 0; n < 25; n++) {
      expect((await pat.sendJson("/login", "POST", attempt(n % 2 ? PAT.email : PAT.email.toUpperCase()))).status).toBe(
        422,
      );
    }
    expect((await pat.sendJson("/login", "POST", attempt(PAT.email))).status).toBe(429);
    expect((await pat.sendJson("/login", "POST", attempt("other@buyers.example.com"))).status).toBe(422);
  });

  test("a solved challenge and a browser that the account has used pass beyond that, and successes don't count", async () => {
    const writes = createMemoryLimiter();
    const byEmail: RateLimiter = {
      ...writes,
      take: (limit, key) => (limit.name === "login" ? noLimiter : writes).take(limit, key),
    };
    const browsers = getBrowsers(createApiVisitor(context, { limiters: { calls: byEmail, writes: byEmail } }).api);
    const [pat, attacker] = [browsers(), browsers()];
    await pat.sendJson("/register", "POST", PAT);
    for (let n = 0; n < 30; n++) expect((await browsers().send("/login", "POST", PAT_LOGIN)).status).toBe(200);
    for (let n = 0; n < 25; n++) expect((await attacker.send("/login", "POST", attempt(PAT.email))).status).toBe(422);
    const rejected = await browsers().sendJson("/login", "POST", PAT_LOGIN);
    expect(rejected.status).toBe(429);
    expect(rejected.body).toMatchObject({ code: "challenge_required" });
    expect((await browsers().send("/login", "POST", { ...PAT_LOGIN, challenge: "wrong" })).status).toBe(429);
    expect((await browsers().send("/login", "POST", { ...PAT_LOGIN, challenge: "right" })).status).toBe(200);
    expect((await pat.send("/login", "POST", PAT_LOGIN)).status).toBe(200);
  });

  test("allows five account lookups an hour with a challenge and three without", async () => {
    for (const [challenge, max] of [
      ["right", 5],
      [undefined, 3],
    ] as const) {
      await context.db.deleteFrom("accounts").execute();
      const pat = createLimitedBrowsers()();
      const statuses: number[] = [];
      for (let n = 0; n <= max; n++) {
        statuses.push((await pat.sendJson("/register", "POST", { ...PAT, ...(challenge && { challenge }) })).status);
      }
      expect(statuses).toEqual([201, ...Array.from({ length: max - 1 }, () => 422), 429]);
    }
  });
});
