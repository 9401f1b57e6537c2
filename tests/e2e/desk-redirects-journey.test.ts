import { expect, test } from "vitest";
import { signInAtDesk } from "./desk.ts";
import { findOverflow, findViolations } from "./inspections.ts";
import { DESKTOP, startVisitors } from "./visitors.ts";

/** The user agent of a normal browser; missing pages of others are not counted. */
const CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";

const site = startVisitors({ expectedStatuses: [404] });

const visitPath = async (path: string): Promise<string> => {
  const visitor = await site.visit(path, { ...DESKTOP, userAgent: CHROME });
  return new URL(visitor.url()).pathname;
};

test("head office redirects an old address, tests it, and a visitor is redirected", async () => {
  const page = await signInAtDesk(site, "Head office", "/desk/redirects/create");
  await page.getByLabel("From").fill("/our-people.html");
  await page.getByLabel("To", { exact: true }).fill("/about/our-team");
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Create redirect" }).click();
  await page.getByRole("link", { name: "/our-people.html" }).waitFor();
  await expect.poll(() => visitPath("/our-people.html")).toBe("/about/our-team");

  await page.getByRole("textbox", { name: "Address" }).fill("/our-people.html?from=print");
  await page.getByRole("button", { name: "Test" }).click();
  await page.getByText("Page opened: /about/our-team?from=print (200)").waitFor();
  await page.getByText("Redirects followed: 1").waitFor();
  expect(await findViolations(page)).toEqual([]);
});

test("head office turns a missing page into a redirect", async () => {
  expect(await visitPath("/meet-the-brokers")).toBe("/meet-the-brokers");
  const page = await signInAtDesk(site, "Head office");
  const create = page.getByRole("link", { name: "Create redirect for /meet-the-brokers" });
  const isListed = async () => {
    await page.goto("/desk/missing-pages");
    await page.getByRole("table").or(page.getByText("No missing pages")).waitFor();
    return create.count();
  };
  await expect.poll(isListed).toBe(1);
  expect(await findViolations(page)).toEqual([]);
  await create.click();
  await expect.poll(() => page.getByLabel("From").inputValue()).toBe("/meet-the-brokers");
  await page.getByLabel("To", { exact: true }).fill("/about/our-team");
  await page.getByRole("button", { name: "Create redirect" }).click();
  await page.getByRole("link", { name: "/meet-the-brokers" }).waitFor();
  await expect.poll(() => visitPath("/meet-the-brokers")).toBe("/about/our-team");
  expect(await isListed()).toBe(0);
});

test("head office imports a list after checking it", async () => {
  const page = await signInAtDesk(site, "Head office", "/desk/redirect-import");
  await page.getByLabel("Or paste a list").fill("source,target\n/imported,/blog\n/contact-us,/blog");
  await page.getByRole("button", { name: "Check the list" }).click();
  await page.getByRole("cell", { name: "/contact-us" }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await findOverflow(page)).toEqual([]);
  await page.getByRole("button", { name: "Import valid rows: 1" }).click();
  await page.getByRole("link", { name: "/imported" }).waitFor();
  await expect.poll(() => visitPath("/imported")).toBe("/blog");
});
