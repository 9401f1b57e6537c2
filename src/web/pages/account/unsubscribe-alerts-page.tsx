import { Form, useActionData, useLoaderData } from "react-router";
import { alertsInToken, unsubscribeFromAlerts } from "#domain/alerts/mails/unsubscribe-alerts.ts";
import { m } from "#messages/messages.js";
import { Notice } from "../../components/account/notice.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { PageHeading } from "../../components/site/page-heading.tsx";
import { PageLink } from "../../components/site/page-link.tsx";
import { pageAction, pageLoader } from "../../page-loader.ts";
import { sendUnchallenged } from "../contact/submit-from-page.ts";

const PATH = "/unsubscribe/alerts";
const DONE = `${PATH}?about=done`;

export const loader = pageLoader(async ({ context, url: { searchParams } }) => {
  const token = searchParams.get("token") ?? "";
  const isDone = searchParams.get("about") === "done";
  return { token, isDone, isGood: !isDone && alertsInToken(context, token) !== null };
});

// Only a person presses the button; programs that look at mails follow their links.
export const action = pageAction(async ({ context, form }) =>
  sendUnchallenged(form, DONE, () => unsubscribeFromAlerts(context, String(form.get("token") ?? ""))),
);

/** Where the link in an alert leads: its kind is ended by a button. */
export default function UnsubscribeAlertsPage() {
  const { token, isDone, isGood } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const lead = isDone ? "" : isGood ? m.alerts_unsubscribe_lead() : m.alerts_unsubscribe_wrong_link();
  return (
    <>
      <PageHead title={m.alerts_unsubscribe_title()} description={m.alerts_unsubscribe_lead()} index={false} />
      <PageHeading heading={m.alerts_unsubscribe_title()} lead={lead} />
      <div className="sheet mt-10 space-y-5">
        {isDone && <Notice>{m.alerts_unsubscribe_done()}</Notice>}
        {refused && (
          <p role="alert" className="rounded-sm border-l-4 border-signal bg-signal-wash px-4 py-3 font-semibold">
            {refused.message}
          </p>
        )}
        {isGood && (
          <Form method="post" action={`${PATH}?token=${token}`}>
            <input type="hidden" name="token" value={token} />
            <button type="submit" className="button">
              {m.alerts_unsubscribe_confirm()}
            </button>
          </Form>
        )}
        <p>
          <PageLink href="/bizmatch/preferences#alerts" className="link">
            {m.saved_search_manage()}
          </PageLink>
        </p>
      </div>
    </>
  );
}
