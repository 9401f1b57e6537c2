import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import type { Db } from "#db/connect.ts";
import type { EnquiryTable } from "#db/tables/enquiries.ts";
import type { Context, StaffRank } from "#domain/context.ts";
import { fileLead } from "#domain/leads/filing/file-lead.ts";

interface Colleague {
  name: string;
  rank: StaffRank;
  office_id?: number | null;
  agent_id?: number | null;
}

/** Somebody of the desk, as a viewer. */
export async function insertStaff(db: Db, { name, rank, office_id = null, agent_id = null }: Colleague) {
  const email = `${name.toLowerCase().replace(/\W+/g, ".")}@staff.example.com`;
  const { id } = await db
    .insertInto("accounts")
    .values({ kind: "staff", email, locale: "en-US" })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db.insertInto("staff").values({ account_id: id, name, rank, office_id, agent_id }).execute();
  return { role: "staff" as const, id, session: "", rank, office_id, agent_id };
}

/** Something that Pat wrote to an office; its own id. */
export async function insertEnquiry(
  { db, clock }: Context,
  values: Partial<Insertable<EnquiryTable>> & { office_id: number },
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto("enquiries")
    .values({
      ...{ id, type: "contact", name: "Pat Doe", email: "pat@company.internal", message: "Is it still for sale?" },
      ...{ privacy_consent: "I agree.", form: "/contact-us", locale: "en-US", fingerprint: id, received_at: clock() },
      ...values,
    })
    .execute();
  return id;
}

/** The same, filed; the id of its lead. */
export async function insertLeadOf(
  context: Context,
  values: Partial<Insertable<EnquiryTable>> & { office_id: number },
): Promise<string> {
  const id = await insertEnquiry(context, values);
  await fileLead(context, id);
  return leadOf(context, id);
}

export async function leadOf({ db }: Context, enquiryId: string): Promise<string> {
  const row = await db.selectFrom("enquiries").select("lead_id").where("id", "=", enquiryId).executeTakeFirstOrThrow();
  return row.lead_id ?? "";
}
