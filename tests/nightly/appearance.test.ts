import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { AGENT, OFFICE, SEARCH, toPath } from "../e2e/pages.ts";
import { startVisitors } from "../e2e/visitors.ts";
import { encodeAppearances, findChangedAppearances, saveScreenshot, toAppearance } from "../support/appearance.ts";
import { startSite } from "../support/server.ts";

/*
 * Compares how pages look with how they looked when somebody last accepted it: `ACCEPT_APPEARANCE=1` stores the current
 * looks in `tests/fixtures/appearance`. Languages in Latin script only, because other fonts differ by machine.
 */

/** Pages show days and opening hours, so the site's clock and the browser's start at the same time in every run. */
const NOW = "2026-06-17T15:00:00Z";

const FOLDER = join(import.meta.dirname, "../fixtures/appearance");

const PAGES = {
  home: "/",
  search: SEARCH,
  "search-map": `${SEARCH}?view=map&bbox=-84,25,-80,29`,
  listing: "?q=wood-fired+pizzeria",
  franchise: "?kind=franchise",
  office: OFFICE,
  agent: AGENT,
  sell: "/sell-a-business",
  calculator: "/sell-a-business/calculator?category=retail&profit=90000&years=new",
  valuation: "/sell-a-business/what-is-my-business-worth",
  contact: "/contact-us",
  missing: "/no/such/page",
};

const PREFIXES = ["/en", "/fr", "/es", "/vi"];
const WIDTHS = [360, 768, 1280];
const SCHEMES = ["light", "dark"] as const;

/** Of every picture, in pixels. */
const HEIGHT = 2_400;

const site = startVisitors({ clock: NOW, expectedStatuses: [404] }, () =>
  startSite({
    fresh: true,
    env: {
      LOCALES: "en-US,fr-CA,es-ES,vi-VN",
      NODE_OPTIONS: `--import ${join(import.meta.dirname, "../support/fixed-clock.mjs")}`,
      FIXED_CLOCK: NOW,
    },
  }),
);

async function takeScreenshot(path: string, width: number, colorScheme: "light" | "dark"): Promise<Buffer> {
  const page = await site.visit(path, { viewport: { width, height: HEIGHT }, colorScheme });
  // The map's outlines are drawn from a file that the load event doesn't wait for.
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A lazy picture that is hidden or below the screenshot isn't loaded.
    const shown = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < window.innerHeight,
    );
    await Promise.all(shown.map((image) => image.decode().catch(() => {})));
  });
  const screenshot = await page.screenshot({ animations: "disabled", caret: "hide" });
  await page.context().close();
  return screenshot;
}

test.each(Object.entries(PAGES))("the %s page looks as it was accepted", async (kind, address) => {
  const path = await toPath(site.origin, address, "/en");
  const appearances = [];
  const screenshots = new Map<string, Buffer>();
  for (const prefix of PREFIXES) {
    for (const width of WIDTHS) {
      for (const scheme of SCHEMES) {
        const name = `${kind} ${prefix.slice(1)} ${width} ${scheme}`;
        const screenshot = await takeScreenshot(prefix + path, width, scheme);
        screenshots.set(name, screenshot);
        appearances.push(await toAppearance(name, screenshot));
      }
    }
  }
  const file = join(FOLDER, `${kind}.webp`);
  if (process.env.ACCEPT_APPEARANCE === "1") await writeFile(file, await encodeAppearances(appearances));
  const changed = await findChangedAppearances(appearances, await readFile(file));
  for (const [name, screenshot] of screenshots)
    if (changed.some((each) => each.startsWith(`${name}:`))) changed.push(await saveScreenshot(name, screenshot));
  expect(changed).toEqual([]);
});
