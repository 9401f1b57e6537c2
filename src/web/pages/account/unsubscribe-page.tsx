import { unsubscribe } from "#domain/buyers/digests/unsubscribe.ts";
import { parseUnsubscribeToken } from "#domain/outbox/unsubscribe-token.ts";
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

const PATH = getPagePath("unsubscribe");
const WRONG_LINK = `${PATH}?about=wrong`;

/** What the visitor unsubscribes from; after unsubscribing, the value of `about` in the URL. */
type About = "digest" | "alerts";

const TEXTS = {
  digest: { title: m.stop_weekly_email, lead: m.unsubscribe_lead, done: m.unsubscribe_done },
  alerts: { title: m.alerts_unsubscribe_title, lead: m.alerts_unsubscribe_lead, done: m.alerts_unsubscribe_done },
};

export const loader = createPageLoader(async ({ context, url: { searchParams }, dependsOn }) => {
  dependsOn("content");
  const token = searchParams.get("token") ?? "";
  const subscription = parseUnsubscribeToken(context, token);
  const done = (["digest", "alerts"] as const).find((about) => about === searchParams.get("about")) ?? null;
  const about: About = subscription ? getAbout(subscription.mailing) : (done ?? "digest");
  return { token: subscription ? token : null, about, isDone: !subscription && done !== null };
});

// Requires a POST, because email scanners follow links.
export const action = createPageAction(async ({ context, form }) => {
  const token = String(form.get("token") ?? "");
  const subscription = parseUnsubscribeToken(context, token);
  if (!subscription) return handleUnchallengedForm(form, WRONG_LINK, async () => {});
  return handleUnchallengedForm(form, `${PATH}?about=${getAbout(subscription.mailing)}`, async () => {
    await unsubscribe(context, token);
  });
});

function getAbout(mailing: string): About {
  return mailing === "digest" ? "digest" : "alerts";
}

/** The target of the unsubscribe link in recurring emails. One button unsubscribes without signing in. */
export default function UnsubscribePage() {
  const { token, about, isDone } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const { title, lead, done } = TEXTS[about];
  return (
    <>
      <PageHead title={title()} description={lead()} index={false} />
      <PageHeading heading={title()} lead={isDone ? "" : token ? lead() : m.unsubscribe_wrong_link()} />
      <div className="page-width mt-10 space-y-5">
        {isDone && (
          <>
            <Notice>{done()}</Notice>
            <p>{m.unsubscribe_resubscribe()}</p>
          </>
        )}
        {rejected && (
          <p role="alert" className="form-alert">
            {rejected.message}
          </p>
        )}
        {token ? (
          <PageForm method="post" action={PATH}>
            <input type="hidden" name="token" value={token} />
            <button type="submit" className="button">
              {title()}
            </button>
          </PageForm>
        ) : (
          <p>
            <PageLink href={getPagePath("preferences")} className="button">
              {m.unsubscribe_preferences()}
            </PageLink>
          </p>
        )}
      </div>
    </>
  );
}
