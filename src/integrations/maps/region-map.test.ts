import { expect, test } from "vitest";
import { cutRegionSvg, getRegionBox, getRegionMapPath } from "./region-map.ts";

const FLORIDA = { x: 400, y: 300, width: 120, height: 60 };
const GEORGIA = { x: 380, y: 200, width: 80, height: 90 };
const MAINE = { x: 800, y: 100, width: 30, height: 90 };
const draw = (...slugs: string[]) => slugs.map((slug) => `<path id="${slug}" d="M0 0z"/>`).join("");
const svg = `<svg><g id="country">${draw("florida", "georgia", "maine")}<path d="M9 9z"/></g></svg>`;

test("shows a region with a margin in a ratio of 4 to 3", () => {
  expect(getRegionBox(FLORIDA)).toEqual({ x: 385, y: 274, width: 150, height: 113 });
  expect(getRegionBox(MAINE)).toEqual({ x: 740, y: 89, width: 150, height: 113 });
});

test("contains only the outlines in view, and land outside all regions", () => {
  const regions = { florida: FLORIDA, georgia: GEORGIA, maine: MAINE };
  expect(cutRegionSvg({ svg, regions }, FLORIDA)).toBe(
    `<svg><g id="country">${draw("florida", "georgia")}<path d="M9 9z"/></g></svg>`,
  );
  expect(cutRegionSvg({ svg, regions }, MAINE)).toBe(
    `<svg><g id="country">${draw("maine")}<path d="M9 9z"/></g></svg>`,
  );
});

test("has a path of its own for each region", () => {
  expect(getRegionMapPath({ path: "/maps/us-0123456789ab.svg" }, "new-york")).toBe(
    "/maps/us-0123456789ab-new-york.svg",
  );
});
