import { describe, expect, test } from "vitest";
import { drawPortrait, parsePortraitPath, portraitPath } from "./draw-portrait.ts";

const slugs = Array.from({ length: 400 }, (_, index) => `maria-soto-${index}`);
const drawings = slugs.map(drawPortrait);

describe("a person's portrait", () => {
  test("is the same for the same person and differs between people", () => {
    expect(drawPortrait("maria-soto-7")).toBe(drawings[7]);
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  test("is a small SVG document without text, scripts and external references", () => {
    for (const svg of drawings) {
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 240 240".*<\/svg>$/);
      expect(svg).not.toMatch(/<text|<script|<style|<image|href|\son|NaN|undefined|Infinity/);
      expect(svg.match(/<path /g)?.length).toBe(svg.match(/\/>/g)?.length);
      expect(svg.length).toBeGreaterThan(900);
      expect(svg.length).toBeLessThan(3_300);
    }
  });

  test("shows a variety of people", () => {
    const fills = new Set(drawings.map((svg) => /<path fill="(#\w+)" d="M100 148/.exec(svg)?.[1]));
    expect(fills.size).toBeGreaterThan(7);
    const withBackground = new Set(drawings.map((svg) => /fill="(#\w+)" d="M0 0h240/.exec(svg)?.[1]));
    expect(withBackground.size).toBeGreaterThan(5);
  });

  test("has a path that parses to its person, and other paths don't", () => {
    expect(parsePortraitPath(portraitPath("tomas-arredondo"))).toBe("tomas-arredondo");
    for (const path of ["/portraits/v1/.svg", "/portraits/v1/A.svg", "/portraits/v2/a.svg", "/portraits/v1/a/b.svg"])
      expect(parsePortraitPath(path)).toBeNull();
    expect(parsePortraitPath(portraitPath("a".repeat(200)))).toBeNull();
  });
});
