import type { ListedNda } from "#domain/ndas/list-ndas.ts";
import { m } from "#messages/messages.js";
import { useFormats } from "../../page-info.ts";
import { getPagePath } from "../../site-map.ts";
import { PageLink } from "../site/page-link.tsx";

const CLOSED_LABELS = {
  not_signed: m.nda_state_open,
  waiting: m.nda_state_waiting,
  declined: m.nda_state_declined,
  revoked: m.nda_state_revoked,
};

/** The NDAs that a buyer has signed, each with its PDF and status. */
export function NdaList({ ndas }: { ndas: ListedNda[] }) {
  const { date } = useFormats();
  return (
    <ul className="mt-3 divide-y divide-rule border-y border-rule">
      {ndas.map(({ id, listing, listing_name, signed_at, is_public, closed, pdf }) => (
        <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2.5">
          <span className="min-w-0">
            {is_public ? (
              <PageLink href={`${getPagePath("listing", listing)}#confidential`} className="link">
                {listing_name}
              </PageLink>
            ) : (
              listing_name
            )}
            <span className="block text-ink-soft">
              {m.nda_signed_on({ date: date(signed_at) })} · {getStateLabel(is_public, closed)}
            </span>
          </span>
          <a
            href={pdf}
            download
            className="link inline-block py-1"
            aria-label={m.nda_pdf_named({ name: listing_name })}
          >
            {m.nda_pdf()}
          </a>
        </li>
      ))}
    </ul>
  );
}

function getStateLabel(is_public: boolean, closed: ListedNda["closed"]): string {
  if (!is_public) return m.nda_state_gone();
  return closed ? CLOSED_LABELS[closed]() : m.nda_state_open();
}
