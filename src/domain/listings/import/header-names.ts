import { ALL_FIELDS, type ImportName, LISTING_FIELDS } from "#domain/listings/fields/listing-fields.ts";
import { m } from "#messages/messages.js";

/** A spreadsheet column that doesn't correspond to a single field. */
interface ImportColumn {
  label(): string;
  headers: string;
  note: string;
}

const IMPORT_COLUMNS = {
  number: {
    label: m.listing_field_number,
    headers:
      "Listing Number | Listing # | Listing No | Listing ID | Number | Listing Reference | Listing Ref | Reference Number | Reference | Ref # | Ref No | Ref | MLS # | Ad ID | ID | No | Listing Id Number | Ad Number | Ad No | Ad Ref | Deal ID | Deal Number | Business ID | Business Ref | Business Number | Property ID | Opportunity ID | Opportunity Number | Record ID | Record Number | Internal ID | Internal Reference | Our Ref | Broker Ref | Broker Reference | Broker Listing ID | Vendor Listing ID | External ID | File # | Job Number | Project Number | SKU | Listing Code | Code | Item ID | Post ID",
    note: "the listing's number or your own reference",
  },
  location: {
    label: m.import_label_location,
    headers:
      "Location | Listing Location | General Location | City, State | City State Zip | Area | Market | Place | Business Location | Geographic Location | Geographical Location | City & State | City/State | Town & State | Region/City | Territory | Market Area | Metro | Metro Area | MSA | Listing Area | Where | Located In | Location Description | Public Location | Displayed Location | City, County, State",
    note: "see [Places](import.md#places)",
  },
  full_time: {
    label: m.import_label_full_time,
    headers:
      "Full-Time Employees | FT Employees | Full Time | FT | Employees Full Time | Number of Full Time Employees | # Full Time | Full Time Staff | FT Staff | # FT",
    note: "added to the part-time ones if no column has all employees",
  },
  part_time: {
    label: m.import_label_part_time,
    headers:
      "Part-Time Employees | PT Employees | Part Time | PT | Employees Part Time | Number of Part Time Employees | # Part Time | Part Time Staff | PT Staff | # PT",
    note: "the same",
  },
  real_estate_available: {
    label: m.import_label_real_estate_available,
    headers:
      "Real Estate Available | RE Available | Property Available | Real Estate for Sale | Property for Sale | RE for Sale",
    note: "as real estate; a plain yes means available",
  },
  status: {
    label: m.listing_field_status,
    headers:
      "Status | Listing Status | Deal Status | Stage | Current Status | Ad Status | Business Status | Opportunity Stage | Deal Stage | Sales Stage | Pipeline Stage | Record Status | Post Status | Publish Status | State of Listing",
    note: "see [Statuses](import.md#statuses)",
  },
  listed_at: {
    label: m.listing_field_listed_at,
    headers:
      "Listed Date | Date Listed | List Date | Listing Date | Listed On | Listed | Date Added | On Market Since | Date Posted | Posted | Posted On | Post Date | Created Date | Date Created | Create Date | Created | Created On | Date Entered | Entered | Publish Date | Published | Date Published | Start Date | Listing Start Date | Engagement Date | Went Live | Live Date | Agreement Date",
    note: "date; none: the day of the import",
  },
  sold_at: {
    label: m.listing_field_sold_at,
    headers:
      "Sold Date | Date Sold | Sold On | Closing Date | Close Date | Date Closed | Closed Date | Sale Date | Date of Sale | Actual Close Date | Settlement Date",
    note: "date; none, though sold: the day of the import",
  },
  closing_price: {
    label: m.listing_field_closing_price,
    headers:
      "Sold Price | Closing Price | Close Price | Final Price | Sold For | Sale Amount | Actual Sale Price | Final Sale Price | Price Sold",
    note: "amount; stored for sold listings only",
  },
} as const satisfies Record<string, ImportColumn>;

export type ImportField = ImportName | keyof typeof IMPORT_COLUMNS;

/** Every column that the import reads, by field name, as listed in `docs/import-columns.md`. */
export const COLUMNS: ReadonlyMap<ImportField, ImportColumn & { names: readonly string[] }> = new Map(
  [
    ...ALL_FIELDS.flatMap((field) => {
      const { headers, importAs, label, importNote = "" } = LISTING_FIELDS[field];
      const name = (importAs ?? field) as ImportField;
      return headers ? [[name, { label, headers, note: importNote }] as const] : [];
    }),
    ...(Object.entries(IMPORT_COLUMNS) as [ImportField, ImportColumn][]),
  ].map(([name, column]) => [name, { ...column, names: column.headers.split(" | ") }]),
);

/** The columns that a report adds before the row's own. They are skipped when a corrected report is imported. */
export const REPORT_HEADERS = [
  "Import line",
  "Import column",
  "Import value",
  "Import reason",
  "Import result",
] as const;
