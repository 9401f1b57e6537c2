import { type Context as Call, Hono } from "hono";
import QRCode from "qrcode";
import type { ReactNode } from "react";
import { isUnstorable } from "#db/unstorable-input.ts";
import { getForgotLimits, getLoginLimits, getResetLimits } from "#domain/accounts/account-limits.ts";
import { requestPasswordReset } from "#domain/accounts/password/request-password-reset.ts";
import { resetPassword } from "#domain/accounts/password/reset-password.ts";
import { createFactorProof } from "#domain/accounts/second-factor/create-factor-proof.ts";
import { findPendingSession, type PendingSession } from "#domain/accounts/second-factor/find-pending-session.ts";
import { requestPasskey } from "#domain/accounts/second-factor/passkeys/use-passkey.ts";
import { getCodeAttemptLimits, getPasskeyLimits } from "#domain/accounts/second-factor/second-factor-limits.ts";
import { renewBrowserProof } from "#domain/accounts/sessions/known-browser.ts";
import { STAFF_SESSION_MAX_MS } from "#domain/accounts/sessions/session.ts";
import type { Context } from "#domain/context.ts";
import { passSecondFactor } from "#domain/staff/second-factor/pass-second-factor.ts";
import { passWithPasskey } from "#domain/staff/second-factor/passkeys/pass-with-passkey.ts";
import { confirmSecondFactor, startSecondFactorSetup } from "#domain/staff/second-factor/set-up-second-factor.ts";
import { acceptInvitation, createFirstAdmin } from "#domain/staff/sign-in/choose-password.ts";
import { signInDemo } from "#domain/staff/sign-in/sign-in-demo.ts";
import { signInStaff } from "#domain/staff/sign-in/sign-in-staff.ts";
import { countOutcome, enforceLimits } from "#integrations/enforce-limits.ts";
import type { CountedLimit, RateLimiter } from "#integrations/rate-limiter.ts";
import { DomainError, Invalid, NotFound, NotSignedIn, TooMany } from "#lib/errors.ts";
import { formatBrowserProofCookie, parseBrowserProof } from "#lib/known-browser-cookie.ts";
import { formatSessionCookie, parseSessionSecret } from "#lib/session-cookie.ts";
import { m } from "#messages/messages.js";
import { type DocumentOptions, renderDeskDocument } from "../desk-document.tsx";
import type { Rejected } from "./auth-form.tsx";
import { FirstAdminPage, ForgotPage, InvitationPage, NewPasswordPage } from "./password-pages.tsx";
import { takeReturnTo } from "./return-to.ts";
import { CodePage, RecoveryCodesPage, SetUpPage } from "./second-factor-pages.tsx";
import { SignInPage } from "./sign-in-page.tsx";

export interface AuthSetup {
  context: Context;
  isSecure: boolean;
  /** The limiter whose counts all processes share. */
  limiter: RateLimiter;
  /** The brand and stylesheets of the rendered documents. */
  getDocumentOptions(): Promise<DocumentOptions>;
}

export type DeskCalls = { Variables: { address: string } };
type AuthRequest = Call<DeskCalls>;
type Form = Record<string, string>;

