import { type Insertable, sql } from "kysely";
import { compileOnce } from "#db/compile-once.ts";
import type { Db } from "#db/connect.ts";
import type { SessionTable } from "#db/tables/accounts.ts";
import type { StaffTable } from "#db/tables/staff.ts";
import { buildUserInfoQuery, type UserInfoRow } from "../profile/user-info-queries.ts";

/** A session with its account's status and, for staff, their role. */
export interface FoundSession extends SessionTable {
  kind: "buyer" | "staff";
  cancelled_at: Date | null;
  staff_role: StaffTable["staff_role"] | null;
  office_id: number | null;
  agent_id: number | null;
  disabled_at: Date | null;
  demo: boolean | null;
  /** When the account's second factor was set up; null if it has none. */
  second_factor_since: Date | null;
}

const withAccount = (db: Db) =>
  db
    .selectFrom("sessions")
    .innerJoin("accounts", "accounts.id", "sessions.account_id")
    .leftJoin("staff", "staff.account_id", "accounts.id")
    .leftJoin("second_factors", "second_factors.account_id", "accounts.id")
    .selectAll("sessions")
    .select(["accounts.kind", "accounts.cancelled_at"])
    .select(["staff.staff_role", "staff.office_id", "staff.agent_id", "staff.disabled_at", "staff.demo"])
    .select("second_factors.confirmed_at as second_factor_since");

const bySecretHash = compileOnce((db, { secret_sha256 }: { secret_sha256: string }) =>
  withAccount(db).where("sessions.secret_sha256", "=", secret_sha256).compile(),
);

export function selectBySecretHash(db: Db, secret_sha256: string): Promise<FoundSession | undefined> {
  return bySecretHash(db, { secret_sha256 });
}

export function selectByHandle(db: Db, handle: string): Promise<FoundSession | undefined> {
  return withAccount(db).where("sessions.handle", "=", handle).executeTakeFirst();
}

export async function insertSession(db: Db, session: Insertable<SessionTable>): Promise<void> {
  await db.insertInto("sessions").values(session).execute();
}

/** A new session for someone who has entered the right password, and the account's state at that time. */
interface VerifiedSession extends Omit<Insertable<SessionTable>, "seen_at" | "ended_at"> {
  email: string;
  password_hash: string | null;
}

/**
 * Starts a session only if the account still has the password that was checked. Otherwise a concurrent password change,
 * which ends all sessions, would miss this one.
 */
function buildVerifiedInsert(session: VerifiedSession) {
  const { secret_sha256, handle, account_id, created_at, expires_at, email, password_hash } = session;
  const user_agent = session.user_agent ?? null;
  return sql`
    insert into sessions (secret_sha256, handle, account_id, created_at, seen_at, expires_at, user_agent)
    select ${secret_sha256}::text, ${handle}::text, id, ${created_at}::timestamptz, ${created_at}::timestamptz,
      ${expires_at}::timestamptz, ${user_agent}::text
    from accounts
    where id = ${account_id} and email = ${email} and password_hash = ${password_hash} and cancelled_at is null
    for share
    returning account_id`;
}

/** Starts a session and returns the `user_info` data in the same statement; undefined if the password has changed. */
export const insertVerifiedSession = compileOnce((db, session: VerifiedSession) => {
  const owner = sql<number>`(select account_id from started)`;
  return sql<UserInfoRow>`with started as (${buildVerifiedInsert(session)}) ${buildUserInfoQuery(db, owner)}`.compile(
    db,
  );
});

/** Starts a staff session in the same way. Returns whether it started. */
export async function insertVerifiedStaffSession(db: Db, session: VerifiedSession): Promise<boolean> {
  const { rows } = await buildVerifiedInsert(session).execute(db);
  return rows.length > 0;
}

/** Records when a session passed its second factor; null requires it again. */
export async function updateSecondFactor(db: Db, secret_sha256: string, second_factor_at: Date | null): Promise<void> {
  await db.updateTable("sessions").set({ second_factor_at }).where("secret_sha256", "=", secret_sha256).execute();
}

export async function updateSeen(db: Db, secret_sha256: string, seen_at: Date): Promise<void> {
  await db.updateTable("sessions").set({ seen_at }).where("secret_sha256", "=", secret_sha256).execute();
}

/** Returns false if the session had ended already. */
export async function endSession(db: Db, secret_sha256: string, ended_at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("sessions")
    .set({ ended_at })
    .where("secret_sha256", "=", secret_sha256)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Selects an account's sessions that were not ended. Some may have expired. */
export function selectOpenSessions(db: Db, account_id: number) {
  return db
    .selectFrom("sessions")
    .innerJoin("accounts", "accounts.id", "sessions.account_id")
    .selectAll("sessions")
    .select("accounts.kind")
    .where("account_id", "=", account_id)
    .where("ended_at", "is", null)
    .execute();
}

/** Ends all sessions of an account, or all but one. */
export async function endSessions(db: Db, account_id: number, ended_at: Date, but: string | null): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ ended_at })
    .where("account_id", "=", account_id)
    .where("ended_at", "is", null)
    .$if(but !== null, (query) => query.where("secret_sha256", "!=", but as string))
    .execute();
}

/** Deletes sessions that ended or expired before the given times. */
export async function deleteSessions(db: Db, cutoffs: { ended: Date; seen: Date; expired: Date }): Promise<void> {
  await db
    .deleteFrom("sessions")
    .where(({ eb, or }) =>
      or([
        eb("ended_at", "<", cutoffs.ended),
        eb("expires_at", "<", cutoffs.expired),
        eb("seen_at", "<", cutoffs.seen),
      ]),
    )
    .execute();
}
