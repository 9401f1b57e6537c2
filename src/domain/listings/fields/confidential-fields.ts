import { m } from "#messages/messages.js";
import type { ConfidentialRows } from "./field-row.ts";

const importNote = "only for buyers with a signed NDA";

/** A listing's fields that only the desk and buyers with a signed NDA see, in the order of the desk's form. */
export const CONFIDENTIAL_FIELDS = {
  legal_name: {
    type: "text",
    label: m.listing_field_legal_name,
    section: "confidential",
    max: 200,
    headers:
      "Legal Name | Legal Business Name | Business Name | Company Name | Company | Trade Name | Entity Name | DBA",
    importNote,
  },
  street_address: {
    type: "text",
    label: m.listing_field_street_address,
    section: "confidential",
    max: 200,
    headers: "Street Address | Street | Address | Address 1 | Address Line 1 | Business Address | Property Address",
    importNote,
  },
  locality: {
    type: "place",
    label: m.listing_field_locality,
    section: "confidential",
    importAs: "city",
    headers: "City | Town | Locality | City/Town",
    importNote,
  },
  postal_code: {
    type: "place",
    label: m.listing_field_postal_code,
    section: "confidential",
    headers: "Zip | Zip Code | Postal Code | Postcode | Zip/Postal Code | Eircode",
    importNote,
  },
  website: {
    type: "text",
    label: m.listing_field_website,
    section: "confidential",
    max: 200,
    control: "url",
    headers: "Website | Web Site | Business Website | Web Address | URL | Web",
    importNote,
  },
  lease_terms: {
    type: "text",
    label: m.listing_field_lease_terms,
    section: "confidential",
    max: 1_000,
    control: "note",
    headers: "Lease Terms | Lease | Lease Term | Lease Details",
    importNote,
  },
  yearly_financials: {
    type: "years",
    label: m.listing_field_yearly_financials,
    section: "confidential",
  },
} as const satisfies ConfidentialRows;
