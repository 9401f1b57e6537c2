import type { Context } from "#domain/context.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import type { Place } from "#integrations/gazetteer/place.ts";
import { Invalid } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { checkPoint } from "./search-offices.ts";

/** Longer than any place's name or address. */
export const MAX_PLACE_LENGTH = 160;

/** As many as fit under a field without scrolling. */
const MAX_SUGGESTIONS = 8;

/** The text typed so far, or a position. */
export interface PlaceQuery {
  q?: string | null | undefined;
  lat?: number | null | undefined;
  lng?: number | null | undefined;
}

/**
 * Suggests places for a text, best match first. Without a text, returns the place nearest to a position, if one is
 * near.
 *
 * @throws Invalid for an empty request, a text that is too long, or an invalid position
 */
export function findPlaces(context: Context, query: PlaceQuery): Place[] {
  const { gazetteer, locale } = context;
  const text = query.q?.trim() ?? "";
  if (text.length > MAX_PLACE_LENGTH)
    throw createProblem("q", m.geo_text_too_long({ limit: MAX_PLACE_LENGTH }, getMessageOptions(locale)));
  const point = checkPoint(context, query);
  if (text) {
    const suggested = gazetteer.suggest(text, MAX_SUGGESTIONS);
    return suggested.length > 0 ? suggested : toList(gazetteer.find(text));
  }
  if (!point) throw createProblem("q", m.geo_query_missing({}, getMessageOptions(locale)));
  return toList(gazetteer.findNearest(point.latitude, point.longitude));
}

function toList(place: Place | null): Place[] {
  return place ? [place] : [];
}

function createProblem(field: string, message: string): Invalid {
  return new Invalid(message, { [field]: [message] });
}
