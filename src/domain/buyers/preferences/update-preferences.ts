import { isDeepStrictEqual } from "node:util";
import { type Context, inTransaction, requireBuyer } from "#domain/context.ts";
import { recordActivity } from "../activity/record-activity.ts";
import { countMatching } from "../matches/count-matching.ts";
import { activePreferences, type BuyerPreferences } from "./buyer-preferences.ts";
import { rangeCodes } from "./preferences-input.ts";
import { preferencesProblem } from "./preferences-messages.ts";
import { replacePreferences } from "./preferences-queries.ts";
import { ownPreferences, type PreferencesNow } from "./read-preferences.ts";

/**
 * Changes what the buyer who asks looks for: what `change` has replaces what was set, what it leaves out stays.
 *
 * @param change as `checkPreferences` has checked it.
 * @throws NotSignedIn; Invalid when a bound contradicts one that stays.
 */
export async function updatePreferences(context: Context, change: Partial<BuyerPreferences>): Promise<PreferencesNow> {
  const preferences = await inTransaction(context, async (inside) => {
    const before = await ownPreferences(inside, { forUpdate: true });
    const after = { ...before, ...change };
    const codes = rangeCodes(after, change);
    if (Object.keys(codes).length > 0) throw preferencesProblem(codes, context.locale);
    if (isDeepStrictEqual(before, after)) return after;
    const { id } = requireBuyer(inside);
    await replacePreferences(inside.db, id, after);
    await recordActivity(inside, { buyer_id: id, kind: "preferences_changed" });
    return after;
  });
  return { preferences, matching: await countMatching(context, activePreferences(preferences)) };
}
