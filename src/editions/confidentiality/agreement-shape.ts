/** A confidentiality agreement in one language, with its places to fill in braces. */
export interface Agreement {
  revision: number;
  title: string;
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
}
