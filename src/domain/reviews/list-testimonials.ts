import type { Context } from "#domain/context.ts";
import { readCached } from "#domain/read-cache.ts";
import { getLanguage } from "#editions/language-prefix.ts";
import { selectTestimonials, type Testimonial } from "./review-queries.ts";

/** The length of a quote in characters, and the number of them. */
const MAX_LENGTH = 320;
const MAX_QUOTES = 3;

/** Returns five-star reviews to quote, of one office (by slug) or of the network. Cached pages depend on the tag `reviews`. */
export function listTestimonials({ db, locale }: Context, office: string | null): Promise<Testimonial[]> {
  const query = { office, language: getLanguage(locale), max_length: MAX_LENGTH };
  return readCached(db, "offices", `testimonials ${JSON.stringify(query)}`, () =>
    selectTestimonials(db, query, MAX_QUOTES),
  );
}
