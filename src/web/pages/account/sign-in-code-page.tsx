import { ACCOUNT_FORMS } from "#domain/accounts/account-forms.ts";
import { completeLogIn, requirePendingLogIn } from "#domain/accounts/second-factor/complete-log-in.ts";
import { getFactorLimits } from "#domain/accounts/second-factor/second-factor-limits.ts";
import { parseOwnPath } from "#guards/own-path.ts";
import { NotSignedIn } from "#lib/errors.ts";
import { parseForm } from "#lib/forms/form.ts";
import { createSecret } from "#lib/secrets.ts";
import { m } from "#messages/messages.js";
import { SecondFactorForm } from "../../components/account/second-factor-form.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { PageHeading } from "../../components/site/page-heading.tsx";
import { Island } from "../../document/island.tsx";
import { useActionData, useLoaderData } from "../../document/page-data.ts";
import { redirect } from "../../document/responses.ts";
import { handleUnchallengedForm } from "../../forms/handle-form.ts";
import { createPageAction, createPageLoader } from "../../page-loader.ts";
import { AFTER_SIGN_IN, getSignInCodePath } from "./sign-in-from-page.ts";

export const loader = createPageLoader(async ({ url: { searchParams }, dependsOn }) => {
  dependsOn("content");
  return { next: parseOwnPath(searchParams.get("redirect")) ?? AFTER_SIGN_IN };
});

export const action = createPageAction(async ({ context, url, form, metadata }) => {
  const next = parseOwnPath(url.searchParams.get("redirect")) ?? AFTER_SIGN_IN;
  return handleUnchallengedForm(form, next, async () => {
    const { secret, browser } = metadata.session;
    const new_secret = createSecret();
    try {
      const { account_id } = await requirePendingLogIn(context, secret);
      const input = parseForm(ACCOUNT_FORMS.secondFactor, form);
      const limits = await getFactorLimits(context, { account_id, browser }, input);
      await metadata.enforceLimits(limits);
      const { browser_proof } = await metadata.countOutcome(limits, () =>
        completeLogIn(context, { secret, new_secret }, input),
      );
      metadata.session.start(new_secret);
      metadata.session.rememberBrowser(browser_proof);
    } catch (error) {
      // The password was entered too long ago, or not at all.
      if (error instanceof NotSignedIn) throw redirect(`/?login=1&redirect=${encodeURIComponent(next)}`, 303);
      throw error;
    }
  });
});

/** Asks for the second factor after the password when the sign-in dialog can't, for example without script. */
export default function SignInCodePage() {
  const { next } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  return (
    <>
      <PageHead title={m.factor_code_title()} description={m.factor_code_lead()} index={false} />
      <PageHeading heading={m.factor_code_title()} lead={m.factor_code_lead()} />
      <div className="page-width mt-10">
        <div className="max-w-[65ch] rounded-sm border border-rule bg-sheet p-6 md:p-8">
          <SecondFactorForm
            action={getSignInCodePath(next)}
            rejected={rejected}
            next={next}
            passkey={
              <div>
                <Island name="passkey-answer" when="load" props={{ isKnown: false }} />
                <noscript>
                  <p>{m.passkey_needs_script()}</p>
                </noscript>
              </div>
            }
          />
        </div>
      </div>
    </>
  );
}
