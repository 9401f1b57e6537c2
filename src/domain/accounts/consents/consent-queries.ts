import type { Insertable } from "kysely";
import type { Db } from "#db/connect.ts";
import type { VisitorConsentTable } from "#db/tables/consents.ts";

export async function insertConsent(db: Db, consent: Insertable<VisitorConsentTable>): Promise<void> {
  await db.insertInto("visitor_consents").values(consent).execute();
}
