import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { ServerBuild } from "react-router";
import { type Config, configFromProcess } from "#config/env.ts";
import { openChangeFeed } from "#db/change-feed.ts";
import { isReachable } from "#db/connect.ts";
import { lockFolder } from "#db/embedded/lock.ts";
import { KNOWN_BUYER } from "#demo/buyers/demo-buyers.ts";
import { hideKnownPassword } from "#demo/buyers/hide-known-password.ts";
import { openKnownBuyer } from "#demo/buyers/open-known-buyer.ts";
import { openDemoStaff } from "#demo/staff/open-demo-staff.ts";
import { findSession } from "#domain/accounts/sessions/find-session.ts";
import { viewCounter } from "#domain/analytics/view-counter.ts";
import { followSettings } from "#domain/content/settings/website-settings.ts";
import type { Context } from "#domain/context.ts";
import { followOffices } from "#domain/offices/office-directory.ts";
import { countWaitingMails } from "#domain/outbox/count-waiting-mails.ts";
import { hitCounter } from "#domain/redirects/count-hits.ts";
import { keptVocabulary } from "#domain/search/vocabulary/kept-vocabulary.ts";
import { offerOpening } from "#domain/staff/sign-in/offer-opening.ts";
import { openQueue, startJobs } from "#jobs/schedule.ts";
import { createLog, createRequestLog } from "#lib/log.ts";
import { createDemoAccess } from "./arrival/demo-access.ts";
import { followNetwork } from "./arrival/follow-network.ts";
import { layGround, type Places } from "./boot.ts";
import { listenForCommands } from "./commands/command-socket.ts";
import { requestListener } from "./http.ts";
import { createMetrics } from "./metrics/metrics.ts";
import { builtLanguages, spokenLanguages } from "./pages/built-languages.ts";
import { formAdmission } from "./pages/form-admission.ts";
import { pageRenderer } from "./pages/page-renderer.ts";
import { speaking } from "./pages/speaking.ts";
import { protectionOf } from "./protection/protection.ts";
import { mailingOf, searchEnginesOf } from "./starting/mail-out.ts";
import { plainReason } from "./starting/plain-reason.ts";
import { drainable } from "./stopping/drain.ts";
import { closeInOrder, onStopSignal } from "./stopping/shutdown.ts";

