import type { Db } from "#db/connect.ts";

/** Returns whether the demo network, which has its own staff accounts, has been loaded into this database. */
export async function hasDemoStaff(db: Db): Promise<boolean> {
  return (await db.selectFrom("staff").select("account_id").where("demo", "=", true).limit(1).execute()).length > 0;
}

/** Enables all demo staff, or disables them and ends their sessions. */
export async function updateDemoStaff(db: Db, disabled_at: Date | null): Promise<void> {
  await db.updateTable("staff").set({ disabled_at }).where("demo", "=", true).execute();
  if (disabled_at === null) return;
  await db
    .updateTable("sessions")
    .set({ ended_at: disabled_at })
    .where("ended_at", "is", null)
    .where("account_id", "in", (staff) => staff.selectFrom("staff").select("account_id").where("demo", "=", true))
    .execute();
}

/** Finds a non-canceled account by its email address. */
export function selectPasswordFor(
  db: Db,
  email: string,
): Promise<{ id: number; password_hash: string | null } | undefined> {
  return db
    .selectFrom("accounts")
    .select(["id", "password_hash"])
    .where(({ eb, fn }) => eb(fn("lower", ["email"]), "=", email))
    .where("cancelled_at", "is", null)
    .executeTakeFirst();
}

export async function updatePassword(db: Db, id: number, password_hash: string | null): Promise<void> {
  await db.updateTable("accounts").set({ password_hash }).where("id", "=", id).execute();
}

export async function deleteSessionsFor(db: Db, account_id: number): Promise<void> {
  await db.deleteFrom("sessions").where("account_id", "=", account_id).execute();
}
