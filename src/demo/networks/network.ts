import { inventAgents } from "../agents/invent-agents.ts";
import type { DemoNames } from "../agents/people.ts";
import type { DemoOffice } from "../offices/demo-office.ts";

/** An edition's demo network. */
export interface DemoNetwork {
  offices: readonly DemoOffice[];
  names: DemoNames;
  /** Number of currency units per US dollar of a generated price: a round number near the exchange rate. */
  scale: number;
  /** Suffixes of company names; null for the American ones. */
  company_forms: readonly string[] | null;
  /** Default number of listings. */
  listings: number;
  /** Whether the country has the sample spreadsheet and texts with dollars, miles and states. */
  is_american: boolean;
}

interface NetworkText {
  scale: number;
  company_forms: readonly string[];
  /** Separated by spaces. */
  first_names: string;
  last_names: string;
  time_zone: string;
  /** Offices in another time zone, by slug. */
  time_zones?: Readonly<Record<string, string>>;
  /** Pattern of unassigned mobile numbers; `#` as in the offices' numbers. */
  mobile: string;
  /**
   * One office per line: slug, town, region, postal code, latitude, longitude, phone number with a `#` for each digit
   * that differs by line within the office, street (invented), heading, sub-heading.
   */
  offices: string;
}

const AGENTS_PER_OFFICE = 3;
const LISTINGS = 220;

export function readNetwork({ offices, first_names, last_names, ...text }: NetworkText): DemoNetwork {
  const lines = offices.trim().split("\n");
  const names = { first: first_names.split(" "), last: last_names.split(" "), is_american: false };
  const people = inventAgents(lines.length * AGENTS_PER_OFFICE, [], names);
  return {
    offices: lines.map((line, at) =>
      readOffice(line, people.slice(at * AGENTS_PER_OFFICE, (at + 1) * AGENTS_PER_OFFICE), text),
    ),
    names,
    scale: text.scale,
    company_forms: text.company_forms,
    listings: LISTINGS,
    is_american: false,
  };
}

function readOffice(
  line: string,
  people: DemoOffice["agents"],
  { time_zone, time_zones, mobile }: Pick<NetworkText, "time_zone" | "time_zones" | "mobile">,
): DemoOffice {
  const [
    slug = "",
    locality = "",
    region = "",
    postal_code = "",
    latitude,
    longitude,
    telephone = "",
    address_1 = "",
    heading = "",
    sub_heading = "",
  ] = line.split("|");
  return {
    slug,
    name: locality,
    locality,
    region,
    postal_code,
    latitude: Number(latitude),
    longitude: Number(longitude),
    time_zone: time_zones?.[slug] ?? time_zone,
    telephone,
    mobile,
    address_1,
    heading,
    sub_heading,
    territory: [postal_code],
    agents: people.map(([person, role, about], index) => [person, index === 0 ? "Managing broker" : role, about]),
  };
}
