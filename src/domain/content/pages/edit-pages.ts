import * as v from "valibot";
import { WEBSITE_PAGE_TYPES, type WebsitePageType } from "#db/tables/content.ts";
import { type Context, runInTransaction } from "#domain/context.ts";
import { idField, readStaffForm } from "#domain/staff/staff-fields.ts";
import type { StaffCodes } from "#domain/staff/staff-messages.ts";
import { Invalid } from "#lib/errors.ts";
import { createLineSchema, createTextSchema } from "#lib/forms/field-schemas.ts";
import { m } from "#messages/messages.js";
import type { Content } from "../content.ts";
import { selectContents } from "../content-queries.ts";
import { getListOwner, getNewOwner, PAGE_RIGHTS } from "../editing/content-access.ts";
import { createContentEditor } from "../editing/content-editor.ts";
import { type ContentValues, type EditedField, listFields, saveValues, toValues } from "../editing/content-values.ts";
import { getOfficePagePath } from "../editing/office-path.ts";
import {
  type EditedPageRow,
  type PageListQuery,
  selectEditedPage,
  selectPageId,
  selectWebsitePageList,
} from "./desk-page-queries.ts";
import { hasTemplate } from "./page-queries.ts";
import { savePageTemplate, saveWebsitePage } from "./save-website-page.ts";

/** The fields of a page that the desk edits, other than the values of its contents. */
interface PageFields {
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
const HEAD = ["title", "description", "heading", "lead"] as const;
/** The contents that a page with a form has in addition. */
const FORM_TEXTS = ["form_heading", "submit_text"];

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

/** A page as the desk edits it. */
export interface EditedPage extends PageFields {
  id: number;
  version: string;
  type: WebsitePageType;
  locale: string;
  /** The owner's name; null for the network's pages. */
  owner: string | null;
  path: string | null;
  fields: EditedField[];
  values: ContentValues;
}

interface PageRow extends EditedPageRow {
  contents: Content[];
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
      ...{ slug: slug ?? "", template_slug: template_slug ?? "", locale: locale ?? "", type: type ?? "custom" },
      ...{ office_id, agent_id },
      ...{ title: title ?? "", description: description ?? "", heading: heading ?? "", lead: lead ?? "" },
    },
  };
}

export function checkPage(raw: unknown): { input: PageChange } | { codes: StaffCodes } {
  const { typed, codes } = readStaffForm(pageSchema, raw, ["name", "version", "values"]);
  if (Object.keys(codes).length > 0) return { codes };
  return { input: { ...toFields(typed), version: typed.version ?? "", values: typed.values } };
}

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

/**
 * Lists pages for the desk.
 *
 * @throws NotSignedIn; NotAllowed
 */
export function listPagesForDesk(context: Context, { office, ...query }: PageListQuery & { office?: string }) {
  return selectWebsitePageList(context.db, { ...query, ...getListOwner(context, PAGE_RIGHTS, office) });
}

/** Creates a page. @throws NotSignedIn; NotAllowed; Invalid if its address is taken or wrong. */
export async function createPage(context: Context, input: NewPage): Promise<EditedPage> {
  const owner = await getNewOwner(context, PAGE_RIGHTS, input);
  const locale = context.network.locales.find((each) => each === input.locale);
  if (!locale) throw new Invalid(m.field_check_marked(), { locale: [m.field_invalid()] });
  const { type, slug } = input;
  const isNetworks = owner.office_id === null && owner.agent_id === null;
  if (!isNetworks && type !== "custom")
    throw new Invalid(m.field_check_marked(), { type: [m.desk_page_type_network()] });
  const template_slug = input.template_slug || null;
  const texts = HEAD.map((name) => ({ name, type: "text" as const, value: input[name] }));
  const formTexts = FORM_TEXTS.map((name) => ({ name, type: "text" as const, value: "" }));
  const contents = type === "custom" ? texts : [...texts, ...formTexts];
  return runInTransaction(context, async (tx) => {
    const address = { type, slug, template_slug, locale, ...owner };
    if (await selectPageId(tx.db, address)) throw new Invalid(m.field_check_marked(), { slug: [m.desk_slug_taken()] });
    if (type === "template" && template_slug && !(await hasTemplate(tx.db, template_slug)))
      await createTemplate(tx, template_slug);
    await saveWebsitePage(tx, { ...toPageColumns(input), ...address, contents });
    return pageEditor.recordCreated(tx, (await selectPageId(tx.db, address)) ?? 0);
  });
}

