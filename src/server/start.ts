import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Config, readProcessConfig } from "#config/env.ts";
import { formatCommand } from "#config/format-command.ts";
import { openChangeFeed } from "#db/change-feed.ts";
import { isReachable } from "#db/connect.ts";
import { lockFolder } from "#db/embedded/lock.ts";
import { hideKnownPassword, KNOWN_BUYER } from "#domain/accounts/demo-access/known-buyer.ts";
import { setDemoAccountAccess } from "#domain/accounts/demo-access/set-demo-account-access.ts";
import { findSession } from "#domain/accounts/sessions/find-session.ts";
import type { Context } from "#domain/context.ts";
import { findLastBackup } from "#domain/jobs/last-backup.ts";
import { followListings } from "#domain/listings/find-rows.ts";
import { followNetworkSettings } from "#domain/network/settings/follow-network-settings.ts";
import { sendHeldEmails } from "#domain/offices/head-office/edit-head-office.ts";
import { followHeadOffice } from "#domain/offices/head-office/follow-head-office.ts";
import { countWaitingMails } from "#domain/outbox/count-waiting-mails.ts";
import { startReadCache } from "#domain/read-cache.ts";
import { createHitCounter } from "#domain/redirects/hit-counter.ts";
import { createMissingPageCounter } from "#domain/redirects/missing-page-counter.ts";
import { prepareLexicon } from "#domain/search/sentence/lexicon.ts";
import { maintainVocabulary } from "#domain/search/vocabulary/maintain-vocabulary.ts";
import { createFirstAdminLinkIfNeeded } from "#domain/staff/sign-in/create-first-admin-link.ts";
import { createViewCounter } from "#domain/stats/views/view-counter.ts";
import { isOutdated } from "#editions/financing.ts";
import { openQueue, startJobs } from "#jobs/start-jobs.ts";
import { createLog, createRequestLog } from "#lib/log.ts";
import { STOP_TIMES_MS } from "#lib/time/stop-times.ts";
import type { ClientAssets } from "#web/document/document.tsx";
import { readClientAssets } from "#web/document/read-client-assets.ts";
import { renderPage } from "#web/document/render-page.tsx";
import { type BuildPaths, bootstrap, loadWrittenContent } from "./bootstrap.ts";
import { listenForCommands } from "./commands/command-socket.ts";
import { selectWorkState } from "./commands/doctor/doctor-queries.ts";
import { isWorkerRunning } from "./commands/doctor/host-checks.ts";
import { createRequestListener } from "./http.ts";
import { createMetrics } from "./metrics/metrics.ts";
import { readBuiltLocales, selectLocales } from "./pages/built-locales.ts";
import { createContentPreview, createEmailPreview } from "./pages/content-preview.ts";
import { createFormCheckFactory } from "./pages/form-limits.ts";
import { createLocaleScope } from "./pages/locale-scope.ts";
import { createPageRenderer } from "./pages/page-renderer.ts";
import { reportServing, shareMetrics } from "./processes/process-messages.ts";
import { createProtection } from "./protection/protection.ts";
import { createSecurityLog } from "./protection/security-log.ts";
import { createDemoAccess } from "./request/demo-access.ts";
import { followNetwork } from "./request/follow-network.ts";
import { createAddressInspector } from "./request/inspect-address.ts";
import { createUncachedLimit } from "./request/uncached-limit.ts";
import { createBuildFilesCheck } from "./starting/build-files.ts";
import { createMailing, createPushes, getSearchEngines } from "./starting/mailing.ts";
import { getNoRecipientReason } from "./starting/no-recipient-reason.ts";
import { startTracing } from "./starting/start-tracing.ts";
import { createStartingListener } from "./starting/starting-listener.ts";
import { toStartupError } from "./starting/startup-error.ts";
import { createDrain } from "./stopping/drain.ts";
import { closeInOrder, onStopSignal } from "./stopping/shutdown.ts";

/** What the development server replaces: how requests are handled, and pages that are reloaded after an edit. */
export interface DevelopmentSetup {
  wrap(listener: RequestListener): RequestListener;
  assets: ClientAssets;
  pages(): Promise<typeof renderPage>;
}

