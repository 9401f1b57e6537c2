import type { AccountTokenTable } from "#db/tables/accounts.ts";
import type { AccountMail, Context } from "#domain/context.ts";
import type { Locale } from "#editions/locales.ts";
import { createSecret } from "#lib/secrets.ts";
import { sha256 } from "#lib/sha256.ts";
import { getPagePath } from "#web/site-map.ts";
import { selectIdByEmail, selectPerson } from "../account-queries.ts";
import { createCode } from "../verification/create-code.ts";
import { insertToken, spendTokens } from "./token-queries.ts";

/** The content and recipient of an account email. */
export interface AccountEmail {
  kind: AccountMail["kind"];
  /** Each key is emailed once. */
  key: string;
  to: string;
  first_name: string;
  locale: Locale;
  /** The account's current address. */
  email: string;
  /** The path that the email's button opens; null without a button. */
  path: string | null;
  /** Six digits that verify the address, as the link does. */
  code: string | null;
}

const HOUR_MS = 3_600_000;

/** How long links work, as stated in the emails. */
const LINKS = {
  welcome: { purpose: "verify_email", ms: 7 * 24 * HOUR_MS },
  verify_email: { purpose: "verify_email", ms: 7 * 24 * HOUR_MS },
  invitation: { purpose: "invitation", ms: 7 * 24 * HOUR_MS },
  reset_password: { purpose: "reset_password", ms: HOUR_MS },
} as const;

/**
 * Builds a queued account email, with a new link if needed. Returns null if there is no recipient or the account's
 * address has changed.
 */
export async function getAccountEmailData(context: Context, mail: AccountMail): Promise<AccountEmail | null> {
  const { db } = context;
  const id = mail.kind === "reset_password" ? await selectIdByEmail(db, mail.email) : mail.account_id;
  const account = id === null ? undefined : await selectPerson(db, id);
  if (!account || account.disabled_at || (account.cancelled_at && mail.kind !== "cancelled")) return null;
  const { email, locale } = account;
  const first_name = account.first_name ?? account.name ?? "";
  const path = await getPath(context, mail.kind, account);
  const to = mail.kind === "email_changed" ? mail.old_email : email;
  const key = `account:${account.id}:${mail.id}`;
  const proves = account.kind === "buyer" && (mail.kind === "welcome" || mail.kind === "verify_email");
  const code = proves ? await createCode(context, { mail_key: key, account_id: account.id, email }) : null;
  return { kind: mail.kind, key, to, first_name, locale, email, path, code };
}

async function getPath(
  context: Context,
  kind: AccountMail["kind"],
  { id, email, kind: of }: { id: number; email: string; kind: "buyer" | "staff" },
): Promise<string | null> {
  switch (kind) {
    case "welcome":
    case "verify_email":
      return `${getPagePath("verifyEmail")}?token=${await createLink(context, id, email, LINKS[kind])}`;
    case "reset_password": {
      const token = await createLink(context, id, email, LINKS[kind]);
      const page = of === "staff" ? "/desk/new-password" : getPagePath("resetPassword");
      return `${page}?token=${token}&email=${encodeURIComponent(email)}`;
    }
    case "invitation":
      // Only the newest link works.
      await spendTokens(context.db, id, context.clock(), "invitation");
      return `/desk/invitation?token=${await createLink(context, id, email, LINKS[kind])}`;
    case "password_changed":
    case "email_changed":
      return getPagePath("contact");
    case "cancelled":
      return null;
  }
}

async function createLink(
  context: Context,
  account_id: number,
  email: string,
  { purpose, ms }: { purpose: AccountTokenTable["purpose"]; ms: number },
): Promise<string> {
  const token = createSecret();
  const created_at = context.clock();
  const expires_at = new Date(created_at.getTime() + ms);
  const row = { token_sha256: sha256(token), account_id, purpose, email, created_at, expires_at, used_at: null };
  await insertToken(context.db, row);
  return token;
}
