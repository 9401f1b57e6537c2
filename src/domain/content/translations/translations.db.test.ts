import { expect, test } from "vitest";
import { openTestContext } from "../../../../tests/support/context.ts";
import { insertStaff } from "../../../../tests/support/leads.ts";
import { saveMenu } from "../menus/save-menu.ts";
import { saveWebsitePage } from "../pages/save-website-page.ts";
import { saveSection } from "../sections/save-section.ts";
import { listMissingTranslations } from "./list-missing-translations.ts";

const context = await openTestContext();
const viewer = await insertStaff(context.db, { name: "Rae Reads", staff_role: "read_only" });
const reader = { ...context, viewer };

test("lists the texts that a language lacks, and counts those that it has", async () => {
  for (const locale of ["en-US", "fr-CA"] as const) {
    await saveSection(context, { name: "home", locale, contents: [] });
    await saveMenu(context, { name: "header", locale, data: [] });
  }
  await saveSection(context, { name: "about", locale: "en-US", contents: [] });
  await saveSection(context, { name: "email-welcome", locale: "en-US", contents: [] });
  const page = { type: "custom" as const, slug: "fees", name: "Honoraires", body: null, contents: [] };
  await saveWebsitePage(context, { ...page, locale: "fr-CA" });
  const overview = await listMissingTranslations({
    ...reader,
    network: { ...reader.network, locales: ["en-CA", "fr-CA"] },
  });
  expect(overview.data).toMatchObject([
    { kind: "page", name: "Honoraires", missing: ["en-CA"] },
    { kind: "section", name: "about", missing: ["fr-CA"] },
  ]);
  expect(overview.languages).toEqual([
    { locale: "en-CA", written: 3 },
    { locale: "fr-CA", written: 3 },
  ]);
  expect(overview.total).toBe(4);
});