/** Starts the whole site in this process and reports progress and its address on standard error. */
export async function startServer(
  places: BuildPaths,
  { wrap, assets, pages }: Partial<DevelopmentSetup> = {},
): Promise<void> {
  const initialConfig = readProcessConfig();
  const writeLine = (line: string): boolean => process.stderr.write(`${line}\n`);
  const log = createLog(initialConfig.log_level);
  let unlock = (): void => {};
  let ready = false;
  const starting = createStartingListener();
  const wrapListener = wrap ?? ((inner: RequestListener) => inner);
  try {
    if (!initialConfig.database_url) unlock = lockFolder(initialConfig.data_dir);
    // Binds the port first, so that starting a second server fails at once rather than after minutes of loading.
    const server = createServer(wrapListener(starting.listener));
    const drain = createDrain(server);
    const built = await readBuiltLocales(places.build);
    const locales = selectLocales(initialConfig.locales, built, initialConfig.names_locales);
    if (locales.join() !== initialConfig.locales.join())
      writeLine(
        `This build does not include ${initialConfig.locales.join(", ")}: serving ${locales.join(", ")}. ${formatCommand("start")} builds it.`,
      );
    const config = { ...withPort(initialConfig, await listen(server, initialConfig)), locales };
    const localeScope = createLocaleScope(locales);
    const closeTracing = await startTracing(config, "handover");
    const bootstrapped = await bootstrap(config, places, log, writeLine);
    const changes = await openChangeFeed(bootstrapped.connection, log);
    const notifies_search_engines = config.indexnow_key !== null;
    const served = { ...bootstrapped.context.network, notifies_search_engines };
    const demoAccess = createDemoAccess(config);
    const { passwords } = bootstrapped.context;
    const protection = createProtection(config, bootstrapped.connection);
    const security = createSecurityLog(log, protection.keys);
    const context: Context = {
      ...bootstrapped.context,
      isDemoOpen: demoAccess.isOpen,
      recordSecurityEvent: security.record,
      getUserAgent: security.getUserAgent,
      passwords: demoAccess.isLocal ? hideKnownPassword(passwords, demoAccess.isOpen) : passwords,
      network: served,
      onInvalidated: changes.announce,
      // Returns the locale of the current work each time it is read.
      get locale() {
        return localeScope.locale();
      },
    };
    const services = { ...bootstrapped, context };
    startReadCache(services.context.db, changes);
    followListings(services.context.db, changes);
    followHeadOffice(services.context, changes);
    followNetworkSettings(services.context, changes);
    await services.index.followChanges(changes);
    const network = await followNetwork(services.context, changes);
    const redirectHits = createHitCounter(services.context);
    const missingPages = createMissingPageCounter(services.context);
    const views = createViewCounter(services.context);
    const vocabulary = maintainVocabulary(services.context, changes);
    const mailing = createMailing(config);
    const hasKnownBuyer = await setDemoAccountAccess(services.context, demoAccess.isLocal);
    // With a database server, separate workers run the jobs, so that rendering emails doesn't delay pages.
    if (bootstrapped.connection.kind === "embedded") {
      await startJobs(services.context, mailing, {
        searchEngines: getSearchEngines(config, log),
        push: createPushes(config),
      });
    } else {
      await openQueue(services.context);
    }
    await sendHeldEmails(services.context);
    const commands = await listenForCommands(config, services, places);
    const clientFolder = join(places.build, "client");
    const record = createRequestLog(config.log_level);
    const metrics = createMetrics({
      isReachable: () => isReachable(services.context.db),
      countWaitingMails: () => countWaitingMails(services.context),
      countWaitingJobs: () => services.queue.countWaiting(),
      replicas: services.connection.replicas,
      countSecurityEvents: () => security.counts,
      findLastBackup: () => findLastBackup(services.context),
    });
    const renderMetrics = shareMetrics(metrics.render);
    const setting = { ...services, limiter: protection.limiters.writes };
    const cachesPages = pages === undefined;
    const renderer = createPageRenderer(
      config,
      setting,
      {
        assets: assets ?? (await readClientAssets(clientFolder)),
        pages: pages ?? (async () => renderPage),
        built,
        localeScope,
      },
      createFormCheckFactory(protection),
    );
    context.inspectAddress = createAddressInspector({
      getNetwork: network,
      renderPage: renderer,
      origin: config.public_origin,
    });
    context.loadShippedContent = (tx) => loadWrittenContent(tx, places);
    context.renderEmail = createEmailPreview(services.context);
    context.renderPreview = createContentPreview({ context: services.context, renderPage: renderer });
    const hasAllFiles = cachesPages ? createBuildFilesCheck(places.build, log) : () => true;
    const isReady = async (): Promise<boolean> => ready && (await hasAllFiles());
    const listener = createRequestListener({
      config,
      services,
      changes,
      demoAccess,
      getNetwork: network,
      isSignedIn: async (secret) => (await findSession(services.context, secret)) !== null,
      redirectHits,
      missingPages,
      views,
      record,
      metrics: { ...metrics, render: renderMetrics },
      renderPage: renderer,
      built,
      localeScope,
      cachesPages,
      clientFolder,
      protection,
      security,
      isOverUncachedLimit: config.rate_limits ? createUncachedLimit() : () => false,
      isReady,
    });
    ready = true;
    starting.open(listener);
    // Otherwise a link to a sentence, as the first request, waits for it: 0.2 seconds. It takes 2 to 6 MB a language.
    void prepareLexicon({ edition: config.edition, locale: bootstrapped.context.locale });
    onStopSignal(async () => {
      ready = false;
      starting.announceStop();
      // A proxy can't always hide a refused or closed connection from its visitor.
      if (config.trusted_proxies.length > 0) await sleep(STOP_TIMES_MS.proxyNotice);
      await closeInOrder([
        drain,
        () => commands.close(),
        () => services.queue.stop(),
        () => redirectHits.close(),
        () => missingPages.close(),
        () => views.close(),
        () => vocabulary.close(),
        async () => mailing.sender?.close(),
        () => changes.close(),
        () => services.index.waitUntilSettled(),
        () => services.connection.close(),
        closeTracing,
        async () => unlock(),
      ]);
    }, log);
    if (hasKnownBuyer) writeLine(`Demo buyer: ${KNOWN_BUYER.email}, ${KNOWN_BUYER.password}`);
    const opening = demoAccess.isLocal ? null : await createFirstAdminLinkIfNeeded(services.context);
    if (opening)
      writeLine(
        `Head office has no account yet. Create the first one with this one-time link: ${config.public_origin}${opening}`,
      );
    const silence = await getNoRecipientReason(services.context, config);
    if (silence) writeLine(silence);
    const { source, valid_until } = config.edition.financing;
    if (isOutdated(config.edition.financing, context.clock()))
      writeLine(
        `Loan terms are outdated since ${valid_until}, and pages say so: ${source}. Update the country’s edition.`,
      );
    const work = config.database_url ? await selectWorkState(services.context.db) : null;
    printStartMessage(initialConfig, config, work !== null && isWorkerRunning(work), writeLine);
    reportServing();
  } catch (error) {
    unlock();
    throw toStartupError(error, initialConfig);
  }
}

/** Resolves with the port it listens on. */
function listen(server: Server, { port, host }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Fills in the port that the system chose, if none was configured, also in the origin derived from it. */
function withPort(config: Config, port: number): Config {
  const getOrigin = (port: number): string => `http://localhost:${port}`;
  const public_origin = config.public_origin === getOrigin(config.port) ? getOrigin(port) : config.public_origin;
  return { ...config, port, public_origin };
}

function printStartMessage(
  initialConfig: Config,
  config: Config,
  hasWorker: boolean,
  writeLine: (line: string) => void,
): void {
  if (!config.database_url) {
    writeLine(
      "The embedded database is for evaluation and development: it survives a crash of the program, not of the machine. Set DATABASE_URL for production.",
    );
  } else if (!hasWorker)
    writeLine(`Emails and matching need a worker on the same database: ${formatCommand("worker")}.`);
  writeLine(
    `Serving ${config.brand} at ${initialConfig.port === 0 ? `http://localhost:${config.port}` : config.public_origin}`,
  );
}
