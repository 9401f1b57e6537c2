import { setTimeout } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { StartupError } from "#lib/errors.ts";
import { up as network } from "./migrations/0001-network.ts";
import { up as listings } from "./migrations/0002-listings.ts";
import { up as inquiries } from "./migrations/0003-enquiries.ts";
import { up as vocabulary } from "./migrations/0005-vocabulary.ts";
import { up as cacheVersions } from "./migrations/0006-cache-versions.ts";
import { up as content } from "./migrations/0007-content.ts";
import { up as people } from "./migrations/0008-people.ts";
import { up as limits } from "./migrations/0009-limits.ts";
import { up as accounts } from "./migrations/0010-accounts.ts";
import { up as buyers } from "./migrations/0011-buyers.ts";
import { up as sellers } from "./migrations/0012-sellers.ts";
import { up as consents } from "./migrations/0013-consents.ts";
import { up as staff } from "./migrations/0014-staff.ts";
import { up as editing } from "./migrations/0015-editing.ts";
import { up as leads } from "./migrations/0016-leads.ts";
import { up as ndas } from "./migrations/0017-ndas.ts";
import { up as pageViews } from "./migrations/0018-page-views.ts";
import { up as documents } from "./migrations/0019-documents.ts";
import { up as digests } from "./migrations/0020-digests.ts";
import { up as alerts } from "./migrations/0021-alerts.ts";
import { up as listingAddresses } from "./migrations/0022-listing-addresses.ts";
import { up as emailCodes } from "./migrations/0023-email-codes.ts";
import { up as reviewDecisions } from "./migrations/0024-review-decisions.ts";
import { up as pgBossSchedule } from "./migrations/0025-pg-boss-schedule.ts";
import { up as staffRole } from "./migrations/0026-staff-role.ts";
import { up as missingPages } from "./migrations/0027-missing-pages.ts";
import { up as articleDrafts } from "./migrations/0028-article-drafts.ts";
import { up as contentRevisions } from "./migrations/0029-content-revisions.ts";
import { up as dataFolder } from "./migrations/0030-data-folder.ts";
import { up as deskLists } from "./migrations/0031-desk-lists.ts";
import { up as deskLatestChange } from "./migrations/0032-desk-latest-change.ts";
import { up as transfers } from "./migrations/0034-transfers.ts";
import { up as networkSettings } from "./migrations/0035-network-settings.ts";
import { up as pictures } from "./migrations/0038-pictures.ts";
import { up as contentDrafts } from "./migrations/0039-content-drafts.ts";
import { up as reviewInvitations } from "./migrations/0040-review-invitations.ts";
import { up as importRuns } from "./migrations/0042-import-runs.ts";
import { up as officeApproval } from "./migrations/0048-office-approval.ts";
import { up as sessionBrowsers } from "./migrations/0049-session-browsers.ts";
import { up as passkeys } from "./migrations/0050-passkeys.ts";
import { up as listingTerms } from "./migrations/0054-listing-terms.ts";
import { up as deals } from "./migrations/0055-deals.ts";
import { up as dealOffers } from "./migrations/0056-deal-offers.ts";
import { up as tasks } from "./migrations/0057-tasks.ts";
import { up as contacts } from "./migrations/0058-contacts.ts";
import { up as contactNotes } from "./migrations/0059-contact-notes.ts";
import { up as openingExceptions } from "./migrations/0061-opening-exceptions.ts";
import { up as officePhotos } from "./migrations/0062-office-photos.ts";
import { up as listingConfirmations } from "./migrations/0064-listing-confirmations.ts";
import { up as listingDuplicates } from "./migrations/0065-listing-duplicates.ts";
import { up as sellerPages } from "./migrations/0066-seller-pages.ts";
import { up as secondFactors } from "./migrations/0067-second-factors.ts";
import { up as searchIndex } from "./migrations/0068-search-index.ts";
import { up as partners } from "./migrations/0069-partners.ts";
import { up as darkLogo } from "./migrations/0072-dark-logo.ts";
import { up as videosAndLenders } from "./migrations/0073-videos-and-lenders.ts";
import { up as importFindings } from "./migrations/0075-import-findings.ts";
import { up as savedViews } from "./migrations/0077-saved-views.ts";
import { up as dismissedDuplicates } from "./migrations/0078-dismissed-duplicates.ts";
import { up as inquiryMessages } from "./migrations/0079-inquiry-messages.ts";
import { up as stats } from "./migrations/0080-stats.ts";
import { up as mailReplies } from "./migrations/0081-mail-replies.ts";
import { up as replyTemplates } from "./migrations/0082-reply-templates.ts";
import { up as contentSchedules } from "./migrations/0085-content-schedules.ts";
import { up as contentEditors } from "./migrations/0086-content-editors.ts";
import { up as monthlyListingViews } from "./migrations/0088-monthly-listing-views.ts";
import { up as photoCrops } from "./migrations/0089-photo-crops.ts";
import { up as pushDevices } from "./migrations/0090-push-devices.ts";
import { up as overdueReplies } from "./migrations/0091-overdue-replies.ts";
import { up as importRecords } from "./migrations/0092-import-records.ts";
import { up as photoOriginals } from "./migrations/0093-photo-originals.ts";
import { up as articlesShownUntil } from "./migrations/0096-articles-shown-until.ts";
import { up as pageDrafts } from "./migrations/0097-page-drafts.ts";
import { up as commandActions } from "./migrations/0099-command-actions.ts";
import { up as sameHeadlines } from "./migrations/0100-same-headlines.ts";
import { up as franchiseOffers } from "./migrations/0101-franchise-offers.ts";
import { up as retentionDays } from "./migrations/0102-retention-days.ts";
import { up as checkedFinancials } from "./migrations/0103-checked-financials.ts";
import { up as toursAndDeposits } from "./migrations/0104-tours-and-deposits.ts";

