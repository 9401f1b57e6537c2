import { expect, test } from "vitest";
import { findArea } from "./areas.ts";

test("finds a metropolitan area by a broker's short name within its state", () => {
  expect(findArea("DFW", "texas")).toEqual({ name: "Dallas–Fort Worth", latitude: 32.8, longitude: -97 });
  expect(findArea("dallas-fort worth metroplex", "texas")).toBeNull();
  expect(findArea("NYC", "new-york")?.name).toBe("New York City");
  expect(findArea("DMV", "maryland")?.name).toBe("Washington Metro");
});

test("ignores words around the name", () => {
  for (const text of ["Tampa Bay", "tampa bay area", "The Tampa Bay Area", "Tampa Bay, FL", "TAMPA BAY (west)"]) {
    expect(findArea(text, "florida")?.name, text).toBe("Tampa Bay");
  }
});

test("finds different areas of the same name in different states", () => {
  expect(findArea("Panhandle", "florida")?.name).toBe("Florida Panhandle");
  expect(findArea("Panhandle", "texas")?.name).toBe("Texas Panhandle");
  expect(findArea("Panhandle", "maine")).toBeNull();
});

test("finds no area outside its state and none for a town", () => {
  expect(findArea("DFW", "florida")).toBeNull();
  expect(findArea("Miami", "florida")).toBeNull();
  expect(findArea("", "florida")).toBeNull();
});

test("doesn't treat a town as the area of the same name", () => {
  expect(findArea("Houston, TX", "texas")).toBeNull();
  expect(findArea("Houston Area", "texas")?.name).toBe("Greater Houston");
  expect(findArea("Chicago", "illinois")).toBeNull();
});
