import { inventAgents } from "../agents/invent-agents.ts";
import { AMERICAN_NAMES } from "../agents/people.ts";
import type { DemoOffice } from "./demo-office.ts";
import { MORE_US_OFFICES } from "./more-us-offices.ts";
import { FIRST_US_OFFICES } from "./us-offices.ts";

/** Number of agents in the whole network. */
const AGENTS = 200;

/** The demo's offices in the United States. */
export const US_OFFICES: readonly DemoOffice[] = usOffices();

function usOffices(): DemoOffice[] {
  const lines = MORE_US_OFFICES.trim().split("\n");
  const known = FIRST_US_OFFICES.flatMap(({ agents }) => agents.map(([name]) => name));
  const agents = inventAgents(AGENTS - known.length, known, AMERICAN_NAMES);
  const perOffice = Math.floor(agents.length / lines.length);
  const withOneMore = agents.length - perOffice * lines.length;
  let given = 0;
  const more = lines.map((line, index) => {
    const count = perOffice + (index < withOneMore ? 1 : 0);
    given += count;
    return readOffice(line, agents.slice(given - count, given));
  });
  return [...FIRST_US_OFFICES, ...more];
}

function readOffice(line: string, people: DemoOffice["agents"]): DemoOffice {
  const [
    slug = "",
    name = "",
    locality = "",
    region = "",
    postal_code = "",
    latitude,
    longitude,
    time_zone = "",
    area_code = "",
    address_1 = "",
    heading = "",
    sub_heading = "",
  ] = line.split("|");
  const agents = people.map(([person, role, about], index): DemoOffice["agents"][number] => [
    person,
    index === 0 ? "Managing broker" : role,
    about,
  ]);
  return {
    slug,
    name,
    locality,
    region,
    postal_code,
    latitude: Number(latitude),
    longitude: Number(longitude),
    time_zone,
    area_code,
    address_1,
    heading,
    sub_heading,
    territory: [postal_code],
    agents,
  };
}
