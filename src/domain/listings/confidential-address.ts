import { type AddressFormat, type AddressParts, formatAddress } from "#editions/address-format.ts";
import type { ConfidentialValues } from "./fields/field-row.ts";

/** The public data that a business's address is formatted with, in addition to its confidential parts. */
export interface AddressPlace {
  format: AddressFormat;
  region: AddressParts["region"];
}

/** Formats a business's confidential address on one line, as its country writes it; null if nothing is known. */
export function formatConfidentialAddress(
  { format, region }: AddressPlace,
  { street_address, locality, postal_code }: Pick<ConfidentialValues, "street_address" | "locality" | "postal_code">,
): string | null {
  if (!street_address && !locality && !postal_code) return null;
  return formatAddress(format, { street: [street_address], locality, region, postal_code });
}
