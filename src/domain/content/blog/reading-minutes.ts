/** Words a minute of a grown-up reading silently: 238 for non-fiction (Brysbaert 2019), taken a little slower. */
const WORDS_A_MINUTE = 230;

/** How many minutes it takes to read an HTML text; never less than one. */
export function readingMinutes(html: string): number {
  const words = html.replace(/<[^>]*>/g, " ").match(/[\p{L}\p{N}][\p{L}\p{N}'’.,%$-]*/gu) ?? [];
  return Math.max(1, Math.round(words.length / WORDS_A_MINUTE));
}
