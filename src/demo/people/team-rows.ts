import type { Insertable } from "kysely";
import type { TeamMemberTable } from "#db/tables/people.ts";
import type { DemoOffice } from "#editions/demo-source.ts";
import { type NameOrder, splitPersonName } from "#editions/person-name.ts";
import { getPortraitPath } from "#illustrations/portraits/portrait-path.ts";
import { createSeededRandom, type SeededRandom } from "#lib/seeded-random.ts";
import { toSlug } from "#lib/slug.ts";
import { createFictionalMobile, createFictionalPhone } from "../offices/fictional-phone.ts";
import { fitsAnyCountry } from "../prose/fits-any-country.ts";
import type { DemoNames } from "./people.ts";

/** Support staff: a role and the rest of a sentence that begins with the person's name. */
const COORDINATORS: readonly (readonly [role: string, about: string])[] = [
  ["Office coordinator", "answers the phone, keeps every file in order and prepares the closing documents"],
  [
    "Transaction coordinator",
    "manages each sale from offer to closing with the lender, landlord and licensing agencies",
  ],
  ["Client coordinator", "welcomes new clients and schedules confidential visits outside of business hours"],
  ["Office coordinator", "came to us from a title company and reviews the details of every contract"],
  ["Transaction coordinator", "worked as a court clerk before joining us and keeps every deal on schedule"],
  ["Marketing coordinator", "writes our listings and checks that none of them reveals the identity of a business"],
  ["Office coordinator", "manages the team's calendar and supports clients with their paperwork"],
  ["Client coordinator", "tells buyers about new listings and keeps sellers informed about inquiries"],
];

/** Returns an office's team: its agents in order, then one or two support staff. */
export function createTeamRows(
  office: DemoOffice,
  office_id: number,
  agent_ids: readonly number[],
  position: number,
  names: DemoNames,
  name_order: NameOrder,
): Insertable<TeamMemberTable>[] {
  const dice = createSeededRandom("demo-team", position);
  const agents = office.agents.map(
    ([name, role, about], index): Insertable<TeamMemberTable> => ({
      ...splitPersonName(name_order, name),
      ...createContactFields(office, name, 110 + index, 140 + index),
      office_id,
      agent_id: agent_ids[index] ?? null,
      role,
      about,
      // Some are new or prefer not to be shown.
      show_on_website: !(index > 0 && dice.chance(0.06)),
      email_public: dice.chance(0.85),
      mobile_public: dice.chance(0.3),
      telephone_public: dice.chance(0.9),
      position: index,
    }),
  );
  const coordinators = names.is_american ? COORDINATORS : COORDINATORS.filter(([, does]) => fitsAnyCountry(does));
  const others = Array.from({ length: dice.chance(0.3) ? 2 : 1 }, (_, index): Insertable<TeamMemberTable> => {
    const name = `${dice.pick(names.first)} ${dice.pick(names.last)}`;
    const [role, does] = pickCoordinator(coordinators, dice, position + index);
    return {
      ...splitPersonName(name_order, name),
      ...createContactFields(office, name, 120 + index, 150 + index),
      office_id,
      agent_id: null,
      role,
      about: `${splitPersonName(name_order, name).first_name} ${does}.`,
      show_on_website: !dice.chance(0.12),
      email_public: dice.chance(0.5),
      mobile_public: false,
      telephone_public: true,
      position: agents.length + index,
    };
  });
  return [...agents, ...others];
}

function pickCoordinator(coordinators: typeof COORDINATORS, dice: SeededRandom, turn: number) {
  return coordinators[turn % coordinators.length] ?? dice.pick(coordinators);
}

function createContactFields(office: DemoOffice, name: string, telephone: number, mobile: number) {
  const slug = toSlug(name);
  return {
    avatar: getPortraitPath(slug),
    email: `${slug}@example.com`,
    telephone_number: createFictionalPhone(office, telephone),
    mobile_e164: createFictionalMobile(office, mobile),
  };
}
