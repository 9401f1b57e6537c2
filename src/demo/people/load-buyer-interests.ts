import type { Context } from "#domain/context.ts";
import { insertInterests, selectBuyersWithoutInterests, selectMarket } from "./buyer-interest-queries.ts";
import { createBuyerInterests } from "./buyer-interests.ts";

const LISTINGS_CONSIDERED = 2_000;

/** Gives buyers without interests some of their own. Returns the number of buyers. */
export async function loadBuyerInterests({ db, edition, clock }: Context): Promise<number> {
  const buyers = await selectBuyersWithoutInterests(db);
  if (buyers.length === 0) return 0;
  const market = await selectMarket(db, LISTINGS_CONSIDERED);
  let given = 0;
  for (const [position, id] of buyers.entries()) {
    const interests = createBuyerInterests(id, position, market, edition.currency, clock());
    if (!interests) continue;
    await insertInterests(db, id, interests);
    given += 1;
  }
  return given;
}
