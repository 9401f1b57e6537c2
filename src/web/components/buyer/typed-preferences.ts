import type { BoundKey } from "#domain/accounts/profile/buyer-columns.ts";

export interface TypedRow {
  state: string;
  category: string;
  subcategory: string;
}

/** Preferences as typed into the form. */
export interface TypedPreferences {
  preferences: TypedRow[];
  bounds: Record<BoundKey, string>;
  send_weekly_bizmatch_email: boolean;
}

export type SavedPreferences = Record<BoundKey, number | null> & {
  preferences: { [Key in keyof TypedRow]: string | null }[];
  send_weekly_bizmatch_email: boolean;
};

export interface Choices {
  categories: { slug: string; name: string; subcategories: { slug: string; name: string }[] }[];
  regions: { slug: string; name: string }[];
}
