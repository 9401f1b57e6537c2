import { type Context, runInTransaction } from "#domain/context.ts";
import { deleteSessionsFor, selectPasswordFor, updateDemoStaff, updatePassword } from "./demo-access-queries.ts";
import { KNOWN_BUYER } from "./known-buyer.ts";

/**
 * Enables the demo's known buyer and staff, or disables them and ends their sessions if other machines may reach the
 * demo. Does nothing on a network without them.
 *
 * @returns whether the known buyer can sign in.
 */
export async function setDemoAccountAccess(context: Context, isOpen: boolean): Promise<boolean> {
  return runInTransaction(context, async ({ db, clock, passwords }) => {
    await updateDemoStaff(db, isOpen ? null : clock());
    const found = await selectPasswordFor(db, KNOWN_BUYER.email);
    if (!found) return false;
    if (!isOpen && found.password_hash !== null) {
      await updatePassword(db, found.id, null);
      await deleteSessionsFor(db, found.id);
    }
    if (isOpen && found.password_hash === null)
      await updatePassword(db, found.id, await passwords.hash(KNOWN_BUYER.password));
    return isOpen;
  });
}
