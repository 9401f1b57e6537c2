import { beforeEach, describe, expect, test } from "vitest";
import { addDays } from "#lib/time/durations.ts";
import { createApiVisitor } from "../../../tests/support/api.ts";
import { getBrowsers, PAT } from "../../../tests/support/buyers.ts";
import { openTestContext } from "../../../tests/support/context.ts";

let now = new Date("2026-11-20T12:00:00Z");
const context = await openTestContext({ clock: () => now });
const { api } = createApiVisitor(context);
const browser = getBrowsers(api);

beforeEach(async () => {
  now = new Date("2026-11-20T12:00:00Z");
  await context.db.deleteFrom("accounts").execute();
  await context.db.deleteFrom("idempotent_answers").execute();
});

async function register(changes: Partial<typeof PAT> = {}) {
  const pat = browser();
  const { status, body } = await pat.sendJson("/register", "POST", { ...PAT, ...changes });
  expect(status).toBe(201);
  return { ...pat, token: body.token, user: body.user };
}

describe("registration", () => {
  test("signs in immediately and returns the keys that browsers store", async () => {
    const pat = await register();
    expect(pat.user).toMatchObject({
      token: expect.stringMatching(/^h_[\w-]{22}$/),
      email: PAT.email,
      mobile_e164: "+18135550142",
      mobile_code: "+1",
      mobile_country: "US",
      attributes: expect.arrayContaining([
        { attribute_name: "saved_listings", type: "json", attribute_value: "[]" },
        { attribute_name: "send_weekly_bizmatch_email", type: "boolean", attribute_value: "true" },
      ]),
    });
    expect(pat.jar.get("session")).toMatch(/^[\w-]{43}$/);
    expect((await pat.sendJson("/profile", "GET")).body.user).toEqual(pat.user);
    expect(await pat.getUserByToken(pat.token)).toBe(PAT.email);
  });

  test("stores neither the password nor the session secret, and stores the consents' wording", async () => {
    const pat = await register();
    const rows = JSON.stringify([
      await context.db.selectFrom("accounts").selectAll().execute(),
      await context.db.selectFrom("sessions").selectAll().execute(),
    ]);
    expect(rows).toContain("$argon2id$");
    expect(rows).not.toContain(PAT.password);
    expect(rows).not.toContain(pat.jar.get("session"));
    const consents = await context.db.selectFrom("account_consents").selectAll().execute();
    expect(consents).toMatchObject([{ kind: "privacy_terms", wording: "I Agree to Privacy Terms" }]);
  });

  test("rejects an email address in use with the contract's message, whatever its case", async () => {
    await register();
    const again = await browser().sendJson("/register", "POST", { ...PAT, email: "PAT@buyers.example.com" });
    const message = "There is already a buyer account with that email address.";
    expect(again).toMatchObject({ status: 422, body: { message, errors: { email: [message] } } });
  });

  test("reveals no other accounts in validation-only requests", async () => {
    await register();
    expect((await browser().send("/register", "POST", PAT, { Precognition: "true" })).status).toBe(204);
  });

  test.each([
    [{ password: "short" }, "password"],
    [{ password: "password123" }, "password"],
    [{ password: "Pat Rivera 1" }, "password"],
    [{ password: "x".repeat(129) }, "password"],
    [{ phone_number: "12" }, "phone_number"],
    [{ phone_dial_code: "+44" }, "phone_dial_code"],
    [{ phone_country: "XX" }, "phone_country"],
    [{ privacy_terms: false }, "privacy_terms"],
    [{ email: "nobody" }, "email"],
    [{ first_name: " " }, "first_name"],
    [{ nickname: "P" }, "nickname"],
  ])("with %j reports the error of %s", async (wrong, field) => {
    const { status, body } = await browser().sendJson("/register", "POST", { ...PAT, ...wrong });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  test("creates one account and one shared session for fifty requests with one key", async () => {
    const pat = browser();
    await pat.send("/csrf-cookie", "GET");
    const before = new Map(pat.jar);
    const headers = { "Idempotency-Key": "one" };
    const answers = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const tab = browser();
        for (const [name, value] of before) tab.jar.set(name, value);
        const { body } = await tab.sendJson("/register", "POST", PAT, headers);
        return { body, session: tab.jar.get("session") };
      }),
    );
    expect(new Set(answers.map((response) => JSON.stringify(response))).size).toBe(1);
    expect(await context.db.selectFrom("sessions").selectAll().execute()).toHaveLength(1);

    const late = browser();
    for (const [name, value] of before) late.jar.set(name, value);
    now = new Date(now.getTime() + 61_000);
    expect((await late.sendJson("/register", "POST", PAT, headers)).status).toBe(422);
  });

  test("is not replayed to another visitor or without the password", async () => {
    const pat = browser();
    await pat.send("/csrf-cookie", "GET");
    const visitorCookie = pat.jar.get("visitor") ?? "";
    const headers = { "Idempotency-Key": "one" };
    await pat.sendJson("/register", "POST", PAT, headers);
    const stranger = await browser().sendJson("/register", "POST", PAT, headers);
    expect(stranger.status).toBe(422);
    const otherVisitor = browser();
    otherVisitor.jar.set("visitor", visitorCookie);
    const guessed = await otherVisitor.sendJson(
      "/register",
      "POST",
      { ...PAT, password: "three loud herons" },
      headers,
    );
    expect(guessed.status).toBe(422);
    expect(otherVisitor.jar.has("session")).toBe(false);
  });
});

