import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { beforeEach, describe, expect, test } from "vitest";
import { createAltchaCaptcha } from "./captcha-altcha.ts";
import { createRecaptchaCaptcha } from "./captcha-recaptcha.ts";

const VERIFICATION = { action: "enquiry", address: "203.0.113.7" };
const encodePayload = (payload: unknown): string => Buffer.from(JSON.stringify(payload)).toString("base64");

describe("ALTCHA captcha", () => {
  let spent: Set<string>;
  beforeEach(() => {
    spent = new Set();
  });
  const markAsUsed = async (id: string): Promise<boolean> => !spent.has(id) && Boolean(spent.add(id));
  const captcha = createAltchaCaptcha({ keys: ["key one"], markAsUsed });

  async function createSolvedPayload() {
    const challenge = (await captcha.createChallenge()) as never;
    const solution = await solveChallenge({ challenge, deriveKey });
    return { challenge: challenge as { parameters: Record<string, unknown>; signature: string }, solution };
  }

  test("accepts a solved challenge once", async () => {
    const answer = encodePayload(await createSolvedPayload());
    expect(await captcha.verify(answer, VERIFICATION)).toBe("passed");
    expect(await captcha.verify(answer, VERIFICATION)).toBe("failed");
  });

  test("accepts a challenge signed with the previous key and rejects one signed with an unknown key", async () => {
    const payload = await createSolvedPayload();
    expect(
      await createAltchaCaptcha({ keys: ["key two"], markAsUsed }).verify(encodePayload(payload), VERIFICATION),
    ).toBe("failed");
    expect(
      await createAltchaCaptcha({ keys: ["key two", "key one"], markAsUsed }).verify(
        encodePayload(payload),
        VERIFICATION,
      ),
    ).toBe("passed");
  });

  test("rejects a challenge with a changed cost or a wrong solution", async () => {
    const { challenge, solution } = await createSolvedPayload();
    const withParameters = (changes: object) => ({
      challenge: { ...challenge, parameters: { ...challenge.parameters, ...changes } },
      solution,
    });
    for (const payload of [
      withParameters({ cost: 1 }),
      withParameters({ cost: 1e9 }),
      withParameters({ keyPrefix: "" }),
      withParameters({ expiresAt: 9e9 }),
      { challenge, solution: { ...solution, counter: (solution?.counter ?? 0) + 1 } },
      { challenge, solution: { ...solution, derivedKey: "00".repeat(32) } },
      { challenge, solution: null },
      { challenge: null, solution },
      [],
    ]) {
      expect(await captcha.verify(encodePayload(payload), VERIFICATION)).toBe("failed");
    }
    for (const nonsense of ["", "x", "{}", encodePayload(null), "\0"])
      expect(await captcha.verify(nonsense, VERIFICATION)).toBe("failed");
    expect(spent.size).toBe(0);
  });
});

describe("reCAPTCHA", () => {
  const RIGHT = { success: true, action: "enquiry", hostname: "www.brokers.example", score: 0.9 };
  let sent: { url: string; form: string }[] = [];
  const verify = (answer: () => Response | Promise<Response>) =>
    createRecaptchaCaptcha({
      site_key: "site",
      secret: "s3cret",
      hostname: "www.brokers.example",
      fetch: async (url, init) => {
        sent.push({ url: String(url), form: String(init?.body) });
        return answer();
      },
    }).verify("token", VERIFICATION);
  const verifyResponse = (json: object) => verify(() => Response.json(json));

  test("accepts a token for this host and form, sending Google our secret and the visitor's address", async () => {
    sent = [];
    expect(await verifyResponse(RIGHT)).toBe("passed");
    expect(sent).toEqual([
      {
        url: "https://www.google.com/recaptcha/api/siteverify",
        form: "secret=s3cret&response=token&remoteip=203.0.113.7",
      },
    ]);
  });

  test.each([
    { ...RIGHT, success: false },
    { ...RIGHT, action: "login" },
    { ...RIGHT, hostname: "evil.example" },
    { ...RIGHT, score: 0.4 },
    { success: false, "error-codes": ["timeout-or-duplicate"] },
    {},
  ])("rejects %j", async (json) => expect(await verifyResponse(json)).toBe("failed"));

  test("rejects nobody when Google does not answer or our key is wrong", async () => {
    expect(await verify(() => Promise.reject(new Error("offline")))).toBe("unavailable");
    expect(await verify(() => new Response("oops", { status: 502 }))).toBe("unavailable");
    expect(await verify(() => new Response("<html>"))).toBe("unavailable");
    expect(await verifyResponse({ success: false, "error-codes": ["invalid-input-secret"] })).toBe("unavailable");
  });

  test("sends the browser the site key", async () => {
    const captcha = createRecaptchaCaptcha({ site_key: "site", secret: "s", hostname: "x" });
    expect(await captcha.createChallenge()).toEqual({ provider: "recaptcha", site_key: "site" });
  });
});
