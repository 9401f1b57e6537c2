import type { Context } from "#domain/context.ts";
import { countVisitorMails, hasVerifiedAccount } from "./visitor-address-queries.ts";

/** Which emails the address in an inquiry may get, because anyone can enter someone else's address. */
export interface VisitorAddress {
  /** A buyer has verified it, so the email may repeat what they wrote. */
  is_verified: boolean;
  /** It is below the hourly limit of emails. */
  may_receive: boolean;
}

const HOUR_MS = 3_600_000;
const MAX_MAILS_PER_HOUR = 3;

/** @param inquiryId whose own emails don't count. */
export async function checkVisitorAddress(
  { db, clock }: Pick<Context, "db" | "clock">,
  email: string,
  inquiryId: string,
): Promise<VisitorAddress> {
  const since = new Date(clock().getTime() - HOUR_MS);
  const [is_verified, mails] = await Promise.all([
    hasVerifiedAccount(db, email),
    countVisitorMails(db, { email, inquiryId, since }),
  ]);
  return { is_verified, may_receive: mails < MAX_MAILS_PER_HOUR };
}