describe("session", () => {
  test("changes at every sign-in, so a planted session ID opens nothing", async () => {
    await register();
    const inserted = browser();
    inserted.jar.set("session", "p".repeat(43));
    expect((await inserted.sendJson("/login", "POST", { email: PAT.email, password: PAT.password })).status).toBe(200);
    expect(inserted.jar.get("session")).not.toBe("p".repeat(43));
    const first = inserted.jar.get("session") ?? "";
    await inserted.sendJson("/login", "POST", { email: PAT.email, password: PAT.password });
    const otherVisitor = browser();
    otherVisitor.jar.set("session", first);
    expect((await otherVisitor.sendJson("/profile", "GET")).status).toBe(401);
  });

  test("rejects its token in another browser and reports when it has ended", async () => {
    const pat = await register();
    expect(await browser().getUserByToken(pat.token)).toBe("Invalid token");
    expect(await pat.getUserByToken(`h_${"x".repeat(22)}`)).toBe("Invalid token");
    expect((await pat.sendJson("/logout", "POST")).status).toBe(204);
    expect(pat.jar.has("session")).toBe(false);
    expect(await browser().getUserByToken(pat.token)).toBe("Token expired");
    expect((await pat.sendJson("/profile", "GET")).status).toBe(401);
  });

  test("expires after fourteen days without activity and after thirty days in any case", async () => {
    const pat = await register();
    now = addDays(now, 13);
    expect((await pat.sendJson("/profile", "GET")).status).toBe(200);
    now = addDays(now, 14);
    expect((await pat.sendJson("/profile", "GET")).status).toBe(401);
    expect(await pat.getUserByToken(pat.token)).toBe("Token expired");
    const { jar, sendJson } = await register({ email: "sam@buyers.example.com" });
    for (const _ of [1, 2]) {
      now = addDays(now, 13);
      expect((await sendJson("/profile", "GET")).status).toBe(200);
    }
    now = addDays(now, 5);
    expect((await sendJson("/profile", "GET")).status).toBe(401);
    expect(jar.has("session")).toBe(true);
  });

  test("changes the identity that the CSRF token is bound to", async () => {
    await register();
    const sam = browser();
    await sam.send("/csrf-cookie", "GET");
    const old = sam.jar.get("XSRF-TOKEN") ?? "";
    await sam.sendJson("/login", "POST", { email: PAT.email, password: PAT.password });
    const response = await api.request("/logout", {
      method: "POST",
      headers: { Cookie: `session=${sam.jar.get("session")}; XSRF-TOKEN=${old}`, "X-XSRF-TOKEN": old },
    });
    expect(response.status).toBe(419);
  });
});

test("answers a wrong password and an unknown email address alike", async () => {
  await register();
  const wrong = await browser().sendJson("/login", "POST", { email: PAT.email, password: "not the one" });
  const unknown = await browser().sendJson("/login", "POST", {
    email: "who@buyers.example.com",
    password: "not the one",
  });
  expect(wrong.status).toBe(422);
  expect(wrong).toEqual(unknown);
  expect(Object.keys(wrong.body.errors)).toEqual(["email"]);
});

test("only the buyer updates a profile, and omitted fields keep their value", async () => {
  const pat = await register();
  const address = { locality: "Tampa", state: "FL", country: "us", postal_code: "33602" };
  const change = { first_name: "Patricia", last_name: "Rivera", ...address };
  expect((await browser().sendJson("/profile", "PUT", change)).status).toBe(401);
  const { status, body } = await pat.sendJson("/profile", "PUT", change);
  expect(status).toBe(200);
  expect(body.message).toBe("Your profile has been updated");
  expect(body.user).toMatchObject({ first_name: "Patricia", state: "florida", country: "US", mobile_country: "US" });
  const { errors } = (
    await pat.sendJson("/profile", "PUT", { ...change, state: "Narnia", mobile_e164: "12", postal_code: "x" })
  ).body;
  expect(Object.keys(errors).sort()).toEqual(["mobile_e164", "postal_code", "state"]);
});

test("a changed name or phone number is reported by email, once an hour, and the same values aren't", async () => {
  const pat = await register();
  const getMails = () =>
    context.queue.sent.filter(({ name }) => name === "account-mail").map(({ data }) => (data as { kind: string }).kind);
  const { first_name, last_name } = PAT;
  const saved = { first_name, last_name, locality: "Tampa", state: "FL", country: "us", postal_code: "33602" };
  const save = async (change: object) => {
    context.queue.sent.length = 0;
    expect((await pat.sendJson("/profile", "PUT", { ...saved, ...change })).status).toBe(200);
    return getMails();
  };
  expect(await save({})).toEqual([]);
  expect(await save({ mobile_e164: pat.user.mobile_e164 })).toEqual([]);
  expect(await save({ mobile_e164: "+18135550199" })).toEqual(["phone_changed"]);
  expect(context.queue.sent[0]?.data).toMatchObject({ id: "phone_changed 2026-11-20T12" });
  expect(await save({ mobile_e164: "" })).toEqual(["phone_changed"]);
  expect(await save({ last_name: "Smith" })).toEqual(["name_changed"]);
});

test("accepts a listed or other country, and a phone number from any country", async () => {
  const phone = { phone_country: "DE", phone_dial_code: "+49", phone_number: "030 901820" };
  const pat = await register({ email: "far@buyers.example.com", ...phone });
  const profile = { first_name: "Pat", last_name: "Rivera", locality: "Berlin", state: "Berlin", postal_code: "10178" };
  const updateCountry = (country: string) => pat.sendJson("/profile", "PUT", { ...profile, country });
  expect((await updateCountry("OTHER")).body.user).toMatchObject({ country: "OTHER", mobile_e164: "+4930901820" });
  expect((await updateCountry("GB")).body.user).toMatchObject({ country: "UK" });
  const { status, body } = await updateCountry("DE");
  expect([status, Object.keys(body.errors)]).toEqual([422, ["country"]]);
});
