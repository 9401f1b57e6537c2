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

/** Somebody who is signed in as a buyer. */
export interface BuyerViewer {
  role: "buyer";
  /** Their account's. */
  id: number;
  /** SHA-256 of the session they ask by. */
  session: string;
}

export type StaffRole = StaffTable["rank"];

/** Somebody who works at the desk, past their second factor. */
export interface StaffViewer {
  role: "staff";
  /** Their account's. */
  id: number;
  session: string;
  rank: StaffRole;
  office_id: number | null;
  agent_id: number | null;
}

/** Who asks: a person on the site or at the desk, or the platform itself (jobs, commands). */
export type Viewer = { role: "visitor" } | BuyerViewer | StaffViewer | { role: "system" };

/** The buyer who asks. @throws NotSignedIn */
export function requireBuyer({ viewer }: Pick<Context, "viewer">): BuyerViewer {
  if (viewer.role !== "buyer") throw new NotSignedIn(m.sign_in_first());
  return viewer;
}

/** The member of staff who asks. @throws NotSignedIn; NotAllowed for a buyer. */
export function requireStaff({ viewer }: Pick<Context, "viewer">): StaffViewer {
  if (viewer.role === "buyer") throw new NotAllowed(m.desk_not_allowed());
  if (viewer.role !== "staff") throw new NotSignedIn(m.sign_in_first());
  return viewer;
}

/** What the network is called and where it is found. */
export interface Network {
  brand: string;
  /** Canonical origin of links in pages, mails and documents, without a trailing slash. */
  origin: string;
  /** Enabled locales, the default first. */
  locales: Locales;
  /** Head-office phone, shown where an office has none. */
  default_phone: string;
  /** The environment's `default_phone`, used while head office has no number of its own. */
  environment_phone?: string;
  /** Head office's address as set at the desk; without one it is the edition's. */
  head_office_address?: string | null;
  /** Address of another edition's site, with `{code}` for its country. */
  sibling_sites: string;
  /** Vendors' ids that the operator has set, before those of the website's own settings. */
  analytics: PluginIds;
  /** Whether search engines are told of changes. */
  notifies_search_engines?: boolean;
}

/** Where the pages of a language begin, without a trailing slash; a language that the site does not have reads the default's. */
export function toHomeUrl({ origin, locales }: Pick<Network, "origin" | "locales">, locale: Locale): string {
  return origin + prefixIn(locale, locales);
}

/** All that a use case may touch. It knows nothing of HTTP; one is made for each request, job or command. */
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
  /** Seals what the database must not tell alone. */
  encryptor: Encryptor;
  log: Log;
  /** Whether demo staff and the open outbox exist for the request being answered; absent where they never do. */
  isDemoOpen?: () => boolean;
  /** The number of a listing that is shown as if it were public, whatever its status: to the desk alone. */
  preview?: number;
  /** Hears the tags that this process has changed, once they are committed; other processes hear of them by the database. */
  onInvalidated?: (tags: readonly string[]) => void;
}

/** A mail about an account; `id` tells one occasion from the next. */
export type AccountMail =
  | {
      kind: "welcome" | "verify_email" | "password_changed" | "cancelled" | "invitation";
      id: string;
      account_id: number;
    }
  /** To the old address. */
  | { kind: "email_changed"; id: string; account_id: number; old_email: string }
  /** Whether anybody has that address is found out when it is written: whoever asked cannot tell by the time it took. */
  | { kind: "reset_password"; id: string; email: string };

/** The work each queued job is given. */
export interface Jobs {
  "enquiry-mails": { enquiry_id: string };
  "send-mail": { outbox_id: string; attempts?: number };
  /** Of what `touch` was told. */
  "tell-search-engines": { tags: string[] };
  /** Only the mail itself may know the token. */
  "seller-draft-mail": { draft_id: string; token: string };
  "account-mail": AccountMail;
  /** Of a week, the digests of some buyers. */
  "weekly-digest": { week: IsoWeek; part: number };
  /** An answer that somebody wrote at the desk, or news for whom a lead now is. */
  "lead-mail": { event_id: number };
  /** Of an agreement that was signed: to its signer and to whoever answers for the listing. */
  "nda-mails": { nda_id: string };
}

/**
 * Runs `work` in one transaction: all of it happens, jobs it enqueues included, or none. Inside another it joins that
 * one.
 */
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

/** Queues a job with the same fate as the transaction it is called in; with `after`, it is not done before then. */
export function enqueue<Name extends keyof Jobs>(
  context: Context,
  name: Name,
  data: Jobs[Name],
  after?: Date,
): Promise<void> {
  return context.queue.send(context.db, name, data, ...(after ? [after] : []));
}
