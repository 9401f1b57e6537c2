import { type Context as Call, Hono } from "hono";
import QRCode from "qrcode";
import type { ReactNode } from "react";
import { type CountedLimit, forgotLimits, loginLimits, resetLimits } from "#domain/accounts/account-limits.ts";
import { forgotPassword } from "#domain/accounts/password/forgot-password.ts";
import { resetPassword } from "#domain/accounts/password/reset-password.ts";
import { STAFF_SESSION_MAX_MS } from "#domain/accounts/sessions/session.ts";
import type { Context } from "#domain/context.ts";
import { findPendingSession } from "#domain/staff/second-factor/find-pending-session.ts";
import { passSecondFactor } from "#domain/staff/second-factor/pass-second-factor.ts";
import { secondFactorLimits } from "#domain/staff/second-factor/second-factor-limits.ts";
import { confirmSecondFactor, offerSecondFactor } from "#domain/staff/second-factor/set-up-second-factor.ts";
import { acceptInvitation, createFirstAdmin } from "#domain/staff/sign-in/choose-password.ts";
import { signInDemo } from "#domain/staff/sign-in/sign-in-demo.ts";
import { signInStaff } from "#domain/staff/sign-in/sign-in-staff.ts";
import type { RateLimiter } from "#integrations/rate-limiter.ts";
import { getAddressGroup } from "#lib/address-group.ts";
import { DomainError, Invalid, NotFound, NotSignedIn, TooMany } from "#lib/errors.ts";
import { formatSessionCookie, parseSessionSecret } from "#lib/session-cookie.ts";
import { m } from "#messages/messages.js";
import { type DocumentSetting, deskDocument } from "../desk-document.tsx";
import type { Rejected } from "./auth-form.tsx";
import { FirstAdminPage, ForgotPage, InvitationPage, NewPasswordPage } from "./password-pages.tsx";
import { takeReturnTo } from "./return-to.ts";
import { CodePage, RecoveryCodesPage, SetUpPage } from "./second-factor-pages.tsx";
import { SignInPage } from "./sign-in-page.tsx";

export interface AuthSetup {
  context: Context;
  isSecure: boolean;
  /** Shared by all processes. */
  limiter: RateLimiter;
  /** The brand and stylesheets of the rendered documents. */
  setting(): Promise<DocumentSetting>;
}

export type DeskCalls = { Variables: { address: string } };
type AuthRequest = Call<DeskCalls>;
type Form = Record<string, string>;

