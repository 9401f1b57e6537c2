import { describe, expect, test, vi } from "vitest";
import { followRedirects, inAppRedirect } from "./in-app-redirects.ts";
import { locationCookie } from "./stored-location.ts";

const [TAMPA = ""] = locationCookie({ slug: "tampa-bay", state_slug: "florida" }, false).split(";");

const moved = (to: string, from = "/", cookies = "", segment = "locations") =>
  inAppRedirect(new URL(to, "http://site"), { from, cookies, segment });

test("a link to everyone's page leads who has chosen an office to that office's", () => {
  expect(moved("/contact-us?x=1", "/", TAMPA)).toBe("/locations/florida/tampa-bay/contact-us?x=1");
  expect(moved("/contact-us", "/", TAMPA, "oficinas")).toBe("/oficinas/florida/tampa-bay/contact-us");
  expect(moved("/contact-us")).toBeNull();
  expect(moved("/", "/contact-us", TAMPA)).toBeNull();
});

test("who is with an agent stays with the agent, whatever office was chosen before", () => {
  expect(moved("/sell-a-business", "/agents/ana/listings", TAMPA)).toBe("/agents/ana/sell-a-business");
  expect(moved("/blog", "/agents/ana", TAMPA)).toBeNull();
});

test("names of old are understood without the server", () => {
  expect(moved("/agents/ana/my-listings", "/agents/ana")).toBe("/agents/ana#my-listings");
  expect(moved("/locations/florida/tampa-bay/buy-a-business/business-listing-search")).toBe(
    "/locations/florida/tampa-bay/buy-a-business/active-business-listings",
  );
});

describe("as the router moves", () => {
  async function follow(to: string, from: string, method = "GET"): Promise<Response | "went on"> {
    vi.stubGlobal("window", { location: { pathname: from } });
    vi.stubGlobal("document", { cookie: TAMPA, documentElement: { dataset: { locations: "locations" } } });
    const args = { request: new Request(new URL(to, "http://site"), { method }) } as Parameters<
      typeof followRedirects
    >[0];
    try {
      return (await followRedirects(args, async () => "went on")) as "went on";
    } catch (thrown) {
      return thrown as Response;
    } finally {
      vi.unstubAllGlobals();
    }
  }
  const movedTo = async (to: string, from: string): Promise<Headers> => {
    const answer = await follow(to, from);
    return answer === "went on" ? new Headers() : answer.headers;
  };

  test("a step forward is one, and a step back stays one", async () => {
    const forward = await movedTo("/blog", "/");
    expect(forward.get("location")).toBe("/locations/florida/tampa-bay/blog");
    expect(forward.has("X-Remix-Replace")).toBe(false);
    const back = await movedTo("/blog", "/blog");
    expect(back.get("location")).toBe("/locations/florida/tampa-bay/blog");
    expect(back.get("X-Remix-Replace")).toBe("true");
  });

  test("an office that is named is the server's to find", async () => {
    const named = await movedTo("/blog?magasin=austin", "/");
    expect(named.get("location")).toBe("http://site/blog?magasin=austin");
    expect(named.get("X-Remix-Reload-Document")).toBe("true");
  });

  test("what does not move goes on, and so does a form that is sent", async () => {
    expect(await follow("/resources", "/")).toBe("went on");
    expect(await follow("/contact-us", "/contact-us", "POST")).toBe("went on");
  });
});
