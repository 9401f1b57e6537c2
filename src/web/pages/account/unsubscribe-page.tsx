import { Form, useActionData, useLoaderData } from "react-router";
import { isUnsubscribeToken, unsubscribe } from "#domain/digests/unsubscribe.ts";
import { m } from "#messages/messages.js";
import { Notice } from "../../components/account/notice.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { PageHeading } from "../../components/site/page-heading.tsx";
import { PageLink } from "../../components/site/page-link.tsx";
import { pageAction, pageLoader } from "../../page-loader.ts";
import { sendUnchallenged } from "../contact/submit-from-page.ts";

const PATH = "/unsubscribe";
const DONE = `${PATH}?about=done`;
const WRONG = `${PATH}?about=wrong`;

export const loader = pageLoader(async ({ context, url: { searchParams }, dependsOn }) => {
  dependsOn("content");
  const token = searchParams.get("token") ?? "";
  return { token: isUnsubscribeToken(context, token) ? token : null, isDone: searchParams.get("about") === "done" };
});

// Only a person presses the button; programs that look at mails follow their links.
export const action = pageAction(async ({ context, form }) => {
  const token = String(form.get("token") ?? "");
  if (!isUnsubscribeToken(context, token)) return sendUnchallenged(form, WRONG, async () => {});
  return sendUnchallenged(form, DONE, () => unsubscribe(context, token));
});

/** Where the weekly mail's last link leads: one button stops it, without signing in. */
export default function UnsubscribePage() {
  const { token, isDone } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const lead = isDone ? "" : token ? m.unsubscribe_lead() : m.unsubscribe_wrong_link();
  return (
    <>
      <PageHead title={m.unsubscribe_title()} description={m.unsubscribe_lead()} index={false} />
      <PageHeading heading={m.unsubscribe_title()} lead={lead} />
      <div className="sheet mt-10 space-y-5">
        {isDone && (
          <>
            <Notice>{m.unsubscribe_done()}</Notice>
            <p>{m.unsubscribe_again()}</p>
          </>
        )}
        {refused && (
          <p role="alert" className="rounded-sm border-l-4 border-signal bg-signal-wash px-4 py-3 font-semibold">
            {refused.message}
          </p>
        )}
        {token && !isDone ? (
          <Form method="post" action={PATH}>
            <input type="hidden" name="token" value={token} />
            <button type="submit" className="button">
              {m.unsubscribe_confirm()}
            </button>
          </Form>
        ) : (
          <p>
            <PageLink href="/bizmatch/preferences" className="button">
              {m.unsubscribe_preferences()}
            </PageLink>
          </p>
        )}
      </div>
    </>
  );
}
