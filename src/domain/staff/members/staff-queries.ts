import type { Insertable, Updateable } from "kysely";
import type { Db } from "#db/connect.ts";
import { type SortedPageQuery, selectPage, toLikePattern } from "#db/select-page.ts";
import type { AccountTable } from "#db/tables/accounts.ts";
import type { StaffTable } from "#db/tables/staff.ts";
import type { StaffViewer } from "#domain/context.ts";

/** Builds the query for staff with their email address, office and agent. */
function buildStaffQuery(db: Db) {
  return db
    .selectFrom("staff")
    .innerJoin("accounts", "accounts.id", "staff.account_id")
    .leftJoin("second_factors", "second_factors.account_id", "staff.account_id")
    .leftJoin("offices", "offices.id", "staff.office_id")
    .leftJoin("agents", "agents.id", "staff.agent_id")
    .select(["staff.account_id as id", "staff.name", "accounts.email", "staff.staff_role"])
    .select(["staff.office_id", "offices.name as office", "staff.agent_id", "agents.name as agent"])
    .select("staff.signature")
    .select(["staff.demo", "staff.disabled_at", "second_factors.confirmed_at as totp_confirmed_at"])
    .select(({ eb }) => eb("accounts.password_hash", "is not", null).as("has_password"))
    .where("accounts.cancelled_at", "is", null);
}

export type StaffRow = NonNullable<Awaited<ReturnType<typeof selectStaffMember>>>;

export function selectStaffMember(db: Db, id: number) {
  return buildStaffQuery(db).where("staff.account_id", "=", id).executeTakeFirst();
}

/** Selects the demo account of a role, if demo sign-in is allowed. */
export async function selectDemoMember(db: Db, role: string): Promise<number | null> {
  const row = await db
    .selectFrom("staff")
    .select("account_id")
    .where("demo", "=", true)
    .where("disabled_at", "is", null)
    .where(({ eb, cast, ref }) => eb(cast<string>(ref("staff_role"), "text"), "=", role))
    .orderBy("account_id")
    .executeTakeFirst();
  return row?.account_id ?? null;
}

/** Selects the credentials of a staff member who isn't disabled. Demo accounts have no password. */
export function selectStaffCredentials(
  db: Db,
  email: string,
): Promise<{ id: number; email: string; password_hash: string | null } | undefined> {
  return db
    .selectFrom("accounts")
    .innerJoin("staff", "staff.account_id", "accounts.id")
    .select(["accounts.id", "accounts.email", "accounts.password_hash"])
    .where(({ eb, fn }) => eb(fn("lower", ["accounts.email"]), "=", email.toLowerCase()))
    .where("accounts.cancelled_at", "is", null)
    .where("staff.disabled_at", "is", null)
    .executeTakeFirst();
}

/**
 * Selects what the staff member with this email address may do. Undefined if there is none, or the account is disabled.
 */
export function selectStaffByEmail(
  db: Db,
  email: string,
): Promise<Pick<StaffViewer, "id" | "staff_role" | "office_id" | "agent_id"> | undefined> {
  return db
    .selectFrom("accounts")
    .innerJoin("staff", "staff.account_id", "accounts.id")
    .select(["accounts.id", "staff.staff_role", "staff.office_id", "staff.agent_id"])
    .where(({ eb, fn }) => eb(fn("lower", ["accounts.email"]), "=", email.toLowerCase()))
    .where("accounts.cancelled_at", "is", null)
    .where("staff.disabled_at", "is", null)
    .executeTakeFirst();
}

export interface StaffListQuery extends SortedPageQuery {
  q?: string | undefined;
  staff_role?: string | undefined;
  office_id?: number | undefined;
  /** The column to sort by: `name`, `email` or `staff_role`. */
  sort: string;
}

const SORTS = { name: "staff.name", email: "accounts.email", staff_role: "staff.staff_role" } as const;

/** Selects a page of staff members with the total. */
export async function selectStaff(
  db: Db,
  { q, staff_role, office_id, sort, descending, page, per_page }: StaffListQuery,
): Promise<{ data: StaffRow[]; total: number }> {
  let found = buildStaffQuery(db);
  if (office_id !== undefined) found = found.where("staff.office_id", "=", office_id);
  if (staff_role)
    found = found.where(({ eb, cast, ref }) => eb(cast<string>(ref("staff.staff_role"), "text"), "=", staff_role));
  if (q) {
    const pattern = toLikePattern(q);
    found = found.where(({ eb, or }) =>
      or([eb("staff.name", "ilike", pattern), eb("accounts.email", "ilike", pattern)]),
    );
  }
  const sorted = found
    .orderBy(SORTS[sort as keyof typeof SORTS] ?? "staff.name", descending ? "desc" : "asc")
    .orderBy("staff.account_id");
  return selectPage(sorted, { page, per_page });
}

/** Adds a staff member. Null if the email address already has an account. */
export async function insertStaff(
  db: Db,
  account: Omit<Insertable<AccountTable>, "kind">,
  staff: Omit<Insertable<StaffTable>, "account_id">,
): Promise<number | null> {
  const row = await db
    .insertInto("accounts")
    .values({ ...account, kind: "staff" })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!row) return null;
  await db
    .insertInto("staff")
    .values({ ...staff, account_id: row.id })
    .execute();
  return row.id;
}

export async function updateStaff(db: Db, id: number, change: Updateable<StaffTable>): Promise<void> {
  await db.updateTable("staff").set(change).where("account_id", "=", id).execute();
}

/** Returns whether an agent belongs to an office or, without an agent, whether the office exists. */
export async function isAgentOfOffice(db: Db, office_id: number, agent_id: number | null): Promise<boolean> {
  const officeQuery = agent_id === null ? db.selectFrom("offices").where("id", "=", office_id) : null;
  const found = officeQuery
    ? await officeQuery.select("id").executeTakeFirst()
    : await db
        .selectFrom("agents")
        .select("id")
        .where("id", "=", agent_id)
        .where("office_id", "=", office_id)
        .executeTakeFirst();
  return found !== undefined;
}

/** Returns whether any head office account can sign in or has been invited. Demo accounts don't count. */
export async function hasHeadOffice(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom("staff")
    .innerJoin("accounts", "accounts.id", "staff.account_id")
    .select("staff.account_id")
    .where("staff.staff_role", "=", "head_office")
    .where("staff.demo", "=", false)
    .where("staff.disabled_at", "is", null)
    .where("accounts.cancelled_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}
