import { expect, test } from "vitest";
import { saveSection } from "#domain/content/sections/save-section.ts";
import { openTestContext } from "../../../../tests/support/context.ts";
import { visitPage } from "../../../../tests/support/visit-page.ts";

const context = await openTestContext();

test("lists the sources of its facts below the text", async () => {
  const sources = ["Data Protection Act 2018, https://www.dataprotection.ie/"];
  await saveSection(context, {
    name: "privacy",
    locale: "en-US",
    contents: [
      { name: "title", type: "text", value: "Privacy" },
      { name: "sources", type: "json", value: JSON.stringify(sources) },
    ],
  });
  const { html } = await visitPage(context, "/privacy");
  expect(html).toContain("Data Protection Act 2018, https://www.dataprotection.ie/");
});
