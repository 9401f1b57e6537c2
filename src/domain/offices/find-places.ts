import type { Context } from "#domain/context.ts";
import { messagesIn } from "#editions/message-locale.ts";
import type { Place } from "#integrations/gazetteer/place.ts";
import { Invalid } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { checkedPoint } from "./search-offices.ts";

/** Longer than any place's name or address. */
export const MAX_PLACE_LENGTH = 160;

/** As many as a list under a field shows without scrolling. */
const MAX_SUGGESTIONS = 8;

/** What is typed so far, or where somebody stands. */
export interface PlaceQuestion {
  q?: string | null | undefined;
  lat?: number | null | undefined;
  lng?: number | null | undefined;
}

/**
 * Places for what is typed so far, best first; without a text, the one place nearest to the point, or none where nothing
 * is near.
 *
 * @throws Invalid for no question at all, a text that is too long, half a point, or a point off the globe.
 */
export function findPlaces(context: Context, question: PlaceQuestion): Place[] {
  const { gazetteer, locale } = context;
  const text = question.q?.trim() ?? "";
  if (text.length > MAX_PLACE_LENGTH)
    throw problem("q", m.geo_text_too_long({ limit: MAX_PLACE_LENGTH }, messagesIn(locale)));
  const point = checkedPoint(context, question);
  if (text) {
    const suggested = gazetteer.suggest(text, MAX_SUGGESTIONS);
    return suggested.length > 0 ? suggested : listFor(gazetteer.find(text));
  }
  if (!point) throw problem("q", m.geo_nothing_asked({}, messagesIn(locale)));
  return listFor(gazetteer.nearest(point.latitude, point.longitude));
}

function listFor(place: Place | null): Place[] {
  return place ? [place] : [];
}

function problem(field: string, message: string): Invalid {
  return new Invalid(message, { [field]: [message] });
}
