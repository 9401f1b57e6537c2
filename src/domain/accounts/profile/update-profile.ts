import { type Context, requireBuyer, runInTransaction } from "#domain/context.ts";
import { checkProfile, type Profile, requireValid } from "../account-input.ts";
import { updateBuyer } from "../account-queries.ts";
import { showProfile } from "./show-profile.ts";
import type { UserInfo } from "./user-info.ts";

const NO_NUMBER = { mobile_e164: null, mobile_code: null, mobile_country: null };

/** Updates the buyer's name and address. @throws NotSignedIn; Invalid with a message for each field */
export async function updateProfile(context: Context, input: unknown): Promise<UserInfo> {
  const { id } = requireBuyer(context);
  const profile = requireValid(checkProfile(input, context), context.locale);
  return runInTransaction(context, async (tx) => {
    await updateBuyer(tx.db, id, getColumns(profile));
    return showProfile(tx);
  });
}

function getColumns({ mobile, ...profile }: Profile) {
  if (mobile === undefined) return profile;
  return { ...profile, ...(mobile ?? NO_NUMBER) };
}
