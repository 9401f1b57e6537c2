import type { Edition } from "#editions/edition.ts";

/**
 * Compares names as the edition's language sorts them, case apart: in Spain "ñu" comes after "nz". The embedded
 * database knows no language's order, and a server's depends on how it was built, so names are sorted here.
 */
export function nameOrder({ format_locale }: Pick<Edition, "format_locale">): (a: string, b: string) => number {
  return new Intl.Collator(format_locale, { sensitivity: "accent" }).compare;
}