/** Starts the whole site in this process, and says on standard error how far it is and where it can be seen. */
export async function startServer(
  build: ServerBuild | (() => Promise<ServerBuild>),
  places: Places,
  wrap: (listener: RequestListener) => RequestListener = (listener) => listener,
): Promise<void> {
  const configured = configFromProcess();
  const say = (line: string): boolean => process.stderr.write(`${line}\n`);
  const log = createLog(configured.log_level);
  let unlock = (): void => {};
  let ready = false;
  let listener: RequestListener = answerStarting;
  try {
    if (!configured.database_url) unlock = lockFolder(configured.data_dir);
    // The port is taken first: whoever starts a second server hears of it at once, not after minutes of loading.
    const server = createServer(wrap((request, response) => listener(request, response)));
    const drain = drainable(server);
    const built = await builtLanguages(places.build);
    const locales = spokenLanguages(configured.locales, built, configured.names_locales);
    if (locales.join() !== configured.locales.join())
      say(
        `This build does not speak ${configured.locales.join(", ")}: serving ${locales.join(", ")}. npm start builds it.`,
      );
    const config = { ...withPort(configured, await listen(server, configured)), locales };
    const spoken = speaking(locales);
    const laid = await layGround(config, places, log, say);
    const changes = await openChangeFeed(laid.connection, log);
    const tells_search_engines = config.indexnow_key !== null;
    const served = { ...laid.context.network, tells_search_engines };
    const demoAccess = createDemoAccess(config);
    const { passwords } = laid.context;
    const context: Context = {
      ...laid.context,
      isDemoOpen: demoAccess.isOpen,
      passwords: demoAccess.isLocal ? hideKnownPassword(passwords, demoAccess.isOpen) : passwords,
      network: served,
      onTouched: changes.announce,
      // Of the work that is under way when it is asked for.
      get locale() {
        return spoken.locale();
      },
    };
    const ground = { ...laid, context };
    followOffices(ground.context.db, changes);
    followSettings(ground.context.db, changes);
    await ground.index.keep(changes);
    const network = await followNetwork(ground.context, changes);
    const redirectHits = hitCounter(ground.context);
    const views = viewCounter(ground.context);
    const vocabulary = keptVocabulary(ground.context, changes);
    const mailing = mailingOf(config);
    const hasKnownBuyer = await openKnownBuyer(ground.context, demoAccess.isLocal);
    await openDemoStaff(ground.context, demoAccess.isLocal);
    // On a database server the work is its workers' own, so that a page never waits for a mail to be drawn.
    const jobs =
      laid.connection.kind === "embedded"
        ? await startJobs(ground.context, mailing, searchEnginesOf(config, log))
        : await openQueue(ground.context);
    const commands = await listenForCommands(config, ground, places);
    const clientFolder = join(places.build, "client");
    const record = createRequestLog(config.log_level);
    const metrics = createMetrics({
      isReachable: () => isReachable(ground.context.db),
      mailsWaiting: () => countWaitingMails(ground.context),
      jobsWaiting: () => ground.queue.waiting(),
    });
    const protection = protectionOf(config, ground.connection);
    const setting = { ...ground, limiter: protection.limiters.writes };
    const renderPage = pageRenderer(config, setting, { build, built, speaking: spoken }, formAdmission(protection));
    const keepsPages = typeof build !== "function";
    const isReady = (): boolean => ready;
    listener = requestListener({
      config,
      ground,
      changes,
      demoAccess,
      network,
      isSignedIn: async (secret) => (await findSession(ground.context, secret)) !== null,
      redirectHits,
      views,
      record,
      metrics,
      renderPage,
      built,
      speaking: spoken,
      keepsPages,
      clientFolder,
      protection,
      isReady,
    });
    ready = true;
    onStopSignal(() => {
      ready = false;
      return closeInOrder([
        drain,
        () => commands.close(),
        async () => jobs?.stop(),
        () => ground.queue.stop(),
        () => redirectHits.close(),
        () => views.close(),
        () => vocabulary.close(),
        async () => mailing.sender?.close(),
        () => changes.close(),
        () => ground.index.settled(),
        () => ground.connection.close(),
        async () => unlock(),
      ]);
    }, log);
    if (hasKnownBuyer) say(`Sign in as a buyer of the demonstration: ${KNOWN_BUYER.email}, ${KNOWN_BUYER.password}`);
    const opening = demoAccess.isLocal ? null : await offerOpening(ground.context);
    if (opening)
      say(`Nobody of head office has an account yet. Open the first one, once: ${config.public_origin}${opening}`);
    announce(configured, config, say);
  } catch (error) {
    unlock();
    throw plainReason(error, configured);
  }
}

/** Resolves with the port it listens on. */
function listen(server: Server, { port, host }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** With the port that the system chose, where it was left to it, also in the origin that follows from it. */
function withPort(config: Config, port: number): Config {
  const origin = (port: number): string => `http://localhost:${port}`;
  const public_origin = config.public_origin === origin(config.port) ? origin(port) : config.public_origin;
  return { ...config, port, public_origin };
}

/** While the ground is laid: the process lives, and whoever wants more than to know that comes again in a moment. */
const answerStarting: RequestListener = ({ url }, response) => {
  const alive = url === "/api/healthz";
  const headers = { "Content-Type": "application/json", "Retry-After": "1", "Cache-Control": "no-store" };
  response.writeHead(alive ? 200 : 503, headers).end(JSON.stringify({ status: alive ? "ok" : "not ready" }));
};

function announce(configured: Config, config: Config, say: (line: string) => void): void {
  if (!config.database_url) {
    say(
      "The embedded database is for evaluation and development: it survives a crash of the program, not of the machine. Set DATABASE_URL for production.",
    );
  } else say("Mails and matching are the work of a worker on the same database: npm run worker.");
  say(`Serving ${config.brand} at ${configured.port === 0 ? `http://localhost:${config.port}` : config.public_origin}`);
}
