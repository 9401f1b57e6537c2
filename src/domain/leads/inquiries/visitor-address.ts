import type { Context } from "#domain/context.ts";
import { HOUR_MS } from "#lib/time/durations.ts";
import { countVisitorMails, hasVerifiedAccount } from "./visitor-address-queries.ts";

/** Which emails may be sent to the address in an inquiry. Anyone can enter someone else's address. */
export interface VisitorAddress {
  /** Whether a buyer has verified the address. Only then may an email repeat what they wrote. */
  is_verified: boolean;
  /** Whether the address is below the hourly limit of emails. */
  may_receive: boolean;
}

const MAX_MAILS_PER_HOUR = 3;

/**
 * Checks which emails an inquiry's address may get.
 *
 * @param inquiryId the inquiry, whose own emails don't count toward the limit
 */
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
