import type { Context } from "#domain/context.ts";
import type { Office } from "./office.ts";
import { getOfficeDirectory } from "./office-directory.ts";

export const OFFICE_TYPES = ["office", "head_office", "all"] as const;
export type OfficeType = (typeof OFFICE_TYPES)[number];

export const OFFICE_ORDERS = ["name_asc", "name_desc", "state_asc"] as const;
export type OfficeOrder = (typeof OFFICE_ORDERS)[number];

export interface OfficeChoice {
  type?: OfficeType | undefined;
  /** Includes offices of connected organizations. */
  includeConnected?: boolean | undefined;
}

/** Returns the active offices of a type, by region and name. */
export async function chooseOffices(
  { db }: Pick<Context, "db">,
  { type = "office", includeConnected = false }: OfficeChoice = {},
): Promise<Office[]> {
  return (await getOfficeDirectory(db)).filter(
    (office) => (type === "all" || office.type === type) && (includeConnected || !office.connected),
  );
}

/** Sorts offices by name in the edition's language, ignoring case; equal names by slug. */
export function sortOffices(
  offices: readonly Office[],
  order: OfficeOrder,
  { edition }: Pick<Context, "edition">,
): Office[] {
  const { compare } = new Intl.Collator(edition.format_locale, { sensitivity: "accent" });
  const compareByName = (a: Office, b: Office) => compare(a.name, b.name) || compare(a.slug, b.slug);
  const orders: Record<OfficeOrder, (a: Office, b: Office) => number> = {
    name_asc: compareByName,
    name_desc: (a, b) => compareByName(b, a),
    state_asc: (a, b) => compare(a.state, b.state) || compareByName(a, b),
  };
  return [...offices].sort(orders[order]);
}

/** Returns active offices by slug; unknown slugs have no entry. */
export async function getOfficesBySlug({ db }: Pick<Context, "db">): Promise<Map<string, Office>> {
  return new Map((await getOfficeDirectory(db)).map((office) => [office.slug, office]));
}
