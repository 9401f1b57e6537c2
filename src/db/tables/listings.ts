import type { Generated, JSONColumnType } from "kysely";

export interface CategoryTable {
  slug: string;
  name: string;
  /** Typical price as a multiple of annual SDE and of annual revenue. */
  sde_multiple: number;
  revenue_multiple: number;
  position: number;
}

export interface SubcategoryTable {
  slug: string;
  category_slug: string;
  name: string;
  sde_multiple: number;
  position: number;
}

/**
 * The public part of a listing, visible before signing the NDA. Money is in minor units of `currency`; null is "not
 * disclosed".
 */
export interface ListingTable {
  /** Public listing number; the URL ends in it. */
  number: Generated<number>;
  slug: string;
  /** Identifies the listing in a repeated import: the broker's own reference, or a hash of its identifying values. */
  import_key: string | null;
  kind: Generated<"business" | "franchise">;
  status: Generated<"draft" | "active" | "under_offer" | "sold" | "withdrawn">;
  office_id: number;
  agent_id: number | null;
  name: string;
  description: string;
  category_slug: string;
  subcategory_slug: string | null;
  currency: string;
  price: number | null;
  down_payment: number | null;
  sellers_discretionary_earnings: number | null;
  total_sales: number | null;
  /** What the broker checked the figures against; null if that isn't stated. */
  financials_checked: "tax_returns" | "accountant" | "books" | null;
  inventory: number | null;
  furniture_fixtures_equipment: number | null;
  region_slug: string;
  /** County or group of counties; never the town. */
  county: string | null;
  /** Of the county, not the premises. */
  latitude: number | null;
  longitude: number | null;
  employees: number | null;
  year_established: number | null;
  reason_for_selling: string | null;
  /** On another site; pages only link to it. */
  video_url: string | null;
  franchisee_operation: Generated<boolean>;
  relocatable: Generated<boolean>;
  real_estate: Generated<"none" | "available" | "included">;
  lender_prequalified: Generated<boolean>;
  /** The lender's name. */
  prequalified_by: string | null;
  /** The seller lends part of the price. */
  seller_financing: Generated<boolean>;
  /** A manager runs it, or the owner is rarely there. */
  manager_run: Generated<boolean>;
  home_based: Generated<boolean>;
  /** In the curated collection. */
  thropro: Generated<boolean>;
  /** Of a franchise. */
  brand: string | null;
  /** What a franchisee needs in cash or in assets that can be sold at once. */
  cash_required: number | null;
  investment_min: number | null;
  investment_max: number | null;
  franchise_fee: number | null;
  /** Royalty in hundredths of a percent: 600 is 6 %. */
  royalty_basis_points: number | null;
  territory: string | null;
  training: string | null;
  /** The price before its latest change, if that was a reduction. */
  price_before: number | null;
  listed_at: Generated<Date>;
  updated_at: Generated<Date>;
  /** When the broker last confirmed that the listing is current. */
  confirmed_at: Date | null;
  /** Days before this time don't count toward the reminders to confirm the listing. */
  reminders_from: Generated<Date>;
  sold_at: Date | null;
  closing_price: number | null;
  /** Agreed terms other than the price; visible only at the desk. */
  closing_terms: string | null;
  /** Incremented with every change to the content to detect stale edits. */
  version: Generated<number>;
  /** Whether a signer of the NDA also needs approval. */
  nda_approval: Generated<boolean>;
}

export interface YearlyFinancials {
  year: number;
  revenue: number | null;
  cost_of_goods: number | null;
  expenses: number | null;
  sde: number | null;
}

/** Visible only to a buyer with a signed NDA. Read by one query file behind one policy. */
export interface ListingConfidentialTable {
  listing_number: number;
  legal_name: string | null;
  street_address: string | null;
  locality: string | null;
  postal_code: string | null;
  website: string | null;
  /** On another site; the page only links to it. */
  tour_url: string | null;
  lease_terms: string | null;
  yearly_financials: JSONColumnType<YearlyFinancials[], string | undefined, string>;
}

/** A listing's event, for price history and "changed since you saved it". Values as text, money in minor units. */
export interface ListingEventTable {
  id: Generated<number>;
  listing_number: number;
  field: "status" | "price";
  old_value: string | null;
  new_value: string | null;
  source: "import" | "desk" | "demo";
  happened_at: Generated<Date>;
}

/** A field changed at the desk, confidential fields included. Amounts in minor units. */
export interface ListingChangeTable {
  id: Generated<number>;
  listing_number: number;
  /** Null if the account was deleted. */
  account_id: number | null;
  field: string;
  old_value: string | null;
  new_value: string | null;
  changed_at: Date;
}

/** An email that asks whether a listing is current. Its link confirms the listing. */
export interface ListingConfirmationTable {
  id: string;
  token_sha256: string;
  listing_number: number;
  /** The agent who was responsible when it was sent. If another agent is now, the link doesn't work. */
  agent_id: number | null;
  email: string;
  /** Which email this is: the reminder after 30, 60 or 90 days, or the last warning. */
  step_days: number;
  created_at: Date;
  /** When the link stops working. */
  expires_at: Date;
  /** When the listing is withdrawn unless it is confirmed; null before the last warning. */
  ends_at: Date | null;
  /** When the listing was withdrawn after this warning. */
  withdrawn_at: Date | null;
}

/**
 * The broker's answer when a listing's data looked implausible; `question` names the issue and the values concerned.
 */
export interface ListingAnswerTable {
  listing_number: number;
  question: string;
  reason: string;
  account_id: number | null;
  answered_at: Date;
}

/** Two listings that look alike but aren't the same business, as a broker of the first one said. */
export interface DismissedDuplicateTable {
  listing_number: number;
  other_number: number;
  dismissed_at: Date;
}

/** An image of a listing, an office or an agent; exactly one of the three is set. */
export interface MediaTable {
  id: Generated<number>;
  listing_number: number | null;
  office_id: number | null;
  agent_id: number | null;
  collection: string;
  position: Generated<number>;
  path: string;
  alt: string | null;
  width: number | null;
  height: number | null;
  /** SHA-256 of the uploaded file, to deduplicate uploads. */
  source_sha256: string | null;
  /** Whether the uploaded file contained a location. The stored files don't. */
  had_location: Generated<boolean>;
  /** The part of `original` that is shown; null for a whole photo. */
  crop: JSONColumnType<PhotoCrop> | null;
  /** The whole photo that a cropped one comes from, shown only at the desk. */
  original: JSONColumnType<OriginalPhoto> | null;
}

/** A part of a photo, in percent of its width and height. */
export interface PhotoCrop {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface OriginalPhoto {
  path: string;
  width: number | null;
  height: number | null;
}
