/**
 * The demo network's texts in a language other than English. Placeholders are in angle brackets: `<sector>`,
 * `<business>`, `<place>`, `<year>`, `<count>`, `<number>`, `<name>`, `<form>`.
 */
export interface DemoLanguage {
  /** Whether "de" becomes "d’" before a vowel. */
  elides?: boolean;
  /** Turns a sector into a business, if its name isn't one already: "Bao bì" is "Cơ sở bao bì". */
  toBusiness?: (sector: string) => string;
  headlines: readonly string[];
  /** What the business does, then who runs it and what a buyer could do. */
  work: readonly string[];
  people: readonly string[];
  next: readonly string[];
  founded: string;
  employees: string;
  premises: Record<"included" | "available" | "leased" | "movable", string>;
  handover: readonly string[];
  seller_note: string;
  prequalified: string;
  reasons: readonly string[];
  franchise: { headline: string; text: readonly string[]; territory: string; training: string };
  roles: Record<"managing" | "senior" | "advisor" | "associate", string>;
  bios: readonly string[];
  /** Role and bio of the people who support the advisors. */
  coordinators: readonly (readonly [role: string, bio: string])[];
  office: Record<"name" | "heading" | "sub_heading" | "meta_title" | "hours", string>;
  /** Reviews with five stars, and with three and the office's reply. */
  praise: readonly string[];
  thanks: readonly string[];
  mixed: readonly (readonly [text: string, reply: string])[];
  /** What only signers of the NDA see: legal names, streets, and the lease, with how many years it runs. */
  confidential: {
    names: readonly string[];
    company: string;
    streets: readonly string[];
    lease: Record<"none" | "included" | "available" | "leased", string>;
  };
  /** Returns a region's town in the language's script. Without this, a business has its town's own name. */
  towns?: (region: { slug: string; name: string }) => string;
  /** The network's names in the language's script, by their Latin spelling. */
  names?: { first: Readonly<Record<string, string>>; last: Readonly<Record<string, string>> };
  /** The offices' towns and streets in the language's script, by slug. */
  places?: Readonly<Record<string, { name: string; locality: string; address_1: string }>>;
}

/** The values that begin with a small letter within a sentence: "Traspaso de cafeterías". */
const WORDS = ["sector", "business"];

/** Fills in the values of a text. */
export function fillValues(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/<(\w+)>/g, (placeholder, name: string, at: number) => {
    const value = String(values[name] ?? placeholder);
    return WORDS.includes(name) && at > 0 ? startSmall(value) : value;
  });
}

/** Begins a text with a small letter, unless its first word is an abbreviation. */
export function startSmall(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
