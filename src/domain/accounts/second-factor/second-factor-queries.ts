import type { Db } from "#db/connect.ts";
import type { SecondFactorTable } from "#db/tables/second-factors.ts";
import { deletePasskeys } from "./passkeys/passkey-queries.ts";

export function selectSecondFactor(db: Db, account_id: number): Promise<SecondFactorTable | undefined> {
  return db.selectFrom("second_factors").selectAll().where("account_id", "=", account_id).executeTakeFirst();
}

/** Selects what the limits of an account's second factor depend on. */
export function selectFactorOwner(db: Db, account_id: number) {
  return db
    .selectFrom("accounts")
    .leftJoin("second_factors", "second_factors.account_id", "accounts.id")
    .select(["accounts.email", "accounts.password_hash", "second_factors.confirmed_at as second_factor_since"])
    .where("accounts.id", "=", account_id)
    .executeTakeFirst();
}

/** Stores an unconfirmed app's secret. It never replaces a confirmed one; an account with passkeys can have both. */
export async function saveTotpSecret(db: Db, account_id: number, totp_sealed: string): Promise<void> {
  await db
    .insertInto("second_factors")
    .values({ account_id, totp_sealed, confirmed_at: null, totp_last_step: null })
    .onConflict((conflict) =>
      conflict
        .column("account_id")
        .doUpdateSet({ totp_sealed, totp_last_step: null })
        .where(({ eb, or }) =>
          or([eb("second_factors.confirmed_at", "is", null), eb("second_factors.totp_sealed", "is", null)]),
        ),
    )
    .execute();
}

/** Turns the second factor on for an account whose first factor is a passkey. Returns false if it was already on. */
export async function turnOnSecondFactor(db: Db, account_id: number, confirmed_at: Date): Promise<boolean> {
  const off = { totp_sealed: null, totp_last_step: null };
  const row = await db
    .insertInto("second_factors")
    .values({ account_id, confirmed_at, ...off })
    .onConflict((conflict) =>
      conflict
        .column("account_id")
        .doUpdateSet({ confirmed_at, ...off })
        .where("second_factors.confirmed_at", "is", null),
    )
    .returning("account_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Selects every stored secret, to be re-encrypted. */
export async function listTotpSecrets(db: Db): Promise<{ account_id: number; totp_sealed: string }[]> {
  return db
    .selectFrom("second_factors")
    .select(["account_id", "totp_sealed"])
    .where("totp_sealed", "is not", null)
    .orderBy("account_id")
    .$narrowType<{ totp_sealed: string }>()
    .execute();
}

/** Stores the re-encrypted secret, unless it has changed since. */
export async function replaceTotpSecret(db: Db, account_id: number, from: string, to: string): Promise<void> {
  await db
    .updateTable("second_factors")
    .set({ totp_sealed: to })
    .where("account_id", "=", account_id)
    .where("totp_sealed", "=", from)
    .execute();
}

/**
 * Marks a code's time step as used. Returns false if this or a later step was used before: each code works once, so
 * that observing one is of no use.
 */
export async function consumeTimeStep(db: Db, account_id: number, step: number, confirmed_at?: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("second_factors")
    .set({ totp_last_step: step, ...(confirmed_at && { confirmed_at }) })
    .where("account_id", "=", account_id)
    .where("totp_sealed", "is not", null)
    .where(({ eb, or }) => or([eb("totp_last_step", "is", null), eb("totp_last_step", "<", step)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Replaces all recovery codes. */
export async function replaceRecoveryCodes(db: Db, account_id: number, hashes: readonly string[]): Promise<void> {
  await db.deleteFrom("recovery_codes").where("account_id", "=", account_id).execute();
  const rows = hashes.map((code_sha256) => ({ account_id, code_sha256, used_at: null }));
  if (rows.length > 0) await db.insertInto("recovery_codes").values(rows).execute();
}

/** Uses up a recovery code. Returns false if it is invalid or already used. */
export async function consumeRecoveryCode(
  db: Db,
  account_id: number,
  code_sha256: string,
  used_at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("recovery_codes")
    .set({ used_at })
    .where("account_id", "=", account_id)
    .where("code_sha256", "=", code_sha256)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function countRecoveryCodes(db: Db, account_id: number): Promise<number> {
  const { n } = await db
    .selectFrom("recovery_codes")
    .select(({ fn }) => fn.countAll<number>().as("n"))
    .where("account_id", "=", account_id)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Removes an account's second factor, including its passkeys. */
export async function clearSecondFactor(db: Db, account_id: number): Promise<void> {
  await db.deleteFrom("second_factors").where("account_id", "=", account_id).execute();
  await replaceRecoveryCodes(db, account_id, []);
  await deletePasskeys(db, account_id);
}
