import type { Context } from "#domain/context.ts";
import { translateEditionWord } from "#editions/translated-data.ts";

const GENERAL_LABEL = "Office";

/**
 * Returns what the edition calls an office, in the reader's language. A label such as "TBA Office" has a brand's
 * initials, so a network with another brand has the general one.
 */
export function getOfficeLabel({ edition, network, locale }: Pick<Context, "edition" | "network" | "locale">): string {
  const [initials] = /^[A-Z]{2,}(?= )/.exec(edition.office_label) ?? [];
  const isOwn = initials === undefined || initials === getInitials(network.brand);
  return translateEditionWord(locale, isOwn ? edition.office_label : GENERAL_LABEL);
}

const getInitials = (brand: string): string =>
  brand
    .split(/\s+/)
    .map((word) => word.charAt(0).toUpperCase())
    .join("");
