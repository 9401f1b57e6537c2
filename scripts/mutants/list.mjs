import { accountMutants } from "./accounts.mjs";
import { alertMutants } from "./alerts.mjs";
import { analyticsMutants } from "./analytics.mjs";
import { apiMutants } from "./api.mjs";
import { buyerWebMutants } from "./buyer-web.mjs";
import { buyerMutants } from "./buyers.mjs";
import { cacheMutants } from "./cache.mjs";
import { contentMutants } from "./content.mjs";
import { crawlerMutants } from "./crawlers.mjs";
import { deskMutants } from "./desk.mjs";
import { digestMutants } from "./digests.mjs";
import { editingMutants } from "./editing.mjs";
import { editionMutants } from "./editions.mjs";
import { enquiryMutants } from "./enquiries.mjs";
import { graphqlMutants } from "./graphql.mjs";
import { groundMutants } from "./ground.mjs";
import { guardMutants } from "./guards.mjs";
import { importMutants } from "./imports.mjs";
import { languageMutants } from "./languages.mjs";
import { leadMutants } from "./leads.mjs";
import { locatorMutants } from "./locator.mjs";
import { metricsMutants } from "./metrics.mjs";
import { ndaMutants } from "./ndas.mjs";
import { peopleMutants } from "./people.mjs";
import { searchMutants } from "./search.mjs";
import { sellersMutants } from "./sellers.mjs";
import { valuationMutants } from "./valuation.mjs";
import { visitMutants } from "./visits.mjs";

/**
 * Faults of our own choosing, each with the unit or database tests that must notice it. `find` stands exactly once in `file`.
 * What only shows between two connections is noticed on `postgres`: the embedded database has one.
 *
 * @type {{ file: string, find: string, replace: string, tests: string[], database?: "postgres", why: string }[]}
 */
export const mutants = [
  ...accountMutants,
  ...alertMutants,
  ...analyticsMutants,
  ...apiMutants,
  ...buyerWebMutants,
  ...buyerMutants,
  ...cacheMutants,
  ...contentMutants,
  ...crawlerMutants,
  ...editingMutants,
  ...editionMutants,
  ...deskMutants,
  ...digestMutants,
  ...enquiryMutants,
  ...graphqlMutants,
  ...groundMutants,
  ...guardMutants,
  ...importMutants,
  ...languageMutants,
  ...leadMutants,
  ...locatorMutants,
  ...metricsMutants,
  ...ndaMutants,
  ...peopleMutants,
  ...searchMutants,
  ...sellersMutants,
  ...valuationMutants,
  ...visitMutants,
];
