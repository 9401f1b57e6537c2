import type { Context } from "#domain/context.ts";
import { deleteSessionsFor, selectPasswordFor, updatePassword } from "./buyer-queries.ts";
import { KNOWN_BUYER } from "./demo-buyers.ts";

/**
 * Enables the demo's known buyer, or disables them and ends their sessions if other machines may reach the demo.
 * Returns whether they can sign in.
 */
export async function openKnownBuyer(context: Context, mayOpen: boolean): Promise<boolean> {
  const { db, passwords } = context;
  const found = await selectPasswordFor(db, KNOWN_BUYER.email);
  if (!found) return false;
  if (!mayOpen && found.password_hash !== null) {
    await updatePassword(db, found.id, null);
    await deleteSessionsFor(db, found.id);
  }
  if (mayOpen && found.password_hash === null)
    await updatePassword(db, found.id, await passwords.hash(KNOWN_BUYER.password));
  return mayOpen;
}
