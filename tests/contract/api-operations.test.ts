import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { beforeAll, describe, expect, test } from "vitest";
import { getCsrfHeaders, registerBuyer } from "../support/buyer-calls.ts";
import { PAT as BUYER } from "../support/buyers.ts";
import fc from "../support/generated.ts";
import { anyCall, DESCRIBED, expectDescribedResponse, takeToken } from "../support/generated-calls.ts";
import { readOutbox, waitForMail } from "../support/outbox.ts";
import { createSubscription } from "../support/push.ts";
import { postForm, sendRequest } from "../support/send-request.ts";
import { type Site, startSite } from "../support/server.ts";
import { verifyBuyer } from "../support/verified-buyer.ts";

let site: Site;
let token: Record<string, string>;
let post: string;
let agentId: string;
beforeAll(async () => {
  site = await startSite();
  token = await takeToken(site.origin);
  const { data } = JSON.parse((await sendRequest(site.origin, "/api/listings?per_page=20")).body);
  // Demo sellers of listings whose number ends in 4 approve signers themselves.
  post = data.map(({ slug }: { slug: string }) => slug).find((slug: string) => !slug.endsWith("4"));
  const agents = JSON.parse((await send("/api/employees", {})).body);
  agentId = agents.data[0].name_id;
});

const JSON_TYPE = { "Content-Type": "application/json" };
const send = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  sendRequest(site.origin, path, {
    method: "POST",
    headers: { ...token, ...JSON_TYPE, ...headers },
    body: JSON.stringify(body),
  });

const PROFILE = {
  first_name: "Pat",
  last_name: "Rivera",
  locality: "Tampa",
  state: "florida",
  country: "US",
  postal_code: "33602",
};

/** Operations that succeed only with a value from an email or an app, or with an upload; other tests cover those. */
const EXPECTED_ERRORS: Record<string, number> = {
  completeLogin: 422,
  resetPassword: 422,
  verifyEmail: 422,
  addBuyerPasskey: 422,
  removeBuyerPasskey: 404,
  unsubscribe: 404,
  showProofOfFunds: 404,
  showDocumentPage: 403,
  takeDocument: 403,
};
const PAT = { name: "Pat", email: "pat@visitor.example.org", privacy_terms: true };

const SIGNING = new Set(["signNda", "showNdaPdf", "showConfidential"]);

/** Some calls end their buyer's session or account, so every call that needs a buyer gets its own. */
const createCredentials = async ({ operationId, responses }: (typeof DESCRIBED)[number]): Promise<typeof token> => {
  if (!("401" in responses)) return token;
  const email = `${operationId}@buyers.example.com`;
  const { session } = await registerBuyer(site.origin, email);
  if (SIGNING.has(operationId)) await verifyBuyer(site.origin, session, email);
  return getCsrfHeaders(site.origin, session);
};

const SIGNED = { signature: `${BUYER.first_name} ${BUYER.last_name}`, consent: true };
/** Signs an agreement and returns its id, for calls that require one. */
async function signFirst(credentials: typeof token): Promise<string> {
  const headers = { ...credentials, ...JSON_TYPE };
  const { status, body } = await sendRequest(site.origin, `/api/listings/${post}/nda`, {
    method: "POST",
    headers,
    body: JSON.stringify(SIGNED),
  });
  expect(status).toBe(201);
  return JSON.parse(body).nda.id;
}

const SEARCH = { url: "/buy-a-business/business-listing-search?state=florida", frequency: "daily" };
/** Saves a search of the buyer and returns its id. */
async function searchFirst(credentials: typeof token): Promise<string> {
  const headers = { ...credentials, ...JSON_TYPE };
  const { status, body } = await sendRequest(site.origin, "/api/saved-searches", {
    method: "POST",
    headers,
    body: JSON.stringify(SEARCH),
  });
  expect(status).toBe(201);
  return String(JSON.parse(body).data.id);
}

/** Setup that an operation requires, by operation id. */
const SETUP: Record<string, typeof signFirst> = {
  showNdaPdf: signFirst,
  showConfidential: signFirst,
  changeSavedSearch: searchFirst,
  deleteSavedSearch: searchFirst,
};

