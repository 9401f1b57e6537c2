import { inventAgents } from "../agents/invent-agents.ts";
import type { DemoNames } from "../agents/people.ts";
import type { DemoOffice } from "../offices/demo-office.ts";

/** The demonstration network of one edition. */
export interface DemoNetwork {
  offices: readonly DemoOffice[];
  names: DemoNames;
  /** How many units of the currency are asked where an American seller asks one dollar: a round number near the rate. */
  scale: number;
  /** What stands behind a company's name; null for the American ones. */
  company_forms: readonly string[] | null;
  /** How many listings it has when nobody asks for another number. */
  listings: number;
  /** Whether a broker's sample spreadsheet and all that is said in dollars, miles and states are of this country. */
  is_american: boolean;
}

interface NetworkText {
  scale: number;
  company_forms: readonly string[];
  /** Names with a space between them. */
  first_names: string;
  last_names: string;
  time_zone: string;
  /** Of the offices that keep another clock, by slug. */
  time_zones?: Readonly<Record<string, string>>;
  /** A mobile number that is nobody's; `#` as in the offices' numbers. */
  mobile: string;
  /**
   * One a line: slug, town, region, postal code, latitude, longitude, telephone with a `#` for each digit that differs
   * from line to line within the office, street (invented), heading, sub-heading.
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
