import { expect, test } from "vitest";
import { renderAppDocument } from "./app-document.ts";

test.each([
  ["the site's first language", "", "/build/desk/main-1.js"],
  ["another one", "fr-CA/", "/build/desk/fr-CA/main-1.js"],
])("the desk's document loads only the script for %s", (_, folder, script) => {
  const { html } = renderAppDocument({ script: "/build/desk/main-1.js", styles: [] }, { brand: "Harbor" }, folder);
  expect([...html.matchAll(/ src="([^"]+)"/g)].map(([, src]) => src)).toEqual([script]);
});