/** Creates the sign-in routes. The server renders them, and they work without script. */
export function createAuthRoutes({
  context: platform,
  isSecure,
  limiter,
  getDocumentOptions,
}: AuthSetup): Hono<DeskCalls> {
  const context: Context = {
    ...platform,
    viewer: { role: "visitor" },
    get locale() {
      return platform.locale;
    },
  };
  const auth = new Hono<DeskCalls>();
  const getSecret = (c: AuthRequest) => parseSessionSecret(c.req.header("cookie"), isSecure);
  const renderPage = async (
    c: AuthRequest,
    title: string,
    page: ReactNode,
    status: 200 | DomainError["status"] = 200,
  ) => renderDeskDocument(c, await getDocumentOptions(), title, page, status);
  const setSessionCookie = (c: AuthRequest, secret: string): void =>
    c.header("Set-Cookie", formatSessionCookie(secret, STAFF_SESSION_MAX_MS / 1_000, isSecure), { append: true });
  const getBrowser = (c: AuthRequest) => parseBrowserProof(c.req.header("cookie"), isSecure);
  const setBrowserCookie = (c: AuthRequest, proof: string): void =>
    c.header("Set-Cookie", formatBrowserProofCookie(proof, isSecure), { append: true });
  const getAddress = (c: AuthRequest) => c.get("address") ?? "";
  const checkLimits = (c: AuthRequest, limits: CountedLimit[]) =>
    enforceLimits(limiter, limits, { address: getAddress(c) });
  const requirePending = async (c: AuthRequest): Promise<PendingSession> => {
    const pending = await findPendingSession(context, "staff", getSecret(c));
    if (!pending) throw new NotSignedIn(m.sign_in_first());
    return pending;
  };
  /** Signs in with a second factor, or a first code, and remembers that this browser has passed it. */
  const passFactor = async <T extends { secret: string }>(
    c: AuthRequest,
    limits: CountedLimit[],
    { account_id }: PendingSession,
    work: () => Promise<T>,
  ): Promise<T> => {
    await checkLimits(c, limits);
    const passed = await countOutcome(limiter, limits, getAddress(c), work);
    setSessionCookie(c, passed.secret);
    setBrowserCookie(c, await createFactorProof(context, account_id));
    return passed;
  };
  const getCodeLimits = (c: AuthRequest, { account_id }: PendingSession, code: string) =>
    getCodeAttemptLimits(context, { account_id, browser: getBrowser(c) }, code);

  /** Adds a form page: GET shows the form, POST runs `work`. A domain error shows the form again with its problem. */
  const addFormPage = (
    path: string,
    title: () => string,
    render: (c: AuthRequest, rejected: Rejected | undefined, form: Form) => ReactNode | Promise<ReactNode>,
    submit: (c: AuthRequest, form: Form) => Promise<Response>,
  ): void => {
    auth.get(path, async (c) => renderPage(c, title(), await render(c, undefined, c.req.query())));
    auth.post(path, async (c) => {
      const typed = await readForm(c);
      try {
        return await submit(c, typed);
      } catch (failure) {
        const error = isUnstorable(failure) ? new Invalid(m.field_check_marked(), {}) : failure;
        if (!(error instanceof DomainError) || error instanceof NotSignedIn) throw error;
        const errors = error instanceof Invalid ? error.errors : {};
        if (error instanceof TooMany) c.header("Retry-After", String(error.retry_after));
        return renderPage(c, title(), await render(c, { message: error.message, errors, typed }, typed), error.status);
      }
    });
  };

  addFormPage(
    "/sign-in",
    m.agent_sign_in,
    (_c, rejected) => <SignInPage isDemoOpen={context.isDemoOpen?.() ?? false} rejected={rejected} />,
    async (c, { email = "", password = "" }) => {
      const limits = getLoginLimits({ email }, context, getBrowser(c));
      await checkLimits(c, limits);
      const signIn = () => signInStaff(context, { email, password }, getSecret(c));
      setSessionCookie(c, await countOutcome(limiter, limits, getAddress(c), signIn));
      setBrowserCookie(c, renewBrowserProof(context, email, getBrowser(c)));
      return c.redirect("/desk/second-factor", 303);
    },
  );

  const renderCodePage = async (c: AuthRequest, rejected: Rejected | undefined) => {
    const pending = await requirePending(c);
    if (pending.still === "set_up") throw new RedirectTo("/desk/set-up");
    if (pending.still === null) throw new RedirectTo("/desk");
    return <CodePage rejected={rejected} passkey={await requestPasskey(context, pending)} />;
  };

  addFormPage("/second-factor", m.factor_code_title, renderCodePage, async (c, { code = "" }) => {
    const pending = await requirePending(c);
    await passFactor(c, await getCodeLimits(c, pending, code), pending, async () => ({
      secret: await passSecondFactor(context, getSecret(c), code),
    }));
    return c.redirect(takeReturnTo(c, isSecure), 303);
  });

  addFormPage("/passkey", m.factor_code_title, renderCodePage, async (c, { passkey = "" }) => {
    const pending = await requirePending(c);
    await passFactor(c, getPasskeyLimits(pending.account_id), pending, async () => ({
      secret: await passWithPasskey(context, getSecret(c), passkey),
    }));
    return c.redirect(takeReturnTo(c, isSecure), 303);
  });

  addFormPage(
    "/set-up",
    m.desk_set_up_title,
    async (c, rejected) => {
      const { secret, address } = await startSecondFactorSetup(context, getSecret(c));
      const qrCode = await QRCode.toString(address, { type: "svg", margin: 1 });
      return <SetUpPage secret={secret} qrCode={qrCode} rejected={rejected} />;
    },
    async (c, { code = "" }) => {
      const pending = await requirePending(c);
      const { codes } = await passFactor(c, await getCodeLimits(c, pending, code), pending, () =>
        confirmSecondFactor(context, getSecret(c), code),
      );
      const next = takeReturnTo(c, isSecure);
      return renderPage(c, m.recovery_codes_title(), <RecoveryCodesPage codes={codes} next={next} />);
    },
  );

  addFormPage(
    "/invitation",
    m.desk_invitation_title,
    (_c, rejected, { token = "" }) => <InvitationPage token={token} rejected={rejected} />,
    async (c, typed) => {
      await checkLimits(c, getResetLimits());
      setSessionCookie(c, await acceptInvitation(context, typed));
      return c.redirect("/desk/set-up", 303);
    },
  );

  addFormPage(
    "/opening",
    m.desk_first_admin_title,
    (_c, rejected, { token = "" }) => <FirstAdminPage token={token} rejected={rejected} />,
    async (c, typed) => {
      await checkLimits(c, getResetLimits());
      setSessionCookie(c, await createFirstAdmin(context, typed));
      return c.redirect("/desk/set-up", 303);
    },
  );

  addFormPage(
    "/forgot-password",
    m.forgot_password,
    (_c, rejected) => <ForgotPage rejected={rejected} />,
    async (c, { email = "" }) => {
      await checkLimits(c, getForgotLimits({ email }));
      await requestPasswordReset(context, { email });
      return renderPage(c, m.forgot_password(), <ForgotPage isSent />);
    },
  );

  addFormPage(
    "/new-password",
    m.choose_new_password,
    (_c, rejected, { token = "", email = "" }) => <NewPasswordPage token={token} email={email} rejected={rejected} />,
    async (c, { token = "", email = "", password = "" }) => {
      await checkLimits(c, getResetLimits());
      await resetPassword(context, { token, email, password, password_confirmation: password });
      return c.redirect("/desk/sign-in", 303);
    },
  );

  auth.post("/demo-sign-in", async (c) => {
    if (!context.isDemoOpen?.()) throw new NotFound(m.desk_demo_role_missing());
    const { role = "" } = await readForm(c);
    setSessionCookie(c, await signInDemo(context, role, getSecret(c)));
    return c.redirect(takeReturnTo(c, isSecure), 303);
  });
  return auth;
}

/** Thrown while a page renders, when the session belongs on the page of another sign-in step. */
export class RedirectTo extends Error {
  readonly path: string;

  constructor(path: string) {
    super(path);
    this.path = path;
  }
}

/** Reads a form's text fields; empty if the body isn't a form. */
async function readForm(c: AuthRequest): Promise<Form> {
  const body = await c.req.parseBody().catch(() => ({}));
  return Object.fromEntries(
    Object.entries(body).filter((field): field is [string, string] => typeof field[1] === "string"),
  );
}
