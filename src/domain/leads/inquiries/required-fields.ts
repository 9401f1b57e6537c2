import type { InquiryType } from "#db/tables/inquiries.ts";
import { getOwnValue } from "#lib/own-value.ts";

/** Fields required in addition to name, email and privacy_terms, by inquiry type. */
const REQUIRED: Record<InquiryType, readonly string[]> = {
  contact: ["message"],
  listing: ["message", "listing"],
  valuation: ["postal_code"],
  seller_registration: ["phone", "postal_code", "fields.business_name", "fields.category"],
  mergers: ["phone"],
  franchise: ["phone"],
  guide: [],
};

/** The form field names that a form of this type marks as required. */
export function getRequiredFields(type: InquiryType | null | undefined): string[] {
  return ["type", "name", "email", "privacy_terms", ...((type && getOwnValue(REQUIRED, type)) || [])];
}
