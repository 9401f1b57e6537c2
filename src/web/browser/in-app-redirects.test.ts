import { describe, expect, test, vi } from "vitest";
import { followRedirects, resolveInAppRedirect } from "./in-app-redirects.ts";
import { formatLocationCookie } from "./stored-location.ts";

const [TAMPA = ""] = formatLocationCookie({ slug: "tampa-bay", state_slug: "florida" }, false).split(";");

const resolve = (to: string, from = "/", cookies = "", segment = "locations") =>
  resolveInAppRedirect(new URL(to, "http://site"), { from, cookies, segment });

test("redirects a visitor who chose an office from a public link to that office's page", () => {
  expect(resolve("/contact-us?x=1", "/", TAMPA)).toBe("/locations/florida/tampa-bay/contact-us?x=1");
  expect(resolve("/contact-us", "/", TAMPA, "oficinas")).toBe("/oficinas/florida/tampa-bay/contact-us");
  expect(resolve("/contact-us")).toBeNull();
  expect(resolve("/", "/contact-us", TAMPA)).toBeNull();
});

test("leaves visitors of an agent's site there, whatever office they chose before", () => {
  expect(resolve("/sell-a-business", "/agents/ana/listings", TAMPA)).toBe("/agents/ana/sell-a-business");
  expect(resolve("/blog", "/agents/ana", TAMPA)).toBeNull();
});

test("resolves legacy parameter names without the server", () => {
  expect(resolve("/agents/ana/my-listings", "/agents/ana")).toBe("/agents/ana#my-listings");
  expect(resolve("/locations/florida/tampa-bay/buy-a-business/business-listing-search")).toBe(
    "/locations/florida/tampa-bay/buy-a-business/active-business-listings",
  );
});

describe("as router middleware", () => {
  async function follow(to: string, from: string, method = "GET"): Promise<Response | "continued"> {
    vi.stubGlobal("window", { location: { pathname: from } });
    vi.stubGlobal("document", { cookie: TAMPA, documentElement: { dataset: { locations: "locations" } } });
    const args = { request: new Request(new URL(to, "http://site"), { method }) } as Parameters<
      typeof followRedirects
    >[0];
    try {
      return (await followRedirects(args, async () => "continued")) as "continued";
    } catch (thrown) {
      return thrown as Response;
    } finally {
      vi.unstubAllGlobals();
    }
  }
  const getRedirectHeaders = async (to: string, from: string): Promise<Headers> => {
    const answer = await follow(to, from);
    return answer === "continued" ? new Headers() : answer.headers;
  };

  test("pushes a step forward and replaces a step back", async () => {
    const forward = await getRedirectHeaders("/blog", "/");
    expect(forward.get("location")).toBe("/locations/florida/tampa-bay/blog");
    expect(forward.has("X-Remix-Replace")).toBe(false);
    const back = await getRedirectHeaders("/blog", "/blog");
    expect(back.get("location")).toBe("/locations/florida/tampa-bay/blog");
    expect(back.get("X-Remix-Replace")).toBe("true");
  });

  test("leaves a named office to the server", async () => {
    const named = await getRedirectHeaders("/blog?magasin=austin", "/");
    expect(named.get("location")).toBe("http://site/blog?magasin=austin");
    expect(named.get("X-Remix-Reload-Document")).toBe("true");
  });

  test("passes through navigation without a redirect, and form submits", async () => {
    expect(await follow("/resources", "/")).toBe("continued");
    expect(await follow("/contact-us", "/contact-us", "POST")).toBe("continued");
  });
});
