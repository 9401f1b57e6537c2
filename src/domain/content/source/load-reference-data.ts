import { type Context, runInTransaction } from "#domain/context.ts";
import { invalidate } from "#domain/invalidate.ts";
import { CATEGORIES } from "#domain/listings/categories/categories.ts";
import { updateUnsetEmail } from "#domain/offices/head-office/head-office-queries.ts";
import { insertHeadOffice, upsertCategories, upsertRegions } from "./reference-queries.ts";

/**
 * Loads what every database needs before the first listing: regions, categories and the head office. Safe to repeat.
 *
 * @param headOfficeEmail used if head office has no email address yet.
 */
export function loadReferenceData(
  context: Pick<Context, "db" | "edition" | "network" | "queue">,
  headOfficeEmail: string | null = null,
): Promise<void> {
  return runInTransaction(context as Context, async (tx) => {
    const { db, edition, network } = tx;
    await upsertRegions(db, edition);
    await upsertCategories(db, CATEGORIES);
    await insertHeadOffice(db, network, edition);
    // Other processes keep the offices in memory and have to load them again.
    if (headOfficeEmail && (await updateUnsetEmail(db, headOfficeEmail))) await invalidate(tx, "offices");
  });
}
