import type { PluginIds } from "#config/plugin-ids.ts";
import { getAddedVersions } from "#db/cache-versions.ts";
import type { Db } from "#db/connect.ts";
import type { StaffTable } from "#db/tables/staff.ts";
import type { Logo } from "#domain/network/logo/logo.ts";
import type { Edition } from "#editions/edition.ts";
import { getLanguagePrefix, type Locales } from "#editions/language-prefix.ts";
import type { Locale } from "#editions/locales.ts";
import type { AccountEmailName } from "#emails/emails.ts";
import type { Documents } from "#integrations/documents/documents.ts";
import type { Encryptor } from "#integrations/encryptor.ts";
import type { Files } from "#integrations/files/files.ts";
import type { Gazetteer } from "#integrations/gazetteer/gazetteer.ts";
import type { JobQueue } from "#integrations/job-queue.ts";
import type { PasswordHasher } from "#integrations/password-hash.ts";
import type { PdfWriter } from "#integrations/pdf/pdf-document.ts";
import { NotAllowed, NotSignedIn } from "#lib/errors.ts";
import type { Log } from "#lib/log.ts";
import type { RecordSecurityEvent } from "#lib/security-events.ts";
import type { Clock } from "#lib/time/clock.ts";
import type { IsoWeek } from "#lib/time/iso-week.ts";
import { m } from "#messages/messages.js";
import type { LiveIndex } from "./search/index/live-index.ts";

/** A signed-in buyer. */
export interface BuyerViewer {
  role: "buyer";
  /** Account id. */
  id: number;
  /** SHA-256 of their session token. */
  session: string;
}

export type StaffRole = StaffTable["staff_role"];

/** A signed-in staff member, past the second factor. */
export interface StaffViewer {
  role: "staff";
  /** Account id. */
  id: number;
  session: string;
  staff_role: StaffRole;
  office_id: number | null;
  agent_id: number | null;
}

/**
 * The user on whose behalf work is done: a person on the site or at the desk, or the platform itself (jobs, commands).
 */
export type Viewer = { role: "visitor" } | BuyerViewer | StaffViewer | { role: "system" };

/** Returns the signed-in buyer. @throws NotSignedIn */
export function requireBuyer({ viewer }: Pick<Context, "viewer">): BuyerViewer {
  if (viewer.role !== "buyer") throw new NotSignedIn(m.sign_in_first());
  return viewer;
}

/** Returns the signed-in staff member. @throws NotSignedIn; NotAllowed for a buyer. */
export function requireStaff({ viewer }: Pick<Context, "viewer">): StaffViewer {
  if (viewer.role === "buyer") throw new NotAllowed(m.desk_not_allowed());
  if (viewer.role !== "staff") throw new NotSignedIn(m.sign_in_first());
  return viewer;
}

/** The network's name and addresses. */
export interface Network {
  brand: string;
  /** The environment's `brand`, used while none is set at the desk. */
  environment_brand?: string;
  /** Uploaded at the desk; null for the default logo. */
  logo?: Logo | null;
  /** Accent colors set at the desk; null for the theme's own. */
  colors?: { accent_light: string | null; accent_dark: string | null };
  /** Legal notice set at the desk, shown in every footer. */
  legal_notice?: string | null;
  /** Canonical origin of links in pages, emails and documents, without a trailing slash. */
  origin: string;
  /** Enabled locales, the default first. */
  locales: Locales;
  /** Head office's phone number, shown for offices without their own. */
  default_phone: string;
  /** The environment's `default_phone`, used while head office has no number of its own. */
  environment_phone?: string;
  /** Head office's address as set at the desk; defaults to the edition's. */
  head_office_address?: string | null;
  /** URL of another edition's site, with `{code}` for its country. */
  sibling_sites: string;
  /** Vendor ids set by the operator; they override those in the website's settings. */
  analytics: PluginIds;
  /** The mailbox that receives replies, with a plus and a token in its address; null or absent without one. */
  reply_address?: string | null;
  /** Whether search engines are notified of changes. */
  notifies_search_engines?: boolean;
}

/** Returns the home page URL of a language, without a trailing slash; falls back to the default language. */
export function toHomeUrl({ origin, locales }: Pick<Network, "origin" | "locales">, locale: Locale): string {
  return origin + getLanguagePrefix(locale, locales);
}

/** What a visitor without cookies gets at an address of the site. */
export interface InspectedAddress {
  /** The redirects on the way, in order. */
  hops: { status: number; to: string }[];
  /** The final status; null for a file or an API call, which is not requested. */
  status: number | null;
  /** The ids of the website's redirects among them. */
  redirect_ids: number[];
}

/** After how many days personal data that is no longer needed is deleted; 0 keeps it forever. */
export interface Retention {
  /** For leads of people without an account, counted from their latest inquiry. */
  lead_days: number;
  /** Emails in the outbox. */
  email_days: number;
}

/** The shortest and longest period that head office may set. Links in emails about leads and listings work for weeks. */
export const RETENTION_DAYS = { min: 30, max: 3_650 } as const;

