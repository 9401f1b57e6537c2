import { beforeEach } from "vitest";
import { insertBuyer } from "./buyer-rows.ts";
import { openTestContext } from "./context.ts";
import { insertOffice } from "./listings.ts";

export const MONDAY = new Date("2026-11-23T13:00:00Z");

/** Opens a network with an adjustable clock. Each test starts on `MONDAY` without buyers, listings and digests. */
export async function openDigestFixture() {
  let now = MONDAY;
  const context = await openTestContext({ clock: () => now });
  const { db, queue } = context;
  const office_id = await insertOffice(db);

  beforeEach(async () => {
    now = MONDAY;
    queue.sent.splice(0);
    for (const table of ["digests", "job_progress", "outbox", "accounts", "listing_events", "listings"] as const)
      await db.deleteFrom(table).execute();
  });

  return {
    context,
    db,
    queue,
    setNow(date: Date): void {
      now = date;
    },
    listing: (number: number, more: object = {}) => ({
      number,
      office_id,
      name: `Business ${number}`,
      price: 30_000_000,
      listed_at: new Date("2026-11-01T00:00:00Z"),
      updated_at: new Date("2026-11-01T00:00:00Z"),
      ...more,
    }),
    /** Creates a buyer whose address is not on a reserved domain, so that emails are sent to it. */
    async insertBuyer(values: Parameters<typeof insertBuyer>[1] = {}, email?: string) {
      const viewer = await insertBuyer(db, values);
      const to = email ?? `buyer-${viewer.id}@company.internal`;
      await db.updateTable("accounts").set({ email: to }).where("id", "=", viewer.id).execute();
      return { ...viewer, email: to };
    },
    mails: () =>
      db
        .selectFrom("outbox")
        .selectAll()
        .where("key", "like", "account:%:weekly:%")
        .orderBy("created_at")
        .orderBy("key")
        .execute(),
    edit: (number: number, set: object) =>
      db
        .updateTable("listings")
        .set({ updated_at: now, ...set })
        .where("number", "=", number)
        .execute(),
  };
}
