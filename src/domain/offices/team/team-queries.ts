import type { Db } from "#db/connect.ts";
import type { TeamMember } from "./team-member.ts";

/** Selects the team members that offices show, in each office's order, without inactive agents. */
export function selectPublicTeams(db: Db): Promise<(TeamMember & { office_id: number })[]> {
  return db
    .selectFrom("team_members as member")
    .leftJoin("agents", "agents.id", "member.agent_id")
    .select([
      "member.office_id",
      "member.first_name",
      "member.last_name",
      "member.about",
      "member.role",
      "member.avatar",
      "member.show_on_website",
      "member.email_public",
      "member.mobile_public",
      "member.telephone_public",
      "agents.slug as agent_slug",
    ])
    .select((eb) => [
      eb.case().when("member.email_public", "=", true).then(eb.ref("member.email")).end().as("email"),
      eb.case().when("member.mobile_public", "=", true).then(eb.ref("member.mobile_e164")).end().as("mobile_e164"),
      eb
        .case()
        .when("member.telephone_public", "=", true)
        .then(eb.ref("member.telephone_number"))
        .end()
        .as("telephone_number"),
    ])
    .where("member.show_on_website", "=", true)
    .where((eb) => eb.or([eb("member.agent_id", "is", null), eb("agents.active", "=", true)]))
    .orderBy("member.office_id")
    .orderBy("member.position")
    .orderBy("member.id")
    .execute();
}
