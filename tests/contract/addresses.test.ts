import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { resolveLink } from "#web/site.ts";
import { getPage } from "../support/page.ts";
import { sendRequest } from "../support/send-request.ts";
import { type Site, startSite } from "../support/server.ts";
import { runProgram } from "../support/server-process.ts";

const LISTINGS = "/buy-a-business/listings";
const OFFICE = "/locations/florida/tampa-bay";

let site: Site;
beforeAll(async () => {
  site = await startSite();
  const file = join(site.dataDir, "own.csv");
  await writeFile(
    file,
    [
      "Listing #,Headline,Category,Location,Asking Price,Status,Office,Agent,Sold Date,Sold Price",
      '90010001,Bakery by the Bay,Bakery,"Tampa, FL",250000,Active,tampa-bay,Marisol Etcheverry,,',
      '90010002,Cinema Taken Back,Entertainment,"Tampa, FL",250000,Withdrawn,tampa-bay,,,',
      '90010003,Garage That Sold,Auto Repair,"Tampa, FL",250000,Sold,tampa-bay,Marisol Etcheverry,2026-05-01,240000',
      '90010004,Draft Nobody May See,Bakery,"Tampa, FL",250000,Draft,tampa-bay,,,',
    ].join("\n"),
  );
  const { code, stdout } = await runProgram("command.js", ["import", file], { DATA_DIR: site.dataDir });
  if (code !== 0 || !/4 new/.test(stdout)) throw new Error(`The listings of this test did not go in:\n${stdout}`);
});

const visit = (path: string, headers: Record<string, string> = {}) => sendRequest(site.origin, path, { headers });

describe("an office's and an agent's pages link within their own site", () => {
  const PAGES = ["", "/contact-us", "/sell-a-business", "/sell-a-business/calculator", "/buy-a-business", "/nowhere"];
  const WRITTEN = ["/sell-a-business/what-is-my-business-worth", "/buy-a-business/buyer-registration"];
  const OFFICE_WRITTEN = [
    ...["/selling-by-the-water", "/buy-a-franchise", "/sell-a-business/seller-faq", "/buy-a-business/buyer-faq"],
    ...["/blog/what-sde-is-and-is-not", "/sell-a-business/mergers-and-acquisitions", "/about/our-team"],
  ];
  test.each([
    ["office", OFFICE, [...PAGES, ...WRITTEN, ...OFFICE_WRITTEN]],
    ["agent", "/agents/grant-okafor", [...PAGES, ...WRITTEN, "/what-a-lender-looks-at"]],
  ] as const)("%s", async (kind, base_path, paths) => {
    const leaving: string[] = [];
    for (const path of paths) {
      const { body } = await visit(base_path + path);
      const main = body.slice(body.indexOf("<main"), body.indexOf("</main>"));
      const links = [...main.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = ""]) => href);
      leaving.push(
        ...links
          .filter((href) => resolveLink({ kind, base_path, locales: ["en-US"] }, href) !== href)
          .map((href) => `${path}: ${href}`),
      );
    }
    expect(leaving).toEqual([]);
  });
});

test("an office's components are on its home page and each has its own page", async () => {
  const { text, links } = getPage((await visit(OFFICE)).body);
  expect(text).toContain("Industries we know");
  for (const slug of ["restaurants", "health", "on-the-water"]) {
    expect(links).toContain(`${OFFICE}/${slug}`);
    const answer = await visit(`${OFFICE}/${slug}`);
    expect(answer.status).toBe(200);
    expect(getPage(answer.body).canonical).toContain(`${OFFICE}/${slug}`);
  }
  expect(links).toContain(`${OFFICE}/buy-a-business/active-business-listings?category=food-restaurants`);
  expect((await visit("/locations/florida/miami/restaurants")).status).toBe(404);
});

test("a listing at the root links to its office", async () => {
  const { body } = await visit(`${LISTINGS}/bakery-by-the-bay-90010001`);
  expect(getPage(body.slice(body.indexOf("<main"))).links).toContain(OFFICE);
  for (const label of ["Business category", "Year established", "Description"]) expect(body).toContain(`>${label}<`);
});

test.each([
  "/contact-us/thank-you",
  "/buy-a-business/buyer-registration/thank-you",
  "/sell-a-business/seller-registration/thank-you",
  "/sell-a-business/seller-registration/thank-you?about=valuation",
])("%s has a description", async (path) => {
  expect(getPage((await visit(path)).body).description?.length).toBeGreaterThan(50);
});

