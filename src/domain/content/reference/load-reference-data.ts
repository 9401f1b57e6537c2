import { CATEGORIES } from "#domain/categories/categories.ts";
import { type Context, inTransaction } from "#domain/context.ts";
import { insertHeadOffice, upsertCategories, upsertRegions } from "./reference-queries.ts";

/** What every database needs before the first listing: regions, categories and the head office. Safe to repeat. */
export function loadReferenceData(context: Pick<Context, "db" | "edition" | "network" | "queue">): Promise<void> {
  return inTransaction(context as Context, async ({ db, edition, network }) => {
    await upsertRegions(db, edition);
    await upsertCategories(db, CATEGORIES);
    await insertHeadOffice(db, network.brand, network.default_phone, edition);
  });
}
