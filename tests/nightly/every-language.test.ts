import { expect, test } from "vitest";
import { signUp } from "../e2e/buyers.ts";
import { findOverflow, lengthenWords } from "../e2e/inspections.ts";
import { PHONE, startVisitors } from "../e2e/visitors.ts";
import { startSite } from "../support/server.ts";
import { findExamplePath, getSiteRoutes, isFirstOfItsFile, isPublic } from "../support/site-routes.ts";

const site = startVisitors({ reusesTab: true }, () => startSite({ env: { LOCALES: "en-US,fr-CA,es-ES" } }));

/** The browser is reused, and its session with it. */
let isSignedIn = false;
async function ensureSignedIn(): Promise<void> {
  if (!isSignedIn) await signUp(await site.visit("/en", PHONE), "june.speaks@example.org");
  isSignedIn = true;
}

/** Each page once, because its layout doesn't affect its language. Documents have a journey of their own. */
const routes = getSiteRoutes().filter((route, at, all) => route.key !== "document" && isFirstOfItsFile(route, at, all));

test.each(routes)("$pattern loads on a phone in each language, and with texts longer than any", async (route) => {
  if (!isPublic(route)) await ensureSignedIn();
  const path = await findExamplePath(site.origin, route, "/en");
  for (const [prefix, language] of [
    ["/fr", "fr-CA"],
    ["/es", "es-ES"],
    ["/en", "en-US"],
  ] as const) {
    const page = await site.visit(prefix + path, PHONE);
    expect(new URL(page.url()).pathname.slice(0, 3)).toBe(prefix);
    expect(await page.locator("html").getAttribute("lang")).toBe(language);
    expect(await page.locator("h1").count()).toBe(1);
    if (prefix === "/en") await lengthenWords(page);
    expect(await findOverflow(page), prefix).toEqual([]);
  }
});
