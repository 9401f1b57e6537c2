import type { Db } from "#db/connect.ts";
import type { PreferenceRow } from "../matching/match-rules.ts";

/**
 * Counts the registered buyers with a preference row that matches a region and, if given, a category, by the same rule
 * as `isRowMatch`. Buyers without rows have named nothing and aren't counted.
 */
export async function selectDemand(
  db: Db,
  { state, category }: { state: string; category: PreferenceRow["category"] },
): Promise<number> {
  const { buyers } = await db
    .selectFrom("buyer_preferences")
    .innerJoin("accounts", "accounts.id", "buyer_preferences.buyer_id")
    .select(({ fn }) => fn.count<number>("buyer_id").distinct().as("buyers"))
    .where("cancelled_at", "is", null)
    .where((eb) => eb.or([eb("state", "is", null), eb("state", "=", state)]))
    .$if(category !== null, (query) =>
      query.where((eb) => eb.or([eb("category", "is", null), eb("category", "=", category)])),
    )
    .executeTakeFirstOrThrow();
  return buyers;
}
