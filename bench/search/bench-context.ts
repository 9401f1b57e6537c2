import { NO_PLUGINS } from "#config/plugin-ids.ts";
import { type Connection, connectPostgres } from "#db/connect.ts";
import { migrate } from "#db/migrations.ts";
import { loadReferenceData } from "#domain/content/source/load-reference-data.ts";
import type { Context } from "#domain/context.ts";
import { followListings } from "#domain/listings/find-rows.ts";
import { startReadCache } from "#domain/read-cache.ts";
import { CachedIndex } from "#domain/search/index/live-index.ts";
import { EDITIONS } from "#editions/countries.ts";
import { createEncryptor } from "#integrations/encryptor.ts";
import { createFilesInMemory } from "#integrations/files/files-in-memory.ts";
import { createGazetteer } from "#integrations/gazetteer/gazetteer.ts";
import { createArgon2Hasher } from "#integrations/password-hash.ts";
import { silentLog } from "#lib/log.ts";
import { createTestDocuments, createTestPdfWriter } from "../../tests/support/pdf.ts";

/** Opens the platform's context on an empty, migrated database. */
export async function openBenchContext(url: string): Promise<{ connection: Connection; context: Context }> {
  const edition = EDITIONS.US;
  const connection = connectPostgres(url, (error) => console.error(error.message));
  await migrate(connection.db);
  const context: Context = {
    db: connection.db,
    viewer: { role: "system" },
    edition,
    locale: "en-US",
    network: {
      brand: "Bench",
      origin: "http://localhost:3000",
      locales: ["en-US"],
      default_phone: "",
      sibling_sites: "https://{code}.example.com",
      analytics: NO_PLUGINS,
    },
    clock: () => new Date(),
    gazetteer: createGazetteer([], { regions: edition.regions }),
    files: createFilesInMemory(),
    pdf: createTestPdfWriter(),
    documents: createTestDocuments(),
    queue: {
      start: async () => {},
      send: async () => {},
      notifyCommitted: () => {},
      work: async () => {},
      countWaiting: async () => ({}),
      countByState: async () => [],
      listFailed: async () => [],
      listScheduledRuns: async () => [],
      retry: async () => false,
      stop: async () => {},
    },
    encryptor: createEncryptor(["bench"]),
    passwords: createArgon2Hasher(),
    index: new CachedIndex(connection.db, edition, silentLog),
    log: silentLog,
  };
  await loadReferenceData(context);
  // Enabled as in a server's process, although nothing changes here.
  startReadCache(connection.db, { onChange: () => {} });
  followListings(connection.db, { onChange: () => {} });
  return { connection, context };
}
