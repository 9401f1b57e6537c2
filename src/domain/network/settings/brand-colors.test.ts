import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { getBrandStylesPath, hasContrast, renderBrandStyles } from "./brand-colors.ts";

test("the theme's own accents have enough contrast by the same rule", async () => {
  const theme = await readFile("src/web/styles/theme.css", "utf8");
  const [light = "", dark = ""] = [...theme.matchAll(/--accent: (#[0-9a-f]{6})/g)].map(([, color]) => color ?? "");
  expect(hasContrast("accent_light", light)).toBe(true);
  expect(hasContrast("accent_dark", dark)).toBe(true);
  for (const color of ["#faf6ef", "#fffdf9", "#f1eadd", "#14171c", "#1b1f26", "#232831"])
    expect(theme).toContain(color);
});

test.each([
  ["accent_light", "#ffcc00"],
  ["accent_light", "#86cbb2"],
  ["accent_dark", "#1d5c4d"],
  ["accent_dark", "#000080"],
] as const)("rejects %s %s, which can't be read", (name, color) => {
  expect(hasContrast(name, color)).toBe(false);
});

test("overrides only the scheme that has a color, at an address of its own", () => {
  const none = { accent_light: null, accent_dark: null };
  expect(renderBrandStyles(none)).toBe("");
  expect(getBrandStylesPath(none)).toBeNull();
  const blue = { ...none, accent_light: "#003366" };
  expect(renderBrandStyles(blue)).toBe(
    "@media not screen and (prefers-color-scheme:dark){:root{--accent:#003366;--accent-deep:#002447;--accent-wash:#dcdfdf;--on-accent:#fffdf9}}",
  );
  const both = { ...blue, accent_dark: "#99ccff" };
  expect(renderBrandStyles(both)).toContain("@media screen and (prefers-color-scheme:dark){:root{--accent:#99ccff;");
  expect(getBrandStylesPath(both)).not.toBe(getBrandStylesPath(blue));
});
