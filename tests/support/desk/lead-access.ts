import { randomUUID } from "node:crypto";
import { attachInquiryToLead } from "#domain/leads/routing/attach-inquiry-to-lead.ts";
import { getLeadId, insertInquiry } from "../leads.ts";
import type { DeskAccess, Owner } from "./desk-access.ts";
import type { DeskFixture } from "./desk-fixture.ts";

/** Inserts a lead with that owner and its inquiry. */
async function insertLeadParams(
  { context, offices, agents }: DeskFixture,
  owner: Owner,
): Promise<Record<string, string>> {
  const { office_id, agent_id } = {
    O: { office_id: offices.miami, agent_id: agents.own },
    C: { office_id: offices.miami, agent_id: agents.colleague },
    X: { office_id: offices.tampa, agent_id: agents.other },
  }[owner];
  const inquiry = await insertInquiry(context, { office_id, agent_id, email: `${randomUUID()}@company.internal` });
  await attachInquiryToLead(context, inquiry);
  return { id: await getLeadId(context, inquiry), enquiry: inquiry };
}

/** Inserts a lead with that owner. Returns the contact of its only inquiry. */
async function insertContactParams(fixture: DeskFixture, owner: Owner): Promise<Record<string, string>> {
  const { enquiry: inquiry = "" } = await insertLeadParams(fixture, owner);
  const { db } = fixture.context;
  const { email } = await db
    .selectFrom("enquiries")
    .select("email")
    .where("id", "=", inquiry)
    .executeTakeFirstOrThrow();
  const { id } = await db.selectFrom("contacts").select("id").where("email", "=", email).executeTakeFirstOrThrow();
  return { id, address: id };
}

/** The agents belong to the Miami office, so every other office is another's. */
const getOfficeParams = (_: DeskFixture, owner: Owner) => ({ slug: owner === "X" ? "tampa" : "miami" });

/** A template of the office. */
const templates = {
  async getParams({ context, offices }: DeskFixture, owner: Owner) {
    const [id, now] = [randomUUID(), context.clock()];
    const office_id = owner === "X" ? offices.tampa : offices.miami;
    const template = { id, office_id, name: "Viewing", text: "Friday?", created_at: now, updated_at: now };
    await context.db.insertInto("reply_templates").values(template).execute();
    return { id };
  },
};

const ALL_ROLES = { agent: "O", office_manager: "O", head_office: "O", read_only: "O" };
/** Access to a call that exports only what the caller may see. */
export const EXPORTS: DeskAccess = {
  agent: "OCX",
  office_manager: "OCX",
  head_office: "OCX",
  read_only: "OCX",
  getParams: () => ({ format: "csv" }),
};
const READS: DeskAccess = {
  agent: "O",
  office_manager: "OC",
  head_office: "OCX",
  read_only: "OCX",
  getParams: insertLeadParams,
};
const CONTACT_READS: DeskAccess = { ...READS, getParams: insertContactParams };
const CONTACT_WRITES: DeskAccess = { ...CONTACT_READS, read_only: "" };
const WRITES: DeskAccess = { ...READS, read_only: "" };

export const LEAD_ACCESS: Record<string, DeskAccess> = {
  listLeads: ALL_ROLES,
  listLeadIds: ALL_ROLES,
  previewLeadChanges: { ...ALL_ROLES, read_only: "" },
  changeLeads: { ...ALL_ROLES, read_only: "" },
  // Exports only what the caller may see of the selection (`lead-changes.db.test.ts`, `contacts.db.test.ts`).
  exportLeads: EXPORTS,
  exportContacts: EXPORTS,
  listContactIds: ALL_ROLES,
  showLead: READS,
  noteLead: WRITES,
  logLeadCall: WRITES,
  answerLead: WRITES,
  assignLead: WRITES,
  handleLead: WRITES,
  reopenLead: WRITES,
  markLeadSpam: WRITES,
  unmarkLeadSpam: WRITES,
  mergeLeads: WRITES,
  splitLead: WRITES,
  listReplyChoices: WRITES,
  addLeadFile: WRITES,
  fetchLeadFile: READS,
  changeMySignature: ALL_ROLES,
  listReplyTemplates: ALL_ROLES,
  showReplyTemplate: { agent: "OC", office_manager: "OC", head_office: "OCX", read_only: "OCX", ...templates },
  createReplyTemplate: { agent: "", office_manager: "O", head_office: "O", read_only: "" },
  changeReplyTemplate: { agent: "", office_manager: "OC", head_office: "OCX", read_only: "", ...templates },
  deleteReplyTemplate: { agent: "", office_manager: "OC", head_office: "OCX", read_only: "", ...templates },
  listContacts: ALL_ROLES,
  showContact: CONTACT_READS,
  noteContact: CONTACT_WRITES,
  mergeContacts: CONTACT_WRITES,
  separateContact: CONTACT_WRITES,
  showResponseTimes: ALL_ROLES,
  showLeadLimit: { agent: "", office_manager: "OC", head_office: "OCX", read_only: "OCX", getParams: getOfficeParams },
  setLeadLimit: { agent: "", office_manager: "OC", head_office: "OCX", read_only: "", getParams: getOfficeParams },
};
