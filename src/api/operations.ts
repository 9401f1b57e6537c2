import type { Operation } from "./http/operation.ts";
import { listEmployees, listEmployeesByOffice, listEmployeesListings, showEmployee } from "./rest/employees.ts";
import { createEnquiry } from "./rest/enquiries.ts";
import { findGeo } from "./rest/geo.ts";
import { listListings, showListing } from "./rest/listings.ts";
import { showOffice } from "./rest/offices.ts";
import { createReview, listOfficeReviews } from "./rest/reviews.ts";
import { createValuation } from "./rest/valuation.ts";

/** Every call that has a description: the server serves these, and `docs/openapi.json` describes them. */
export const OPERATIONS: readonly Operation[] = [
  showOffice,
  listEmployees,
  listEmployeesByOffice,
  showEmployee,
  listEmployeesListings,
  listListings,
  showListing,
  findGeo,
  createEnquiry,
  listOfficeReviews,
  createReview,
  createValuation,
];
