import { ACCOUNT_FORMS } from "#domain/accounts/account-forms.ts";
import { getLoginLimits } from "#domain/accounts/account-limits.ts";
import { renewBrowserProof } from "#domain/accounts/sessions/known-browser.ts";
import { logIn } from "#domain/accounts/sessions/log-in.ts";
import { parseOwnPath } from "#guards/own-path.ts";
import { parseForm } from "#lib/forms/form.ts";
import { redirect } from "../../document/responses.ts";
import { handleUnchallengedForm } from "../../forms/handle-form.ts";
import type { ActionArgs } from "../../page-loader.ts";
import { getPagePath } from "../../site-map.ts";

/** The page to open after signing in, unless the visitor requested another one. */
export const AFTER_SIGN_IN = getPagePath("preferences");

/** Returns the page that asks for the second factor after the password. */
export function getSignInCodePath(next: string): string {
  return `${getPagePath("signInCode")}?redirect=${encodeURIComponent(next)}`;
}

/** Signs a buyer in from the home page's form and redirects to the requested page. */
export async function signInFromPage({ context, url, form, metadata }: ActionArgs) {
  const input = parseForm(ACCOUNT_FORMS.login, form);
  const next = parseOwnPath(url.searchParams.get("redirect")) ?? AFTER_SIGN_IN;
  return handleUnchallengedForm(form, next, async () => {
    const email = String(input.email ?? "");
    const limits = getLoginLimits({ email }, context, metadata.session.browser);
    await metadata.enforceLimits(limits, { action: "login", answer: String(input.challenge ?? "") });
    const { secret, user } = await metadata.countOutcome(limits, () =>
      logIn(context, input, { before: metadata.session.secret }),
    );
    metadata.session.start(secret);
    metadata.session.rememberBrowser(renewBrowserProof(context, email, metadata.session.browser));
    if (!user) throw redirect(getSignInCodePath(next), 303);
  });
}
