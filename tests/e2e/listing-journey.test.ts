import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { createPhoto } from "../support/create-photo.ts";
import { signInAtDesk } from "./desk.ts";
import { startVisitors } from "./visitors.ts";

const site = startVisitors();

/** Counts keyboard and mouse interactions: a click, a field, a choice, a file selection. */
function countInteractions(page: Page) {
  let interactions = 0;
  const countInteraction = <T>(work: Promise<T>): Promise<T> => {
    interactions += 1;
    return work;
  };
  return {
    count: () => interactions,
    press: (name: string) => countInteraction(page.getByRole("button", { name, exact: true }).click()),
    follow: (name: string) => countInteraction(page.getByRole("link", { name, exact: true }).click()),
    // The first of that label, because the yearly financials repeat some labels.
    type: (label: string, text: string) => countInteraction(page.getByLabel(label).first().fill(text)),
    choose: (name: string, label: string) =>
      countInteraction(page.getByLabel(name, { exact: true }).selectOption({ label })),
    answer: (question: RegExp, reason: string) => countInteraction(page.getByLabel(question).fill(reason)),
    pick: (label: string, files: Parameters<ReturnType<Page["getByLabel"]>["setInputFiles"]>[0]) =>
      countInteraction(page.getByLabel(label).setInputFiles(files)),
  };
}

test("a manager adds a listing with three photos in fewer than 25 interactions, and a visitor sees it and a later edit", async () => {
  const page = await signInAtDesk(site, "Office manager", "/desk/listings");
  const manager = countInteractions(page);
  await manager.follow("New listing");
  await manager.type("Headline", "Busy bakery on a corner");
  await manager.choose("Business category", "Food & Restaurants");
  await manager.choose("Location", "Florida");
  await manager.press("Start draft");
  await manager.type("Description", "Bread and cakes, eleven people, a lease of six years.");
  await manager.type("Asking price", "450,000");
  await manager.type("Seller’s discretionary earnings", "180k");
  await manager.type("Gross revenue", "900k");
  const files = await Promise.all(
    [10, 120, 240].map(async (hue) => ({
      name: `${hue}.jpg`,
      mimeType: "image/jpeg",
      buffer: Buffer.from(await createPhoto({ hue })),
    })),
  );
  await manager.pick("Add photos", files);
  await page.getByRole("button", { name: "Remove photo 3" }).waitFor();
  await manager.answer(/lenders ask for three full years/, "The seller's accountant sends them in March.");
  await manager.press("Publish");
  await page.getByRole("button", { name: "Under contract" }).waitFor();
  expect(manager.count()).toBeLessThan(25);

  const number = new URL(page.url()).pathname.split("/").at(-1);
  const visitor = await site.visit(`/buy-a-business/listings/${number}`);
  expect(await visitor.getByRole("heading", { level: 1 }).innerText()).toBe("Busy bakery on a corner");
  const photos = visitor.locator('img[src^="/photos/"]');
  await expect.poll(() => photos.count()).toBe(3);
  await photos.first().evaluate((photo: HTMLImageElement) => photo.decode());

  await manager.type("Asking price", "425,000");
  await manager.press("Save");
  await expect
    .poll(async () => {
      await visitor.reload();
      return visitor.locator("main").innerText();
    })
    .toContain("$425,000");
});
