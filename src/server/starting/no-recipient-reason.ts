import type { Config } from "#config/env.ts";
import type { Context } from "#domain/context.ts";
import { selectHeadOffice, UNSET_EMAIL } from "#domain/offices/head-office/head-office-queries.ts";
import { isDemoAddress } from "#domain/outbox/demo-address.ts";

/**
 * Returns one line for the operator that says why no one receives inquiries by email; null if someone does, and in the
 * demo.
 */
export async function getNoRecipientReason(
  { db }: Pick<Context, "db">,
  { demo, smtp_url }: Pick<Config, "demo" | "smtp_url">,
): Promise<string | null> {
  if (demo) return null;
  const { email } = await selectHeadOffice(db);
  const isReachable = !isDemoAddress(email);
  if (isReachable && smtp_url) return null;
  const missing = [
    ...(isReachable
      ? []
      : [
          email === UNSET_EMAIL
            ? "head office has no email address (set HEAD_OFFICE_EMAIL, or enter one at /desk/head-office)"
            : `${email} is an example, to which nothing is sent (enter head office's address at /desk/head-office)`,
        ]),
    ...(smtp_url ? [] : ["no mail server is set (set SMTP_URL)"]),
  ];
  return `Inquiries are stored, but no one is emailed: ${missing.join(", and ")}.`;
}
