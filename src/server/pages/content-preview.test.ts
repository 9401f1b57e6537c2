import { expect, test } from "vitest";
import type { Db } from "#db/connect.ts";
import { EDITIONS } from "#editions/countries.ts";
import { PageResponse } from "#web/document/responses.ts";
import { createContentPreview } from "./content-preview.ts";

const network = { brand: "Brand", origin: "https://network.test", locales: ["en-US", "es-ES"] as const };

test.each([
  ["/", "en-US", "https://network.test/en"],
  ["/", "es-ES", "https://network.test/es"],
  ["/locations/florida/miami", "es-ES", "https://network.test/es/locations/florida/miami"],
] as const)("previews %s in %s at %s", async (path, locale, url) => {
  const context = { edition: EDITIONS.US, network: network as never };
  const preview = createContentPreview({
    context,
    renderPage: async ({ url }) => ({ response: new PageResponse(url.href, 200, {}), tags: new Set() }),
  });
  expect(await preview({} as Db, path, locale)).toBe(url);
});
