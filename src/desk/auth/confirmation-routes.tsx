import { type Context as Call, Hono } from "hono";
import type { Context } from "#domain/context.ts";
import { confirmByLink, findLinkedListing, type LinkedListing } from "#domain/listings/freshness/confirm-by-link.ts";
import { DomainError } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { type DocumentOptions, renderDeskDocument } from "../desk-document.tsx";
import { AuthForm, AuthPage } from "./auth-form.tsx";
import type { DeskCalls } from "./auth-routes.tsx";

/**
 * Routes of the page on which an agent confirms that a listing is current, without signing in. Opening it changes
 * nothing, because mail scanners open links; the button on it does.
 */
export function createConfirmationRoutes(
  context: Context,
  getDocumentOptions: () => Promise<DocumentOptions>,
): Hono<DeskCalls> {
  const routes = new Hono<DeskCalls>();
  const renderPage = async (c: Call<DeskCalls>, render: () => Promise<React.ReactNode>) => {
    const options = await getDocumentOptions();
    try {
      return await renderDeskDocument(c, options, m.fresh_title(), await render());
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const page = (
        <AuthPage title={m.fresh_title()} lead={error.message}>
          <DeskLink path="/desk/listings" />
        </AuthPage>
      );
      return renderDeskDocument(c, options, m.fresh_title(), page, error.status);
    }
  };
  routes.get("/", (c) =>
    renderPage(c, async () => {
      const token = c.req.query("token") ?? "";
      return <ConfirmationPage listing={await findLinkedListing(context, token)} token={token} />;
    }),
  );
  routes.post("/", (c) =>
    renderPage(c, async () => {
      const { token } = await c.req.parseBody();
      return <ConfirmedPage listing={await confirmByLink(context, typeof token === "string" ? token : "")} />;
    }),
  );
  return routes;
}

/** Asks whether the listing is current, with a button to confirm it. */
function ConfirmationPage({ listing, token }: { listing: LinkedListing; token: string }) {
  const { name, state } = listing;
  if (state === "confirmed") return <ConfirmedPage listing={listing} />;
  const number = String(listing.number);
  const isWithdrawn = state === "withdrawn";
  return (
    <AuthPage
      title={m.fresh_title()}
      lead={isWithdrawn ? m.fresh_question_withdrawn({ name, number }) : m.fresh_question({ name, number })}
    >
      <AuthForm action="/desk/confirm-listing" submit={isWithdrawn ? m.fresh_relist() : m.fresh_confirm()}>
        <input type="hidden" name="token" value={token} />
      </AuthForm>
      <DeskLink path={`/desk/listings/${number}`} />
    </AuthPage>
  );
}

function ConfirmedPage({ listing: { name, number, state } }: { listing: LinkedListing }) {
  const lead = {
    unconfirmed: m.fresh_thanks,
    withdrawn: m.fresh_thanks_relisted,
    confirmed: m.fresh_nothing_to_do,
  }[state]({ name });
  return (
    <AuthPage title={state === "withdrawn" ? m.fresh_relisted() : m.fresh_confirmed()} lead={lead}>
      <DeskLink path={`/desk/listings/${number}`} />
    </AuthPage>
  );
}

function DeskLink({ path }: { path: string }) {
  return (
    <p className="mt-6">
      <a href={path} className="link inline-block min-h-6">
        {m.fresh_open_desk()}
      </a>
    </p>
  );
}
