import { type Context, requireBuyer } from "#domain/context.ts";
import { NotSignedIn } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { countMatching } from "../matches/count-matching.ts";
import { type BuyerPreferences, toActivePreferences } from "./buyer-preferences.ts";
import { selectPreferences } from "./preferences-queries.ts";

export interface PreferencesNow {
  /** Bounds in minor units. */
  preferences: BuyerPreferences;
  /** How many listings match right now. */
  matching: number;
}

/** What the buyer who asks looks for, and how many match. @throws NotSignedIn */
export async function readPreferences(context: Context): Promise<PreferencesNow> {
  const preferences = await getOwnPreferences(context);
  return { preferences, matching: await countMatching(context, toActivePreferences(preferences)) };
}

/** What the buyer who asks looks for. @throws NotSignedIn, also where the account has ended meanwhile. */
export async function getOwnPreferences(context: Context, options?: { forUpdate: boolean }): Promise<BuyerPreferences> {
  const preferences = await selectPreferences(context.db, requireBuyer(context).id, options);
  if (!preferences) throw new NotSignedIn(m.sign_in_first());
  return preferences;
}
