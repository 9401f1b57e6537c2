import type { Insertable } from "kysely";
import type { TeamMemberTable } from "#db/tables/people.ts";
import { portraitPath } from "#illustrations/portraits/portrait-path.ts";
import { createSeededRandom, type SeededRandom } from "#lib/seeded-random.ts";
import { toSlug } from "#lib/slug.ts";
import type { DemoNames } from "../agents/people.ts";
import type { DemoOffice } from "../offices/demo-office.ts";
import { createFictionalMobile, createFictionalPhone } from "../offices/fictional-phone.ts";

const COORDINATORS: readonly (readonly [role: string, about: string])[] = [
  ["Office coordinator", "Answers the phone, knows every file by its color, and has never lost a closing binder."],
  ["Transaction coordinator", "Keeps the list between offer and closing: lender, landlord, licenses, keys."],
  ["Client coordinator", "The first voice you hear. Sets up visits so that no employee wonders who came by."],
  ["Office coordinator", "Came from a title company. Reads the fine print so that nobody is surprised by it."],
  ["Transaction coordinator", "Former court clerk. Deadlines are not suggestions."],
  ["Marketing coordinator", "Writes listings that say much and give nothing away, and checks them twice."],
  ["Office coordinator", "Runs the calendar of the whole team, and the coffee machine."],
  ["Client coordinator", "Keeps buyers posted on what has come in, and sellers on who has asked."],
];

/** Returns an office's team: its agents in order, then one or two support staff. */
export function teamRows(
  office: DemoOffice,
  office_id: number,
  agent_ids: readonly number[],
  position: number,
  names: DemoNames,
): Insertable<TeamMemberTable>[] {
  const dice = createSeededRandom("demo-team", position);
  const agents = office.agents.map(
    ([name, role, about], index): Insertable<TeamMemberTable> => ({
      ...getName(name),
      ...reachable(office, name, 110 + index, 140 + index),
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
  const others = Array.from({ length: dice.chance(0.3) ? 2 : 1 }, (_, index): Insertable<TeamMemberTable> => {
    const name = `${dice.pick(names.first)} ${dice.pick(names.last)}`;
    const [role, about] = coordinator(dice, position + index);
    return {
      ...getName(name),
      ...reachable(office, name, 120 + index, 150 + index),
      office_id,
      agent_id: null,
      role,
      about,
      show_on_website: !dice.chance(0.12),
      email_public: dice.chance(0.5),
      mobile_public: false,
      telephone_public: true,
      position: agents.length + index,
    };
  });
  return [...agents, ...others];
}

function coordinator(dice: SeededRandom, turn: number): readonly [role: string, about: string] {
  return COORDINATORS[turn % COORDINATORS.length] ?? dice.pick(COORDINATORS);
}

function getName(name: string): { first_name: string; last_name: string | null } {
  const [first_name = name, ...rest] = name.split(" ");
  return { first_name, last_name: rest.join(" ") || null };
}

function reachable(office: DemoOffice, name: string, telephone: number, mobile: number) {
  const slug = toSlug(name);
  return {
    avatar: portraitPath(slug),
    email: `${slug}@example.com`,
    telephone_number: createFictionalPhone(office, telephone),
    mobile_e164: createFictionalMobile(office, mobile),
  };
}
