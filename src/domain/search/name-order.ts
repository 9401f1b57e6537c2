import type { Edition } from "#editions/edition.ts";

/**
 * Compares names in the collation of the edition's language, ignoring case: in Spain "ñu" sorts after "nz". The
 * embedded database has no language collations and a server's depend on its build, so names are sorted here.
 */
export function createNameComparer({
  format_locale,
}: Pick<Edition, "format_locale">): (a: string, b: string) => number {
  return new Intl.Collator(format_locale, { sensitivity: "accent" }).compare;
}
