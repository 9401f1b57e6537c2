import { type ClientActionFunctionArgs, Form, redirect } from "react-router";
import { logOut } from "#domain/accounts/sessions/log-out.ts";
import { m } from "#messages/messages.js";
import { clearVisitor } from "../../browser/user-info/user-info.ts";
import { BuyerHeading } from "../../components/buyer/buyer-heading.tsx";
import { createPageAction } from "../../page-loader.ts";
import { getPagePath } from "../../site-map.ts";

export const action = createPageAction(async ({ context, metadata }) => {
  await logOut(context, metadata.session.secret);
  metadata.session.end();
  return redirect("/", 303);
});

export async function clientAction({ serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await serverAction();
  } finally {
    clearVisitor();
  }
}

/** Signs out without script. It needs a form because a GET must not sign out. */
export default function SignOutPage() {
  return (
    <BuyerHeading title={m.account_sign_out()} lead={m.sign_out_lead()}>
      <Form method="post" action={getPagePath("signOut")} className="mt-6">
        <button type="submit" className="button">
          {m.account_sign_out()}
        </button>
      </Form>
    </BuyerHeading>
  );
}
