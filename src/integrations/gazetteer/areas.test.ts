import { expect, test } from "vitest";
import { findArea } from "./areas.ts";

test("a broker's short name for a metropolis is understood in its state", () => {
  expect(findArea("DFW", "texas")).toEqual({ name: "Dallas–Fort Worth", latitude: 32.8, longitude: -97 });
  expect(findArea("dallas-fort worth metroplex", "texas")).toBeNull();
  expect(findArea("NYC", "new-york")?.name).toBe("New York City");
  expect(findArea("DMV", "maryland")?.name).toBe("Washington Metro");
});

test("the words around the name do not matter", () => {
  for (const text of ["Tampa Bay", "tampa bay area", "The Tampa Bay Area", "Tampa Bay, FL", "TAMPA BAY (west)"]) {
    expect(findArea(text, "florida")?.name, text).toBe("Tampa Bay");
  }
});

test("one name means another area in another state", () => {
  expect(findArea("Panhandle", "florida")?.name).toBe("Florida Panhandle");
  expect(findArea("Panhandle", "texas")?.name).toBe("Texas Panhandle");
  expect(findArea("Panhandle", "maine")).toBeNull();
});

test("an area is not known outside its state, nor is a town one", () => {
  expect(findArea("DFW", "florida")).toBeNull();
  expect(findArea("Miami", "florida")).toBeNull();
  expect(findArea("", "florida")).toBeNull();
});

test("a town is not taken for the area that bears its name", () => {
  expect(findArea("Houston, TX", "texas")).toBeNull();
  expect(findArea("Houston Area", "texas")?.name).toBe("Greater Houston");
  expect(findArea("Chicago", "illinois")).toBeNull();
});
