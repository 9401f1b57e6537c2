import { expect, test } from "vitest";
import type { Context } from "#domain/context.ts";
import { EDITIONS } from "#editions/countries.ts";
import { createGazetteer } from "#integrations/gazetteer/gazetteer.ts";
import { createApiVisitor } from "../../../tests/support/api.ts";

const tampa = { locality: "Tampa", state: "florida", county: "Hillsborough", latitude: 27.95, longitude: -82.46 };
const gazetteer = createGazetteer([{ ...tampa, postal_code: "33602" }], {
  regions: EDITIONS.US.regions,
  postal_pattern: "(\\d{5})(?: ?\\d{4})?",
});
const context = { gazetteer, locale: "en-US", edition: EDITIONS.US } as Context;
const { api } = createApiVisitor(context);

const TAMPA = {
  label: "Tampa, Florida 33602",
  postal_code: "33602",
  locality: "Tampa",
  state: "florida",
  latitude: 27.95,
  longitude: -82.46,
};

test.each(["q=336", "lat=27.9&lng=-82.5", "lat=%2B27.9&lng=-82.5", "q=33602&lat=&lng="])(
  "answers %s with exactly these keys",
  async (query) => {
    const response = await api.request(`/geo?${query}`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ data: [TAMPA] });
  },
);

test("answers an empty list for an unknown place", async () => {
  expect(await (await api.request("/geo?q=Atlantis")).json()).toEqual({ data: [] });
});

test.each([
  ["", "q"],
  ["lat=27.9", "lng"],
  ["lat=north&lng=-82", "lat"],
  ["lat=0x1&lng=-82", "lat"],
  ["q=336&lat=north", "lat"],
  ["lat=27.9&lng=1e9", "lng"],
  ["lat=27.9&lng=-181", "lng"],
  [`q=${"x".repeat(161)}`, "q"],
])("answers 422 to %s and names the field", async (query, field) => {
  const response = await api.request(`/geo?${query}`);
  expect(response.status).toBe(422);
  expect(response.headers.get("content-type")).toMatch(/^application\/json/);
  const body = (await response.json()) as { message: string; errors: Record<string, string[]>; detail: string };
  expect(Object.keys(body.errors)).toEqual([field]);
  expect(body).toMatchObject({ message: body.errors[field]![0], status: 422, title: "Unprocessable Content" });
});
