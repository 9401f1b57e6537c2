import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Context as Call, Hono } from "hono";
import { isUnstorable } from "#db/unstorable-input.ts";
import { findPendingSession } from "#domain/accounts/second-factor/find-pending-session.ts";
import { findViewer } from "#domain/accounts/sessions/find-session.ts";
import type { Context } from "#domain/context.ts";
import { readTaskCalendar } from "#domain/deals/tasks/task-calendar.ts";
import { replyInDemo } from "#domain/leads/replies/reply-in-demo.ts";
import { selectLeadsOfMails } from "#domain/leads/replies/reply-queries.ts";
import type { Logo } from "#domain/network/logo/logo.ts";
import { canReadOutbox, findMail } from "#domain/outbox/find-mail.ts";
import { listOutbox } from "#domain/outbox/list-outbox.ts";
import { getFormatLocale } from "#editions/format-locale.ts";
import type { Locale } from "#editions/locales.ts";
import type { RateLimiter } from "#integrations/rate-limiter.ts";
import { createDateFormat } from "#lib/date-format.ts";
import { DomainError, Invalid, NotSignedIn } from "#lib/errors.ts";
import { parseSessionSecret } from "#lib/session-cookie.ts";
import { m } from "#messages/messages.js";
import { type DeskEntry, readDeskEntry, renderAppDocument } from "./app-document.ts";
import { createAuthRoutes, type DeskCalls, RedirectTo } from "./auth/auth-routes.tsx";
import { createConfirmationRoutes } from "./auth/confirmation-routes.tsx";
import { NotAllowedPage } from "./auth/not-allowed-page.tsx";
import { saveReturnTo } from "./auth/return-to.ts";
import { renderDeskDocument } from "./desk-document.tsx";
import { createDeskManifest } from "./desk-manifest.ts";
import { OutboxPage } from "./outbox-page.tsx";

export interface DeskSetup {
  context: Context;
  /** Whether the site is served over HTTPS. */
  isSecure: boolean;
  /** The folder of the built browser files. */
  clientFolder: string;
  /**
   * The folder of a language's scripts within the build, with a trailing slash; empty for the site's first language.
   */
  getLanguageFolder(locale: Locale): string;
  /** False in development, where the desk's files change while the server runs. */
  cachesPages: boolean;
  /** The limiter whose counts all processes share. */
  limiter: RateLimiter;
}

/** How many emails the outbox shows. */
const MAX_SHOWN = 200;

/** Creates the routes of the back office: server-rendered sign-in, and the application (`app/`) behind it. */
export function createDeskRoutes({
  context,
  isSecure,
  clientFolder,
  getLanguageFolder,
  cachesPages,
  limiter,
}: DeskSetup): Hono<DeskCalls> {
  const desk = new Hono<DeskCalls>();
  // A function, because head office may change the brand while the server runs.
  const getBrand = (): string => context.network.brand;
  const getLogo = (): Logo | null => context.network.logo ?? null;
  let storedEntry: Promise<DeskEntry> | undefined;
  const getEntry = (): Promise<DeskEntry> => {
    if (!storedEntry || !cachesPages) storedEntry = readDeskEntry(clientFolder);
    return storedEntry;
  };
  const getViewer = async (c: Call) => {
    const secret = parseSessionSecret(c.req.header("cookie"), isSecure);
    return { secret, viewer: secret ? await findViewer(context, secret) : null };
  };
  const getDocumentOptions = async () => {
    const { styles, passkeyScript } = await getEntry();
    return { brand: getBrand(), logo: getLogo(), styles, script: passkeyScript };
  };

  desk.route("/", createAuthRoutes({ context, isSecure, limiter, getDocumentOptions }));
  desk.route("/confirm-listing", createConfirmationRoutes(context, getDocumentOptions));
  desk.get("/outbox", async (c, next) => {
    if (!context.isDemoOpen?.()) return next();
    const mails = await listOutbox(context, { to: c.req.query("to"), limit: MAX_SHOWN });
    const { brand, logo, styles } = await getDocumentOptions();
    const repliable = await selectLeadsOfMails(
      context.db,
      mails.map(({ id }) => id),
    );
    const { edition, locale } = context;
    const timeZone = edition.time_zone;
    const time = createDateFormat(getFormatLocale(edition, locale), { clock: "minutes_and_zone", timeZone });
    const page = <OutboxPage mails={mails} repliable={repliable} formatTime={time.format} />;
    return renderDeskDocument(c, { brand, logo, styles }, m.outbox_title(), page);
  });
  desk.post("/outbox/:id/reply", async (c, next) => {
    if (!context.isDemoOpen?.()) return next();
    const { text } = await c.req.parseBody();
    if (typeof text === "string" && text.trim() !== "") await replyInDemo(context, c.req.param("id"), text);
    return c.redirect("/desk/outbox", 303);
  });
  desk.get("/outbox/:id", async (c, next) => {
    const { viewer } = await getViewer(c);
    if (!context.isDemoOpen?.() && !(viewer && canReadOutbox(viewer))) return next();
    const { html } = await findMail(context, c.req.param("id"));
    return c.html(html, 200, {
      "Cache-Control": "no-store",
      // An email's styles are inline. It may run no script and load only this site's images.
      "Content-Security-Policy":
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; sandbox allow-popups",
    });
  });
  // Browsers fetch the manifest without cookies.
  desk.get("/manifest.webmanifest", (c) =>
    c.body(JSON.stringify(createDeskManifest(getBrand(), context.locale, getLogo() !== null)), 200, {
      "Content-Type": "application/manifest+json",
      "Cache-Control": "no-cache",
    }),
  );
  // Its scope is the folder of its address. A browser checks for a new version when it opens the desk.
  desk.get("/push-worker.js", async (c) => {
    const { pushWorker } = await getEntry();
    if (!pushWorker) return c.notFound();
    return c.body(await readFile(join(clientFolder, pushWorker), "utf8"), 200, {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "no-cache",
      "Content-Security-Policy": "default-src 'none'; img-src 'self'",
    });
  });
  // Calendar programs have no session. The secret is in the query, which isn't logged.
  desk.get("/calendar.ics", async (c) => {
    const calendar = await readTaskCalendar(context, c.req.query("token") ?? "");
    return c.body(calendar, 200, {
      "Content-Type": "text/calendar; charset=utf-8",
      "Cache-Control": "private, no-store",
    });
  });
  // All other pages require a session.
  desk.get("*", async (c) => {
    const { secret, viewer } = await getViewer(c);
    if (!viewer) {
      saveReturnTo(c, isSecure);
      const pending = await findPendingSession(context, "staff", secret);
      return c.redirect(pending ? "/desk/second-factor" : "/desk/sign-in", 302);
    }
    if (viewer.role === "buyer")
      return renderDeskDocument(c, await getDocumentOptions(), m.desk_title(), <NotAllowedPage />, 403);
    const { html, headers } = renderAppDocument(await getEntry(), context.network, getLanguageFolder(context.locale));
    return c.html(html, 200, headers);
  });
  desk.onError(async (error, c) => {
    if (error instanceof RedirectTo) return c.redirect(error.path, 303);
    if (error instanceof NotSignedIn) return c.redirect("/desk/sign-in", 303);
    const problem = isUnstorable(error) ? new Invalid(m.field_check_marked(), {}) : error;
    if (!(problem instanceof DomainError)) throw error;
    return renderDeskDocument(
      c,
      await getDocumentOptions(),
      m.desk_title(),
      <NotAllowedPage reason={problem.message} />,
      problem.status,
    );
  });
  return desk;
}
