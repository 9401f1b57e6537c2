import * as v from "valibot";
import type { Context } from "#domain/context.ts";
import { readStaffForm } from "#domain/staff/staff-fields.ts";
import type { StaffCodes } from "#domain/staff/staff-messages.ts";
import { allow } from "#domain/staff/staff-policy.ts";
import { createLineSchema } from "#lib/forms/field-schemas.ts";
import { getPattern, listPages } from "#web/site-map.ts";
import type { Content } from "../content.ts";
import { selectContents } from "../content-queries.ts";
import { createContentEditor } from "../editing/content-editor.ts";
import { type ContentValues, type EditedField, listFields, saveValues, toValues } from "../editing/content-values.ts";
import { type ListedSection, type SectionListQuery, selectSection, selectSectionPage } from "./desk-section-queries.ts";
import { saveSection } from "./save-section.ts";

/** Sections that every page shows. */
const FRAME_SECTIONS = new Set(["site-header", "site-footer", "settings"]);

interface SectionRow extends ListedSection {
  contents: Content[];
}

/** A page's texts in one language, as the desk edits them. */
export interface EditedSection {
  id: number;
  name: string;
  locale: string;
  /** The office that has its own version; null for the network's. */
  office: string | null;
  version: string;
  path: string | null;
  fields: EditedField[];
  values: ContentValues;
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

/** Its errors are named by value, as `values.<name>`. */
export const sectionEditor = createContentEditor<SectionRow, EditedSection, Pick<SectionChange, "values">>({
  kind: "section",
  select: async (db, id) => {
    const row = await selectSection(db, id);
    return row && { ...row, contents: (await selectContents(db, "section_id", [id])).get(id) ?? [] };
  },
  toEdited: ({ id, name, locale, office, updated_at, contents }) => {
    const version = updated_at.toISOString();
    const path = office === null ? getSectionPath(name) : null;
    return { id, name, locale, office, version, path, fields: listFields(contents), values: toValues(contents) };
  },
  getName: ({ name }) => name,
  save: (context, { name, locale, office_id, contents }, { values }) =>
    saveValues(contents, values, (changed) => saveSection(context, { name, locale, office_id, contents: changed })),
});

/** The path of the network's page that shows a section; the home page shows those of every page. */
function getSectionPath(name: string): string | null {
  const page = listPages("network").find(({ section }) => section === name);
  if (page) return getPattern(page);
  return FRAME_SECTIONS.has(name) ? "/" : null;
}
