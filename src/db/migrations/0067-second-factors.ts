import { type Kysely, sql } from "kysely";

/**
 * Second factors of any account, where only staff had them. The release before this one still reads `staff.totp_*` and
 * `staff_recovery_codes`, so they stay, unused, until a later release removes them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table second_factors (
      account_id integer primary key references accounts on delete cascade,
      confirmed_at timestamptz,
      totp_sealed text,
      totp_last_step integer
    )`.execute(db);
  await sql`
    insert into second_factors (account_id, confirmed_at, totp_sealed, totp_last_step)
    select account_id, totp_confirmed_at, totp_sealed, totp_last_step from staff where totp_sealed is not null`.execute(
    db,
  );
  await sql`
    create table recovery_codes (
      account_id integer not null references accounts on delete cascade,
      code_sha256 text not null,
      used_at timestamptz,
      primary key (account_id, code_sha256)
    )`.execute(db);
  await sql`
    insert into recovery_codes (account_id, code_sha256, used_at)
    select account_id, code_sha256, used_at from staff_recovery_codes`.execute(db);
  await sql`alter table passkeys drop constraint passkeys_account_id_fkey`.execute(db);
  await sql`
    alter table passkeys add constraint passkeys_account_id_fkey
    foreign key (account_id) references accounts on delete cascade`.execute(db);
}
