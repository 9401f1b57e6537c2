import * as v from "valibot";
import type { Context } from "#domain/context.ts";
import { type CheckedStaffForm, checkStaffForm } from "#domain/staff/staff-fields.ts";
import { Invalid } from "#lib/errors.ts";
import { createLineSchema } from "#lib/forms/field-schemas.ts";
import { m } from "#messages/messages.js";
import { getPattern, listPages } from "#web/site-map.ts";
import type { Content } from "../content.ts";
import { selectContents } from "../content-queries.ts";
import { getListOwner, TEXT_RIGHTS } from "../editing/content-access.ts";
import { createContentEditor } from "../editing/content-editor.ts";
import { type ContentValues, type EditedField, listFields, saveValues, toValues } from "../editing/content-values.ts";
import { getOfficePagePath } from "../editing/office-path.ts";
import { findPlaceholderErrors, isEmailSection, listEmailPlaceholders } from "../settings/email-texts.ts";
import { PLACEHOLDERS } from "../text/placeholders.ts";
import { saveVersion } from "../version-queries.ts";
import { type ListedSection, type SectionListQuery, selectSection, selectSectionPage } from "./desk-section-queries.ts";
import { HOME_SECTION } from "./home-contents.ts";
import { saveSection } from "./save-section.ts";

/** Sections shown on every page. */
const FRAME_SECTIONS = ["site-header", "site-footer"];
const OFFICE_PAGES = listPages("office").filter(({ section }) => section);
/** Sections that an office may have its own version of. */
const OFFICE_SECTIONS = [HOME_SECTION, ...FRAME_SECTIONS, ...OFFICE_PAGES.map(({ section }) => section ?? "")];

interface SectionRow extends ListedSection {
  contents: Content[];
}

/** A page's texts in one language, as the desk edits them. */
export interface EditedSection {
  id: number;
  name: string;
  locale: string;
  /** The office that this version belongs to; null for the network's. */
  office: string | null;
  version: string;
  path: string | null;
  /** Whether an office may have its own version. */
  is_for_offices: boolean;
  /** Whether it holds an email's subject, introduction and closing. */
  is_email: boolean;
  /** The placeholders that its texts may contain. */
  placeholders: readonly string[];
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

export const checkSection = (raw: unknown): CheckedStaffForm<SectionChange> =>
  checkStaffForm(sectionSchema, raw, ["version", "values"]);

/**
 * Lists sections for the desk.
 *
 * @throws NotSignedIn; NotAllowed
 */
export function listSectionsForDesk(context: Context, { office, ...query }: SectionListQuery & { office?: string }) {
  const { office_id } = getListOwner(context, TEXT_RIGHTS, office);
  return selectSectionPage(context.db, {
    ...query,
    ...(office_id !== undefined && { office_id, names: OFFICE_SECTIONS }),
  });
}

/** Edits sections. Errors are named by value, as `values.<name>`. */
export const sectionEditor = createContentEditor<SectionRow, EditedSection, Pick<SectionChange, "values">>({
  kind: "section",
  rights: TEXT_RIGHTS,
  select: async (db, id) => {
    const row = await selectSection(db, id);
    return row && { ...row, contents: (await selectContents(db, "section_id", [id])).get(id) ?? [] };
  },
  toEdited: ({ id, name, locale, office, updated_at, contents, ...row }) => ({
    id,
    name,
    locale,
    office,
    version: updated_at.toISOString(),
    path: getPath(name, row),
    is_for_offices: OFFICE_SECTIONS.includes(name),
    is_email: isEmailSection(name),
    placeholders: isEmailSection(name) ? listEmailPlaceholders(name) : PLACEHOLDERS,
    fields: listFields(contents),
    values: toValues(contents),
  }),
  copyForOffice: async (tx, { name, locale, contents }, office_id) =>
    OFFICE_SECTIONS.includes(name) ? copySection(tx, { name, locale, office_id }, contents) : null,
  copyForLocale: (tx, { name, office_id, contents }, locale) => copySection(tx, { name, locale, office_id }, contents),
  getName: ({ name }) => name,
  renderPreview: ({ name, locale }, { db, renderEmail }) =>
    isEmailSection(name) && renderEmail ? renderEmail(db, name, locale) : null,
  save: async (context, { name, locale, office_id, contents }, { values }) => {
    const errors = isEmailSection(name) ? findPlaceholderErrors(name, values) : {};
    if (Object.keys(errors).length > 0) throw new Invalid(m.field_check_marked(), errors);
    return saveValues(contents, values, (changed) =>
      saveSection(context, { name, locale, office_id, contents: changed }),
    );
  },
});

const copySection = (
  tx: Context,
  key: Pick<ListedSection, "name" | "locale" | "office_id">,
  contents: readonly Content[],
) => saveVersion(tx.db, "website_sections", key.name, key, () => saveSection(tx, { ...key, contents }));

/**
 * Returns the path of the page that shows a section: an office's or the network's. For a section on every page, it is
 * the home page.
 */
function getPath(name: string, { office_slug, region_slug }: Pick<ListedSection, "office_slug" | "region_slug">) {
  if (office_slug !== null && region_slug !== null) {
    const path = OFFICE_PAGES.find(({ section }) => section === name)?.path;
    return getOfficePagePath({ office_slug, region_slug }, path);
  }
  const page = listPages("network").find(({ section }) => section === name);
  if (page) return getPattern(page);
  return name === "settings" || FRAME_SECTIONS.includes(name) ? "/" : null;
}
