import { m } from "#messages/messages.js";
import type { PublicRows } from "./field-row.ts";

const POSSIBLE = { yes: m.flag_possible, no: m.flag_not_possible };

/** The public fields about what a sale includes, how the business is run, and financing. */
export const TERM_FIELDS = {
  real_estate: {
    type: "choice",
    label: m.listing_field_real_estate,
    section: "terms",
    only: "business",
    choices: { none: m.real_estate_none, available: m.real_estate_available, included: m.real_estate_included },
    headers:
      "Real Estate | Real Estate Included | RE Included | Property Included | Real Property | RE | Real Estate Status | Property Status | Owned or Leased | Real Estate Type | Includes Real Estate | Real Property Included | Tenure | Own/Lease | Lease or Own",
    importNote: "`Included`, `Available`, `Leased`; a plain yes means included",
    fact: 7,
    compared: 10,
  },
  franchisee_operation: {
    type: "flag",
    label: m.listing_field_franchisee_operation,
    flagLabels: { yes: m.flag_applies, no: m.flag_does_not_apply },
    section: "terms",
    only: "business",
    headers:
      "Franchisee Operation | Franchise | Is Franchise | Existing Franchise | Franchise Resale | Franchised | This Business Is a Franchise | Business Is a Franchise | Is a Franchise | Franchise Business | Franchise Y/N",
    importNote: "yes or no",
    fact: 9,
  },
  relocatable: {
    type: "flag",
    label: m.listing_field_relocatable,
    flagLabels: POSSIBLE,
    section: "terms",
    only: "business",
    headers:
      "Relocatable | Is Relocatable | Can Relocate | Can Be Relocated | Can the Business Be Relocated | Relocation Possible | Relocate | Reloc | Can Move | Is This Business Relocatable",
    importNote: "yes or no",
    fact: 8,
    compared: 13,
  },
  lender_prequalified: {
    type: "flag",
    label: m.listing_field_lender_prequalified,
    flagLabels: { yes: m.flag_done, no: m.flag_not_done },
    section: "terms",
    headers:
      "Lender Prequalified | SBA Prequalified | SBA Approved | SBA Pre-Approved | Bank Prequalified | Prequalified | SBA Eligible | Bank Financing Available | Lender Pre-Approved | SBA Financing | SBA Loan Approved | Pre-Qualified for Financing | SBA",
    importNote: "yes or no",
    fact: 10,
    compared: 14,
  },
  prequalified_by: {
    type: "text",
    label: m.listing_field_prequalified_by,
    hint: m.edit_prequalified_by_hint,
    section: "terms",
    max: 160,
    headers:
      "Prequalified By | Pre-Qualified By | Prequalifying Lender | Prequalification Lender | Preapproved By | Pre-Approved By",
    importNote: "the lender's name; public",
    shownIfSet: true,
    fact: 10.5,
    compared: 14.5,
  },
  seller_financing: {
    type: "flag",
    label: m.listing_field_seller_financing,
    flagLabels: POSSIBLE,
    section: "terms",
    only: "business",
    headers:
      "Seller Financing | Owner Financing | Seller Financing Available | Seller Finance | Seller Financed | Owner Will Carry",
    importNote: "yes or no",
    shownIfSet: true,
    fact: 12,
    compared: 11,
  },
  manager_run: {
    type: "flag",
    label: m.listing_field_manager_run,
    flagLabels: POSSIBLE,
    section: "terms",
    only: "business",
    headers: "Manager Run | Absentee | Absentee Owner | Absentee Run | Absentee Owned | Semi-Absentee",
    importNote: "yes or no",
    shownIfSet: true,
    fact: 13,
    compared: 12,
  },
  home_based: {
    type: "flag",
    label: m.listing_field_home_based,
    flagLabels: POSSIBLE,
    section: "terms",
    headers: "Home Based | Home-Based | Is Home Based | Homebased | Home Based Business",
    importNote: "yes or no",
    shownIfSet: true,
    fact: 14,
    compared: 15,
  },
} as const satisfies Partial<PublicRows>;
