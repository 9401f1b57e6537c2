import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import type { Db } from "#db/connect.ts";
import type { ListingTable } from "#db/tables/listings.ts";
import type { BuyerViewer } from "#domain/context.ts";
import { signNda } from "#domain/ndas/signing/sign-nda.ts";
import { insertBuyer } from "./buyer-rows.ts";
import type { TestContext } from "./context.ts";
import { insertListing } from "./listings.ts";

/** A unique mark in every confidential field. */
export const SECRETS = {
  legal_name: "CANARY-legal_name",
  street_address: "CANARY-street_address",
  locality: "CANARY-locality",
  postal_code: "CANARY-postal_code",
  website: "https://www.example.com/CANARY-website",
  tour_url: "https://www.example.com/CANARY-tour_url",
  lease_terms: "CANARY-lease_terms",
};

/** Inserts a listing with confidential fields. */
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

/** Inserts a buyer and returns a context signed in as them. */
export async function createBuyerContext(
  context: TestContext,
  values: Parameters<typeof insertBuyer>[1] = {},
): Promise<TestContext & { viewer: BuyerViewer }> {
  return { ...context, viewer: await insertBuyer(context.db, values) };
}

export const SIGNING = { address: "203.0.113.9", user_agent: "A browser of the tests", idempotency_key: null };

/** Signs as a buyer whose profile name is Pat Lane. */
export function signNdaFor(context: TestContext, post: string, input: Partial<Parameters<typeof signNda>[1]> = {}) {
  const whole = { post, signature: "pat lane", time_zone: "America/Chicago", template_version: null, ...input };
  return signNda(context, whole, SIGNING);
}

let listings = 100_700;

/** Inserts an agreement for a new listing, without a buyer or evidence, for permission tests. Returns its id. */
export async function insertSigned(db: Db, owner: { agent_id: number; office_id: number }): Promise<string> {
  listings += 1;
  await insertListing(db, { number: listings, ...owner });
  const id = randomUUID();
  await db
    .insertInto("ndas")
    .values({
      id,
      listing_number: listings,
      name: "Pat Lane",
      email: "pat@example.com",
      signature: "Pat Lane",
      address: "",
      user_agent: "",
      locale: "en-US",
      template_version: "us-en-us-2",
      text: "",
      text_sha256: "",
      signed_at: new Date(),
      approval: "waiting",
    })
    .execute();
  return id;
}