describe("missing pages", () => {
  test.each([
    "/no-such-page",
    "/locations/florida/no-such-office",
    "/locations/florida/no-such-office/contact-us",
    "/locations/no-such-state/no-such-office",
    `${OFFICE}/no-such-page`,
    "/agents/nobody",
    "/agents/nobody/listings",
    "/agents/marisol-etcheverry/no-such-page",
    "/agences/florida/tampa-bay",
    "/oficinas/florida/tampa-bay",
    "/en",
    "/en/contact-us",
  ])("%s shows the not-found page", async (path) => {
    const { status, headers, body } = await visit(path);
    expect(status).toBe(404);
    expect(headers["cache-control"]).toBe("no-cache");
    const page = getPage(body);
    expect(page.headings).toEqual(["Something's missing."]);
    expect(page.text).toContain("Sorry, we can't find that page. You'll find lots to explore on the home page.");
    expect(page.links).toContain("/");
    expect(page.titles).toHaveLength(1);
  });

  test.each([
    `${LISTINGS}/no-such-business-999999999`,
    `${LISTINGS}/no-number`,
    `${LISTINGS}/99999999999999999999`,
    `${LISTINGS}/draft-nobody-may-see-90010004`,
    `${OFFICE}/listings/no-such-business-999999999`,
    "/locations/florida/miami/listings/bakery-by-the-bay-90010001",
    "/agents/grant-okafor/listings/bakery-by-the-bay-90010001",
    "/agents/marisol-etcheverry/listings/cinema-taken-back-90010002",
  ])("%s shows the listing-not-found page", async (path) => {
    const { status, body } = await visit(path);
    expect(status).toBe(404);
    expect(getPage(body).headings).toEqual(["Listing not found"]);
    expect(getPage(body).text).not.toMatch(/Draft Nobody|Cinema/);
  });

  test("a withdrawn listing is 410 and its page shows none of its data", async () => {
    const { status, body } = await visit(`${LISTINGS}/cinema-taken-back-90010002`);
    expect(status).toBe(410);
    expect(getPage(body).headings).toEqual(["This business has been withdrawn"]);
    expect(body).not.toContain("Cinema");
  });
});

describe("redirects of old URLs", () => {
  test.each([
    [
      "a sold business to what was sold",
      `${LISTINGS}/garage-that-sold-90010003`,
      "/sell-a-business/recently-sold-listings",
    ],
    [
      "an office's sold business to what that office sold",
      `${OFFICE}/listings/garage-that-sold-90010003`,
      `${OFFICE}/sell-a-business/recently-sold-listings`,
    ],
    [
      "an agent's sold business to what that agent sold",
      "/agents/marisol-etcheverry/listings/garage-that-sold-90010003",
      "/agents/marisol-etcheverry/recently-sold-listings",
    ],
    [
      "other words before a business's number to its own",
      `${LISTINGS}/old-title-90010001`,
      `${LISTINGS}/bakery-by-the-bay-90010001`,
    ],
    ["a business's number alone to its address", `${LISTINGS}/90010001`, `${LISTINGS}/bakery-by-the-bay-90010001`],
    [
      "the same under an office",
      `${OFFICE}/listings/old-title-90010001?utm_source=mail`,
      `${OFFICE}/listings/bakery-by-the-bay-90010001?utm_source=mail`,
    ],
    ["an office under another state to its own", "/locations/texas/tampa-bay", OFFICE],
    [
      "an office's page under another state to its own",
      "/locations/no-such-state/tampa-bay/contact-us?a=1",
      `${OFFICE}/contact-us?a=1`,
    ],
    ["a slash too many", "/contact-us/", "/contact-us"],
    ["capitals", "/Locations/Florida/Tampa-Bay?Near=A%20B", "/locations/florida/tampa-bay?Near=A%20B"],
    ["slashes in a row", "/locations//florida///tampa-bay", OFFICE],
  ])("%s", async (_, from, to) => {
    const { status, headers } = await visit(from);
    expect({ status, location: headers.location }).toEqual({ status: 301, location: to });
    expect(headers).not.toHaveProperty("set-cookie");
    expect((await visit(to)).status).toBe(200);
  });

  test.each([
    "//evil.example",
    "//evil.example/",
    "///evil.example/x",
    "/\\evil.example/",
    "/%5Cevil.example/",
    "/%2F%2Fevil.example/",
    "/.//evil.example/",
    "/x/..//evil.example/",
    "//evil.example:80/%2e%2e/",
    "/https://evil.example/",
    "/locations/texas/tampa-bay//evil.example",
  ])("%s doesn't redirect to another site", async (path) => {
    const { status, headers } = await visit(path);
    expect(status).toBeGreaterThanOrEqual(300);
    expect(status).toBeLessThan(500);
    if (headers.location !== undefined) {
      expect(headers.location).toMatch(/^\/(?![/\\])/);
      expect(new URL(headers.location, site.origin).origin).toBe(site.origin);
    }
  });
});
