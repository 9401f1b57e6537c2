import { verifyEmail } from "#domain/accounts/mails/verify-email.ts";
import { m } from "#messages/messages.js";
import { Notice } from "../../components/account/notice.tsx";
import { PageForm } from "../../components/forms/page-form.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { PageHeading } from "../../components/site/page-heading.tsx";
import { PageLink } from "../../components/site/page-link.tsx";
import { useActionData, useLoaderData } from "../../document/page-data.ts";
import { handleUnchallengedForm } from "../../forms/handle-form.ts";
import { createPageAction, createPageLoader } from "../../page-loader.ts";
import { getPagePath } from "../../site-map.ts";

const PATH = getPagePath("verifyEmail");
const DONE = `${PATH}?about=done`;

export const loader = createPageLoader(async ({ url: { searchParams }, dependsOn }) => {
  dependsOn("content");
  return { token: searchParams.get("token"), isDone: searchParams.get("about") === "done" };
});

// Requires a POST, because email scanners follow links.
export const action = createPageAction(async ({ context, form }) =>
  handleUnchallengedForm(form, DONE, async () => {
    await verifyEmail(context, { token: String(form.get("token") ?? "") });
  }),
);

/** The target of the link in the welcome email. A button verifies the address. */
export default function VerifyEmailPage() {
  const { token, isDone } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  return (
    <>
      <PageHead title={m.confirm_email()} description={m.verify_lead()} index={false} />
      <PageHeading heading={m.confirm_email()} lead={isDone ? "" : token ? m.verify_lead() : m.verify_no_link()} />
      <div className="page-width mt-10 space-y-5">
        {isDone && (
          <>
            <Notice>{m.verify_done()}</Notice>
            <p>
              <PageLink href={getPagePath("matches")} className="button">
                {m.see_matches()}
              </PageLink>
            </p>
          </>
        )}
        {rejected && (
          <p role="alert" className="form-alert">
            {rejected.message}
          </p>
        )}
        {token && !isDone && (
          <PageForm method="post" action={`${PATH}?token=${encodeURIComponent(token)}`}>
            <input type="hidden" name="token" value={token} />
            <button type="submit" className="button">
              {m.verify_confirm()}
            </button>
          </PageForm>
        )}
      </div>
    </>
  );
}
