import type { AccountTokenTable } from "#db/tables/accounts.ts";
import type { AccountMail, Context } from "#domain/context.ts";
import type { Locale } from "#editions/locales.ts";
import { getSalutationName } from "#editions/person-name.ts";
import { createSecret } from "#lib/secrets.ts";
import { sha256 } from "#lib/sha256.ts";
import { HOUR_MS } from "#lib/time/durations.ts";
import { selectIdByEmail, selectPerson } from "../account-queries.ts";
import { createCode } from "../verification/create-code.ts";
import { consumeTokens, insertToken } from "./token-queries.ts";

/** The content and recipient of an account email. */
export interface AccountEmail {
  kind: AccountMail["kind"];
  /** At most one email is ever sent for each key. */
  key: string;
  to: string;
  /** The reader's name for the greeting. */
  salutation: string;
  locale: Locale;
  email: string;
  /** The path that the email's button opens; null without a button. */
  path: string | null;
  /** Six digits that verify the address, as the link does. */
  code: string | null;
}

/** The page that an email's button opens. */
export interface AccountLink {
  page: string;
  /** The page for staff, if it differs from the one for buyers. */
  staff_page?: string;
  /** What the link's token is for, and for how many hours it is valid, as stated in the email. */
  token?: { purpose: AccountTokenTable["purpose"]; hours: number };
}

/**
 * Builds the data of a queued account email, with a new token if its link needs one. Returns null if there is no
 * recipient or the account's address has changed since.
 */
export async function getAccountEmailData(
  context: Context,
  mail: AccountMail,
  link: AccountLink | null,
): Promise<AccountEmail | null> {
  const { db } = context;
  const id = mail.kind === "reset_password" ? await selectIdByEmail(db, mail.email) : mail.account_id;
  const account = id === null ? undefined : await selectPerson(db, id);
  if (!account || account.disabled_at || (account.cancelled_at && mail.kind !== "cancelled")) return null;
  const { email, locale } = account;
  const { first_name, last_name, name } = account;
  const salutation = first_name === null ? (name ?? "") : getSalutationName(locale, { first_name, last_name });
  const path = link && (await getPath(context, account, link));
  const to = mail.kind === "email_changed" ? mail.old_email : email;
  const key = `account:${account.id}:${mail.id}`;
  const proves = account.kind === "buyer" && link?.token?.purpose === "verify_email";
  const code = proves ? await createCode(context, { mail_key: key, account_id: account.id, email }) : null;
  return { kind: mail.kind, key, to, salutation, locale, email, path, code };
}

async function getPath(
  { db, clock }: Context,
  { id: account_id, email, kind }: { id: number; email: string; kind: "buyer" | "staff" },
  { page, staff_page, token }: AccountLink,
): Promise<string> {
  const path = (kind === "staff" && staff_page) || page;
  if (!token) return path;
  const { purpose, hours } = token;
  const created_at = clock();
  // A new invitation invalidates earlier ones.
  if (purpose === "invitation") await consumeTokens(db, account_id, created_at, purpose);
  const secret = createSecret();
  const expires_at = new Date(created_at.getTime() + hours * HOUR_MS);
  const token_sha256 = sha256(secret);
  await insertToken(db, { token_sha256, account_id, purpose, email, created_at, expires_at, used_at: null });
  return `${path}?token=${secret}${purpose === "reset_password" ? `&email=${encodeURIComponent(email)}` : ""}`;
}
