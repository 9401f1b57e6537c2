import { useActionData, useLoaderData, useNavigate } from "react-router";
import { accountFromForm, checkRegistration, REGISTRATION_REQUIRED } from "#domain/accounts/account-input.ts";
import { REGISTER_LIMITS } from "#domain/accounts/account-limits.ts";
import { registerBuyer } from "#domain/accounts/register-buyer.ts";
import { anErrorOccurred } from "#editions/catalogue.ts";
import { getDialCode } from "#editions/phone-countries.ts";
import { createClientAction } from "../../browser/client-action.ts";
import type { SignInResponse } from "../../browser/user-info/session.ts";
import { RegistrationForm } from "../../components/account/registration-form.tsx";
import { FormPanel } from "../../components/content/form-panel.tsx";
import { TextPage } from "../../components/content/text-page.tsx";
import { pageWords } from "../../content/page-words.ts";
import { sendUnchallenged } from "../../forms/submit-form.ts";
import { pageAction, pageLoader } from "../../page-loader.ts";
import { siteHref } from "../../site.ts";
import { useSite } from "../../use-site.ts";

const PATH = "buy-a-business/buyer-registration";
const THANK_YOU = `${PATH}/thank-you`;

export const loader = pageLoader(async (args) => ({ words: await pageWords(args, "buyer-registration") }));

export const action = pageAction(async ({ context, site, form, metadata }) => {
  const typed = accountFromForm(form, [...REGISTRATION_REQUIRED, "sms_opt_in"]);
  // Without script, the dial code field can't follow the country.
  const input = { ...typed, phone_dial_code: getDialCode(String(typed.phone_country)) || typed.phone_dial_code };
  return sendUnchallenged(form, siteHref(site, THANK_YOU), async () => {
    // Only valid registrations reach the database and count against the limit.
    if ("input" in checkRegistration(input, context)) await metadata.count([{ limit: REGISTER_LIMITS.unverified }]);
    const { secret } = await registerBuyer(context, input, { before: metadata.session.secret });
    metadata.session.start(secret);
  });
});

export const clientAction = createClientAction(anErrorOccurred);

export default function BuyerRegistrationPage() {
  const { words } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const site = useSite();
  const navigate = useNavigate();
  const onRegistered = async (answer: SignInResponse): Promise<void> => {
    const { saveSignedIn } = await import("../../browser/user-info/session.ts");
    await saveSignedIn(answer);
    await navigate(siteHref(site, THANK_YOU));
  };
  const form = (
    <FormPanel words={words}>
      <RegistrationForm
        action={siteHref(site, PATH)}
        rejected={rejected}
        submitLabel={words.more.submit_text}
        onRegistered={onRegistered}
      />
    </FormPanel>
  );
  return <TextPage words={words} path={PATH} chapter="buy" main={form} />;
}
