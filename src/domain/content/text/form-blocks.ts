/** The forms that a text may contain. */
export const FORM_BLOCKS = ["contact", "valuation", "mergers", "franchise"] as const;

export type FormBlock = (typeof FORM_BLOCKS)[number];

const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)>/g;
const VOID_TAGS = ["br", "hr", "img"];

/**
 * Splits cleaned HTML at its forms, `<div data-form="contact"></div>`. Forms nested in other elements, such as lists,
 * are removed, because splitting there would leave unclosed elements.
 */
export function splitAtForms(html: string): (string | { form: FormBlock })[] {
  const parts: (string | { form: FormBlock })[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: tag, 1: slash, 2: name = "", 3: attributes = "", index } of html.matchAll(TAG)) {
    const form = FORM_BLOCKS.find((each) => attributes === ` data-form="${each}"`);
    if (form && depth === 0 && name === "div") {
      parts.push(html.slice(start, index), { form });
      start = index + tag.length;
    }
    if (!VOID_TAGS.includes(name)) depth += slash ? -1 : 1;
  }
  parts.push(html.slice(start));
  return parts
    .map((part) => (typeof part === "string" ? part.replace(/<\/?div[^>]*>/g, "").trim() : part))
    .filter((part) => part !== "");
}
