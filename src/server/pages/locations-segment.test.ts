import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { withLocationsSegment } from "./locations-segment.ts";

const routes = {
  root: { id: "root" },
  index: { id: "index", path: "locations" },
  office: { id: "office", path: "locations/:state/:slug" },
  contact: { id: "contact", path: "contact-us" },
  other: { id: "other", path: "locations-of-old/:slug" },
  below: { id: "below", path: "news/locations" },
  gone: undefined,
};
const build = { routes, assets: { version: "1", routes }, basename: "/" } as unknown as ServerBuild;
const getPaths = (table: Record<string, { path?: string } | undefined>) =>
  Object.values(table).map((route) => route?.path);

test("the edition's word takes the place of locations in both route tables, and of nothing else", () => {
  const french = withLocationsSegment(build, "agences");
  const paths = [
    undefined,
    "agences",
    "agences/:state/:slug",
    "contact-us",
    "locations-of-old/:slug",
    "news/locations",
  ];
  expect(getPaths(french.routes)).toEqual(paths);
  expect(getPaths(french.assets.routes)).toEqual(paths);
  expect(french.assets.version).toBe("1");
  expect(french.basename).toBe("/");
});

test("the build itself stays as it was made", () => {
  withLocationsSegment(build, "oficinas");
  expect(build.routes.office?.path).toBe("locations/:state/:slug");
});

test("an edition that says locations is served the build as it is", () => {
  expect(withLocationsSegment(build, "locations")).toBe(build);
});