/**
 * Creates the template of a new page.
 *
 * @throws Invalid on `template_slug`
 */
async function createTemplate(tx: Context, slug: string): Promise<void> {
  const words = slug.replaceAll("-", " ");
  try {
    await savePageTemplate(tx, { slug, name: words.charAt(0).toUpperCase() + words.slice(1) });
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    throw new Invalid(error.message, { template_slug: error.errors.slug ?? [] });
  }
}

/** Edits pages. The errors of a page's values are named `values.<name>`. */
export const pageEditor = createContentEditor<PageRow, EditedPage, Omit<PageChange, "version">>({
  kind: "page",
  rights: PAGE_RIGHTS,
  getOwner: ({ office_id, agent_id, agents_office_id }) => ({ office_id: office_id ?? agents_office_id, agent_id }),
  select: async (db, id) => {
    const row = await selectEditedPage(db, id);
    return row && { ...row, contents: (await selectContents(db, "page_id", [id])).get(id) ?? [] };
  },
  toEdited: ({ id, type, locale, name, office, agent, menu_order, show_in_menu, is_draft, ...row }) => ({
    ...{ id, type, locale, name, menu_order, show_in_menu, is_draft },
    body: row.body ?? "",
    menu_label: row.menu_label ?? "",
    version: row.updated_at.toISOString(),
    owner: agent ?? office,
    path: getPath({ type, ...row }),
    fields: listFields(row.contents),
    values: toValues(row.contents),
  }),
  toPreviewed: (fields) => ({ ...fields, is_draft: false }),
  copyForLocale: async (tx, row, locale) => {
    const { type, slug, template_slug, office_id, agent_id } = row;
    const address = { type, slug, template_slug, locale, office_id, agent_id };
    const existing = await selectPageId(tx.db, address);
    if (existing) return { id: existing, isNew: false };
    const { name, body, menu_label, menu_order, show_in_menu, contents } = row;
    const copied = { name, body, menu_label, menu_order, show_in_menu, contents };
    await saveWebsitePage(tx, { ...address, ...copied, is_draft: true });
    return { id: (await selectPageId(tx.db, address)) ?? 0, isNew: true };
  },
  getName: ({ slug }) => slug,
  save: (context, { type, slug, template_slug, locale, office_id, agent_id, contents }, { values, ...change }) =>
    saveValues(contents, values, (changed) =>
      saveWebsitePage(context, {
        ...{ type, slug, template_slug, locale, office_id, agent_id },
        ...toPageColumns(change),
        contents: changed,
      }),
    ),
});

function toPageColumns({ name, body, menu_label, menu_order, show_in_menu, is_draft }: PageFields) {
  return { name, body: body || null, menu_label: menu_label || null, menu_order, show_in_menu, is_draft };
}

/** Returns the path of a page, without a language. */
function getPath({ type, slug, template_slug, agent_slug, office_slug, region_slug }: EditedPageAddress): string {
  if (agent_slug) return `/agents/${agent_slug}/${slug}`;
  if (office_slug !== null && region_slug !== null) return getOfficePagePath({ office_slug, region_slug }, slug);
  const folder = type === "custom" ? "" : `/${template_slug ?? type.replaceAll("_", "-")}`;
  return `${folder}/${slug}`;
}

type EditedPageAddress = Pick<
  EditedPageRow,
  "type" | "slug" | "template_slug" | "agent_slug" | "office_slug" | "region_slug"
>;
