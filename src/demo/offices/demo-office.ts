/** An invented office in a real city, with the city's real postal codes, coordinates and time zone. */
export type DemoOffice = OfficeFacts & Phones;

/** An American area code, whose 555-0100 to 555-0199 are used, or patterns with a `#` for each digit that differs. */
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
  /** Postal codes it owns, even if another office is nearer. */
  territory: string[];
  /** Name, role and short bio of each agent; the first owns the office. */
  agents: [name: string, role: string, about: string][];
}
