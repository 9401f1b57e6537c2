import { startStaffSession } from "#domain/accounts/sessions/start-session.ts";
import type { Context, StaffRole, StaffViewer } from "#domain/context.ts";
import { createSecret } from "#lib/secrets.ts";
import { sha256 } from "#lib/sha256.ts";
import { insertAgent, insertOffice } from "../listings.ts";

/** Two offices: Miami, with the callers and a colleague of the agent, and Tampa. */
export interface DeskFixture {
  context: Context;
  offices: { miami: number; tampa: number };
  /** Agents by their relation to the caller. */
  agents: { own: number; colleague: number; other: number };
  /** Desk accounts: the calling agent's, a colleague's in the same office, and one in another office. */
  members: { own: number; colleague: number; other: number };
  staff: Record<StaffRole, StaffViewer & { secret: string }>;
}

export async function openDeskFixture(context: Context): Promise<DeskFixture> {
  const { db } = context;
  const miami = await insertOffice(db);
  const tampa = await insertOffice(db, { slug: "tampa", name: "Tampa", locality: "Tampa" });
  const own = await insertAgent(db, { office_id: miami });
  const colleague = await insertAgent(db, { office_id: miami, slug: "ana-reyes", name: "Ana Reyes" });
  const other = await insertAgent(db, { office_id: tampa, slug: "leo-park", name: "Leo Park" });
  const at = { office_id: miami, agent_id: own };
  const nowhere = { office_id: null, agent_id: null };
  const agent = await addStaff(context, { staff_role: "agent", ...at });
  const second = await addStaff(context, { staff_role: "agent", office_id: miami, agent_id: colleague });
  const away = await addStaff(context, { staff_role: "agent", office_id: tampa, agent_id: other });
  return {
    context,
    members: { own: agent.id, colleague: second.id, other: away.id },
    offices: { miami, tampa },
    agents: { own, colleague, other },
    staff: {
      agent,
      office_manager: await addStaff(context, { staff_role: "office_manager", office_id: miami, agent_id: null }),
      head_office: await addStaff(context, { staff_role: "head_office", ...nowhere }),
      read_only: await addStaff(context, { staff_role: "read_only", ...nowhere }),
    },
  };
}

interface Added {
  staff_role: StaffRole;
  office_id?: number | null;
  agent_id?: number | null;
  name?: string;
  email?: string;
}

/** Inserts a staff member signed in with their second factor; `secret` is their cookie's value. */
export async function addStaff(
  context: Context,
  { staff_role, office_id = null, agent_id = null, name = `Sam ${staff_role}`, email }: Added,
): Promise<StaffViewer & { secret: string }> {
  const { db, clock, locale } = context;
  const secret = createSecret();
  const { id } = await db
    .insertInto("accounts")
    .values({
      kind: "staff",
      email: email ?? `${sha256(secret).slice(0, 12)}@desk.example.com`,
      locale,
      created_at: clock(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db.insertInto("staff").values({ account_id: id, name, staff_role, office_id, agent_id }).execute();
  await startStaffSession(context, id, secret, true);
  return { role: "staff", id, session: sha256(secret), staff_role, office_id, agent_id, secret };
}
