import { type Context, enqueue, requireBuyer, runInTransaction } from "#domain/context.ts";
import { checkProfile, type Profile, requireValid } from "../account-input.ts";
import { lockAccount, selectBuyer, updateBuyer } from "../account-queries.ts";
import { showProfile } from "./show-profile.ts";
import type { UserInfo } from "./user-info.ts";

const NO_NUMBER = { mobile_e164: null, mobile_code: null, mobile_country: null };

/**
 * Updates the buyer's name, phone number and address. A changed name or number is reported by email, because the session
 * alone can change it: brokers call the number, and agreements are signed with the name.
 *
 * @throws NotSignedIn; Invalid with a message for each field
 */
export async function updateProfile(context: Context, input: unknown): Promise<UserInfo> {
  const { id } = requireBuyer(context);
  const profile = requireValid(checkProfile(input, context), context.locale);
  return runInTransaction(context, async (tx) => {
    const columns = getColumns(profile);
    await lockAccount(tx.db, id);
    const before = await selectBuyer(tx.db, id);
    await updateBuyer(tx.db, id, columns);
    if (before && (["first_name", "last_name"] as const).some((name) => columns[name] !== before[name]))
      await report(tx, id, "name_changed");
    if (before && "mobile_e164" in columns && columns.mobile_e164 !== before.mobile_e164)
      await report(tx, id, "phone_changed");
    return showProfile(tx);
  });
}

/** Sends at most one email of each kind per hour. */
async function report(context: Context, account_id: number, kind: "name_changed" | "phone_changed"): Promise<void> {
  const hour = context.clock().toISOString().slice(0, "2026-11-25T12".length);
  await enqueue(context, "account-mail", { kind, id: `${kind} ${hour}`, account_id });
}

function getColumns({ mobile, ...profile }: Profile) {
  if (mobile === undefined) return profile;
  return { ...profile, ...(mobile ?? NO_NUMBER) };
}
