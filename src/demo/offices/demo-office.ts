/** An invented office in a real city: postal codes, coordinates and time zones are the city's own. */
export interface DemoOffice {
  slug: string;
  name: string;
  locality: string;
  region: string;
  postal_code: string;
  latitude: number;
  longitude: number;
  time_zone: string;
  area_code: string;
  address_1: string;
  heading: string;
  sub_heading: string;
  /** Postal codes it owns, whatever lies nearer to another. */
  territory: string[];
  /** Name, role and a few words of each agent; the first owns the office. */
  agents: [name: string, role: string, about: string][];
}
