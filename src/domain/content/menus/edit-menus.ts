import * as v from "valibot";
import type { Context } from "#domain/context.ts";
import { type CheckedStaffForm, checkStaffForm } from "#domain/staff/staff-fields.ts";
import { type FieldErrors, Invalid } from "#lib/errors.ts";
import { createLineSchema } from "#lib/forms/field-schemas.ts";
import { toSingleLine } from "#lib/plain-text.ts";
import { m } from "#messages/messages.js";
import { getListOwner, TEXT_RIGHTS } from "../editing/content-access.ts";
import { createContentEditor } from "../editing/content-editor.ts";
import { getOfficePagePath } from "../editing/office-path.ts";
import { isLinkAddress, toLinkAddress } from "../text/link-address.ts";
import { saveVersion } from "../version-queries.ts";
import { type ListedMenu, type MenuListQuery, selectMenu, selectMenuPage } from "./desk-menu-queries.ts";
import { saveMenu } from "./save-menu.ts";

/** An entry of a menu, without a submenu. */
export interface MenuLink {
  label: string;
  url: string;
}

export interface MenuEntry extends MenuLink {
  children: MenuLink[];
}

/** A menu in one language, as the desk edits it. */
export interface EditedMenu {
  id: number;
  name: string;
  locale: string;
  /** The office that this version belongs to; null for the network's. */
  office: string | null;
  version: string;
  path: string | null;
  /** Whether an office may have its own version. */
  is_for_offices: boolean;
  items: MenuEntry[];
}

export interface MenuChange {
  version: string;
  items: MenuEntry[];
}

const MAX_ENTRIES = 20;
const createMenuTextSchema = (max: number) =>
  v.pipe(v.string("invalid"), v.transform(toSingleLine), v.maxLength(max, "invalid"));
const link = { label: createMenuTextSchema(80), url: createMenuTextSchema(500) };
/** All issues have the code `invalid`, because only a manipulated form can cause them. */
const createList = <Entry extends v.GenericSchema>(entry: Entry) =>
  v.pipe(v.array(entry, "invalid"), v.maxLength(MAX_ENTRIES, "invalid"));
const entries = createList(
  v.strictObject({ ...link, children: v.optional(createList(v.strictObject(link, "invalid")), []) }, "invalid"),
);

export const menuSchema = v.strictObject({ version: createLineSchema(40), items: entries }, "unknown_field");

export const checkMenu = (raw: unknown): CheckedStaffForm<MenuChange> =>
  checkStaffForm(menuSchema, raw, ["version", "items"]);

/**
 * Lists menus for the desk.
 *
 * @throws NotSignedIn; NotAllowed
 */
export async function listEditedMenus(context: Context, { office, ...query }: MenuListQuery & { office?: string }) {
  const { office_id } = getListOwner(context, TEXT_RIGHTS, office);
  const { data, total } = await selectMenuPage(context.db, { ...query, office_id });
  return { data: data.map((menu) => ({ ...toEdited(menu), publish_at: menu.publish_at })), total };
}

/** Edits menus. Errors are named by entry, such as `items.0.url`. */
export const menuEditor = createContentEditor<ListedMenu, EditedMenu, Pick<MenuChange, "items">>({
  kind: "menu",
  rights: TEXT_RIGHTS,
  select: selectMenu,
  toEdited,
  copyForOffice: (tx, { name, locale, data }, office_id) => copyMenu(tx, { name, locale, office_id }, data),
  copyForLocale: (tx, { name, office_id, data }, locale) => copyMenu(tx, { name, locale, office_id }, data),
  getName: ({ name }) => name,
  save: async (context, { name, locale, office_id }, { items }) => {
    const complete = <Link extends MenuLink>(link: Link): Link => ({
      ...link,
      url: toLinkAddress(link.url, context.network) ?? link.url,
    });
    const data = items.map((item) => ({
      ...complete(item),
      children: item.children.map((child) => ({ ...complete(child), children: [] })),
    }));
    const errors = findErrors(data, "items");
    if (Object.keys(errors).length > 0) throw new Invalid(m.field_check_marked(), errors);
    await saveMenu(context, { name, locale, office_id, data });
  },
});

const copyMenu = (tx: Context, key: Pick<ListedMenu, "name" | "locale" | "office_id">, data: ListedMenu["data"]) =>
  saveVersion(tx.db, "menus", key.name, key, () => saveMenu(tx, { ...key, data }));

function findErrors(items: readonly (MenuLink & { children?: MenuLink[] })[], path: string): FieldErrors {
  const errors: FieldErrors = {};
  for (const [position, { label, url, children = [] }] of items.entries()) {
    const entry = `${path}.${position}`;
    if (!label) errors[`${entry}.label`] = [m.field_required()];
    if (!isLinkAddress(url)) errors[`${entry}.url`] = [m.content_link_wrong()];
    Object.assign(errors, findErrors(children, `${entry}.children`));
  }
  return errors;
}

function toEdited({ id, name, locale, office, office_slug, region_slug, data, updated_at }: ListedMenu): EditedMenu {
  const items = data.map(({ label, url, children }) => ({
    label,
    url,
    children: children.map((child) => ({ label: child.label, url: child.url })),
  }));
  const path = office_slug !== null && region_slug !== null ? getOfficePagePath({ office_slug, region_slug }) : "/";
  return { id, name, locale, office, version: updated_at.toISOString(), path, is_for_offices: true, items };
}
