/** Marks where a link goes in a sentence. No message contains this character. */
export const LINK_PLACE = "\uE000";

/** Returns the text before and after the place of a sentence's link. */
export function splitAtLink(text: string): { before: string; after: string } {
  const [before = "", after = ""] = text.split(LINK_PLACE);
  return { before, after };
}
