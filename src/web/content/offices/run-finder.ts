import type { Context } from "#domain/context.ts";
import { findOfficesNear } from "#domain/offices/find-offices-near.ts";
import { MAX_PLACE_LENGTH } from "#domain/offices/find-places.ts";
import { DEFAULT_RADIUS, isRadius } from "#domain/offices/search-offices.ts";
import { type OfficeLine, toOfficeLines } from "./office-line.ts";

/** The query and results of the office finder. */
export interface FinderResult {
  near: string;
  radius: number;
  /** Invalid query values, which were ignored. */
  ignored: { key: string; value: string }[];
  /** The place's name in the gazetteer; null without a query or if the place is unknown. */
  place: string | null;
  within: OfficeLine[];
  beyond: OfficeLine[];
}

/** Reads `near` and `radius` from a URL's query and finds offices. An invalid radius is ignored. */
export async function runFinder(context: Context, params: URLSearchParams): Promise<FinderResult> {
  const near = (params.get("near") ?? "").trim().slice(0, MAX_PLACE_LENGTH);
  const radiusText = params.get("radius")?.trim() ?? "";
  const isValidRadius = /^\d+(\.\d+)?$/.test(radiusText) && isRadius(Number(radiusText));
  const radius = isValidRadius ? Number(radiusText) : DEFAULT_RADIUS;
  const ignored =
    radiusText === "" || isValidRadius ? [] : [{ key: "radius", value: radiusText.slice(0, MAX_PLACE_LENGTH) }];
  if (near === "") return { near, radius, ignored, place: null, within: [], beyond: [] };
  const { place, within, beyond } = await findOfficesNear(context, near, radius);
  return {
    near,
    radius,
    ignored,
    place: place?.label ?? null,
    within: toOfficeLines(context, within),
    beyond: toOfficeLines(context, beyond),
  };
}
