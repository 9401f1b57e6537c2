import type { Context } from "#domain/context.ts";
import { findOfficesNear } from "#domain/offices/find-offices-near.ts";
import { LONGEST_PLACE } from "#domain/offices/find-places.ts";
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
  const near = (params.get("near") ?? "").trim().slice(0, LONGEST_PLACE);
  const asked = params.get("radius")?.trim() ?? "";
  const isKnown = /^\d+(\.\d+)?$/.test(asked) && isRadius(Number(asked));
  const radius = isKnown ? Number(asked) : DEFAULT_RADIUS;
  const ignored = asked === "" || isKnown ? [] : [{ key: "radius", value: asked.slice(0, LONGEST_PLACE) }];
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