/** The sign-in routes. The server renders them, and they work without script. */
export function authRoutes({ context: platform, isSecure, limiter, setting }: AuthSetup): Hono<DeskCalls> {
  const context: Context = {
    ...platform,
    viewer: { role: "visitor" },
    get locale() {
      return platform.locale;
    },
  };
  const auth = new Hono<DeskCalls>();
  const secretIn = (c: AuthRequest) => parseSessionSecret(c.req.header("cookie"), isSecure);
  const show = async (c: AuthRequest, title: string, page: ReactNode, status: 200 | DomainError["status"] = 200) =>
    deskDocument(c, await setting(), title, page, status);
  const begin = (c: AuthRequest, secret: string): void =>
    c.header("Set-Cookie", formatSessionCookie(secret, STAFF_SESSION_MAX_MS / 1_000, isSecure), { append: true });
  const count = async (c: AuthRequest, limits: CountedLimit[]): Promise<void> => {
    for (const { limit, key } of limits) {
      const { allowed, reset } = await limiter.take(limit, key ?? getAddressGroup(c.get("address") ?? ""));
      if (!allowed) throw new TooMany(m.api_too_many(), reset);
    }
  };

  /** Adds a form page: GET shows the form, POST runs `work`. A domain error shows the form again with its problem. */
  const form = (
    path: string,
    title: () => string,
    draw: (c: AuthRequest, rejected: Rejected | undefined, form: Form) => ReactNode | Promise<ReactNode>,
    work: (c: AuthRequest, form: Form) => Promise<Response>,
  ): void => {
    auth.get(path, async (c) => show(c, title(), await draw(c, undefined, c.req.query())));
    auth.post(path, async (c) => {
      const typed = await getForm(c);
      try {
        return await work(c, typed);
      } catch (error) {
        if (!(error instanceof DomainError) || error instanceof NotSignedIn) throw error;
        const errors = error instanceof Invalid ? error.errors : {};
        if (error instanceof TooMany) c.header("Retry-After", String(error.retry_after));
        return show(c, title(), await draw(c, { message: error.message, errors, typed }, typed), error.status);
      }
    });
  };

  form(
    "/sign-in",
    m.desk_sign_in_title,
    (_c, rejected) => <SignInPage isDemoOpen={context.isDemoOpen?.() ?? false} rejected={rejected} />,
    async (c, { email = "", password = "" }) => {
      await count(c, loginLimits({ email }));
      begin(c, await signInStaff(context, { email, password }, secretIn(c)));
      return c.redirect("/desk/second-factor", 303);
    },
  );

  form(
    "/second-factor",
    m.desk_code_title,
    async (c, rejected) => {
      const pending = await findPendingSession(context, secretIn(c));
      if (!pending) throw new NotSignedIn(m.sign_in_first());
      if (pending.still === "set_up") throw new RedirectTo("/desk/set-up");
      if (pending.still === null) throw new RedirectTo("/desk");
      return <CodePage rejected={rejected} />;
    },
    async (c, { code = "" }) => {
      const pending = await findPendingSession(context, secretIn(c));
      if (!pending) throw new NotSignedIn(m.sign_in_first());
      await count(c, secondFactorLimits(pending.account_id));
      await passSecondFactor(context, secretIn(c), code);
      return c.redirect(takeReturnTo(c, isSecure), 303);
    },
  );

  form(
    "/set-up",
    m.desk_set_up_title,
    async (c, rejected) => {
      const { secret, address } = await offerSecondFactor(context, secretIn(c));
      const drawing = await QRCode.toString(address, { type: "svg", margin: 1 });
      return <SetUpPage secret={secret} drawing={drawing} rejected={rejected} />;
    },
    async (c, { code = "" }) => {
      const pending = await findPendingSession(context, secretIn(c));
      if (!pending) throw new NotSignedIn(m.sign_in_first());
      await count(c, secondFactorLimits(pending.account_id));
      const codes = await confirmSecondFactor(context, secretIn(c), code);
      const next = takeReturnTo(c, isSecure);
      return show(c, m.desk_recovery_title(), <RecoveryCodesPage codes={codes} next={next} />);
    },
  );

  form(
    "/invitation",
    m.desk_invitation_title,
    (_c, rejected, { token = "" }) => <InvitationPage token={token} rejected={rejected} />,
    async (c, typed) => {
      await count(c, resetLimits());
      begin(c, await acceptInvitation(context, typed));
      return c.redirect("/desk/set-up", 303);
    },
  );

  form(
    "/opening",
    m.desk_opening_title,
    (_c, rejected, { token = "" }) => <FirstAdminPage token={token} rejected={rejected} />,
    async (c, typed) => {
      await count(c, resetLimits());
      begin(c, await createFirstAdmin(context, typed));
      return c.redirect("/desk/set-up", 303);
    },
  );

  form(
    "/forgot-password",
    m.forgot_title,
    (_c, rejected) => <ForgotPage rejected={rejected} />,
    async (c, { email = "" }) => {
      await count(c, forgotLimits({ email }));
      await forgotPassword(context, { email });
      return show(c, m.forgot_title(), <ForgotPage isSent />);
    },
  );

  form(
    "/new-password",
    m.desk_new_password_title,
    (_c, rejected, { token = "", email = "" }) => <NewPasswordPage token={token} email={email} rejected={rejected} />,
    async (c, { token = "", email = "", password = "" }) => {
      await count(c, resetLimits());
      await resetPassword(context, { token, email, password, password_confirmation: password });
      return c.redirect("/desk/sign-in", 303);
    },
  );

  auth.post("/demo-sign-in", async (c) => {
    if (!context.isDemoOpen?.()) throw new NotFound(m.desk_no_such_role());
    const { role = "" } = await getForm(c);
    begin(c, await signInDemo(context, role, secretIn(c)));
    return c.redirect(takeReturnTo(c, isSecure), 303);
  });
  return auth;
}

/** Redirects from within a page's render function, when the session belongs to another step of signing in. */
export class RedirectTo extends Error {
  readonly path: string;

  constructor(path: string) {
    super(path);
    this.path = path;
  }
}

/** Reads a form's text fields; empty if the body isn't a form. */
async function getForm(c: AuthRequest): Promise<Form> {
  const body = await c.req.parseBody().catch(() => ({}));
  return Object.fromEntries(
    Object.entries(body).filter((field): field is [string, string] => typeof field[1] === "string"),
  );
}
