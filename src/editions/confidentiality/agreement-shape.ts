import type { FormatHeading } from "./heading.ts";

/** A confidentiality agreement in one language, with placeholders in braces. */
export interface Agreement {
  revision: number;
  title: string;
  /** How headings are numbered, unless as "1. Parties". */
  format_heading?: FormatHeading;
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
}
