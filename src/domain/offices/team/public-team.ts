import type { Context } from "#domain/context.ts";
import type { TeamMember } from "./team-member.ts";
import { selectPublicTeam } from "./team-queries.ts";

/** Whom an office shows on its website, in its order. A page of them depends on the office's tag. */
export async function publicTeam(context: Context, officeId: number): Promise<TeamMember[]> {
  return (await publicTeams(context, [officeId])).get(officeId) ?? [];
}

/** The same of several offices in one question to the database, by their ids; an office without a team has no entry. */
export async function publicTeams({ db }: Context, officeIds: readonly number[]): Promise<Map<number, TeamMember[]>> {
  if (officeIds.length === 0) return new Map();
  const teams = new Map<number, TeamMember[]>();
  for (const { office_id, ...member } of await selectPublicTeam(db, officeIds)) {
    const team = teams.get(office_id);
    if (team) team.push(member);
    else teams.set(office_id, [member]);
  }
  return teams;
}
