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
      "Legal Name | Legal Business Name | Business Name | Company Name | Company | Trade Name | Entity Name | DBA | Business Legal Name | Legal Entity Name | Legal Entity | Entity | Corporation Name | Corporate Name | Company Legal Name | Registered Name | Account Name | Account | Client Name | Client | Actual Business Name | Real Business Name | Confidential Name | Doing Business As | Seller Name | Seller | Owner Name | Business Owner | Vendor Name",
    importNote,
  },
  street_address: {
    type: "text",
    label: m.field_address,
    section: "confidential",
    max: 200,
    headers:
      "Street Address | Street | Address | Address 1 | Address Line 1 | Business Address | Property Address | Street Address 1 | Business Street | Business Street Address | Billing Street | Location Address | Full Address | Physical Address | Listing Address | Site Address | Mailing Street | Company Address",
    importNote,
  },
  locality: {
    type: "place",
    label: m.field_locality,
    section: "confidential",
    importAs: "city",
    headers:
      "City | Town | Locality | City/Town | Business City | Billing City | Listing City | City Name | Property City | Company City | Location City | Address City | Suburb | City or Town",
    importNote,
  },
  postal_code: {
    type: "place",
    label: m.field_postal_code,
    section: "confidential",
    headers:
      "Zip | Zip Code | Postal Code | Postcode | Zip/Postal Code | Eircode | Business Zip | Business Zip Code | Billing Zip | Billing Postal Code | Billing Zip/Postal Code | Listing Zip | Property Zip | ZIP5 | Company Zip | Address Zip | Location Zip",
    importNote,
  },
  website: {
    type: "text",
    label: m.listing_field_website,
    section: "confidential",
    max: 200,
    control: "url",
    headers:
      "Website | Web Site | Business Website | Web Address | URL | Web | Business URL | Company Website | Company URL | Website URL | Site URL | Web Page | Homepage | Seller Website",
    importNote,
  },
  tour_url: {
    type: "text",
    label: m.listing_field_tour,
    hint: m.edit_tour_hint,
    section: "confidential",
    max: 500,
    control: "https",
    headers:
      "Virtual Tour | Virtual Tour URL | Virtual Tour Link | 3D Tour | 3D Tour URL | 3D Tour Link | Matterport | Matterport URL | Matterport Link | Matterport Tour | 3D Walkthrough | Virtual Walkthrough | 360 Tour | 360 Tour URL | 360 Tour Link | 360 Virtual Tour | Tour URL | Tour Link",
    importNote: "an `https://` address; only for buyers with a signed NDA, because a tour shows which business it is",
  },
  lease_terms: {
    type: "text",
    label: m.listing_field_lease_terms,
    section: "confidential",
    max: 1_000,
    control: "note",
    headers:
      "Lease Terms | Lease | Lease Term | Lease Details | Lease Information | Lease Info | Terms of Lease | Lease Expiration | Lease Expiration Date | Lease Summary | Lease Remarks | Premises Details",
    importNote,
  },
  yearly_financials: {
    type: "years",
    label: m.listing_field_yearly_financials,
    section: "confidential",
  },
} as const satisfies ConfidentialRows;
