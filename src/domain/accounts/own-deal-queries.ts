import { type SqlBool, sql } from "kysely";

/**
 * The condition that a deal is a buyer's: it was started with their account, or with a lead that contains only inquiries
 * from their email address, which they have verified.
 */
export const isDealOf = (buyerId: number) => sql<SqlBool>`deals.id in (
  select own.id from deals as own where own.buyer_id = ${buyerId}
  union all
  select own.id from accounts
  join enquiries on lower(enquiries.email) = lower(accounts.email)
  join deals as own on own.lead_id = enquiries.lead_id
  where accounts.id = ${buyerId} and accounts.email_verified_at is not null and not exists (
    select from enquiries as others
    where others.lead_id = enquiries.lead_id and lower(others.email) <> lower(accounts.email)
  ))`;
