import { beforeAll, describe, expect, test } from "vitest";
import { getPage } from "../support/page.ts";
import { type SiteResponse, sendRequest } from "../support/send-request.ts";
import { type ProxiedSite, startProxiedSite } from "../support/tls-proxy.ts";

const FORM = {
  name: "Pat Doe",
  email: "pat@visitor.example.org",
  phone: "(813) 555-0199",
  postal_code: "33602",
  message: "I would like to see the books.",
  privacy_terms: "1",
};
const SELLER = "/sell-a-business/seller-registration";

/** Headers that each browser sends with a form of the site's own page. */
const BROWSERS: [string, (origin: string) => Record<string, string>][] = [
  ["today's", (Origin) => ({ Origin, "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "navigate" })],
  ["an older one", (Origin) => ({ Origin })],
];

describe.each([
  ["that names its client", true],
  ["that says nothing of itself", false],
])("behind a TLS proxy %s", (_, isForwarding) => {
  let site: ProxiedSite;
  beforeAll(async () => {
    site = await startProxiedSite({ isForwarding });
  });
  const read = (path: string): Promise<SiteResponse> => sendRequest(site.publicOrigin, path, { agent: site.agent });
  const send = (path: string, form: Record<string, string>, headers: Record<string, string>): Promise<SiteResponse> =>
    sendRequest(site.publicOrigin, path, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
      body: new URLSearchParams(form).toString(),
      agent: site.agent,
    });

  describe.each(BROWSERS)("a form from %s browser", (name, headersFrom) => {
    const getHeaders = () => headersFrom(site.publicOrigin);
    const form = { ...FORM, message: `${name} ${isForwarding}` };

    test("is accepted without script, on the network's, an office's and an agent's pages", async () => {
      for (const base of ["", "/locations/florida/tampa-bay", "/agents/marisol-etcheverry"]) {
        const { status, headers: answered } = await send(`${base}/contact-us`, form, getHeaders());
        const location = `${base}/contact-us/thank-you`;
        expect({ status, location: answered.location }).toEqual({ status: 303, location });
        expect((await read(location)).status).toBe(200);
      }
    });

    test("is accepted from the page's script, which opens the next page itself", async () => {
      const { status, headers: answered } = await send("/contact-us", form, { ...getHeaders(), "X-Enhanced": "1" });
      expect({ status, location: answered.location }).toEqual({ status: 204, location: "/contact-us/thank-you" });
    });

    test("with a missing field shows its values again with the error", async () => {
      const { status, body } = await send("/contact-us", { ...form, name: "" }, getHeaders());
      expect(status).toBe(422);
      expect(getPage(body).text).toContain("Please complete all required fields");
    });

    test("starts a seller's registration, whose steps stay on the public origin", async () => {
      const { name, email, phone, postal_code } = FORM;
      const { status, headers: answered } = await send(
        SELLER,
        { name, email, phone, postal_code, begin: "1" },
        getHeaders(),
      );
      expect(status).toBe(303);
      expect(answered.location).toMatch(/^\/sell-a-business\/seller-registration\?token=/);
    });

    test("reaches the desk's sign-in", async () => {
      const { status } = await send("/desk/sign-in", { email: "a@example.com", password: "wrong" }, getHeaders());
      expect(status).toBe(422);
    });
  });

  test("rejects a form from another site", async () => {
    for (const Origin of ["https://evil.example", "null"]) {
      const { status } = await send("/contact-us", FORM, { Origin });
      expect({ Origin, status }).toEqual({ Origin, status: 403 });
    }
  });

  test("pages and redirects use only the public origin", async () => {
    const { body, headers } = await read("/contact-us");
    expect(getPage(body).canonical).toBe(`${site.publicOrigin}/contact-us`);
    expect(body).not.toContain(site.origin);
    expect(headers["strict-transport-security"]).toContain("max-age=");
    expect((await read("/Contact-Us/")).headers.location).toBe("/contact-us");
  });
});
