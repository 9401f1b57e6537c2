import type { Context } from "#domain/context.ts";
import { findOfficesNear } from "#domain/offices/find-offices-near.ts";
import { MAX_PLACE_LENGTH } from "#domain/offices/find-places.ts";
import { DEFAULT_RADIUS, isRadius } from "#domain/offices/search-offices.ts";
import { type OfficeLine, officeLines } from "./office-line.ts";

/** What a finder shows: what was asked, and what was found. */
export interface FinderAnswer {
  near: string;
  radius: number;
  /** What the visitor gave that made no sense. */
  ignored: { key: string; value: string }[];
  /** The place as the gazetteer calls it; null where nothing was asked, or nobody knows it. */
  place: string | null;
  within: OfficeLine[];
  beyond: OfficeLine[];
}

/** Reads `near` and `radius` of a page's address and looks for offices; a radius that makes no sense is ignored. */
export async function finderAnswer(context: Context, params: URLSearchParams): Promise<FinderAnswer> {
  const near = (params.get("near") ?? "").trim().slice(0, MAX_PLACE_LENGTH);
  const query = params.get("radius")?.trim() ?? "";
  const isKnown = /^\d+(\.\d+)?$/.test(query) && isRadius(Number(query));
  const radius = isKnown ? Number(query) : DEFAULT_RADIUS;
  const ignored = query === "" || isKnown ? [] : [{ key: "radius", value: query.slice(0, MAX_PLACE_LENGTH) }];
  if (near === "") return { near, radius, ignored, place: null, within: [], beyond: [] };
  const { place, within, beyond } = await findOfficesNear(context, near, radius);
  return {
    near,
    radius,
    ignored,
    place: place?.label ?? null,
    within: officeLines(context, within),
    beyond: officeLines(context, beyond),
  };
}
