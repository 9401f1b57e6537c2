/**
 * How a country writes addresses, in the notation of Google's libaddressinput: `%A` is the street, `%C` the town, `%S`
 * the region, `%Z` the postal code, `%n` a new line. Empty parts are left out with their punctuation.
 */
export interface AddressFormat {
  local: string;
  /** The format of addresses in Latin letters, if it differs. */
  latin?: string;
  /** How a region is written in addresses; null where it isn't written. */
  region: "code" | "name" | "abbreviation" | null;
}

export interface AddressParts {
  /** In the order of the form: street, then floor or unit. */
  street: readonly (string | null)[];
  locality: string | null;
  region: { code: string; name: string; abbreviation?: string | undefined } | null;
  postal_code: string | null;
}

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The fields of an address in a form. */
export type AddressField = "address_1" | "locality" | "state" | "postal_code";

/** By the letters of the patterns. */
const FIELDS: ReadonlyMap<string, AddressField> = new Map([
  ["A", "address_1"],
  ["C", "locality"],
  ["S", "state"],
  ["Z", "postal_code"],
]);

/** Lists the fields of an address in the order in which a country writes them. Those it doesn't write come last. */
export function listAddressFields({ local }: AddressFormat): AddressField[] {
  const written = [...local.matchAll(/%([ACSZ])/g)].flatMap(([, letter = ""]) => FIELDS.get(letter) ?? []);
  const rest = (["locality", "state", "postal_code"] as const).filter((field) => !written.includes(field));
  return [...written, ...rest];
}

/** Returns the town of all addresses in a country whose format doesn't write it, such as Singapore; empty elsewhere. */
export function getCommonTown({
  address_format,
  head_office,
}: {
  address_format: AddressFormat;
  head_office: { locality: string };
}): string {
  return address_format.local.includes("%C") ? "" : head_office.locality;
}

/** Formats an address as its lines. */
export function formatAddressLines(format: AddressFormat, { street, locality, region, postal_code }: AddressParts) {
  const isLocal = [...street, locality].some((part) => part && CJK.test(part));
  const pattern = isLocal ? format.local : (format.latin ?? format.local);
  const shown = getRegionText(format, region);
  const isSame = shown === locality && !isLocal;
  // The postal code stays on the line of the town or region that it follows.
  const isWithRegion = /(?:^|%n)%S %Z/.test(pattern);
  const parts: Record<string, string> = {
    A: street.filter(Boolean).join(isLocal ? " " : ", "),
    // A town and a region of the same name are written once.
    C: isSame && isWithRegion ? "" : (locality ?? ""),
    S: isSame && !isWithRegion ? "" : shown,
    Z: postal_code ?? "",
  };
  return pattern
    .split("%n")
    .map((line) => fillLine(line, parts))
    .filter(Boolean);
}

/** Formats an address on one line. */
export function formatAddress(format: AddressFormat, address: AddressParts): string {
  const lines = formatAddressLines(format, address);
  return lines.join(CJK.test(lines.join("")) ? " " : ", ");
}

/** Formats a town for a sentence or a header, with its region where locals add it: "Tampa, FL", "Lyon", "東京都千代田区". */
export function formatTown(format: AddressFormat, address: Pick<AddressParts, "locality" | "region">): string {
  const [town] = formatAddressLines(
    {
      ...format,
      local: format.local
        .replace(/.*〒%Z%n/, "")
        .replace("%A", "")
        .replace("%C %S", "%C, %S"),
    },
    { ...address, street: [], postal_code: null },
  );
  return town ?? address.locality ?? "";
}

/** Returns a region as addresses write it; empty where they don't. */
export function getRegionText({ region: style }: AddressFormat, region: AddressParts["region"]): string {
  if (!region || style === null) return "";
  if (style === "name") return region.name;
  return style === "code" ? region.code : (region.abbreviation ?? region.name);
}

function fillLine(line: string, parts: Record<string, string>): string {
  const fields = [...line.matchAll(/%([ACSZ])/g)].map(([, field = ""]) => parts[field]);
  if (!fields.some(Boolean)) return "";
  return line
    .replace(/%([ACSZ])/g, (_, field: string) => parts[field] ?? "")
    .replace(/\(\)/g, "")
    .replace(/^[\s,〒]+$|^[\s,]+|[\s,]+$/g, "")
    .replace(/\s{2,}/g, " ");
}
