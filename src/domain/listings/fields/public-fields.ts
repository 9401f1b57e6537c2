import { m } from "#messages/messages.js";
import type { PublicRows } from "./field-row.ts";
import { FRANCHISE_FIELDS } from "./franchise-fields.ts";
import { TERM_FIELDS } from "./term-fields.ts";

/** A listing's fields that everyone sees, in the order of the desk's form. */
export const PUBLIC_FIELDS = {
  name: {
    type: "text",
    label: m.listing_field_name,
    hint: m.edit_name_hint,
    section: "public",
    required: true,
    max: 160,
    headers:
      "Headline | Listing Headline | Ad Headline | Title | Listing Title | Ad Title | Listing Name | Public Name | Name | Business Headline | Ad Name | Posting Title | Opportunity Title | Opportunity Name | Opportunity | Deal Title | Post Title | Deal Name | Business Title | Project Name | Heading | Subject | Tagline | Marketing Title | Marketing Headline | Teaser Title | Blind Headline | Web Title | Property Name | Business For Sale",
    importNote: "the public headline",
  },
  description: {
    type: "text",
    label: m.description,
    section: "public",
    required: true,
    max: 10_000,
    control: "paragraphs",
    headers:
      "Description | Business Description | Listing Description | Full Description | Public Description | Ad Text | Ad Copy | Summary | Business Summary | Overview | Ad Description | Marketing Description | Detailed Description | Detailed Information | Business Overview | Business Details | Executive Summary | Web Description | Long Description | Body | Details | Teaser | About the Business | Opportunity Description | Company Description | Comments | Short Description | Deal Summary | Highlights | Remarks | Public Remarks | Property Description | Post Content | Content | Story",
    importNote: "plain text; HTML tags are removed; at most 10,000 characters",
  },
  kind: {
    type: "choice",
    label: m.listing_field_kind,
    section: "public",
    choices: { business: m.edit_kind_business, franchise: m.badge_franchise },
    headers: "Kind | Listing Kind | Listing Type | Opportunity Type | Ad Type | Deal Type | Sale Type",
    importNote: "`Business` or `Franchise` (an opportunity to open one; a resale is a business)",
  },
  category_slug: {
    type: "sector",
    label: m.listing_field_category,
    section: "public",
    required: true,
    importAs: "category",
    headers:
      "Category | Business Category | Listing Category | Primary Category | Industry | Industry Segment | Sector | Business Type | Industry Category | Main Category | Category Name | Industry Name | Business Industry | Industry Sector | Type of Business | Business Sector | Category 1 | Industry 1 | Vertical | Niche | Industry Type | Business Categories | Categories | Industries | SIC Description | NAICS Description | Property Type",
    importNote: "see [Categories](import.md#categories)",
    fact: 1,
    compared: 6,
  },
  subcategory_slug: {
    type: "sector",
    label: m.listing_field_subcategory,
    section: "public",
    importAs: "subcategory",
    headers:
      "Subcategory | Sub-Category | Business Subcategory | Sub-Industry | Subsector | Secondary Category | Sub Category Name | Category 2 | Industry 2 | Specialty | Business Subtype | Industry Subcategory",
    importNote: "see [Categories](import.md#categories)",
  },
  region_slug: {
    type: "place",
    label: m.listing_field_location,
    section: "public",
    required: true,
    name: "state_slug",
    importAs: "state",
    headers:
      "State | State/Province | Province | Region | ST | Prefecture | Emirate | Municipality | State Name | State Code | Business State | Billing State | Billing State/Province | State/Region | State or Province | Listing State | Property State | Company State | Address State",
    importNote: "name or abbreviation; see [Places](import.md#places)",
    fact: 2,
    compared: 5,
  },
  county: {
    type: "place",
    label: m.listing_field_county,
    hint: m.edit_county_hint,
    section: "public",
    headers: "County | County Name | Parish | Business County | Listing County | County/Region | Location County",
    importNote: "public",
  },
  latitude: { type: "coordinate", label: m.listing_field_location, section: "public", unlisted: true },
  longitude: { type: "coordinate", label: m.listing_field_location, section: "public", unlisted: true },
  employees: {
    type: "count",
    label: m.listing_field_employees,
    section: "public",
    only: "business",
    headers:
      "Employees | Number of Employees | # of Employees | No. of Employees | Total Employees | Employee Count | Staff | Headcount | No of Staff | Number of Staff | Num Employees | FTE | FTEs | Full Time Equivalents | Employees FT/PT | Total Staff | Team Size | Staff Count | Current Employees",
    importNote: "`12`, `12+`, `5 FT, 3 PT` (8)",
    fact: 4,
    compared: 7,
  },
  year_established: {
    type: "year",
    label: m.listing_field_year_established,
    section: "public",
    only: "business",
    headers:
      "Year Established | Established | Year Founded | Founded | Year Started | Year Opened | Year Est | Yr Est | Yr Established | Since | Date Established | Established Date | Established In | Year Business Established | Years Established | Years in Business | In Business Since | Est | Est. Year | Year of Establishment | Business Established | Trading Since | Founded In | Year Business Started | Inception | Age of Business",
    importNote: "four digits, `est. 1987`",
    fact: 3,
    compared: 8,
  },
  reason_for_selling: {
    type: "text",
    label: m.listing_field_reason_for_selling,
    section: "public",
    only: "business",
    max: 1_000,
    control: "note",
    headers:
      "Reason for Selling | Reason for Sale | Selling Reason | Seller's Reason | Why Selling | Reason Selling | Reason For Sell | Seller Motivation | Owner's Reason for Selling | Why Is the Owner Selling | Exit Reason | Reason for Exit | Reason",
    importNote: "text",
    fact: 11,
    compared: 9,
  },
  video_url: {
    type: "text",
    label: m.listing_field_video,
    hint: m.edit_video_hint,
    section: "public",
    max: 500,
    control: "https",
    headers:
      "Video | Video URL | Video Link | Video Tour | Video Tour URL | YouTube | YouTube URL | YouTube Link | YouTube Video | Vimeo | Vimeo URL",
    importNote: "an `https://` address, which the page links to; public",
  },
  price: {
    type: "money",
    label: m.listing_field_price,
    section: "financials",
    // No business is free: a price of 0 is an empty cell in some program's export.
    zeroIsUndisclosed: true,
    headers:
      "Asking Price | Price | List Price | Listing Price | Asking | Ask | Sale Price | Sales Price | Selling Price | Offering Price | Purchase Price | Asking Amount | Price Asked | Business Price | Offer Price | Ask Price | Current Price | Listed Price | Guide Price | Amount | Deal Amount | Price USD | Price Wanted",
    importNote: "amount; 0 means not disclosed",
    figure: 1,
    compared: 1,
  },
  down_payment: {
    type: "money",
    label: m.listing_field_down_payment,
    section: "financials",
    only: "business",
    headers:
      "Down Payment | Minimum Down Payment | Down Payment Required | Minimum Down | Cash Down | Down | Required Down Payment | Min Down Payment | Cash Required | Cash Required at Closing | Cash to Close | Initial Investment Required | Down Payment Amount | Buyer Down Payment | Cash Investment",
    importNote: "amount",
    figure: 4,
    compared: 2,
  },
  sellers_discretionary_earnings: {
    type: "money",
    label: m.listing_field_sde,
    hint: m.edit_sde_hint,
    section: "financials",
    only: "business",
    signed: true,
    headers:
      "Seller's Discretionary Earnings | SDE | Cash Flow | Discretionary Earnings | Seller's Discretionary Cash Flow | Discretionary Cash Flow | Adjusted Cash Flow | Owner Benefit | Owner's Benefit | Owner's Cash Flow | Annual Cash Flow | Cash Flow SDE | SDE/Cash Flow | Owner Cash Flow | Net Cash Flow | Owner Earnings | Owner's Earnings | Owner Discretionary Cash Flow | Discretionary Income | Seller Discretionary Earnings | Sellers Cash Flow | Total Owner Benefit | TOB | Owner Profit | SDCF | ODCF | ODE | Adjusted SDE | Recast Earnings | Net to Owner | Annual SDE",
    importNote: "amount per year; may be below zero",
    isYearly: true,
    figure: 2,
    compared: 3,
  },
  total_sales: {
    type: "money",
    label: m.listing_field_total_sales,
    section: "financials",
    only: "business",
    headers:
      "Total Sales | Gross Revenue | Gross Sales | Annual Revenue | Annual Sales | Revenue | Sales | Turnover | Gross Income | Gross | Yearly Revenue | Yearly Sales | Annual Gross Revenue | Annual Gross Sales | Gross Annual Revenue | Gross Annual Sales | Annual Turnover | Sales Revenue | Total Revenue | Gross Yearly Revenue | Net Sales | Revenues | Yearly Gross | Gross Receipts | Annual Receipts | TTM Revenue | Last Year Revenue | Sales Volume | Annual Sales Volume | Top Line | Annual Gross",
    importNote: "amount per year",
    isYearly: true,
    figure: 3,
    compared: 4,
  },
  financials_checked: {
    type: "choice",
    label: m.listing_field_financials_checked,
    hint: m.edit_financials_checked_hint,
    section: "financials",
    only: "business",
    choices: {
      tax_returns: m.financials_checked_tax_returns,
      accountant: m.financials_checked_accountant,
      books: m.financials_checked_books,
    },
    emptyChoice: m.financials_checked_unknown,
    headers:
      "Figures Checked Against | Figures Checked | Financials Verified | Verified Financials | Financials Verified By | Financials Verified With | Financial Verification | Source of Financials | Financials Source | Financial Source | Source of Financial Information | Source of Figures | Source of Numbers | Books and Records | Books & Records | Financials Based On | Numbers Based On | Basis of Financials | Basis of Figures | Financials Prepared By | Figures Verified | Numbers Verified | Verification of Financials",
    importNote: "`Tax returns`, `CPA`, `Reviewed`, `QuickBooks`, `P&L`; a plain yes says too little and is left out",
    compared: 4.5,
  },
  inventory: {
    type: "money",
    label: m.listing_field_inventory,
    section: "financials",
    only: "business",
    headers:
      "Inventory | Inventory Value | Stock | Stock Value | Inventory Amount | Inventory at Cost | Value of Inventory | Inventory Estimate | Estimated Inventory | Stock at Valuation | Stock on Hand",
    importNote: "amount",
    fact: 5,
  },
  furniture_fixtures_equipment: {
    type: "money",
    label: m.listing_field_ffe,
    section: "financials",
    only: "business",
    headers:
      "FF&E | FFE | FF&E Value | Furniture, Fixtures & Equipment | Furniture / Fixtures / Equipment | Furniture, Fixtures and Equipment Value | Fixtures & Equipment | Equipment Value | Furniture and Fixtures | Furniture Fixtures Equipment Value | Equipment | Equipment & Fixtures | FFE Amount | Value of FF&E | Fixtures and Fittings | Assets Value | Furniture and Equipment | Tangible Assets",
    importNote: "amount",
    fact: 6,
  },
  ...FRANCHISE_FIELDS,
  ...TERM_FIELDS,
  nda_approval: {
    type: "flag",
    label: m.listing_field_nda_approval,
    section: "confidential",
    unlisted: true,
  },
  office_id: {
    type: "owner",
    label: m.office,
    section: "owner",
    unlisted: true,
    importAs: "office",
    headers:
      "Office | Office Name | Office Slug | Listing Office | Branch | Brokerage | Office Code | Branch Name | Office Location | Location Office",
    importNote: "slug, name or email; none: head office, or the agent's office",
  },
  agent_id: {
    type: "owner",
    label: m.agent,
    section: "owner",
    unlisted: true,
    importAs: "agent",
    headers:
      "Agent | Listing Agent | Agent Name | Agent Email | Broker | Listing Broker | Broker Name | Broker Email | Advisor | Listed By | Listing Agent Name | Listing Agent Email | Listing Broker Name | Business Listed By | Listing Contact | Broker Contact | Intermediary | Sales Agent | Deal Owner | Opportunity Owner | Record Owner | Account Owner | Assigned Broker | Primary Broker | Agent 1 | Lead Broker | Rep | Sales Rep | Contact",
    importNote: "slug, name, email or identifier",
  },
} as const satisfies PublicRows;
