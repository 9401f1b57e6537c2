import type { Context } from "#domain/context.ts";
import { deleteSessionsFor, selectPasswordFor, updatePassword } from "./buyer-queries.ts";
import { KNOWN_BUYER } from "./demo-buyers.ts";

/**
 * Lets the known buyer of the demonstration sign in, or, where others than its own machine may reach it, nobody: also
 * not whoever has signed in as that before. Answers whether anybody can.
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
