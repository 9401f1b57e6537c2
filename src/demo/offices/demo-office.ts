/** An invented office in a real city: postal codes, coordinates and time zones are the city's own. */
export type DemoOffice = OfficeFacts & Phones;

/** 555-0100 to 555-0199 of an American area code, or patterns with a `#` for each digit that differs. */
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
  /** Postal codes it owns, whatever lies nearer to another. */
  territory: string[];
  /** Name, role and a few words of each agent; the first owns the office. */
  agents: [name: string, role: string, about: string][];
}
