import type { Context } from "#domain/context.ts";
import { updateUnsetEmail } from "#domain/offices/head-office/head-office-queries.ts";
import { DEMO_STAFF } from "./demo-staff.ts";
import { insertStaffMember, selectFirstAgents } from "./demo-staff-queries.ts";

/**
 * Inserts the demo staff, all in one office and disabled; a start on the visitor's own machine enables them. Inquiries
 * that no office covers go to the one of head office, unless the operator has set an address.
 */
export async function insertDemoStaff({ db, clock, locale }: Context, office_slug: string): Promise<void> {
  const [owner, second] = await selectFirstAgents(db, office_slug);
  if (!owner) return;
  const agents = { office_manager: owner, agent: second ?? owner } as Record<string, typeof owner>;
  for (const { staff_role, name, email } of DEMO_STAFF) {
    const theirs = agents[staff_role];
    const place = { office_id: theirs?.office_id ?? null, agent_id: theirs?.id ?? null };
    // An agent has the same name on the site and at the desk.
    await insertStaffMember(
      db,
      { email, locale, created_at: clock() },
      { staff_role, name: theirs?.name ?? name, ...place, disabled_at: clock() },
    );
    if (staff_role === "head_office") await updateUnsetEmail(db, email);
  }
}
