import * as v from "valibot";
import { type Context, runInTransaction } from "#domain/context.ts";
import { type CheckedStaffForm, checkStaffForm, idField } from "#domain/staff/staff-fields.ts";
import { Invalid } from "#lib/errors.ts";
import { createLineSchema, createTextSchema } from "#lib/forms/field-schemas.ts";
import { m } from "#messages/messages.js";
import type { Content } from "../content.ts";
import { selectContents } from "../content-queries.ts";
import { getListOwner, getNewOwner, TEXT_RIGHTS } from "../editing/content-access.ts";
import { createContentEditor } from "../editing/content-editor.ts";
import { type ContentValues, type EditedField, listFields, saveValues, toValues } from "../editing/content-values.ts";
import { getOfficePagePath } from "../editing/office-path.ts";
import {
  type ComponentListQuery,
  type ListedComponent,
  selectComponentId,
  selectComponentPage,
  selectEditedComponent,
} from "./desk-component-queries.ts";
import { saveCustomComponent } from "./save-custom-component.ts";

type TypeStatus = "Active" | "Inactive";
const STATUSES = ["Active", "Inactive"] as const;
const MAX_BODY_LENGTH = 100_000;

interface ComponentRow extends ListedComponent {
  contents: Content[];
}

/** A component of an office in one language, as the desk edits it. */
export interface EditedComponent {
  id: number;
  version: string;
  type_name: string;
  /** Whether the office's pages show components of this type. */
  status: TypeStatus;
  slug: string;
  locale: string;
  office: string;
  position: number;
  path: string | null;
  fields: EditedField[];
  values: ContentValues;
}

export interface ComponentChange {
  version: string;
  status: TypeStatus;
  position: number;
  values: Record<string, unknown>;
}

export interface NewComponent {
  /** The type's name. A new one is created if the office doesn't have it yet. */
  type_name: string;
  slug: string;
  locale: string;
  /** The office that the component belongs to. Office managers write only for their own. */
  office_id: number | null;
  heading: string;
  /** HTML; what `cleanHtml` doesn't allow is removed. */
  body: string;
}

const position = v.pipe(
  v.union([v.number(), v.string()], "invalid"),
  v.transform(Number),
  v.integer("invalid"),
  v.minValue(-10_000, "invalid"),
  v.maxValue(10_000, "invalid"),
);
export const componentSchema = v.strictObject(
  {
    version: createLineSchema(40),
    status: v.picklist(STATUSES, "invalid"),
    position,
    values: v.record(v.string(), v.unknown(), "invalid"),
  },
  "unknown_field",
);
export const newComponentSchema = v.strictObject(
  {
    type_name: createLineSchema(60),
    slug: createLineSchema(120),
    locale: createLineSchema(10),
    office_id: idField,
    heading: createLineSchema(120),
    body: createTextSchema(MAX_BODY_LENGTH),
  },
  "unknown_field",
);

export const checkComponent = (raw: unknown): CheckedStaffForm<ComponentChange> =>
  checkStaffForm(componentSchema, raw, ["version", "status", "position", "values"]);

export const checkNewComponent = (raw: unknown): CheckedStaffForm<NewComponent> =>
  checkStaffForm(
    newComponentSchema,
    raw,
    ["type_name", "slug", "locale", "heading"],
    ({ office_id = null, body, ...typed }) => ({ ...typed, office_id, body: body ?? "" }),
  );

/**
 * Lists components for the desk.
 *
 * @throws NotSignedIn; NotAllowed
 */
export function listComponentsForDesk(
  context: Context,
  { office, ...query }: ComponentListQuery & { office?: string },
) {
  return selectComponentPage(context.db, { ...query, ...getListOwner(context, TEXT_RIGHTS, office) });
}

/** Creates a component of an office, and its type if it is new. @throws NotSignedIn; NotAllowed; Invalid by field. */
export async function createComponent(context: Context, input: NewComponent): Promise<EditedComponent> {
  const { office_id } = await getNewOwner(context, TEXT_RIGHTS, { office_id: input.office_id });
  if (office_id === null) throw new Invalid(m.field_check_marked(), { office_id: [m.field_required()] });
  const locale = context.network.locales.find((each) => each === input.locale);
  if (!locale) throw new Invalid(m.field_check_marked(), { locale: [m.field_invalid()] });
  const { type_name, slug, heading, body } = input;
  const address = { office_id, type_name, slug, locale };
  return runInTransaction(context, async (tx) => {
    if (await selectComponentId(tx.db, address))
      throw new Invalid(m.field_check_marked(), { slug: [m.desk_slug_taken()] });
    await saveCustomComponent(tx, {
      office_id,
      type: { name: type_name },
      slug,
      locale,
      contents: [
        { name: "heading", type: "text", value: heading },
        { name: "body", type: "html", value: body },
      ],
    });
    return componentEditor.recordCreated(tx, (await selectComponentId(tx.db, address)) ?? 0);
  });
}

/** Edits components. Errors are named by value, as `values.<name>`. */
export const componentEditor = createContentEditor<ComponentRow, EditedComponent, Omit<ComponentChange, "version">>({
  kind: "component",
  rights: TEXT_RIGHTS,
  select: async (db, id) => {
    const row = await selectEditedComponent(db, id);
    return row && { ...row, contents: (await selectContents(db, "component_id", [id])).get(id) ?? [] };
  },
  toEdited: ({ id, type_name, status, slug, locale, office, position, updated_at, contents, ...address }) => ({
    id,
    type_name,
    status,
    slug,
    locale,
    office,
    position,
    version: updated_at.toISOString(),
    path: getOfficePagePath(address),
    fields: listFields(contents),
    values: toValues(contents),
  }),
  getName: ({ slug }) => slug,
  save: (context, { office_id, type_name, slug, locale, contents }, { values, status, position }) =>
    saveValues(contents, values, (changed) =>
      saveCustomComponent(context, {
        office_id,
        type: { name: type_name, status },
        slug,
        locale,
        position,
        contents: changed,
      }),
    ),
});
