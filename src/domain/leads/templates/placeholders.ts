/** What a template may contain in braces, such as `{first_name}`. */
export const REPLY_PLACEHOLDERS = [
  "first_name",
  "name",
  "listing",
  "listing_link",
  "nda_link",
  "my_name",
  "my_phone",
  "office",
] as const;
export type ReplyPlaceholder = (typeof REPLY_PLACEHOLDERS)[number];

export type ReplyValues = Partial<Record<ReplyPlaceholder, string | null>>;

const PLACEHOLDER = new RegExp(`\\{(${REPLY_PLACEHOLDERS.join("|")})\\}`, "g");

/** Fills in the available values. The author sees the other placeholders and replaces them. */
export function fillPlaceholders(text: string, values: ReplyValues): string {
  return text.replace(PLACEHOLDER, (whole, name: ReplyPlaceholder) => values[name] || whole);
}

/** Returns the first placeholder in a text, or null. */
export function findPlaceholder(text: string): string | null {
  return text.match(PLACEHOLDER)?.[0] ?? null;
}
