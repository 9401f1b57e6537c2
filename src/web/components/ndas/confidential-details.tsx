import { YEARLY_AMOUNTS } from "#domain/listings/fields/yearly-amounts.ts";
import type { Confidential } from "#domain/ndas/confidential/show-confidential.ts";
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
  const facts: [string, string | null][] = [
    [m.listing_field_legal_name(), details.legal_name],
    [m.confidential_address(), details.address],
    [m.listing_field_lease_terms(), details.lease_terms],
  ];
  return (
    <div>
      <dl className="divide-y divide-rule border-y border-rule">
        {facts.map(([label, value]) => (
          <div key={label} className="grid grid-cols-1 gap-x-4 py-2 sm:grid-cols-[12rem_1fr]">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="break-words">{value ?? m.not_disclosed()}</dd>
          </div>
        ))}
        <div className="grid grid-cols-1 gap-x-4 py-2 sm:grid-cols-[12rem_1fr]">
          <dt className="text-ink-soft">{m.listing_field_website()}</dt>
          <dd className="min-w-0 break-words">
            {details.website ? (
              <PageLink href={details.website} rel="noreferrer" className="link break-all">
                {details.website}
              </PageLink>
            ) : (
              m.not_disclosed()
            )}
          </dd>
        </div>
      </dl>
      {details.yearly_financials.length > 0 && (
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
          tabIndex={0}
          aria-label={m.listing_field_yearly_financials()}
          className="mt-6 overflow-x-auto"
        >
          <table className="numeric w-full min-w-md border-collapse">
            <caption className="pb-2 text-left text-xl">{m.listing_field_yearly_financials()}</caption>
            <thead>
              <tr className="border-b border-rule-strong">
                <th scope="col" className="py-2 pr-3 text-left">
                  {m.yearly_field_year()}
                </th>
                {YEARLY_AMOUNTS.map(([field, label]) => (
                  <th key={field} scope="col" className="py-2 pl-3 text-right">
                    {label()}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {details.yearly_financials.map((accounts) => (
                <tr key={accounts.year} className="border-b border-rule">
                  <th scope="row" className="py-2 pr-3 text-left font-normal">
                    {accounts.year}
                  </th>
                  {YEARLY_AMOUNTS.map(([field]) => (
                    <td key={field} className="py-2 pl-3 text-right">
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
