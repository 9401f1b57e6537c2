import { type Context as Call, Hono } from "hono";
import { findViewer } from "#domain/accounts/sessions/find-session.ts";
import { STAFF_LONGEST_MS } from "#domain/accounts/sessions/session.ts";
import type { Context } from "#domain/context.ts";
import { findMail } from "#domain/outbox/find-mail.ts";
import { listOutbox } from "#domain/outbox/list-outbox.ts";
import { signInDemo } from "#domain/staff/sign-in/sign-in-demo.ts";
import { mayEver } from "#domain/staff/staff-policy.ts";
import { DomainError } from "#lib/errors.ts";
import { sessionCookie, sessionSecretIn } from "#lib/session-cookie.ts";
import { m } from "#messages/messages.js";
import { appDocument, deskEntry } from "./app-document.ts";
import { deskDocument } from "./desk-document.tsx";
import { NotAllowedPage } from "./pages/not-allowed-page.tsx";
import { OutboxPage } from "./pages/outbox-page.tsx";
import { SignInPage } from "./pages/sign-in-page.tsx";
import { keepWayBack, takeWayBack } from "./way-back.ts";

export interface DeskSetup {
  context: Context;
  /** The demonstration on this machine alone: anyone may read the outbox, and be any of its staff. */
  openOutbox: boolean;
  /** Whether the site is served over https. */
  isSecure: boolean;
  /** Where the build has put what browsers load. */
  clientFolder: string;
  /** False while the site is being worked on: the desk's files change under the server. */
  keepsPages: boolean;
}

/** How many mails the outbox shows. */
const SHOWN = 200;

/** The back office: its door, drawn here, and behind it the application (`app/`). */
export function deskRoutes(setup: DeskSetup): Hono {
  const { context, openOutbox, isSecure, clientFolder, keepsPages } = setup;
  const desk = new Hono();
  const title = (page: string): string => `${page} | ${context.network.brand}`;
  const secretIn = (c: Call) => sessionSecretIn(c.req.header("cookie"), isSecure);
  const readsOutbox = async (c: Call): Promise<boolean> => {
    const secret = secretIn(c);
    const viewer = secret && (await findViewer(context, secret));
    return viewer ? viewer.role === "staff" && mayEver(viewer, "outbox.read") : false;
  };
  desk.get("/sign-in", (c) => deskDocument(c, title(m.desk_sign_in_title()), <SignInPage openOutbox={openOutbox} />));
  if (openOutbox) {
    desk.post("/demo-sign-in", async (c) => {
      const { role } = await c.req.parseBody();
      const secret = await signInDemo(context, String(role ?? ""), secretIn(c));
      const back = takeWayBack(c, isSecure);
      c.header("Set-Cookie", sessionCookie(secret, STAFF_LONGEST_MS / 1_000, isSecure), { append: true });
      return c.redirect(back, 303);
    });
    desk.get("/outbox", async (c) => {
      const mails = await listOutbox(context, { to: c.req.query("to"), limit: SHOWN });
      return deskDocument(c, title(m.outbox_title()), <OutboxPage mails={mails} />);
    });
  }
  desk.get("/outbox/:id", async (c, next) => {
    if (!openOutbox && !(await readsOutbox(c))) return next();
    const { html } = await findMail(context, c.req.param("id"));
    return c.html(html, 200, {
      "Cache-Control": "no-store",
      // A mail's own styles are inline; it may load and run nothing.
      "Content-Security-Policy":
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; sandbox allow-popups",
    });
  });
  const readEntry = () => deskEntry(clientFolder);
  let kept: ReturnType<typeof readEntry> | undefined;
  const entry = () => {
    if (!keepsPages) return readEntry();
    kept ??= readEntry();
    return kept;
  };
  // Whatever else the desk has is behind its door.
  desk.get("*", async (c) => {
    const secret = secretIn(c);
    const viewer = secret && (await findViewer(context, secret));
    if (!viewer) {
      keepWayBack(c, isSecure);
      return c.redirect("/desk/sign-in", 302);
    }
    if (viewer.role === "buyer") return deskDocument(c, title(m.desk_title()), <NotAllowedPage />, 403);
    const { html, headers } = appDocument(await entry(), context.network.brand);
    return c.html(html, 200, headers);
  });
  desk.onError((error, c) => {
    if (!(error instanceof DomainError)) throw error;
    const again = <NotAllowedPage reason={error.message} />;
    return deskDocument(c, title(m.desk_title()), again, error.status);
  });
  return desk;
}
