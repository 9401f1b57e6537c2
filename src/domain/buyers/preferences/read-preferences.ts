import { type Context, requireBuyer } from "#domain/context.ts";
import { NotSignedIn } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { countMatching } from "../matches/count-matching.ts";
import { type BuyerPreferences, toActivePreferences } from "./buyer-preferences.ts";
import { selectPreferences } from "./preferences-queries.ts";

export interface PreferencesNow {
  /** Bounds in minor units. */
  preferences: BuyerPreferences;
  /** How many listings match now. */
  matching: number;
}

/** Returns the signed-in buyer's preferences and the number of matches. @throws NotSignedIn */
export async function readPreferences(context: Context): Promise<PreferencesNow> {
  const preferences = await getOwnPreferences(context);
  return { preferences, matching: await countMatching(context, toActivePreferences(preferences)) };
}

/** Returns the signed-in buyer's preferences. @throws NotSignedIn, also if the account has since been closed. */
export async function getOwnPreferences(context: Context, options?: { forUpdate: boolean }): Promise<BuyerPreferences> {
  const preferences = await selectPreferences(context.db, requireBuyer(context).id, options);
  if (!preferences) throw new NotSignedIn(m.sign_in_first());
  return preferences;
}
