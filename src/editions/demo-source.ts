/** The data that an edition's demo network is generated from: invented offices and people in real towns. */
export interface DemoSource {
  /** Number of currency units per US dollar of a generated price: a round number near the exchange rate. */
  scale: number;
  /** Suffixes of company names; null for the American ones. */
  company_forms: readonly string[] | null;
  /**
   * Separated by spaces; an underscore is a space within a name. Last names are rare or made up so that they match no
   * real person.
   */
  first_names: string;
  last_names: string;
  /** Default number of listings. */
  listings?: number;
  /** Number of agents in the whole network; by default three per office. */
  agents?: number;
  /** Whether the country has the sample spreadsheet and texts with dollars, miles and states. */
  is_american?: boolean;
  /** False in the tropics and the Southern Hemisphere; true by default. */
  has_northern_seasons?: boolean;
  /** Subcategories of businesses that few people there may own or that the law forbids. */
  omitted_trades?: readonly string[];
  /** The offices' time zone, unless their line has one, and the exceptions by the office's slug. */
  time_zone: string;
  time_zones?: Readonly<Record<string, string>>;
  /** When most offices open and close, and when they close on Fridays; 9:00, 18:00 and 16:00 by default. */
  hours?: { opens: string; closes: string; friday: string };
  /** Pattern of unassigned mobile numbers; `#` as in the offices' numbers. */
  mobile?: string;
  /** The teams of the first offices, by the office's slug; the others are invented. */
  teams?: Readonly<Record<string, DemoTeam>>;
  /** The names of the columns in an office's line; `DEMO_COLUMNS` by default. */
  columns?: readonly string[];
  /**
   * One office per line. The telephone number has a `#` for each digit that differs by line within the office; the
   * street is invented.
   */
  offices: string;
}

export const DEMO_COLUMNS =
  "slug locality region postal_code latitude longitude telephone address_1 heading sub_heading".split(" ");

/** An invented office in a real city, with the city's real postal codes, coordinates and time zone. */
export type DemoOffice = OfficeFacts & Phones & DemoTeam;

/**
 * An American area code, of which 555-0100 to 555-0199 are used, or patterns with a `#` for each digit that differs.
 */
type Phones = { area_code: string } | { telephone: string; mobile: string };

interface OfficeFacts {
  slug: string;
  name: string;
  locality: string;
  region: string;
  postal_code: string;
  latitude: number;
  longitude: number;
  time_zone: string;
  address_1: string;
  heading: string;
  sub_heading: string;
}

export interface DemoTeam {
  /** Postal codes that the office owns, even if another office is nearer. */
  territory: string[];
  /** Name, role and short bio of each agent; the first owns the office. */
  agents: [name: string, role: string, about: string][];
}
