import * as v from "valibot";
import { type Context, runInTransaction } from "#domain/context.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { readStaffForm } from "#domain/staff/staff-fields.ts";
import type { StaffCodes } from "#domain/staff/staff-messages.ts";
import { allow, type StaffAction } from "#domain/staff/staff-policy.ts";
import { Conflict, Invalid, NotFound } from "#lib/errors.ts";
import { createLineSchema } from "#lib/forms/field-schemas.ts";
import { getNextVersion, parseVersion } from "#lib/version.ts";
import { m } from "#messages/messages.js";
import type { Content } from "../content.ts";
import { selectContents } from "../content-queries.ts";
import {
  type ListedSection,
  lockSection,
  type SectionListQuery,
  selectSection,
  selectSectionPage,
} from "./desk-section-queries.ts";
import { saveSection } from "./save-section.ts";
import { applyValues, listFields, type SectionField, type SectionValues, toValues } from "./section-values.ts";

/** A page's texts in one language, as the desk edits them. */
export interface EditedSection {
  id: number;
  name: string;
  locale: string;
  /** The office that has its own version; null for the network's. */
  office: string | null;
  version: string;
  fields: SectionField[];
  values: SectionValues;
}

export interface SectionChange {
  version: string;
  values: Record<string, unknown>;
}

export const sectionSchema = v.strictObject(
  { version: createLineSchema(40), values: v.record(v.string(), v.unknown(), "invalid") },
  "unknown_field",
);

export function checkSection(raw: unknown): { input: SectionChange } | { codes: StaffCodes } {
  const { typed, codes } = readStaffForm(sectionSchema, raw, ["version", "values"]);
  if (Object.keys(codes).length > 0) return { codes };
  return { input: { version: typed.version ?? "", values: typed.values } };
}

/** @throws NotSignedIn; NotAllowed */
export function listSectionsForDesk(context: Context, query: SectionListQuery) {
  allow(context, "site.read");
  return selectSectionPage(context.db, query);
}

/** @throws NotSignedIn; NotAllowed; NotFound */
export async function findEditedSection(context: Context, id: number, action: StaffAction): Promise<EditedSection> {
  allow(context, action);
  const { row, contents } = await getSection(context, id);
  return toEdited(row, contents);
}

/**
 * Saves a section's values. A shipped file no longer replaces it.
 *
 * @throws NotSignedIn; NotAllowed; NotFound; Invalid by value, as `values.<name>`; Conflict with the section (`current`)
 *   if it isn't `version`.
 */
export async function changeSection(context: Context, id: number, change: SectionChange): Promise<EditedSection> {
  allow(context, "network.write");
  return runInTransaction(context, async (tx) => {
    const locked = await lockSection(tx.db, id);
    const { row, contents } = await getSection(tx, id);
    if (locked?.getTime() !== parseVersion(change.version).getTime())
      throw new Conflict(m.desk_conflict(), { ...toEdited(row, contents) });
    const applied = applyValues(contents, change.values);
    if ("errors" in applied) throw new Invalid(m.field_check_marked(), applied.errors);
    const { name, locale, office_id } = row;
    const getNextTime = () => getNextVersion(row.updated_at, tx.clock());
    try {
      await saveSection({ ...tx, clock: getNextTime }, { name, locale, office_id, contents: applied.contents });
    } catch (error) {
      throw toFormError(error);
    }
    await recordAuditEvent(tx, { action: "section.changed", subject: `section ${id}`, details: { name, locale } });
    const saved = await getSection(tx, id);
    return toEdited(saved.row, saved.contents);
  });
}

/** Names the form's fields in an error of the contents. */
function toFormError(error: unknown): unknown {
  if (!(error instanceof Invalid)) return error;
  const errors = Object.entries(error.errors).map(([name, texts]) => [name.replace(/^contents\./, "values."), texts]);
  return new Invalid(error.message, Object.fromEntries(errors));
}

async function getSection({ db }: Context, id: number): Promise<{ row: ListedSection; contents: Content[] }> {
  const row = await selectSection(db, id);
  if (!row) throw new NotFound(m.desk_record_not_found());
  return { row, contents: (await selectContents(db, "section_id", [id])).get(id) ?? [] };
}

function toEdited({ id, name, locale, office, updated_at }: ListedSection, contents: Content[]): EditedSection {
  const version = updated_at.toISOString();
  return { id, name, locale, office, version, fields: listFields(contents), values: toValues(contents) };
}
