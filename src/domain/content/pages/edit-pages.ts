import type { WebsitePageType } from "#db/tables/content.ts";
import { type Context, runInTransaction } from "#domain/context.ts";
import { Invalid } from "#lib/errors.ts";
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
import { HEAD, type NewPage, type PageChange, type PageFields } from "./page-fields.ts";
import { hasTemplate } from "./page-queries.ts";
import { savePageTemplate, saveWebsitePage } from "./save-website-page.ts";

/** The contents that a page with a form has in addition. */
const FORM_TEXTS = ["form_heading", "submit_text"];

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
    id,
    type,
    locale,
    name,
    menu_order,
    show_in_menu,
    is_draft,
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
        type,
        slug,
        template_slug,
        locale,
        office_id,
        agent_id,
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