/** All migrations by name, in execution order. Never rename a released one. */
const MIGRATIONS: Record<string, Migration> = {
  "0001-network": { up: network },
  "0002-listings": { up: listings },
  "0003-enquiries": { up: inquiries },
  "0005-vocabulary": { up: vocabulary },
  "0006-cache-versions": { up: cacheVersions },
  "0007-content": { up: content },
  "0008-people": { up: people },
  "0009-limits": { up: limits },
  "0010-accounts": { up: accounts },
  "0011-buyers": { up: buyers },
  "0012-sellers": { up: sellers },
  "0013-consents": { up: consents },
  "0014-staff": { up: staff },
  "0015-editing": { up: editing },
  "0016-leads": { up: leads },
  "0017-ndas": { up: ndas },
  "0018-page-views": { up: pageViews },
  "0019-documents": { up: documents },
  "0020-digests": { up: digests },
  "0021-alerts": { up: alerts },
  "0022-listing-addresses": { up: listingAddresses },
  "0023-email-codes": { up: emailCodes },
  "0024-review-decisions": { up: reviewDecisions },
  "0025-pg-boss-schedule": { up: pgBossSchedule },
  "0026-staff-role": { up: staffRole },
  "0027-missing-pages": { up: missingPages },
  "0028-article-drafts": { up: articleDrafts },
  "0029-content-revisions": { up: contentRevisions },
  "0030-data-folder": { up: dataFolder },
  "0031-desk-lists": { up: deskLists },
  "0032-desk-latest-change": { up: deskLatestChange },
  "0034-transfers": { up: transfers },
  "0035-network-settings": { up: networkSettings },
  "0038-pictures": { up: pictures },
  "0039-content-drafts": { up: contentDrafts },
  "0040-review-invitations": { up: reviewInvitations },
  "0042-import-runs": { up: importRuns },
  "0054-listing-terms": { up: listingTerms },
  "0048-office-approval": { up: officeApproval },
  "0049-session-browsers": { up: sessionBrowsers },
  "0050-passkeys": { up: passkeys },
  "0055-deals": { up: deals },
  "0061-opening-exceptions": { up: openingExceptions },
  "0056-deal-offers": { up: dealOffers },
  "0062-office-photos": { up: officePhotos },
  "0057-tasks": { up: tasks },
  "0064-listing-confirmations": { up: listingConfirmations },
  "0065-listing-duplicates": { up: listingDuplicates },
  "0058-contacts": { up: contacts },
  "0059-contact-notes": { up: contactNotes },
  "0067-second-factors": { up: secondFactors },
  "0068-search-index": { up: searchIndex },
  "0066-seller-pages": { up: sellerPages },
  "0069-partners": { up: partners },
  "0072-dark-logo": { up: darkLogo },
  "0073-videos-and-lenders": { up: videosAndLenders },
  "0075-import-findings": { up: importFindings },
  "0080-stats": { up: stats },
  "0081-mail-replies": { up: mailReplies },
  "0082-reply-templates": { up: replyTemplates },
  "0088-monthly-listing-views": { up: monthlyListingViews },
  "0089-photo-crops": { up: photoCrops },
  "0090-push-devices": { up: pushDevices },
  "0085-content-schedules": { up: contentSchedules },
  "0086-content-editors": { up: contentEditors },
  "0091-overdue-replies": { up: overdueReplies },
  "0077-saved-views": { up: savedViews },
  "0078-dismissed-duplicates": { up: dismissedDuplicates },
  "0079-inquiry-messages": { up: inquiryMessages },
  "0092-import-records": { up: importRecords },
  "0093-photo-originals": { up: photoOriginals },
  "0096-articles-shown-until": { up: articlesShownUntil },
  "0097-page-drafts": { up: pageDrafts },
  "0099-command-actions": { up: commandActions },
  "0100-same-headlines": { up: sameHeadlines },
  "0101-franchise-offers": { up: franchiseOffers },
  "0102-retention-days": { up: retentionDays },
  "0103-checked-financials": { up: checkedFinancials },
  "0104-tours-and-deposits": { up: toursAndDeposits },
};

