/** An adult's silent reading speed in words per minute: 238 for non-fiction (Brysbaert 2019), rounded down. */
const WORDS_A_MINUTE = 230;

/** The minutes it takes to read an HTML text; at least one. */
export function getReadingMinutes(html: string): number {
  const words = html.replace(/<[^>]*>/g, " ").match(/[\p{L}\p{N}][\p{L}\p{N}'’.,%$-]*/gu) ?? [];
  return Math.max(1, Math.round(words.length / WORDS_A_MINUTE));
}
