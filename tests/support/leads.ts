import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import type { Db } from "#db/connect.ts";
import type { InquiryTable } from "#db/tables/inquiries.ts";
import type { Context, StaffRole } from "#domain/context.ts";
import { attachInquiryToLead } from "#domain/leads/routing/attach-inquiry-to-lead.ts";
import { insertAgent, insertOffice } from "./listings.ts";

interface Colleague {
  name: string;
  staff_role: StaffRole;
  office_id?: number | null;
  agent_id?: number | null;
}

/** Inserts a staff member and returns them as a viewer. */
export async function insertStaff(db: Db, { name, staff_role, office_id = null, agent_id = null }: Colleague) {
  const email = `${name.toLowerCase().replace(/\W+/g, ".")}@staff.example.com`;
  const { id } = await db
    .insertInto("accounts")
    .values({ kind: "staff", email, locale: "en-US" })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db.insertInto("staff").values({ account_id: id, name, staff_role, office_id, agent_id }).execute();
  return { role: "staff" as const, id, session: "", staff_role, office_id, agent_id };
}

/** Inserts two offices with agents and returns their ids, with the context of each member of their staff. */
export async function openLeadOffices(context: Context) {
  const { db } = context;
  const miami = await insertOffice(db);
  const tampa = await insertOffice(db, { slug: "tampa-bay", name: "Tampa Bay" });
  const maria = await insertAgent(db, { office_id: miami });
  const dana = await insertAgent(db, { office_id: miami, slug: "dana-lee", name: "Dana Lee" });
  const tom = await insertAgent(db, { office_id: tampa, slug: "tom", name: "Tom Tampa" });
  const signIn = async (colleague: Colleague) => ({ ...context, viewer: await insertStaff(db, colleague) });
  return {
    ...{ miami, tampa, maria, dana, tom },
    agent: await signIn({ name: "Maria Soto", staff_role: "agent", office_id: miami, agent_id: maria }),
    colleague: await signIn({ name: "Dana Lee", staff_role: "agent", office_id: miami, agent_id: dana }),
    manager: await signIn({ name: "Ada Boss", staff_role: "office_manager", office_id: miami }),
    otherManager: await signIn({ name: "Tom Tampa", staff_role: "office_manager", office_id: tampa }),
    head: await signIn({ name: "Hana Head", staff_role: "head_office" }),
    reader: await signIn({ name: "Rae Reader", staff_role: "read_only" }),
  };
}

/** Inserts an inquiry from Pat to an office and returns its id. */
export async function insertInquiry(
  { db, clock }: Context,
  values: Partial<Insertable<InquiryTable>> & { office_id: number },
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto("enquiries")
    .values({
      id,
      type: "contact",
      name: "Pat Doe",
      email: "pat@company.internal",
      message: "Is it still for sale?",
      privacy_consent: "I agree.",
      form: "/contact-us",
      locale: "en-US",
      fingerprint: id,
      received_at: clock(),
      ...values,
    })
    .execute();
  return id;
}

/** Inserts an inquiry and its lead, and returns the lead's id. */
export async function insertLeadFor(
  context: Context,
  values: Partial<Insertable<InquiryTable>> & { office_id: number },
): Promise<string> {
  const id = await insertInquiry(context, values);
  await attachInquiryToLead(context, id);
  return getLeadId(context, id);
}

export async function getLeadId({ db }: Context, inquiryId: string): Promise<string> {
  const row = await db.selectFrom("enquiries").select("lead_id").where("id", "=", inquiryId).executeTakeFirstOrThrow();
  return row.lead_id ?? "";
}
