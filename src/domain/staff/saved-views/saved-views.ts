import * as v from "valibot";
import { type Context, requireStaff, runInTransaction, type StaffViewer } from "#domain/context.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { Invalid, NotFound } from "#lib/errors.ts";
import { toSingleLine } from "#lib/plain-text.ts";
import { m } from "#messages/messages.js";
import { recordAuditEvent } from "../record-audit-event.ts";
import { isAllowed } from "../staff-policy.ts";
import {
  countSavedViews,
  deleteSavedView,
  selectSavedView,
  selectSavedViews,
  upsertSavedView,
} from "./saved-view-queries.ts";

const MAX_NAME_LENGTH = 60;
/** Max views per person and list. */
const MAX_VIEWS = 50;
const MAX_FILTERS = 50;
/** A list's name as in API paths: `listings`, `missing-pages`. */
const LIST = /^[a-z][a-z-]{0,39}$/;

/** A JSON column rejects lone surrogates. */
const createQueryTextSchema = (max: number) =>
  v.pipe(
    v.string("invalid"),
    v.maxLength(max, "too_long"),
    v.transform((text) => text.toWellFormed()),
  );
const text = createQueryTextSchema(200);
const query = v.strictObject(
  {
    filter: v.pipe(
      v.record(createQueryTextSchema(40), text, "invalid"),
      v.check((filter) => Object.keys(filter).length <= MAX_FILTERS, "too_long"),
    ),
    sort: text,
    order: v.picklist(["ASC", "DESC"], "invalid"),
  },
  "unknown_field",
);
export const savedViewSchema = v.strictObject(
  { name: v.pipe(v.string("invalid"), v.maxLength(1_000, "too_long")), query, is_shared: v.boolean("invalid") },
  "unknown_field",
);

/** What a saved view shows of its list. */
export type SavedViewQuery = v.InferOutput<typeof query>;

export interface SavedView {
  id: number;
  name: string;
  query: SavedViewQuery;
  is_shared: boolean;
  /** Who saved it. */
  owner: string;
  /** Whether the viewer may delete it. */
  may_delete: boolean;
}

/** Returns the viewer's views of a list and those shared by others of the same office. @throws NotSignedIn; NotFound */
export async function listSavedViews(context: Context, list: string): Promise<SavedView[]> {
  const staff = requireList(context, list);
  const rows = await selectSavedViews(context.db, list, staff.id, staff.office_id);
  return rows.map(({ account_id, ...row }) => ({
    ...row,
    may_delete: mayDelete(staff, { account_id, office_id: staff.office_id }),
  }));
}

/**
 * Saves a view under a name, in place of the viewer's own view of that name.
 *
 * @throws NotSignedIn; NotFound; Invalid without a name or beyond 50 views
 */
export async function saveView(
  context: Context,
  list: string,
  { name: typed, query, is_shared }: v.InferOutput<typeof savedViewSchema>,
): Promise<SavedView[]> {
  const staff = requireList(context, list);
  const options = getMessageOptions(context.locale);
  const name = toSingleLine(typed);
  const reject = (reason: string): never => {
    throw new Invalid(m.field_check_marked({}, options), { name: [reason] });
  };
  if (!name) return reject(m.view_name_missing({}, options));
  if (name.length > MAX_NAME_LENGTH) return reject(m.field_too_long({ limit: MAX_NAME_LENGTH }, options));
  return runInTransaction(context, async (tx) => {
    const { db, clock } = tx;
    const view = { account_id: staff.id, list, name, query: JSON.stringify(query), is_shared, updated_at: clock() };
    await upsertSavedView(db, view);
    if ((await countSavedViews(db, list, staff.id)) > MAX_VIEWS) return reject(m.view_too_many({}, options));
    if (is_shared)
      await recordAuditEvent(tx, {
        action: "view.shared",
        subject: `view ${list}`,
        office_id: staff.office_id,
        details: { name },
      });
    return listSavedViews(tx, list);
  });
}

/** Deletes a view: one's own, or a shared one of an office whose staff the viewer manages. @throws NotSignedIn; NotFound */
export function removeSavedView(context: Context, id: number): Promise<void> {
  return runInTransaction(context, async (tx) => {
    const view = await findOwnView(tx, id);
    await deleteSavedView(tx.db, id);
    if (view.is_shared)
      await recordAuditEvent(tx, {
        action: "view.deleted",
        subject: `view ${view.list}`,
        office_id: view.office_id,
        details: { name: view.name },
      });
  });
}

/** Finds a view that the viewer may delete. @throws NotSignedIn; NotFound */
export async function findOwnView(context: Context, id: number) {
  const staff = requireStaff(context);
  const view = id > 0 ? await selectSavedView(context.db, id) : undefined;
  if (!view || !(view.account_id === staff.id || (view.is_shared && mayDelete(staff, view))))
    throw new NotFound(m.desk_record_not_found({}, getMessageOptions(context.locale)));
  return view;
}

function mayDelete(staff: StaffViewer, view: { account_id: number; office_id: number | null }): boolean {
  return view.account_id === staff.id || isAllowed(staff, "staff.write", { office_id: view.office_id, agent_id: null });
}

function requireList(context: Context, list: string): StaffViewer {
  const staff = requireStaff(context);
  if (!LIST.test(list)) throw new NotFound(m.desk_record_not_found({}, getMessageOptions(context.locale)));
  return staff;
}
