import { logOut } from "#domain/accounts/sessions/log-out.ts";
import { m } from "#messages/messages.js";
import { BuyerHeading } from "../../components/buyer/buyer-heading.tsx";
import { PageForm } from "../../components/forms/page-form.tsx";
import { redirect } from "../../document/responses.ts";
import { createPageAction } from "../../page-loader.ts";
import { getPagePath } from "../../site-map.ts";

export const action = createPageAction(async ({ context, metadata }) => {
  await logOut(context, metadata.session.secret);
  metadata.session.end();
  return redirect("/", 303);
});

/** Signs out without script. It needs a form because a GET must not sign out. */
export default function SignOutPage() {
  return (
    <BuyerHeading title={m.sign_out()} lead={m.sign_out_lead()}>
      <PageForm method="post" action={getPagePath("signOut")} data-ends-session className="mt-6">
        <button type="submit" className="button">
          {m.sign_out()}
        </button>
      </PageForm>
    </BuyerHeading>
  );
}
