import type { FormatHeading } from "./heading.ts";

/** What an agreement is about: a running business, or an opportunity to open a franchise. */
export type AgreementKind = "business" | "franchise";

interface Section {
  heading: string;
  paragraphs: readonly string[];
}

/** A confidentiality agreement in one language, with placeholders in braces. */
export interface Agreement {
  revision: number;
  title: string;
  /** Formats a heading with its number. Without it, headings are numbered as in "1. Parties". */
  format_heading?: FormatHeading;
  sections: readonly Section[];
}

/**
 * Returns a section of the agreement for a business, by its heading, to repeat it in the one for a franchise. When you
 * change such a section, increase the revision of both.
 */
export function getSharedSection({ title, sections }: Agreement, heading: string): Section {
  const section = sections.find((each) => each.heading === heading);
  if (!section) throw new Error(`“${title}” has no section “${heading}”`);
  return section;
}
