import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { type Context, requireStaff, runInTransaction, type StaffViewer } from "#domain/context.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { idField } from "#domain/staff/staff-fields.ts";
import { authorize, isAllowed } from "#domain/staff/staff-policy.ts";
import { Conflict, NotAllowed, NotFound } from "#lib/errors.ts";
import { createLineSchema, createTextSchema } from "#lib/forms/field-schemas.ts";
import { m } from "#messages/messages.js";
import { LEAD_TEXT_LIMITS } from "../lead-limits.ts";
import { createLeadProblem } from "../lead-messages.ts";
import {
  deleteTemplate,
  hasOffice,
  insertTemplate,
  type ReplyTemplateRow,
  selectTemplate,
  selectTemplates,
  updateTemplate,
} from "./template-queries.ts";

/** The body that the desk posts. Every issue's message is a code. */
export const templateSchema = v.strictObject(
  {
    name: createLineSchema(LEAD_TEXT_LIMITS.name),
    /** Empty for the subject of the thread. */
    subject: createLineSchema(LEAD_TEXT_LIMITS.subject),
    text: createTextSchema(LEAD_TEXT_LIMITS.answer),
    /** The office that the template belongs to; empty for every office. Staff of an office have no choice. */
    office_id: idField,
    version: v.nullish(v.pipe(v.number("invalid"), v.integer("invalid"))),
  },
  "unknown_field",
);
export type TemplateInput = v.InferOutput<typeof templateSchema>;

/** A template as the desk shows it. */
export interface ShownTemplate extends Omit<ReplyTemplateRow, "created_at" | "updated_at"> {
  /** The name of the office that it belongs to; null for every office. */
  office: string | null;
  updated_at: string;
  writable: boolean;
}

/** Returns the office whose templates a viewer may use in addition to the network's; null for every office. */
export function getTemplateOffice({ staff_role, office_id }: StaffViewer): number | null {
  const seesAll = staff_role === "head_office" || staff_role === "read_only";
  // No office has id 0.
  return seesAll ? null : (office_id ?? 0);
}

function isWritable(staff: StaffViewer, office_id: number | null): boolean {
  return isAllowed(staff, "office.write", { office_id, agent_id: null });
}

/** Returns the templates that the viewer may use. @throws NotSignedIn; NotAllowed */
export async function listTemplates(context: Context): Promise<ShownTemplate[]> {
  const staff = authorize(context, "lead.read");
  const rows = await selectTemplates(context.db, getTemplateOffice(staff));
  return rows.map(({ created_at: _, updated_at, ...row }) => ({
    ...row,
    updated_at: updated_at.toISOString(),
    writable: isWritable(staff, row.office_id),
  }));
}

/** @throws NotSignedIn; NotAllowed; NotFound, also for another office's. */
export async function findTemplate(context: Context, id: string): Promise<ShownTemplate> {
  const found = (await listTemplates(context)).find((template) => template.id === id);
  if (!found) throw new NotFound(m.desk_record_not_found());
  return found;
}

/** @throws as `findTemplate`; NotAllowed for the network's templates, unless by head office. */
export async function findWritableTemplate(context: Context, id: string): Promise<ShownTemplate> {
  const template = await findTemplate(context, id);
  if (!template.writable) throw new NotAllowed(m.desk_not_allowed());
  return template;
}

/** Adds a template to the network or to an office. @throws NotSignedIn; NotAllowed */
export async function createTemplate(context: Context, input: TemplateInput): Promise<ShownTemplate> {
  const office_id = await getChosenOffice(context, input);
  authorize(context, "office.write", { office_id, agent_id: null });
  return runInTransaction(context, async (tx) => {
    const [id, now] = [randomUUID(), tx.clock()];
    await insertTemplate(tx.db, { id, office_id, ...getText(input), created_at: now, updated_at: now });
    return record(tx, id, office_id, "reply_template.added");
  });
}

/** @throws as `findWritableTemplate`; Conflict if it has changed since. */
export async function changeTemplate(context: Context, id: string, input: TemplateInput): Promise<ShownTemplate> {
  const office_id = await getChosenOffice(context, input);
  authorize(context, "office.write", { office_id, agent_id: null });
  return runInTransaction(context, async (tx) => {
    await selectTemplate(tx.db, id, { forUpdate: true });
    const current = await findWritableTemplate(tx, id);
    if (input.version !== current.version) throw new Conflict(m.desk_conflict(), current);
    await updateTemplate(tx.db, id, { office_id, ...getText(input), updated_at: tx.clock() });
    return record(tx, id, office_id, "reply_template.changed");
  });
}

/** Deletes a template; emails written with it stay. @throws as `findWritableTemplate` */
export async function removeTemplate(context: Context, id: string): Promise<void> {
  await runInTransaction(context, async (tx) => {
    const { office_id } = await findWritableTemplate(tx, id);
    if (!(await deleteTemplate(tx.db, id))) return;
    await recordAuditEvent(tx, { action: "reply_template.deleted", subject: `reply-template ${id}`, office_id });
  });
}

/** Only head office chooses an office or every office. @throws Invalid */
async function getChosenOffice(context: Context, { office_id }: TemplateInput): Promise<number | null> {
  const own = getTemplateOffice(requireStaff(context));
  if (own !== null || !office_id) return own;
  if (!(await hasOffice(context.db, office_id))) throw createLeadProblem({ office_id: "invalid" }, context.locale);
  return office_id;
}

const getText = ({ name, subject, text }: TemplateInput) => ({
  name: name ?? "",
  subject: subject || null,
  text: text ?? "",
});

async function record(context: Context, id: string, office_id: number | null, action: string) {
  await recordAuditEvent(context, { action, subject: `reply-template ${id}`, office_id });
  return findTemplate(context, id);
}
