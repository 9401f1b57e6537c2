import * as v from "valibot";
import { WEBSITE_PAGE_TYPES, type WebsitePageType } from "#db/tables/content.ts";
import { type CheckedStaffForm, checkStaffForm, idField, readStaffForm } from "#domain/staff/staff-fields.ts";
import type { StaffCodes } from "#domain/staff/staff-messages.ts";
import { createLineSchema, createTextSchema } from "#lib/forms/field-schemas.ts";

/** The fields of a page that the desk edits, other than the values of its contents. */
export interface PageFields {
  /** The name in breadcrumbs and lists. */
  name: string;
  /** HTML; what `cleanHtml` doesn't allow is removed. */
  body: string;
  menu_label: string;
  menu_order: number;
  show_in_menu: boolean;
  /** Whether only the desk shows it. */
  is_draft: boolean;
}

export interface PageChange extends PageFields {
  version: string;
  values: Record<string, unknown>;
}

/** The contents that every new page has. */
export const HEAD = ["title", "description", "heading", "lead"] as const;
export interface NewPage extends PageFields, Record<(typeof HEAD)[number], string> {
  type: WebsitePageType;
  slug: string;
  /** The first segment of a templated page's address; created if it is new. Empty for other pages. */
  template_slug: string;
  locale: string;
  /**
   * The office or agent that the page belongs to; both null for the network's. Staff who can't choose write for
   * themselves.
   */
  office_id: number | null;
  agent_id: number | null;
}

const MAX_BODY_LENGTH = 100_000;

const fields = {
  name: createLineSchema(90),
  body: createTextSchema(MAX_BODY_LENGTH),
  menu_label: createLineSchema(40),
  menu_order: v.nullish(
    v.pipe(
      v.union([v.number(), v.string()], "invalid"),
      v.transform((typed) => (typed === "" ? 0 : Number(typed))),
      v.number("invalid"),
      v.integer("invalid"),
      v.minValue(-10_000, "invalid"),
      v.maxValue(10_000, "invalid"),
    ),
  ),
  show_in_menu: v.nullish(v.boolean("invalid")),
  is_draft: v.nullish(v.boolean("invalid")),
};
export const newPageSchema = v.strictObject(
  {
    ...fields,
    type: v.nullish(v.picklist(WEBSITE_PAGE_TYPES, "invalid")),
    slug: createLineSchema(120),
    template_slug: createLineSchema(120),
    locale: createLineSchema(10),
    office_id: idField,
    agent_id: idField,
    title: createLineSchema(120),
    description: createLineSchema(300),
    heading: createLineSchema(120),
    lead: createTextSchema(600),
  },
  "unknown_field",
);
export const pageSchema = v.strictObject(
  { ...fields, version: createLineSchema(40), values: v.record(v.string(), v.unknown(), "invalid") },
  "unknown_field",
);

export function checkNewPage(raw: unknown): { input: NewPage } | { codes: StaffCodes } {
  const { typed, codes } = readStaffForm(newPageSchema, raw, [
    ...["name", "body", "type", "slug", "locale"],
    ...["title", "description", "heading"],
  ]);
  if (Object.keys(codes).length > 0) return { codes };
  const { type, slug, template_slug, locale, title, description, heading, lead } = typed;
  const { office_id = null, agent_id = null } = typed;
  return {
    input: {
      ...toFields(typed),
      slug: slug ?? "",
      template_slug: template_slug ?? "",
      locale: locale ?? "",
      type: type ?? "custom",
      office_id,
      agent_id,
      title: title ?? "",
      description: description ?? "",
      heading: heading ?? "",
      lead: lead ?? "",
    },
  };
}

export const checkPage = (raw: unknown): CheckedStaffForm<PageChange> =>
  checkStaffForm(pageSchema, raw, ["name", "version", "values"], ({ version, values, ...typed }) => ({
    ...toFields(typed),
    version,
    values,
  }));

function toFields({
  name,
  body,
  menu_label,
  menu_order,
  show_in_menu,
  is_draft,
}: Pick<v.InferOutput<typeof pageSchema>, keyof typeof fields>): PageFields {
  return {
    name: name ?? "",
    body: body ?? "",
    menu_label: menu_label ?? "",
    menu_order: menu_order ?? 0,
    show_in_menu: show_in_menu ?? false,
    is_draft: is_draft ?? false,
  };
}
