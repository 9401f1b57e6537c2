import type { AddressPlace } from "#domain/listings/confidential-address.ts";
import type { Confidential } from "#domain/ndas/confidential/show-confidential.ts";
import { m } from "#messages/messages.js";
import { Island } from "../../document/island.tsx";
import { getPagePath } from "../../site-map.ts";
import { PageLink } from "../site/page-link.tsx";
import { ConfidentialDetails } from "./confidential-details.tsx";

interface ConfidentialSectionProps {
  post: string;
  name: string;
  place: AddressPlace;
  /** The details, in the desk's preview for a buyer who has signed; otherwise null. */
  previewed: Confidential | null;
}

/**
 * The section for a listing's confidential details. The cached page has only a link to sign; a buyer who has signed
 * loads the details with the page.
 */
export function ConfidentialSection({ post, name, place, previewed }: ConfidentialSectionProps) {
  return (
    <section className="no-print mt-10" id="confidential">
      <h2 className="text-2xl">{m.confidential_title()}</h2>
      <div className="mt-3 min-h-12">
        {previewed ? (
          <ConfidentialDetails post={post} details={previewed} />
        ) : (
          <Island name="confidential-access" when="signed-in" props={{ post, name, place }}>
            <p className="mb-4 max-w-prose text-lg">{m.confidential_lead()}</p>
            <PageLink href={getPagePath("nda", post)} rel="nofollow" className="button">
              {m.nda_open()}
            </PageLink>
          </Island>
        )}
      </div>
    </section>
  );
}
