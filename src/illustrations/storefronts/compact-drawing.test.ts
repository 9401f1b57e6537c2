import { describe, expect, test } from "vitest";
import { compactDrawing } from "./compact-drawing.ts";

const drawRed = (path: string) => `<path fill="#f00" d="${path}"/>`;
const drawBlue = (path: string) => `<path fill="#00f" d="${path}"/>`;

describe("compactDrawing", () => {
  test("joins separate shapes of equal color", () => {
    expect(compactDrawing(drawRed("M0 0h10v10z") + drawRed("M50 50h10v10z"))).toBe(drawRed("m0 0h10v10zm50 50h10v10z"));
  });

  test("joins them across shapes that they don't overlap", () => {
    const joined = compactDrawing(drawRed("M0 0h10v10z") + drawBlue("M100 100h10v10z") + drawRed("M50 50h10v10z"));
    expect(joined).toBe(drawRed("m0 0h10v10zm50 50h10v10z") + drawBlue("m100 100h10v10z"));
  });

  test("moves the earlier shape later if only the later one is covered", () => {
    const joined = compactDrawing(drawRed("M0 0h10v10z") + drawBlue("M45 45h30v30z") + drawRed("M50 50h10v10z"));
    expect(joined).toBe(drawBlue("m45 45h30v30z") + drawRed("m0 0h10v10zm50 50h10v10z"));
  });

  test("preserves the order of overlapping shapes", () => {
    const drawing = drawRed("m0 0h40v40z") + drawBlue("m10 10h60v60z") + drawRed("m20 20h10v10z");
    expect(compactDrawing(drawing)).toBe(drawing);
  });

  test("doesn't join translucent shapes that overlap", () => {
    const formatOpacity = '<path fill="#000" opacity=".2" d="m0 0h10v10z"/>';
    expect(compactDrawing(formatOpacity + formatOpacity)).toBe(formatOpacity + formatOpacity);
  });

  test("moves no shape past a group or a repeated pattern of windows", () => {
    const stamped = '<path marker-mid="url(#w)" d="m0 0 5 5 5 5"/>';
    const drawing = `${drawRed("m0 0h1v1z")}${stamped}${drawRed("m90 90h1v1z")}<g>${drawRed("m50 0h1v1z")}</g>`;
    expect(compactDrawing(drawing)).toBe(drawing);
  });
});