test.each(DESCRIBED)("$method $path responds as described", async (described) => {
  const { endpoint, ...keys } = createSubscription();
  const bodies: Record<string, object> = {
    listEmployeesByOffice: { office: "tampa-bay" },
    createEnquiry: { ...PAT, type: "contact", message: "Hello" },
    register: { ...BUYER, email: "new@buyers.example.com" },
    login: { email: "login@buyers.example.com", password: BUYER.password },
    forgotPassword: { email: "login@buyers.example.com" },
    updateProfile: PROFILE,
    changeEmail: { email: "other@buyers.example.com", password: BUYER.password },
    cancelAccount: { password: BUYER.password },
    deleteAccount: { password: BUYER.password },
    offerBuyerPasskey: { name: "Key", password: BUYER.password },
    removeBuyerPasskey: { password: BUYER.password },
    addAlertDevice: { endpoint, keys },
    createReview: { ...PAT, office: "tampa-bay", rating: 5, text: "Kind." },
    createConsent: { visitor: "0b9f3d8e-6a2f-4c5e-9a53-1d0f4f6f3a11", analytics: true, marketing: false },
    signNda: SIGNED,
    verifyEmail: { code: "12345" },
    saveSearch: SEARCH,
    changeSavedSearch: { name: "By the sea" },
    changeAlerts: { saved_listings: false },
    createValuation: { category: "food-restaurants", sde: 200_000 },
  };
  const queries: Record<string, string> = {
    findGeo: "?q=Tampa",
    suggestSearches: "?q=piz",
    listReviews: "?office=tampa-bay",
  };
  const slug = described.operationId === "showEmployee" ? "marisol-etcheverry" : "tampa-bay";
  const credentials = await createCredentials(described);
  const id = (await SETUP[described.operationId]?.(credentials)) ?? agentId;
  const path = described.path.replace("{slug}", slug).replace("{id}", id).replace("{post}", post);
  const target = path + (queries[described.operationId] ?? "");
  const body = described.requestBody && JSON.stringify(bodies[described.operationId] ?? {});
  if (described.operationId === "login") await registerBuyer(site.origin, "login@buyers.example.com");
  const status = await expectDescribedResponse(site.origin, credentials, {
    id: described.operationId,
    target,
    headers: JSON_TYPE,
    body,
  });
  const otherwise = EXPECTED_ERRORS[described.operationId];
  if (otherwise) expect(status).toBe(otherwise);
  else expect(status).toBeLessThan(300);
});

test("answers any input to any operation with a described response", async () => {
  await fc.assert(
    fc.asyncProperty(anyCall, async (call) => {
      await expectDescribedResponse(site.origin, token, call);
    }),
    { numRuns: 400, interruptAfterTimeLimit: 30_000, markInterruptAsFailure: false },
  );
});

describe("on a running server", () => {
  test("fifty equal submissions with one key create one inquiry, one email and fifty equal responses", async () => {
    const email = "fifty@visitor.example.org";
    const body = { ...PAT, email, type: "contact", message: "Once" };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => send("/api/enquiries", body, { "Idempotency-Key": "fifty" })),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`))).toEqual(
      new Set(['201 {"message":"Your inquiry has been submitted successfully."}']),
    );
    await waitForMail(site.origin, email);
    const later = { ...body, email: "later@visitor.example.org" };
    await send("/api/enquiries", later);
    await waitForMail(site.origin, later.email);
    expect(await readOutbox(site.origin, email)).toHaveLength(1);
  });

  test("both token URLs return a token, and nothing changes without one", async () => {
    for (const path of ["/api/csrf-cookie", "/sanctum/csrf-cookie"]) {
      const { status, headers } = await sendRequest(site.origin, path);
      expect({ path, status, type: headers["content-type"] }).toEqual({ path, status: 204, type: undefined });
      expect(headers["set-cookie"]?.some((cookie) => cookie.startsWith("XSRF-TOKEN="))).toBe(true);
    }
    const { status, body } = await sendRequest(site.origin, "/api/enquiries", {
      method: "POST",
      headers: JSON_TYPE,
      body: "{}",
    });
    expect(status).toBe(419);
    expect(JSON.parse(body)).toMatchObject({ message: "CSRF token mismatch." });
  });

  test("answers 413 to a body over a megabyte and keeps the connection open", async () => {
    const { status } = await send("/api/enquiries", { message: "x".repeat(1_100_000) });
    expect(status).toBe(413);
  });

  test("enabled limits apply per visitor behind a proxy", async () => {
    const limited = await startSite({ env: { RATE_LIMITS: "on", TRUSTED_PROXIES: "127.0.0.1" } });
    const theirs = await takeToken(limited.origin);
    const write = (number: number, address: string) =>
      sendRequest(limited.origin, "/api/enquiries", {
        method: "POST",
        headers: { ...theirs, ...JSON_TYPE, "X-Forwarded-For": address },
        body: JSON.stringify({ ...PAT, type: "contact", message: `Hello ${number}` }),
      });
    const statuses: number[] = [];
    for (let number = 0; number < 30; number++) statuses.push((await write(number, `2001:db8::${number + 1}`)).status);
    expect(new Set(statuses)).toEqual(new Set([201]));
    const over = await write(30, "2001:db8::ffff");
    expect(over.status).toBe(429);
    expect(Number(over.headers["retry-after"])).toBeGreaterThan(0);
    expect(over.headers["ratelimit-policy"]).toContain('"unverified";q=30;w=600');
    expect((await write(31, "2001:db8:0:1::1")).status).toBe(201);

    // The same limit applies to a page's form, which shows the typed text again and accepts a solved challenge.
    const post = (challenge: string) =>
      postForm(
        limited.origin,
        "/contact-us",
        { ...PAT, privacy_terms: "1", message: `From a page, ${challenge.slice(0, 9)}`, challenge },
        { "X-Forwarded-For": "2001:db8::2" },
      );
    const rejected = await post("");
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers["retry-after"])).toBeGreaterThan(0);
    expect(rejected.body).toMatch(/<textarea[^>]* name="message"[^>]*>From a page/);
    const challenge = JSON.parse((await sendRequest(limited.origin, "/api/challenge")).body);
    const solution = await solveChallenge({ challenge, deriveKey });
    const solved = Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
    expect((await post(solved)).status).toBe(303);
    // A solved challenge counts only once.
    expect((await post(solved)).status).toBe(429);
    await limited.stop();
  });
});
