import { lazy, Suspense } from "react";
import { m } from "#messages/messages.js";
import { useHydrated } from "../../browser/user-info/use-user-info.ts";
import { PageLink } from "../site/page-link.tsx";

const ConfidentialEntry = lazy(() => import("./confidential-entry.tsx"));

/**
 * Where the confidential part of a listing opens. The page is sent with the way to it and nothing else: what is behind it
 * is asked for by whoever has signed, once the page is awake.
 */
export function ConfidentialPlace({ post, name }: { post: string; name: string }) {
  const isHydrated = useHydrated();
  const trigger = (
    <PageLink href={`/bizmatch/ndas/${post}`} rel="nofollow" className="button">
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
            <ConfidentialEntry key={post} post={post} name={name} lead={lead} />
          </Suspense>
        ) : (
          invitation
        )}
      </div>
    </section>
  );
}
