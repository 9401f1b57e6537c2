import { beforeAll, describe, expect, test } from "vitest";
import { callAs, getSessionCookie, registerBuyer } from "../support/buyer-calls.ts";
import { PAT } from "../support/buyers.ts";
import { takeToken } from "../support/generated-calls.ts";
import { type SiteResponse, sendRequest } from "../support/send-request.ts";
import { type Site, startSite } from "../support/server.ts";

const OFFICE = "/locations/florida/tampa-bay";

let site: Site;
let session: string;
let handle: string;
let set: string;

const call = (path: string, method: string, cookies = "", body?: object) =>
  callAs(site.origin, cookies, path, method, body);
const visit = (path: string, Cookie = ""): Promise<SiteResponse> =>
  sendRequest(site.origin, path, { headers: Cookie ? { Cookie } : {} });

beforeAll(async () => {
  site = await startSite();
  ({ set, session, handle } = await registerBuyer(site.origin));
});

describe("a buyer's session", () => {
  test("is an HttpOnly cookie and never appears in a response body", async () => {
    expect(set).toMatch(/^session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
    const profile = await visit("/api/profile", session);
    expect(profile.status).toBe(200);
    expect(profile.headers["cache-control"]).toBe("no-store");
    expect(profile.body).not.toContain(session.slice("session=".length));
  });

  test("opens pages that require it, uncached, and redirects visitors without a valid session to sign-in", async () => {
    const own = await visit("/bizmatch/profile", session);
    expect(own.headers.location).toBeUndefined();
    expect(own.headers["cache-control"]).toBe("no-store");
    for (const cookie of ["", `session=${handle}`, `session=${"x".repeat(43)}`]) {
      const { status, headers } = await visit("/bizmatch/profile", cookie);
      expect([status, headers.location]).toEqual([302, "/?login=1&redirect=%2Fbizmatch%2Fprofile"]);
    }
  });

  test.each([
    "/",
    "/contact-us",
    "/buy-a-business/business-listing-search",
    OFFICE,
    "/agents/grant-okafor",
    "/nowhere",
  ])(
    "login=1 at %s opens the sign-in dialog, without script too, and redirects a signed-in buyer to their preferences",
    async (path) => {
      const [plain, query] = [await visit(path), await visit(`${path}?login=1`)];
      expect(query.status).toBe(plain.status);
      expect(query.headers["cache-control"]).toBe("no-store");
      expect(query.body.match(/<h1[^>]*>.*?<\/h1>/)?.[0]).toBe(plain.body.match(/<h1[^>]*>.*?<\/h1>/)?.[0]);
      const dialog = /<dialog [^>]*open=""[^>]*>.*?<\/dialog>/.exec(query.body)?.[0];
      expect(dialog).toContain('action="/?login=1"');
      expect(plain.body).not.toContain("<dialog");
      expect((await visit(`${path}?login=1`, session)).headers.location).toBe("/bizmatch/preferences");
    },
  );

  test("changes no byte of a public page and is never set by one", async () => {
    for (const path of ["/", "/contact-us", "/?token=x"]) {
      const [stranger, buyer] = [await visit(path), await visit(path, session)];
      expect(buyer.body).toBe(stranger.body);
      expect(buyer.headers["set-cookie"]).toBeUndefined();
      expect(buyer.body).not.toContain(PAT.email);
    }
  });

  test("ends as soon as the buyer logs out", async () => {
    const login = await call("/api/login", "POST", "", { email: PAT.email, password: PAT.password });
    const [cookie = ""] = getSessionCookie(login.headers["set-cookie"]).split(";");
    expect((await visit("/bizmatch/profile", cookie)).headers.location).toBeUndefined();
    expect((await call("/api/logout", "POST", cookie)).status).toBe(204);
    expect((await visit("/bizmatch/profile", cookie)).status).toBe(302);
    expect((await visit("/api/profile", cookie)).status).toBe(401);
    expect((await visit("/api/profile", session)).status).toBe(200);
  });
});

test("rejects a login with another visitor's CSRF token", async () => {
  const credentials = JSON.stringify({ email: PAT.email, password: PAT.password });
  const foreign = {
    "Content-Type": "application/json",
    "Sec-Fetch-Site": "cross-site",
    ...(await takeToken(site.origin)),
  };
  for (const headers of [{ "Content-Type": "application/json" }, foreign]) {
    const { status } = await sendRequest(site.origin, "/api/login", { method: "POST", headers, body: credentials });
    expect(status).toBe(419);
  }
});

test("writes no password or secret to the welcome email or the log", async () => {
  const readMails = async () => (await visit(`/api/outbox?to=${encodeURIComponent(PAT.email)}`)).body;
  await expect.poll(readMails).toContain("/verify-email?token=");
  const said = (await readMails()) + site.log();
  for (const secret of [PAT.password, session.slice("session=".length)]) expect(said).not.toContain(secret);
  expect(site.log()).not.toContain(PAT.email);
});