/** A statement that waited this long for a lock would make everything behind it wait too. */
const LOCK_TIMEOUT_MS = 5_000;

/** How often a migration that can't get its lock is tried, and the pause before each retry. */
const MAX_ATTEMPTS = 10;
const RETRY_MS = 2_000;

/** SQLSTATE lock_not_available. */
const LOCK_TIMEOUT = "55P03";

/**
 * Migrates the database to this release's schema, or to the schema of `names`, which an earlier release had. Safe to
 * rerun after an interruption: all migrations run in one transaction, and concurrent processes wait for each other. A
 * migration never waits long for a lock, because the site's statements would queue behind it; it gives up and is
 * retried.
 *
 * @param allowsNewer leaves the schema of a newer release as it is, for a rollback: migrations only add, so this
 * release works on it.
 * @throws StartupError if a newer release has migrated it or an empty one isn't encoded as UTF-8, or the first
 * migration's error, unwrapped.
 */
export async function migrate<DB>(
  db: Kysely<DB>,
  { names = Object.keys(MIGRATIONS), allowsNewer = false, lockTimeoutMs = LOCK_TIMEOUT_MS }: MigrateOptions = {},
): Promise<void> {
  const done = new Set(await selectMigrations(db));
  if (done.size === 0) await requireUtf8(db);
  if (!allowsNewer)
    requireKnownMigrations("The database", done, "Start that release. To roll back, set ALLOW_NEWER_DATABASE=1.");
  // Skips the migrator, which reads the whole schema twice at every start even with nothing to do.
  if (names.every((name) => done.has(name))) return;
  const wanted = Object.fromEntries(
    Object.entries(MIGRATIONS)
      .filter(([name]) => names.includes(name))
      .map(([name, { up }]) => [name, { up: withLockTimeout(up, lockTimeoutMs) }]),
  );
  // Migrations that are developed at the same time get their numbers in advance, so an earlier build may have had only
  // the one with the higher number.
  const provider = { getMigrations: async () => wanted };
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
  for (let attempt = 1; ; attempt++) {
    const { error } = await migrator.migrateToLatest();
    if (!error) return;
    if ((error as { code?: string }).code !== LOCK_TIMEOUT) throw error;
    if (attempt === MAX_ATTEMPTS)
      throw new StartupError(
        `The database is busy: a migration got no lock in ${attempt} attempts. End long transactions (pg_stat_activity), such as a pg_dump, and start again.`,
      );
    await setTimeout(RETRY_MS);
  }
}

/** Without a locale, PostgreSQL creates SQL_ASCII databases, which can't compare words with accents. */
async function requireUtf8<DB>(db: Kysely<DB>): Promise<void> {
  const { rows } = await sql<{ encoding: string }>`select current_setting('server_encoding') as encoding`.execute(db);
  const encoding = rows[0]?.encoding;
  if (encoding !== "UTF8")
    throw new StartupError(
      `The database is encoded as ${encoding}, not as UTF8. Create another: createdb handover --owner=handover --encoding=UTF8 --template=template0.`,
    );
}

interface MigrateOptions {
  names?: readonly string[];
  allowsNewer?: boolean;
  lockTimeoutMs?: number;
}

function withLockTimeout(up: Migration["up"], timeoutMs: number): Migration["up"] {
  return async (db) => {
    await sql`select set_config('lock_timeout', ${String(timeoutMs)}, true)`.execute(db);
    await up(db);
  };
}

/** Returns the names of the migrations applied to the database; none if it is new. */
export async function selectMigrations<DB>(db: Kysely<DB>): Promise<string[]> {
  const made = await sql<{ is_there: boolean }>`select to_regclass('kysely_migration') is not null as is_there`.execute(
    db,
  );
  if (!made.rows[0]?.is_there) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** @throws StartupError if this release doesn't know all of the migrations of `what`. */
export function requireKnownMigrations(what: string, names: Iterable<string>, advice: string): void {
  const unknown = [...names].filter((name) => !Object.hasOwn(MIGRATIONS, name));
  if (unknown.length === 0) return;
  throw new StartupError(`${what} is from a newer release: this one doesn't know ${unknown.join(", ")}. ${advice}`);
}
