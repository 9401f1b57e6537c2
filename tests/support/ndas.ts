import type { Insertable } from "kysely";
import type { ListingTable } from "#db/tables/listings.ts";
import type { BuyerViewer } from "#domain/context.ts";
import { signNda } from "#domain/ndas/signing/sign-nda.ts";
import { insertBuyer } from "./buyer-rows.ts";
import type { TestContext } from "./context.ts";
import { insertListing } from "./listings.ts";

/** A mark of its own in every confidential field. */
export const SECRETS = {
  legal_name: "CANARY-legal_name",
  street_address: "CANARY-street_address",
  locality: "CANARY-locality",
  postal_code: "CANARY-postal_code",
  website: "https://www.example.com/CANARY-website",
  lease_terms: "CANARY-lease_terms",
};

/** A listing with something to keep from whoever has not signed. */
export async function insertSecretListing(
  { db }: Pick<TestContext, "db">,
  values: Partial<Insertable<ListingTable>> & { number: number; office_id: number },
): Promise<void> {
  await insertListing(db, values);
  const years = [{ year: 2025, revenue: 71_234_500, cost_of_goods: 100, expenses: 200, sde: null }];
  await db
    .insertInto("listing_confidential")
    .values({ listing_number: values.number, ...SECRETS, yearly_financials: JSON.stringify(years) })
    .execute();
}

/** A buyer who is signed in, with that context. */
export async function asBuyer(
  context: TestContext,
  values: Parameters<typeof insertBuyer>[1] = {},
): Promise<TestContext & { viewer: BuyerViewer }> {
  return { ...context, viewer: await insertBuyer(context.db, values) };
}

export const SIGNING = { address: "203.0.113.9", user_agent: "A browser of the tests", idempotency_key: null };

/** Signs as somebody whose profile says Pat Lane. */
export function sign(context: TestContext, post: string, input: Partial<Parameters<typeof signNda>[1]> = {}) {
  const whole = { post, signature: "pat lane", time_zone: "America/Chicago", template_version: null, ...input };
  return signNda(context, whole, SIGNING);
}
