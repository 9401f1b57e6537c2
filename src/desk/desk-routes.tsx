import { Hono } from "hono";
import type { Context } from "#domain/context.ts";
import { listOutbox } from "#domain/outbox/list-outbox.ts";
import { m } from "#messages/messages.js";
import { deskDocument } from "./desk-document.tsx";
import { OutboxPage } from "./outbox-page.tsx";
import { SignInPage } from "./sign-in-page.tsx";

interface DeskSetup {
  context: Context;
  /** The demonstration on this machine alone: anyone may read the outbox. */
  openOutbox: boolean;
}

/** How many mails the outbox shows. */
const SHOWN = 200;

/** The back office. */
export function deskRoutes({ context, openOutbox }: DeskSetup): Hono {
  const desk = new Hono();
  const title = (page: string): string => `${page} | ${context.network.brand}`;
  desk.get("/sign-in", (c) => deskDocument(c, title(m.desk_sign_in_title()), <SignInPage openOutbox={openOutbox} />));
  if (openOutbox) {
    desk.get("/outbox", async (c) => {
      const mails = await listOutbox(context, { to: c.req.query("to"), limit: SHOWN });
      return deskDocument(c, title(m.outbox_title()), <OutboxPage mails={mails} />);
    });
    desk.get("/outbox/:id", async (c) => {
      const mail = (await listOutbox(context, { limit: SHOWN })).find(({ id }) => id === c.req.param("id"));
      if (!mail) return c.notFound();
      return c.html(mail.html, 200, {
        "Cache-Control": "no-store",
        // A mail's own styles are inline; it may load and run nothing.
        "Content-Security-Policy":
          "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; sandbox allow-popups",
      });
    });
  }
  // Whatever else the desk has is behind its door.
  desk.get("*", (c) => c.redirect("/desk/sign-in", 302));
  return desk;
}
