import type { Generated, JSONColumnType } from "kysely";

export interface CategoryTable {
  slug: string;
  name: string;
  /** Going price as a multiple of a year's SDE and of a year's revenue. */
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
 * The public part of a listing: what a visitor may know before signing the NDA. Money is in minor units of
 * `currency`; null is "not disclosed".
 */
export interface ListingTable {
  /** The listing's number, which people quote; its URL ends in it. */
  number: Generated<number>;
  slug: string;
  /** What a repeated import finds the row by: a reference of the broker's own, or a hash of what identifies it. */
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
  inventory: number | null;
  furniture_fixtures_equipment: number | null;
  region_slug: string;
  /** County or an area of several counties; never the town. */
  county: string | null;
  /** Of the county, not of the premises. */
  latitude: number | null;
  longitude: number | null;
  employees: number | null;
  year_established: number | null;
  reason_for_selling: string | null;
  franchisee_operation: Generated<boolean>;
  relocatable: Generated<boolean>;
  real_estate: Generated<"none" | "available" | "included">;
  lender_prequalified: Generated<boolean>;
  /** In the curated collection. */
  thropro: Generated<boolean>;
  investment_min: number | null;
  investment_max: number | null;
  franchise_fee: number | null;
  /** Royalty in hundredths of a percent: 600 is 6 %. */
  royalty_basis_points: number | null;
  listed_at: Generated<Date>;
  updated_at: Generated<Date>;
  /** When the broker last confirmed that it is still for sale as described. */
  confirmed_at: Date | null;
  sold_at: Date | null;
  closing_price: number | null;
  /** What was agreed beside the price; the desk's alone, no page shows it. */
  closing_terms: string | null;
  /** One more with every change of what it says, so that whoever edits an older text is told. */
  version: Generated<number>;
  /** Whether who has signed the NDA must be approved before anything is shown. */
  nda_approval: Generated<boolean>;
}

export interface YearlyFinancials {
  year: number;
  revenue: number | null;
  cost_of_goods: number | null;
  expenses: number | null;
  sde: number | null;
}

/** What only a buyer with a signed NDA may see. Read by one query file behind one policy. */
export interface ListingConfidentialTable {
  listing_number: number;
  legal_name: string | null;
  street_address: string | null;
  locality: string | null;
  postal_code: string | null;
  website: string | null;
  lease_terms: string | null;
  yearly_financials: JSONColumnType<YearlyFinancials[], string | undefined, string>;
}

/** What happened to a listing, for price history and "changed since you saved it". Values as text, money in minor units. */
export interface ListingEventTable {
  id: Generated<number>;
  listing_number: number;
  field: "status" | "price";
  old_value: string | null;
  new_value: string | null;
  source: "import" | "desk" | "demo";
  happened_at: Generated<Date>;
}

/** One field that somebody at the desk has changed, of the confidential part as well. Amounts in minor units. */
export interface ListingChangeTable {
  id: Generated<number>;
  listing_number: number;
  /** Null once the account is gone. */
  account_id: number | null;
  field: string;
  old_value: string | null;
  new_value: string | null;
  changed_at: Date;
}

/** What the broker said to a question about a listing; `question` names the doubt and the values it is about. */
export interface ListingAnswerTable {
  listing_number: number;
  question: string;
  reason: string;
  account_id: number | null;
  answered_at: Date;
}

/** A picture of a listing, an office or an agent; exactly one of the three is set. */
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
  /** SHA-256 of the file that was uploaded: the same one twice is one picture. */
  source_sha256: string | null;
  /** Whether the uploaded file said where it was taken. What is kept of it does not. */
  had_location: Generated<boolean>;
}
