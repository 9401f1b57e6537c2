import { dirname, join } from "node:path";
import type { Config } from "#config/env.ts";
import { type Connection, connectPostgres, requireReachable } from "#db/connect.ts";
import { claimForEdition, openEmbedded } from "#db/embedded/data-folder.ts";
import { migrate } from "#db/migrations.ts";
import { hasDemoStaff } from "#domain/accounts/demo-access/demo-access-queries.ts";
import { loadContent } from "#domain/content/source/load-content.ts";
import { loadReferenceData } from "#domain/content/source/load-reference-data.ts";
import type { Context } from "#domain/context.ts";
import { readNetworkSettings } from "#domain/network/settings/follow-network-settings.ts";
import { readHeadOffice } from "#domain/offices/head-office/follow-head-office.ts";
import { CachedIndex, type LiveIndex } from "#domain/search/index/live-index.ts";
import { setMessageCountry } from "#editions/message-locale.ts";
import { createDocumentsInThread } from "#integrations/documents/documents-in-thread.ts";
import { createEncryptor } from "#integrations/encryptor.ts";
import { openSiteFiles, type SiteFiles } from "#integrations/files/site-files.ts";
import { loadGazetteer } from "#integrations/gazetteer/gazetteer.ts";
import type { JobQueue } from "#integrations/job-queue.ts";
import { createJobQueue } from "#integrations/job-queue-pg-boss.ts";
import { type CountryMap, loadCountryMap } from "#integrations/maps/country-map.ts";
import { createArgon2Hasher } from "#integrations/password-hash.ts";
import { createPdfWriter } from "#integrations/pdf/pdf-writer.ts";
import { loadSigningKey } from "#integrations/pdf/signing-key.ts";
import type { Log } from "#lib/log.ts";
import { systemClock } from "#lib/time/clock.ts";
import { loadSecretKeys } from "./protection/secret-keys.ts";
import { requireSharedFolder } from "./starting/require-shared-folder.ts";

/** Everything that must exist before the first request or command: the seeded database and the base context. */
export interface Services {
  config: Config;
  connection: Connection;
  /** Stored beside the files. */
  keys: SiteFiles["keys"];
  queue: JobQueue;
  /** Index of all public listings; loaded when caching is enabled and updated from then on. */
  index: CachedIndex;
  /** The platform's own context; each request replaces the viewer and the locale. */
  context: Context;
  /** Null if the edition has no map drawing of its country. */
  map: CountryMap | null;
}

/** Folders next to the built program: project files that it reads at run time. */
export interface BuildPaths {
  /** The project's folder, which holds `demo/`. */
  project: string;
  /** The build's folder, which holds `content/`, `gazetteer/`, `maps/`, `fonts/` and `client/`. */
  build: string;
  /** The script of the embedded database's worker thread. */
  databaseWorker: string;
  /** The script of the worker thread that parses documents. */
  documentWorker: string;
}

/** Returns the paths of a built program. `server` is the program's folder, `build/<name>/server` in the project. */
export function buildPaths(server: string): BuildPaths {
  const build = dirname(server);
  return {
    build,
    project: dirname(dirname(build)),
    databaseWorker: join(server, "database-worker.js"),
    documentWorker: join(server, "document-worker.js"),
  };
}

/**
 * Opens the database, migrates it and seeds a new one, with the demo network if `withDemo`. `report` prints progress for
 * a person.
 */
export async function bootstrap(
  config: Config,
  places: BuildPaths,
  log: Log,
  report: (step: string) => void,
  withDemo = config.demo,
): Promise<Services> {
  setMessageCountry(config.edition);
  const gazetteer = await loadGazetteer(join(places.build, "gazetteer"), config.edition.code, config.edition.regions);
  const map = await loadCountryMap(join(places.build, "maps"), config.edition.code);
  const passwords = createArgon2Hasher();
  const { files, keys } = openSiteFiles(config);
  const loadKey = () => loadSigningKey(keys, config.brand);
  const getFontPath = (name: string): string => join(places.build, "fonts", name);
  const pdf = createPdfWriter(getFontPath, loadKey);
  const documents = createDocumentsInThread(places.documentWorker, getFontPath);
  const encryptor = createEncryptor(loadSecretKeys(config));
  const [locale] = config.locales;
  const createContext = (connection: Connection, queue: JobQueue, index: LiveIndex): Context => ({
    db: connection.db,
    viewer: { role: "system" },
    edition: config.edition,
    locale,
    network: {
      brand: config.brand,
      origin: config.public_origin,
      locales: config.locales,
      default_phone: config.default_phone,
      sibling_sites: config.sibling_sites,
      analytics: config.analytics,
      reply_address: config.inbound_mail?.address ?? null,
    },
    clock: systemClock,
    retention: config.retention,
    gazetteer,
    files,
    pdf,
    documents,
    queue,
    passwords,
    encryptor,
    index,
    log,
  });
  const getIndex = (connection: Connection) => new CachedIndex(connection.db, config.edition, log);
  const fill = async (connection: Connection): Promise<void> => {
    const context = createContext(connection, createJobQueue(connection, log), getIndex(connection));
    await loadReferenceData(context, config.head_office_email);
    if (withDemo) {
      // Loaded on demand, so that a server without the demo network doesn't load its code.
      const { loadDemoNetwork } = await import("./commands/demo-command.ts");
      await loadDemoNetwork(context, places, report);
    }
    // After the demo data, because its offices and agents have pages of their own.
    const written = await loadWrittenContent(context, places);
    if (written) report(`Pages and articles: ${written.written} written.`);
  };
  const connection = await openDatabase(config, keys, places, log, report, fill);
  // At startup rather than at the first signature, so that the operator can fix an invalid file before anyone signs.
  await loadKey();
  const queue = createJobQueue(connection, log);
  const index = getIndex(connection);
  const context = createContext(connection, queue, index);
  await readHeadOffice(context);
  await readNetworkSettings(context);
  return { config, connection, keys, queue, index, context, map };
}

/**
 * Loads the pages and articles that ship with the program. The demo's fictional people go only into a demo database.
 */
export async function loadWrittenContent(context: Context, { build, project }: BuildPaths) {
  const isDemo = await hasDemoStaff(context.db);
  return loadContent(context, join(build, "content"), isDemo ? join(project, "demo", "content") : undefined);
}

async function openDatabase(
  config: Config,
  keys: SiteFiles["keys"],
  places: BuildPaths,
  log: Log,
  report: (step: string) => void,
  fill: (connection: Connection) => Promise<void>,
): Promise<Connection> {
  if (config.database_url) {
    const connection = connectPostgres(
      config.database_url,
      (error) => log.warn({ err: error }, "database connection lost"),
      config.database_replica_urls,
    );
    await requireReachable(connection.db);
    await migrate(connection.db, { allowsNewer: config.allow_newer_database });
    await requireSharedFolder(connection.db, keys, config, report);
    await fill(connection);
    return connection;
  }
  claimForEdition(config.data_dir, config.edition.code);
  const onCreate = (): void => report("Creating the embedded database. The first start takes a few seconds.");
  const connection = await openEmbedded(
    config.data_dir,
    places.databaseWorker,
    fill,
    onCreate,
    config.allow_newer_database,
  );
  await fill(connection);
  return connection;
}
