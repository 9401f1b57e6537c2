import type { Context } from "#domain/context.ts";
import { NotFound } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { selectCountry } from "./buyer-queries.ts";
import { BOUND_KEYS, preferencesInMajor } from "./preferences/buyer-preferences.ts";
import { selectPreferences } from "./preferences/preferences-queries.ts";
import { selectSaved } from "./saved/saved-queries.ts";

/** One of a buyer's attributes as their browser keeps it: every value as text, `json` to be parsed. */
export interface Attribute {
  attribute_name: string;
  type: "string" | "number" | "boolean" | "json";
  attribute_value: string | null;
}

/**
 * What a buyer's browser knows of their preferences and of what they keep: a view over what they have set. Amounts are in
 * major units, states and categories slugs, each once, kept listings the `{post}`s of their addresses.
 *
 * @param buyerId whose it is, whoever asks: the caller answers for that.
 * @throws NotFound for who is no buyer.
 */
export async function attributesOf({ db, edition }: Context, buyerId: number): Promise<Attribute[]> {
  const [country, set, saved] = await Promise.all([
    selectCountry(db, buyerId),
    selectPreferences(db, buyerId),
    selectSaved(db, buyerId),
  ]);
  if (!set) throw new NotFound(m.sign_in_first());
  const slugs = (key: "state" | "category") => [...new Set(set.preferences.flatMap((row) => row[key] ?? []))];
  const inMajor = preferencesInMajor(set, edition.currency);
  return [
    attribute("id", "number", buyerId),
    attribute("country", "string", country),
    attribute("states", "json", JSON.stringify(slugs("state"))),
    attribute("categories", "json", JSON.stringify(slugs("category"))),
    attribute("saved_listings", "json", JSON.stringify(saved.map(({ slug }) => slug))),
    ...BOUND_KEYS.map((key) => attribute(key, "number", inMajor[key])),
    attribute("send_weekly_bizmatch_email", "boolean", set.send_weekly_bizmatch_email),
  ];
}

function attribute(
  attribute_name: string,
  type: Attribute["type"],
  value: string | number | boolean | null,
): Attribute {
  return { attribute_name, type, attribute_value: value === null ? null : String(value) };
}
