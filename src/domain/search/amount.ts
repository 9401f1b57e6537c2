import type { Edition } from "#editions/edition.ts";
import { type Minor, toMinor } from "#lib/money.ts";

/** Beyond this a number of major units no longer holds every minor one. */
const MOST = 1e15;

const MULTIPLIERS: Record<string, number> = { k: 1e3, thousand: 1e3, m: 1e6, mm: 1e6, million: 1e6 };

/**
 * An amount of the edition's currency as people type it: "500k", "$1,250,000", "1.5m", "1 250 000 €", or a plain number
 * of major units. Undefined when it is none, or negative.
 */
export function parseAmount(text: string, edition: Pick<Edition, "currency" | "format_locale">): Minor | undefined {
  const bare = text
    .toLowerCase()
    .replace(/[\s'’]/g, "")
    .replace(edition.currency.toLowerCase(), "")
    .replace(/^[a-z]{0,2}\p{Sc}|\p{Sc}$/u, "");
  const [, digits = "", multiplier = ""] = /^([\d.,]+)([a-z]*)$/.exec(bare) ?? [];
  const major = plainNumber(digits, decimalOf(edition.format_locale));
  const factor = multiplier === "" ? 1 : MULTIPLIERS[multiplier];
  if (major === undefined || factor === undefined) return undefined;
  const minor = toMinor(major * factor, edition.currency);
  return minor < MOST ? minor : undefined;
}

/** Commas are thousands unless the edition's decimal sign is one; a single dot is a decimal unless it groups there. */
function plainNumber(digits: string, decimal: string): number | undefined {
  const grouped = decimal === "," ? /^\d{1,3}(\.\d{3})+(,\d+)?$/ : /^\d{1,3}(,\d{3})+(\.\d+)?$/;
  const group = decimal === "," ? "." : ",";
  const plain = grouped.test(digits) ? digits.replaceAll(group, "").replace(",", ".") : decimalPoint(digits, decimal);
  return /^(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

function decimalPoint(digits: string, decimal: string): string {
  return decimal === "," ? digits.replace(",", ".") : digits;
}

function decimalOf(locale: string): string {
  return new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === "decimal")?.value ?? ".";
}
