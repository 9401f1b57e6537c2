import { ACCOUNT_FORMS } from "#domain/accounts/account-forms.ts";
import { checkRegistration } from "#domain/accounts/account-input.ts";
import { REGISTER_LIMITS } from "#domain/accounts/account-limits.ts";
import { getDialCode } from "#domain/accounts/profile/phone-number.ts";
import { registerBuyer } from "#domain/accounts/register-buyer.ts";
import { parseForm } from "#lib/forms/form.ts";
import { RegistrationForm } from "../../components/account/registration-form.tsx";
import { FormPanel } from "../../components/content/form-panel.tsx";
import { TextPage } from "../../components/content/text-page.tsx";
import { loadPageContent } from "../../content/load-page-content.ts";
import { useActionData, useLoaderData } from "../../document/page-data.ts";
import { handleUnchallengedForm } from "../../forms/handle-form.ts";
import { createPageAction, createPageLoader } from "../../page-loader.ts";
import { getPageHref } from "../../site.ts";
import { useSite } from "../../use-site.ts";

export const loader = createPageLoader(async (args) => ({
  content: await loadPageContent(args, "buyerRegistration"),
}));

export const action = createPageAction(async ({ context, site, form, metadata }) => {
  const typed = parseForm(ACCOUNT_FORMS.registration, form);
  // Without script, the dial code field can't follow the country.
  const input = { ...typed, phone_dial_code: getDialCode(String(typed.phone_country)) || typed.phone_dial_code };
  return handleUnchallengedForm(form, getPageHref(site, "buyerThankYou"), async () => {
    // Only valid registrations reach the database and count against the limit.
    if ("input" in checkRegistration(input, context))
      await metadata.enforceLimits([{ limit: REGISTER_LIMITS.unverified }]);
    const { secret } = await registerBuyer(context, input, { before: metadata.session.secret });
    metadata.session.start(secret);
  });
});

export default function BuyerRegistrationPage() {
  const { content } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const site = useSite();
  const form = (
    <FormPanel content={content}>
      <RegistrationForm
        action={getPageHref(site, "buyerRegistration")}
        rejected={rejected}
        submitLabel={content.more.submit_text}
        next={getPageHref(site, "buyerThankYou")}
      />
    </FormPanel>
  );
  return <TextPage content={content} pageKey="buyerRegistration" main={form} />;
}
