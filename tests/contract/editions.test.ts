import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { EDITIONS } from "#editions/countries.ts";
import { inspectMainPages } from "../support/edition-pages.ts";
import { getPage } from "../support/page.ts";
import { sendRequest } from "../support/send-request.ts";
import { type Site, startSite } from "../support/server.ts";
import { runProgram } from "../support/server-process.ts";

const SEARCH = "/buy-a-business/business-listing-search";

let france: Site;
let mexico: Site;
beforeAll(async () => {
  [france, mexico] = await Promise.all([
    startSite({ env: { COUNTRY: "FR" } }),
    startSite({ env: { COUNTRY: "MX", DEMO: "0" } }),
  ]);
});

/** A sample; the nightly run crawls every edition. */
test("the French edition shows its own currency, places and distances", async () => {
  expect(await inspectMainPages(france.origin, EDITIONS.FR)).toEqual([]);
});

test("the French edition uses agences as its offices' path segment and rejects locations", async () => {
  const site = france;
  const home = await sendRequest(site.origin, "/");
  expect(home.status).toBe(200);
  const headOffice = await sendRequest(site.origin, "/agences/ile-de-france/head-office");
  expect(headOffice.status).toBe(200);
  expect(getPage(headOffice.body).canonical).toBe(`${site.origin}/agences/ile-de-france/head-office`);
  expect(getPage(headOffice.body).links).toContain("/agences/ile-de-france/head-office/contact-us");
  for (const path of [
    "/locations/ile-de-france/head-office",
    "/oficinas/ile-de-france/head-office",
    "/agences/ile-de-france/nobody",
  ]) {
    expect({ path, status: (await sendRequest(site.origin, path)).status }).toEqual({ path, status: 404 });
  }
  expect(getPage(home.body).links.filter((link) => /^\/(locations|oficinas)\b/.test(link))).toEqual([]);

  // A listing of this edition goes to head office, in euros and with a French region.
  const file = join(site.dataDir, "annonces.csv");
  await writeFile(
    file,
    "Listing #,Headline,Category,Region,Asking Price\n80030001,Boulangerie du Canal,Bakery,Île-de-France,250000\n",
  );
  const { code, stdout } = await runProgram("command.js", ["import", file], { COUNTRY: "FR", DATA_DIR: site.dataDir });
  expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining("1 new") });
  const { body } = await sendRequest(site.origin, `${SEARCH}?state=ile-de-france`);
  expect(getPage(body).links).toContain("/buy-a-business/listings/boulangerie-du-canal-80030001");
  expect(getPage(body).text.replace(/[\u00A0\u202F]/g, " ")).toMatch(/€ ?250,000|250 000 €/);

  // The folder belongs to this edition permanently.
  expect(await site.stop()).toBe(0);
  const other = await runProgram("main.js", [], { COUNTRY: "US", DATA_DIR: site.dataDir });
  expect(other).toEqual({
    code: 1,
    stdout: "",
    stderr: `COUNTRY is US, but DATA_DIR ${site.dataDir} contains the FR edition. Set another DATA_DIR or COUNTRY=FR.\n`,
  });
});

test("the Mexican edition uses oficinas as its offices' path segment", async () => {
  const site = mexico;
  expect((await sendRequest(site.origin, "/")).status).toBe(200);
  expect((await sendRequest(site.origin, "/oficinas/ciudad-de-mexico/head-office")).status).toBe(200);
  for (const path of ["/locations/ciudad-de-mexico/head-office", "/agences/ciudad-de-mexico/head-office"]) {
    const { status, body } = await sendRequest(site.origin, path);
    expect({ path, status }).toEqual({ path, status: 404 });
    expect(getPage(body).headings).toHaveLength(1);
  }
  expect((await sendRequest(site.origin, SEARCH)).status).toBe(200);
  expect((await sendRequest(site.origin, "/contact-us")).status).toBe(200);
});
