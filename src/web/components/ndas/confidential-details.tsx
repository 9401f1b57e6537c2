import type { ReactNode } from "react";
import { YEARLY_AMOUNTS } from "#domain/listings/fields/yearly-amounts.ts";
import type { Confidential } from "#domain/ndas/confidential/show-confidential.ts";
import { getSiteHost } from "#lib/site-host.ts";
import { m } from "#messages/messages.js";
import { useFormats } from "../../page-info.ts";
import { PageLink } from "../site/page-link.tsx";
import { DocumentList } from "./document-list.tsx";

interface ConfidentialDetailsProps {
  post: string;
  details: Confidential;
}

/** A listing's confidential details, shown after the NDA is signed. */
export function ConfidentialDetails({ post, details }: ConfidentialDetailsProps) {
  const { money } = useFormats();
  const formatAmount = (value: number | null): string => (value === null ? m.not_disclosed() : money(value));
  const { website, tour_url } = details;
  const facts: [string, ReactNode][] = [
    [m.listing_field_legal_name(), details.legal_name],
    [m.confidential_address(), details.address],
    [m.listing_field_lease_terms(), details.lease_terms],
    [
      m.listing_field_website(),
      website && (
        <PageLink href={website} rel="noreferrer" className="link break-all">
          {website}
        </PageLink>
      ),
    ],
  ];
  // Nothing is loaded from there.
  if (tour_url)
    facts.push([
      m.listing_field_tour(),
      <PageLink key="tour" href={tour_url} rel="noopener noreferrer nofollow" className="link">
        {m.confidential_tour({ host: getSiteHost(tour_url) })}
      </PageLink>,
    ]);
  return (
    <div>
      <dl className="divide-y divide-rule border-y border-rule">
        {facts.map(([label, value]) => (
          <div key={label} className="grid grid-cols-1 gap-x-4 py-2 sm:grid-cols-[12rem_1fr]">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="min-w-0 break-words">{value || m.not_disclosed()}</dd>
          </div>
        ))}
      </dl>
      {details.yearly_financials.length > 0 && (
        // On a phone, the years are stacked and each amount has its label (`base.css`).
        <section aria-label={m.listing_field_yearly_financials()} className="mt-6">
          <table className="compare numeric">
            <caption className="pb-2 text-left text-xl">{m.listing_field_yearly_financials()}</caption>
            <thead>
              <tr>
                <th scope="col">{m.yearly_field_year()}</th>
                {YEARLY_AMOUNTS.map(([field, label]) => (
                  <th key={field} scope="col" className="md:text-right">
                    {label()}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {details.yearly_financials.map((accounts) => (
                <tr key={accounts.year}>
                  <th scope="row">{accounts.year}</th>
                  {YEARLY_AMOUNTS.map(([field, label]) => (
                    <td key={field} className="md:text-right">
                      <span className="compare-name">{label()}</span>
                      {formatAmount(accounts[field])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {details.documents.length > 0 && <DocumentList post={post} documents={details.documents} />}
    </div>
  );
}
