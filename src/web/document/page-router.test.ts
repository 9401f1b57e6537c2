import { expect, test } from "vitest";
import { getPattern } from "../site-map.ts";
import { createPageRouter } from "./page-router.ts";

const match = createPageRouter("locations");
const findPattern = (path: string) => {
  const found = match(path);
  return found && [getPattern(found.page), found.params];
};

test.each([
  ["/", "/", {}],
  ["/contact-us", "/contact-us", {}],
  ["/Contact-US", "/contact-us", {}],
  ["/contact-us/", "/contact-us", {}],
  ["/some-page", "/:customPageSlug", { customPageSlug: "some-page" }],
  ["/industries/auto-repair", "/:template_slug/:page_slug", { template_slug: "industries", page_slug: "auto-repair" }],
  ["/locations/florida", "/locations/:state", { state: "florida" }],
  ["/locations/florida/tampa-bay", "/locations/:state/:slug", { state: "florida", slug: "tampa-bay" }],
  ["/agents/ana/contact-us", "/agents/:agent/contact-us", { agent: "ana" }],
  ["/agents/ana/a/b/c", "/agents/:agent/*", { agent: "ana" }],
  ["/a/b/c", "/*", {}],
  ["/bizmatch/preferences", "/bizmatch/preferences", {}],
])("finds the page of %s", (path, pattern, params) => {
  expect(findPattern(path)).toEqual([pattern, params]);
});

test("keeps the case of a parameter and decodes it", () => {
  expect(findPattern("/blog/Caf%C3%A9")?.[1]).toEqual({ blog: "Café" });
  expect(findPattern("/blog/%E0%A4%A")?.[1]).toEqual({ blog: "%E0%A4%A" });
});

test("uses the edition's own word for locations", () => {
  const french = createPageRouter("agences");
  expect(french("/agences/bretagne")?.params).toEqual({ state: "bretagne" });
  expect(french("/locations/florida/tampa-bay")?.page.key).toBe("notFound");
});
