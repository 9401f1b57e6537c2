import { describe, expect, test } from "vitest";
import { drawStorefront, drawStorefrontOfKind, parseStorefrontPath, storefrontPath } from "./draw-storefront.ts";
import { type StorefrontKind, storefrontKinds } from "./storefront-kind.ts";

const numbers = Array.from({ length: 200 }, (_, index) => 100_000 + index);

const drawings = new Map<StorefrontKind, string[]>(
  storefrontKinds.map((kind) => [kind, numbers.map((number) => drawStorefrontOfKind(kind, number))]),
);

const all = [...drawings.values()].flat();

/** Returns why a document isn't well-formed, or null: tags, quoted unique attributes, nesting, one root. */
function findXmlFault(xml: string): string | null {
  const open: string[] = [];
  let roots = 0;
  let rest = xml;
  while (rest) {
    const tag = /^<(\/?)([a-zA-Z]+)((?: [a-zA-Z][a-zA-Z0-9-]*="[^"<&]*")*)(\/?)>/.exec(rest);
    if (!tag) return `no tag at ${rest.slice(0, 60)}`;
    const [whole, closing, name = "", attributes = "", single] = tag;
    const names = [...attributes.matchAll(/ ([a-zA-Z0-9-]+)=/g)].map((match) => match[1]);
    if (new Set(names).size < names.length) return `an attribute twice in ${whole}`;
    if (closing ? open.pop() !== name : false) return `${whole} closes another tag`;
    if (!closing && open.length === 0) roots += 1;
    if (!closing && !single) open.push(name);
    rest = rest.slice(whole.length);
  }
  return open.length ? `${open} left open` : roots === 1 ? null : `${roots} roots`;
}

function getSortedSizes(kind: StorefrontKind): number[] {
  return drawings
    .get(kind)!
    .map((svg) => svg.length)
    .sort((a, b) => a - b);
}

describe("a listing's storefront", () => {
  test("is the same for the same category and number", () => {
    const input = { category_slug: "food-restaurants", subcategory_slug: "bakeries", number: 100_234 };
    expect(drawStorefront(input)).toBe(drawStorefront({ ...input }));
    expect(drawStorefront(input)).toBe(drawStorefrontOfKind("cafe", 100_234));
    for (const kind of storefrontKinds) expect(drawStorefrontOfKind(kind, 100_007)).toBe(drawings.get(kind)![7]);
  });

  test("is a well-formed SVG document of 480 by 320 in ASCII", () => {
    for (const svg of all) {
      expect(findXmlFault(svg)).toBeNull();
      expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320"')).toBe(true);
    }
    expect(all.filter((svg) => !/^[\x20-\x7e]+$/.test(svg))).toEqual([]);
  });

  test("contains no text, scripts and external references", () => {
    expect(all.filter((svg) => /<text|<script|<style|<image|<foreignObject|href|\son|@import/i.test(svg))).toEqual([]);
    expect(all.filter((svg) => svg.replaceAll("http://www.w3.org/2000/svg", "").includes("//"))).toEqual([]);
  });

  test("contains only valid numbers, with at most one decimal in paths", () => {
    expect(all.filter((svg) => /NaN|undefined|null|Infinity|\de-\d/.test(svg))).toEqual([]);
    const paths = all.flatMap((svg) => [...svg.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]!));
    expect(paths.filter((path) => /\.\d\d/.test(path))).toEqual([]);
    expect(paths.every((path) => /^[Mm]/.test(path))).toBe(true);
  });

  test.each(storefrontKinds)("of a %s has a median of 2 to 5 kB and at most 6", (kind) => {
    const sizes = getSortedSizes(kind);
    expect(sizes[0]).toBeGreaterThanOrEqual(1500);
    expect(sizes.at(-1)).toBeLessThanOrEqual(6000);
    expect(sizes[sizes.length / 2]).toBeGreaterThanOrEqual(2000);
    expect(sizes[sizes.length / 2]).toBeLessThanOrEqual(5000);
  });

  test("differs from its neighbors and from all others of its kind", () => {
    for (const [kind, svgs] of drawings) {
      expect(new Set(svgs).size, kind).toBe(svgs.length);
      const outlines = svgs.map((svg) => svg.replace(/#[\w-]+|id="[^"]+"/g, ""));
      for (const [index, outline] of outlines.slice(1).entries()) expect(outline, kind).not.toBe(outlines[index]);
    }
  });

  test("varies in time of day and color among 24 of its kind", () => {
    for (const svgs of drawings.values()) {
      const page = svgs.slice(0, 24);
      expect(new Set(page.map((svg) => /<stop stop-color="([^"]+)"/.exec(svg)?.[1])).size).toBeGreaterThanOrEqual(4);
      expect(new Set(page.flatMap((svg) => svg.match(/fill="#[0-9a-f]+"/g) ?? [])).size).toBeGreaterThanOrEqual(60);
      expect(page.some((svg) => svg.includes("matrix(-1"))).toBe(true);
      expect(page.some((svg) => !svg.includes("matrix(-1"))).toBe(true);
    }
  });

  test("has unique ids on a page with others, and every reference has its target", () => {
    const owners = new Map<string, number>();
    for (const [owner, svg] of all.entries()) {
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!);
      for (const id of ids) {
        expect(owners.has(id), id).toBe(false);
        owners.set(id, owner);
      }
      const references = [...svg.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1]!);
      expect(references.filter((reference) => !ids.includes(reference))).toEqual([]);
    }
  });
});

describe("the path of a storefront's image", () => {
  test("contains the kind and the number, so the image needs no database", () => {
    const path = storefrontPath({
      category_slug: "automotive-boat",
      subcategory_slug: "gas-stations",
      number: 100_234,
    });
    expect(path).toBe("/storefronts/v1/fuel/100234.svg");
    expect(parseStorefrontPath(path)).toEqual({ kind: "fuel", number: 100_234 });
  });

  test("parses to the same drawing for every kind and number", () => {
    for (const kind of storefrontKinds) {
      for (const number of [0, 1, 9, 10, 4_294_967_296, 999_999_999_999_999]) {
        expect(parseStorefrontPath(`/storefronts/v1/${kind}/${number}.svg`)).toEqual({ kind, number });
      }
    }
  });

  test.each([
    "/storefronts/v1/castle/1.svg",
    "/storefronts/v1/cafe/01.svg",
    "/storefronts/v1/cafe/-1.svg",
    "/storefronts/v1/cafe/1.5.svg",
    "/storefronts/v1/cafe/1e3.svg",
    "/storefronts/v1/cafe/1234567890123456.svg",
    "/storefronts/v1/cafe/.svg",
    "/storefronts/v1/cafe/1.png",
    "/storefronts/v1/cafe/1.svg/",
    "/storefronts/v1/cafe/1.svg\n",
    "/storefronts/v2/cafe/1.svg",
    "/x/storefronts/v1/cafe/1.svg",
    "/storefronts/v1/constructor/1.svg",
    "/storefronts/v1//1.svg",
    "",
  ])("rejects %j", (path) => {
    expect(parseStorefrontPath(path)).toBeNull();
  });
});
