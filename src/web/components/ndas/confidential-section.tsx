import { lazy, Suspense } from "react";
import { m } from "#messages/messages.js";
import { useHydrated } from "../../browser/user-info/use-user-info.ts";
import { getPagePath } from "../../site-map.ts";
import { PageLink } from "../site/page-link.tsx";

const ConfidentialAccess = lazy(() => import("./confidential-access.tsx"));

/**
 * The section for a listing's confidential details. The cached page has only the button; a buyer who has signed loads
 * the details after hydration.
 */
export function ConfidentialSection({ post, name }: { post: string; name: string }) {
  const isHydrated = useHydrated();
  const trigger = (
    <PageLink href={getPagePath("nda", post)} rel="nofollow" className="button">
      {m.nda_open()}
    </PageLink>
  );
  const lead = <p className="mb-4 max-w-prose text-lg">{m.confidential_lead()}</p>;
  const invitation = (
    <>
      {lead}
      {trigger}
    </>
  );
  return (
    <section className="no-print" id="confidential">
      <h2 className="text-2xl">{m.confidential_title()}</h2>
      <div className="mt-3 min-h-12">
        {isHydrated ? (
          <Suspense fallback={invitation}>
            <ConfidentialAccess key={post} post={post} name={name} lead={lead} />
          </Suspense>
        ) : (
          invitation
        )}
      </div>
    </section>
  );
}
