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

test("replaces only the locations segment in both route tables", () => {
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

test("leaves the build itself unchanged", () => {
  withLocationsSegment(build, "oficinas");
  expect(build.routes.office?.path).toBe("locations/:state/:slug");
});

test("returns the build as is for an edition that uses locations", () => {
  expect(withLocationsSegment(build, "locations")).toBe(build);
});
