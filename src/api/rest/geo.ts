import * as v from "valibot";
import { findPlaces } from "#domain/offices/find-places.ts";
import type { Place } from "#integrations/gazetteer/place.ts";
import { defineOperation } from "../http/operation.ts";

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)$/;
const degrees = v.pipe(v.string(), v.regex(NUMBER));

const placeSchema = v.strictObject({
  label: v.string(),
  postal_code: v.nullable(v.string()),
  locality: v.string(),
  state: v.string(),
  latitude: v.number(),
  longitude: v.number(),
});

/** `?q=` suggests places for autocomplete; `?lat=&lng=` returns the nearest one. */
export const findGeo = defineOperation({
  id: "findGeo",
  method: "GET",
  path: "/geo",
  tag: "Places",
  summary: "Suggests places for a partial text, or finds the place nearest to a point",
  query: v.object({
    q: v.optional(v.pipe(v.string(), v.maxLength(160))),
    lat: v.optional(degrees),
    lng: v.optional(degrees),
  }),
  response: { status: 200, schema: v.strictObject({ data: v.array(placeSchema) }) },
  problems: [422],
  check: ({ query }) => ({
    input: { q: query.get("q"), lat: parseNumber(query.get("lat")), lng: parseNumber(query.get("lng")) },
  }),
  handle: async (context, { input }) => ({ data: findPlaces(context, input).map(toPlaceJson) }),
});

/** Returns NaN for invalid numbers so that the range check rejects them. */
function parseNumber(text: string | null): number | null {
  if (text === null || text === "") return null;
  return NUMBER.test(text) ? Number(text) : Number.NaN;
}

function toPlaceJson({ label, postal_code, locality, state, latitude, longitude }: Place) {
  return { label, postal_code, locality, state, latitude, longitude };
}
