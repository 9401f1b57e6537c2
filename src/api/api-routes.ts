import { type Context as Call, Hono } from "hono";
import { isReachable } from "#db/connect.ts";
import { DATABASE_RETRY_AFTER_S, isDatabaseUnavailable } from "#db/database-unavailable.ts";
import { isUnstorable } from "#db/unstorable-input.ts";
import { findViewer } from "#domain/accounts/sessions/find-session.ts";
import type { Context, Viewer } from "#domain/context.ts";
import { canReadOutbox } from "#domain/outbox/find-mail.ts";
import { listOutbox } from "#domain/outbox/list-outbox.ts";
import { anErrorOccurred, tryLater } from "#editions/contract-messages.ts";
import type { Captcha } from "#integrations/captcha.ts";
import type { RateLimiter } from "#integrations/rate-limiter.ts";
import { DomainError, Invalid, Unavailable } from "#lib/errors.ts";
import { parseSessionSecret } from "#lib/session-cookie.ts";
import { m } from "#messages/messages.js";
import { DESK_OPERATIONS } from "./desk/desk-operations.ts";
import { createDocsRoutes } from "./docs/docs-routes.ts";
import { serveGraphql } from "./graphql/serve-graphql.ts";
import type { ApiCalls } from "./http/api-calls.ts";
import { type CsrfSetup, createCsrfCookieHandler, getVisitor, guardUnsafe } from "./http/csrf.ts";
import { sendJson } from "./http/json-response.ts";
import { limitCalls, sendRateLimitHeaders } from "./http/limits.ts";
import { markPrecognition } from "./http/precognition.ts";
import { createProblemResponse, HttpProblem, toProblemJson } from "./http/problem.ts";
import { serveOperations } from "./http/serve-operations.ts";
import { createInboundMailHandler } from "./inbound-mail.ts";
import { OPERATIONS } from "./operations.ts";
import { createChallenge } from "./rest/challenge.ts";

export interface ApiSetup extends Omit<CsrfSetup, "clock"> {
  context: Context;
  /** False while the process starts or stops, so that load balancers route around it. */
  isReady(): boolean | Promise<boolean>;
  /** Development mode: the GraphQL API allows introspection and serves an explorer page. */
  isDevelopment: boolean;
  captcha: Captcha;
  limiters: {
    /** Rate limit of this process, checked by every call. */
    calls: RateLimiter;
    /** Rate limit shared by all processes, checked by calls that write. */
    writes: RateLimiter;
  };
  /** The secret that forwarded emails are signed with. Without it, the call doesn't exist. */
  inboundMailSecret?: string | null;
  operations?: typeof OPERATIONS;
  /** Returns the viewer of a call. Defaults to the session's user. */
  findViewer?(c: Call): Promise<Viewer>;
}

/** Max emails returned by `GET /api/outbox`. */
const OUTBOX_LIMIT = 200;

/** Returns the routes under `/api`. */
export function createApiRoutes(setup: ApiSetup): Hono<ApiCalls> {
  const { context, isReady, isDevelopment, captcha, limiters, operations = OPERATIONS } = setup;
  const { keys, isSecure } = setup;
  const readSecret = (c: Call) => parseSessionSecret(c.req.header("cookie"), isSecure);
  const findSessionViewer = async (c: Call): Promise<Viewer> => {
    const secret = readSecret(c);
    return (secret && (await findViewer(context, secret))) || { role: "visitor" };
  };
  const getViewer = setup.findViewer ?? findSessionViewer;
  const csrf = { ...setup, clock: context.clock };
  const api = new Hono<ApiCalls>();
  api.use(async (c, next) => {
    await next();
    if (!c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", "no-store");
  });
  api.use(markPrecognition);
  api.use(sendRateLimitHeaders);
  api.use(limitCalls(limiters.calls));
  // A mail server has no session: its signature takes the place of the CSRF token.
  api.post("/inbound-mail", createInboundMailHandler(context, setup.inboundMailSecret ?? null));
  api.use(guardUnsafe(csrf));
  api.get("/healthz", (c) => sendJson(c, { status: "ok" }));
  api.get("/readyz", async (c) => {
    const ready = (await isReady()) && (await isReachable(context.db));
    if (ready) return sendJson(c, { status: "ready" });
    c.header("Retry-After", "1");
    return sendJson(c, { status: "not ready" }, 503);
  });
  api.get("/csrf-cookie", createCsrfCookieHandler(csrf));
  api.get("/outbox", async (c) => {
    if (!context.isDemoOpen?.() && !canReadOutbox(await getViewer(c))) throw new HttpProblem(404, m.api_not_found());
    return sendJson(c, { data: await listOutbox(context, { to: c.req.query("to"), limit: OUTBOX_LIMIT }) });
  });
  // Mail programs POST to this URL (one-click unsubscribe). GET redirects to the confirmation page.
  api.get("/unsubscribe/:token", (c) =>
    c.redirect(`/unsubscribe?token=${encodeURIComponent(c.req.param("token"))}`, 302),
  );
  api.route("/docs", createDocsRoutes());
  api.get("/challenge", createChallenge(captcha));
  const challenge = { captcha, limiter: limiters.writes };
  const serving = {
    context,
    keys,
    isSecure,
    ...challenge,
    findViewer: getViewer,
    getVisitor: (c: Call) => getVisitor(c, setup),
  };
  serveOperations(api, serving, operations);
  serveOperations(api, serving, DESK_OPERATIONS);
  serveGraphql(api, { context, isDevelopment, readSecret });
  api.all("*", () => {
    throw new HttpProblem(404, m.api_not_found());
  });
  api.onError((error, c) => {
    if (error instanceof DomainError || error instanceof HttpProblem) return createProblemResponse(error);
    if (isUnstorable(error)) {
      context.log.warn({ err: error, request_id: c.get("request_id"), path: c.req.path }, "a call sent the unstorable");
      return createProblemResponse(new Invalid(m.field_check_marked(), {}));
    }
    context.log.error({ err: error, request_id: c.get("request_id"), path: c.req.path }, "a call failed");
    if (isDatabaseUnavailable(error)) return createProblemResponse(new Unavailable(tryLater(), DATABASE_RETRY_AFTER_S));
    return sendJson(c, toProblemJson(500, anErrorOccurred()), 500);
  });
  return api;
}

/** Returns the routes under `/sanctum`, where clients of the original API fetch the CSRF token. */
export function createSanctumRoutes(setup: ApiSetup): Hono<ApiCalls> {
  return new Hono<ApiCalls>().get("/csrf-cookie", createCsrfCookieHandler({ ...setup, clock: setup.context.clock }));
}
