import { type Context, runInTransaction } from "#domain/context.ts";
import { DEMO_NETWORKS } from "../networks/networks.ts";
import { DEMO_STAFF } from "./demo-staff.ts";
import { insertDemoStaff, selectFirstAgents, updateDemoStaff } from "./demo-staff-queries.ts";

/**
 * Enables the demo staff, all in one office, or disables them and ends their sessions if other machines may reach the
 * demo.
 */
export async function openDemoStaff(context: Context, mayOpen: boolean): Promise<void> {
  await runInTransaction(context, async ({ db, clock, locale, edition }) => {
    const slug = DEMO_NETWORKS[edition.code].offices[0]?.slug;
    const [owner, second] = mayOpen && slug ? await selectFirstAgents(db, slug) : [];
    if (owner) {
      const agents = { office_manager: owner, agent: second ?? owner } as Record<string, typeof owner>;
      for (const { rank, name, email } of DEMO_STAFF) {
        const theirs = agents[rank];
        const place = { office_id: theirs?.office_id ?? null, agent_id: theirs?.id ?? null };
        // An agent has the same name on the site and at the desk.
        await insertDemoStaff(
          db,
          { email, locale, created_at: clock() },
          { rank, name: theirs?.name ?? name, ...place },
        );
      }
    }
    await updateDemoStaff(db, mayOpen ? null : clock());
  });
}
