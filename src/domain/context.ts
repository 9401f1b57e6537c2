import type { PluginIds } from "#config/plugin-ids.ts";
import { getAddedVersions } from "#db/cache-versions.ts";
import type { Db } from "#db/connect.ts";
import type { StaffTable } from "#db/tables/staff.ts";
import type { Edition } from "#editions/edition.ts";
import { type Locales, prefixIn } from "#editions/language-prefix.ts";
import type { Locale } from "#editions/locales.ts";
import type { Documents } from "#integrations/documents/documents.ts";
import type { Encryptor } from "#integrations/encryptor.ts";
import type { Files } from "#integrations/files/files.ts";
import type { Gazetteer } from "#integrations/gazetteer/gazetteer.ts";
import type { JobQueue } from "#integrations/job-queue.ts";
import type { PasswordHasher } from "#integrations/password-hash.ts";
import type { PdfWriter } from "#integrations/pdf/pdf-document.ts";
import { NotAllowed, NotSignedIn } from "#lib/errors.ts";
import type { Log } from "#lib/log.ts";
import type { Clock } from "#lib/time/clock.ts";
import type { IsoWeek } from "#lib/time/iso-week.ts";
import { m } from "#messages/messages.js";

/** A signed-in buyer. */
export interface BuyerViewer {
  role: "buyer";
  /** Account id. */
  id: number;
  /** SHA-256 of the session secret. */
  session: string;
}

export type StaffRole = StaffTable["rank"];

/** A signed-in staff member who has passed the second factor. */
export interface StaffViewer {
  role: "staff";
  /** Account id. */
  id: number;
  session: string;
  rank: StaffRole;
  office_id: number | null;
  agent_id: number | null;
}

/** The caller: a person on the site or at the desk, or the platform itself (jobs, commands). */
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

/** The network's name and origins. */
export interface Network {
  brand: string;
  /** Canonical origin of links in pages, emails and documents, without a trailing slash. */
  origin: string;
  /** Enabled locales, the default first. */
  locales: Locales;
  /** Head office's phone, shown for offices without one. */
  default_phone: string;
  /** The environment's `default_phone`, used if head office has no number of its own. */
  environment_phone?: string;
  /** Head office's address as set at the desk; defaults to the edition's. */
  head_office_address?: string | null;
  /** URL of another edition's site, with `{code}` for its country. */
  sibling_sites: string;
  /** Vendor ids set by the operator. They override the website's settings. */
  analytics: PluginIds;
  /** Whether search engines are notified of changes. */
  notifies_search_engines?: boolean;
}

/** Returns the home URL of a locale, without a trailing slash. Locales the site doesn't have get the default's. */
export function toHomeUrl({ origin, locales }: Pick<Network, "origin" | "locales">, locale: Locale): string {
  return origin + prefixIn(locale, locales);
}

/** What use cases depend on. It contains nothing of HTTP; each request, job or command has its own. */
export interface Context {
  db: Db;
  viewer: Viewer;
  edition: Edition;
  locale: Locale;
  network: Network;
  clock: Clock;
  gazetteer: Gazetteer;
  files: Files;
  pdf: PdfWriter;
  documents: Documents;
  queue: JobQueue;
  passwords: PasswordHasher;
  /** Encrypts values that a copy of the database alone must not reveal. */
  encryptor: Encryptor;
  log: Log;
  /** Whether demo staff and the open outbox are available to this request; omitted if never. */
  isDemoOpen?: () => boolean;
  /** The number of a listing shown as if it were public, for a preview at the desk. */
  preview?: number;
  /** Called with the tags invalidated by this process after commit. Other processes get them from the database. */
  onInvalidated?: (tags: readonly string[]) => void;
}

/** An email about an account; `id` identifies the occasion. */
export type AccountMail =
  | {
      kind: "welcome" | "verify_email" | "password_changed" | "cancelled" | "invitation";
      id: string;
      account_id: number;
    }
  /** To the old address. */
  | { kind: "email_changed"; id: string; account_id: number; old_email: string }
  /** The job looks the address up, so that response time doesn't reveal whether it has an account. */
  | { kind: "reset_password"; id: string; email: string };

/** The data of each kind of job. */
export interface Jobs {
  "enquiry-mails": { enquiry_id: string };
  "send-mail": { outbox_id: string; attempts?: number };
  /** The tags passed to `invalidate`. */
  "tell-search-engines": { tags: string[] };
  /** Only the email may contain the token. */
  "seller-draft-mail": { draft_id: string; token: string };
  "account-mail": AccountMail;
  /** A range of buyers whose digests of a week to write. */
  "weekly-digest": { week: IsoWeek; part: number };
  /** A reply written at the desk, or a notice to a lead's new assignee. */
  "lead-mail": { event_id: number };
  /** A signed agreement: emails to the signer and to the listing's agent. */
  "nda-mails": { nda_id: string };
}

/** Runs `work` in one transaction, including the jobs it enqueues. Joins a transaction already open. */
export async function runInTransaction<T>(context: Context, work: (context: Context) => Promise<T>): Promise<T> {
  if (context.db.isTransaction) return work(context);
  let transaction: Db = context.db;
  const result = await context.db.transaction().execute((db) => {
    transaction = db;
    return work({ ...context, db });
  });
  context.queue.committed(transaction);
  const invalidated = getAddedVersions(transaction);
  if (invalidated.length > 0) context.onInvalidated?.(invalidated);
  return result;
}

/** Queues a job that exists only if the current transaction commits. With `after`, it doesn't run before then. */
export function enqueue<Name extends keyof Jobs>(
  context: Context,
  name: Name,
  data: Jobs[Name],
  after?: Date,
): Promise<void> {
  return context.queue.send(context.db, name, data, ...(after ? [after] : []));
}
