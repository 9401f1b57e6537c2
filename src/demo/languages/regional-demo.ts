import { toListingSlug } from "#domain/listings/listing.ts";
import { applyRegionalWords, hasRegionalWords } from "#editions/regional-words/regional-words.ts";
import type { RegionalLocale } from "#editions/variants.ts";
import type { MadeListing } from "../listings/make-listing.ts";
import type { DemoTranslation } from "./demo-translation.ts";

/** Adapts the demo's American texts to another English; null for American English itself. */
export function createRegionalDemo(locale: RegionalLocale): DemoTranslation | null {
  if (!hasRegionalWords(locale)) return null;
  const adapt = <Row extends object>(row: Row, ...names: (keyof Row)[]): Row => {
    const texts = names.flatMap((name) =>
      typeof row[name] === "string" ? [[name, applyRegionalWords(locale, row[name])]] : [],
    );
    return { ...row, ...Object.fromEntries(texts) };
  };
  return {
    office: (row) => adapt(row, "heading", "sub_heading", "meta_title", "meta_description", "opening_hours_message"),
    agent: (row) => adapt(row, "role", "about"),
    member: (row) => adapt(row, "role", "about"),
    review: (row) => adapt(row, "text", "reply"),
    listing: ({ listing, confidential, ...rest }) => {
      const adapted = adapt(listing, "name", "description", "reason_for_selling", "territory", "training");
      return {
        ...rest,
        listing: { ...adapted, slug: toListingSlug(adapted.name, adapted.number) },
        confidential: adapt(confidential, "lease_terms"),
      } as MadeListing;
    },
  };
}
