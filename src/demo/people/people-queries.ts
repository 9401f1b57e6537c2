import { type Insertable, sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { ReviewTable, TeamMemberTable } from "#db/tables/people.ts";

export async function insertTeams(db: Db, members: readonly Insertable<TeamMemberTable>[]): Promise<void> {
  await sql`
    insert into team_members (office_id, agent_id, first_name, last_name, about, role, avatar, email, show_on_website,
      mobile_e164, telephone_number, email_public, mobile_public, telephone_public, position)
    select office_id, agent_id, first_name, last_name, about, role, avatar, email, show_on_website,
      mobile_e164, telephone_number, email_public, mobile_public, telephone_public, position
    from jsonb_to_recordset(${JSON.stringify(members)}::jsonb) as given (office_id integer, agent_id integer,
      first_name text, last_name text, about text, role text, avatar text, email text, show_on_website boolean,
      mobile_e164 text, telephone_number text, email_public boolean, mobile_public boolean, telephone_public boolean,
      position integer)`.execute(db);
}

/** Skips reviews that were loaded before. */
export async function insertReviews(db: Db, reviews: readonly Insertable<ReviewTable>[]): Promise<void> {
  await sql`
    insert into reviews (id, load_key, office_id, author, email, rating, text, status, created_at, reply, replied_at,
      locale)
    select id, load_key, office_id, author, email, rating, text, status, created_at, reply, replied_at, locale
    from jsonb_to_recordset(${JSON.stringify(reviews)}::jsonb) as given (id uuid, load_key text, office_id integer,
      author text, email text, rating integer, text text, status text, created_at timestamptz, reply text,
      replied_at timestamptz, locale text)
    on conflict (load_key) do nothing`.execute(db);
}
