import { ACCOUNT_FORMS } from "#domain/accounts/account-forms.ts";
import { getForgotLimits, getResetLimits } from "#domain/accounts/account-limits.ts";
import { requestPasswordReset } from "#domain/accounts/password/request-password-reset.ts";
import { resetPassword } from "#domain/accounts/password/reset-password.ts";
import { passwordReset } from "#editions/contract-messages.ts";
import { parseForm } from "#lib/forms/form.ts";
import { m } from "#messages/messages.js";
import type { OpenDialog } from "../../browser/dialogs.ts";
import { ForgotForm, LinkSent } from "../../components/account/forgot-form.tsx";
import { Notice } from "../../components/account/notice.tsx";
import { ResetForm } from "../../components/account/reset-form.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { PageHeading } from "../../components/site/page-heading.tsx";
import { PageLink } from "../../components/site/page-link.tsx";
import { useActionData, useLoaderData } from "../../document/page-data.ts";
import { handleUnchallengedForm } from "../../forms/handle-form.ts";
import { type ActionArgs, createPageAction, createPageLoader } from "../../page-loader.ts";
import { getPagePath } from "../../site-map.ts";

const PATH = getPagePath("resetPassword");
const SENT = `${PATH}?about=sent`;
const DONE = `${PATH}?about=done`;

/** The page to open after signing in with the new password. */
const NEXT = getPagePath("preferences");

export const loader = createPageLoader(async ({ url: { searchParams }, dependsOn }) => {
  dependsOn("content");
  const link = { token: searchParams.get("token") ?? "", email: searchParams.get("email") ?? "" };
  return { link: link.token && link.email ? link : null, about: searchParams.get("about") };
});

export const action = createPageAction(async (args) =>
  args.url.searchParams.has("token") ? setNewPassword(args) : requestLink(args),
);

async function requestLink({ context, form, metadata }: ActionArgs) {
  const input = parseForm(ACCOUNT_FORMS.forgot, form);
  return handleUnchallengedForm(form, SENT, async () => {
    await metadata.enforceLimits(getForgotLimits({ email: String(input.email ?? "") }));
    await requestPasswordReset(context, input);
  });
}

async function setNewPassword({ context, url, form, metadata }: ActionArgs) {
  const { token, email } = Object.fromEntries(url.searchParams);
  const input = { ...parseForm(ACCOUNT_FORMS.reset, form), token, email };
  return handleUnchallengedForm(form, DONE, async () => {
    await metadata.enforceLimits(getResetLimits());
    await resetPassword(context, input);
    metadata.session.end();
  });
}

/** Requests a reset link, and sets a new password when opened by the emailed link. */
export default function ResetPasswordPage() {
  const { link, about } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const title = link ? m.choose_new_password() : m.reset_title();
  const lead = link ? m.reset_choose_lead() : about ? "" : m.forgot_lead();
  // With script, the emailed link opens the dialog. The page below has the same form for visitors who close it or have
  // no script.
  const dialog: OpenDialog | null = link && !rejected ? { kind: "reset", link, redirect: NEXT } : null;
  const address = link ? `${PATH}?${new URLSearchParams(link)}` : PATH;
  return (
    <>
      <PageHead title={title} description={m.reset_text()} index={false} />
      <PageHeading heading={title} lead={lead} />
      <div className="page-width mt-10" data-opens-dialog={dialog ? JSON.stringify(dialog) : undefined}>
        <div className="max-w-[65ch] rounded-sm border border-rule bg-sheet p-6 md:p-8">
          {link ? (
            <ResetForm action={address} rejected={rejected} link={link} />
          ) : about === "done" ? (
            <PasswordResetDone />
          ) : about === "sent" ? (
            <LinkSent />
          ) : (
            <ForgotForm action={address} rejected={rejected} />
          )}
        </div>
      </div>
    </>
  );
}

function PasswordResetDone() {
  return (
    <>
      <Notice>{passwordReset()}</Notice>
      <p className="mt-6">
        <PageLink
          href={`/?login=1&redirect=${encodeURIComponent(NEXT)}`}
          className="button"
          data-dialog="login"
          data-redirect={NEXT}
        >
          {m.sign_in()}
        </PageLink>
      </p>
    </>
  );
}
