import * as v from "valibot";
import { type Context, runInTransaction } from "#domain/context.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { readStaffForm } from "#domain/staff/staff-fields.ts";
import type { StaffCodes } from "#domain/staff/staff-messages.ts";
import { allow, type StaffAction } from "#domain/staff/staff-policy.ts";
import { Conflict, type FieldErrors, Invalid, NotFound } from "#lib/errors.ts";
import { createLineSchema } from "#lib/forms/field-schemas.ts";
import { toSingleLine } from "#lib/plain-text.ts";
import { getNextVersion, parseVersion } from "#lib/version.ts";
import { m } from "#messages/messages.js";
import { isLinkAddress } from "../words/clean-html.ts";
import { type ListedMenu, lockMenu, type MenuListQuery, selectMenu, selectMenuPage } from "./desk-menu-queries.ts";
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
  /** The office that has its own version; null for the network's. */
  office: string | null;
  version: string;
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
/** Every issue has the code `invalid`, because the form's fields can't cause one. */
const createList = <Entry extends v.GenericSchema>(entry: Entry) =>
  v.pipe(v.array(entry, "invalid"), v.maxLength(MAX_ENTRIES, "invalid"));
const entries = createList(
  v.strictObject({ ...link, children: v.optional(createList(v.strictObject(link, "invalid")), []) }, "invalid"),
);

export const menuSchema = v.strictObject({ version: createLineSchema(40), items: entries }, "unknown_field");

export function checkMenu(raw: unknown): { input: MenuChange } | { codes: StaffCodes } {
  const { typed, codes } = readStaffForm(menuSchema, raw, ["version", "items"]);
  if (Object.keys(codes).length > 0) return { codes };
  return { input: { version: typed.version ?? "", items: typed.items } };
}

/** @throws NotSignedIn; NotAllowed */
export async function listEditedMenus(context: Context, query: MenuListQuery) {
  allow(context, "site.read");
  const { data, total } = await selectMenuPage(context.db, query);
  return { data: data.map(toEdited), total };
}

/** @throws NotSignedIn; NotAllowed; NotFound */
export async function findEditedMenu(context: Context, id: number, action: StaffAction): Promise<EditedMenu> {
  allow(context, action);
  return toEdited(await getMenu(context, id));
}

/**
 * Saves a menu. A shipped file no longer replaces it.
 *
 * @throws NotSignedIn; NotAllowed; NotFound; Invalid by entry, as `items.0.url`; Conflict with the menu (`current`) if it
 *   isn't `version`.
 */
export async function changeMenu(context: Context, id: number, { version, items }: MenuChange): Promise<EditedMenu> {
  allow(context, "network.write");
  const errors = findErrors(items, "items");
  if (Object.keys(errors).length > 0) throw new Invalid(m.field_check_marked(), errors);
  return runInTransaction(context, async (tx) => {
    const locked = await lockMenu(tx.db, id);
    const before = await getMenu(tx, id);
    if (locked?.getTime() !== parseVersion(version).getTime())
      throw new Conflict(m.desk_conflict(), { ...toEdited(before) });
    const { name, locale, office_id } = before;
    const getNextTime = () => getNextVersion(before.updated_at, tx.clock());
    const data = items.map((item) => ({
      ...item,
      children: item.children.map((child) => ({ ...child, children: [] })),
    }));
    await saveMenu({ ...tx, clock: getNextTime }, { name, locale, office_id, data });
    await recordAuditEvent(tx, { action: "menu.changed", subject: `menu ${id}`, details: { name, locale } });
    return toEdited(await getMenu(tx, id));
  });
}

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

async function getMenu({ db }: Context, id: number): Promise<ListedMenu> {
  const row = await selectMenu(db, id);
  if (!row) throw new NotFound(m.desk_record_not_found());
  return row;
}

function toEdited({ id, name, locale, office, data, updated_at }: ListedMenu): EditedMenu {
  const items = data.map(({ label, url, children }) => ({
    label,
    url,
    children: children.map((child) => ({ label: child.label, url: child.url })),
  }));
  return { id, name, locale, office, version: updated_at.toISOString(), items };
}
