import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { BREAKPOINTS_PX } from "./breakpoints.ts";

const REM_PX = 16;

test("the stylesheet's sizes begin at the named widths", () => {
  const theme = readFileSync(createRequire(import.meta.url).resolve("tailwindcss/theme.css"), "utf8");
  const widths = [...theme.matchAll(/--breakpoint-(\w+): ([\d.]+)rem/g)].map(([, name, value]) => [
    name,
    Number(value) * REM_PX,
  ]);
  expect(Object.fromEntries(widths)).toEqual(BREAKPOINTS_PX);
});
