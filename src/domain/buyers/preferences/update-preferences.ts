import { isDeepStrictEqual } from "node:util";
import { type Context, requireBuyer, runInTransaction } from "#domain/context.ts";
import { recordActivity } from "../activity/record-activity.ts";
import { countMatching } from "../matches/count-matching.ts";
import { type BuyerPreferences, toActivePreferences } from "./buyer-preferences.ts";
import { checkRange } from "./preferences-input.ts";
import { createPreferencesProblem } from "./preferences-messages.ts";
import { replacePreferences } from "./preferences-queries.ts";
import { getOwnPreferences, type PreferencesNow } from "./read-preferences.ts";

/**
 * Updates the signed-in buyer's preferences; omitted fields keep their values.
 *
 * @param change as validated by `checkPreferences`.
 * @throws NotSignedIn; Invalid if a new bound contradicts a stored one.
 */
export async function updatePreferences(context: Context, change: Partial<BuyerPreferences>): Promise<PreferencesNow> {
  const preferences = await runInTransaction(context, async (tx) => {
    const before = await getOwnPreferences(tx, { forUpdate: true });
    const after = { ...before, ...change };
    const codes = checkRange(after, change);
    if (Object.keys(codes).length > 0) throw createPreferencesProblem(codes, context.locale);
    if (isDeepStrictEqual(before, after)) return after;
    const { id } = requireBuyer(tx);
    await replacePreferences(tx.db, id, after);
    await recordActivity(tx, { buyer_id: id, kind: "preferences_changed" });
    return after;
  });
  return { preferences, matching: await countMatching(context, toActivePreferences(preferences)) };
}