/** Everything a use case depends on, without HTTP. One is created for each request, job or command. */
export interface Context {
  db: Db;
  viewer: Viewer;
  edition: Edition;
  locale: Locale;
  network: Network;
  clock: Clock;
  gazetteer: Gazetteer;
  /** Index of all public listings. */
  index: LiveIndex;
  files: Files;
  pdf: PdfWriter;
  documents: Documents;
  queue: JobQueue;
  passwords: PasswordHasher;
  /** Encrypts secrets that the database alone must not reveal. */
  encryptor: Encryptor;
  log: Log;
  /** Old data is deleted after this many days; never if 0 or absent. */
  retention?: Retention;
  /** The User-Agent header of the current request; absent in jobs and commands. */
  getUserAgent?: () => string | null;
  /** Records a security event; absent in jobs and commands. */
  recordSecurityEvent?: RecordSecurityEvent;
  /** Whether demo staff and the public outbox are available to the current request; absent if they never are. */
  isDemoOpen?: () => boolean;
  /** Finds what a visitor gets at an address of the site; absent where no site is served. */
  inspectAddress?: (address: string) => Promise<InspectedAddress>;
  /**
   * Renders a page of the site, without scripts, as a transaction's changes would make it; absent where no site is
   * served. `path` has no language prefix.
   */
  renderPreview?: (db: Db, path: string, locale: Locale, listing?: PreviewedListing) => Promise<string>;
  /** Renders an email with example data, as a transaction's changes would make it. */
  renderEmail?: (db: Db, section: string, locale: Locale) => Promise<string>;
  /** Loads the shipped texts that the database lacks; absent where none are shipped. */
  loadShippedContent?: (context: Context) => Promise<unknown>;
  /** The number of a listing to show as if it were public, regardless of its status; only at the desk. */
  preview?: number;
  /** Whether the previewed listing shows what a buyer sees after signing its NDA. */
  previews_confidential?: boolean;
  /**
   * Called with the tags that this process has invalidated, after the commit; other processes are notified through the
   * database.
   */
  onInvalidated?: (tags: readonly string[]) => void;
}

/** A listing to show in any status, and whether to include what buyers see after signing its NDA. */
export interface PreviewedListing {
  preview: number;
  previews_confidential: boolean;
}

/** An email about an account; `id` distinguishes separate emails of the same kind. */
export type AccountMail =
  | { kind: Exclude<AccountEmailName, "email_changed" | "reset_password">; id: string; account_id: number }
  /** Sent to the account's old address. */
  | { kind: "email_changed"; id: string; account_id: number; old_email: string }
  /**
   * The address may have no account. That is checked when the email is written, so that response times don't reveal it.
   */
  | { kind: "reset_password"; id: string; email: string };

/** Why staff are notified about a lead. */
export type PushReason = "new" | "assigned" | "passed_on" | "reply" | "overdue";

/** `expires_at` (ISO 8601 UTC) is when it is out of date and no longer tried. */
export type PushNotification = { device_id: string; expires_at: string } & (
  | { reason: PushReason; lead_id: string }
  | { reason: "test"; lead_id: null }
);

/** The data of each kind of job. */
export interface Jobs {
  "enquiry-mails": { enquiry_id: string };
  "send-mail": { outbox_id: string; attempts?: number };
  /** The invalidated tags. */
  "tell-search-engines": { tags: string[] };
  /** The token is needed only for the email's link. */
  "seller-draft-mail": { draft_id: string; token: string };
  "review-invitation-mail": { invitation_id: string; token: string };
  "listing-confirmation-mail": { confirmation_id: string; token: string };
  /** `withdrawn_at` is ISO 8601 UTC. Without an account, the listing wasn't confirmed in time. */
  "listing-withdrawn-mail": { listing_number: number; withdrawn_at: string; account_id: number | null };
  "seller-report-mail": { token: string };
  /** Tasks of a staff member that are due. */
  "task-reminder-mail": { account_id: number; reminded_at: string };
  "account-mail": AccountMail;
  /** One part of a week's digests. */
  "weekly-digest": { week: IsoWeek; part: number };
  /** Sends a partner the changes that it has not received yet. */
  "partner-feed": { partner_id: number };
  /** An email about a lead's event: an answer to the visitor, or a notification to the people responsible. */
  "lead-mail": { event_id: number };
  /** A push notification about a lead to a staff member's browser; without a lead, it is a test. */
  "push-notification": PushNotification;
  /**
   * A push notification of an alert to a buyer's browser: the first of its `count` listings, and the page with all of
   * them. `expires_at` is ISO 8601 UTC.
   */
  "alert-push": { device_id: string; listing_numbers: number[]; count: number; path: string; expires_at: string };
  /** A signed agreement, sent to its signer and to the person responsible for the listing. */
  "nda-mails": { nda_id: string };
  /** Notifies the listing's office that a buyer tried to sign more NDAs than the daily limit. */
  "nda-limit-mail": { buyer_id: number; listing_number: number; count: number };
}

/**
 * Runs `work` in one transaction that includes the jobs it enqueues: either everything is committed or nothing. Joins
 * an enclosing transaction.
 */
export async function runInTransaction<T>(context: Context, work: (context: Context) => Promise<T>): Promise<T> {
  if (context.db.isTransaction) return work(context);
  let transaction: Db = context.db;
  const result = await context.db.transaction().execute((db) => {
    transaction = db;
    return work({ ...context, db });
  });
  context.queue.notifyCommitted(transaction);
  const invalidated = getAddedVersions(transaction);
  if (invalidated.length > 0) context.onInvalidated?.(invalidated);
  return result;
}

/** Runs `work` in a transaction that is rolled back, and returns its result. */
export async function runAndRollBack<T>(context: Context, work: (context: Context) => Promise<T>): Promise<T> {
  let result: { value: T } | undefined;
  const rollback = new Error("rolled back");
  try {
    await context.db.transaction().execute(async (db) => {
      result = { value: await work({ ...context, db }) };
      throw rollback;
    });
  } catch (error) {
    if (error !== rollback) throw error;
  }
  return (result as { value: T }).value;
}

/** Queues a job in the current transaction; with `after`, it does not run before that time. */
export function enqueue<Name extends keyof Jobs>(
  context: Context,
  name: Name,
  data: Jobs[Name],
  after?: Date,
): Promise<void> {
  return context.queue.send(context.db, name, data, ...(after ? [after] : []));
}
