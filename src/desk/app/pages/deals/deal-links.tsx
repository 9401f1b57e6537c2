import { Link } from "react-router";
import type { DealLine } from "#domain/deals/list-deals.ts";
import { m } from "#messages/messages.js";
import { ButtonLink } from "../../components/button-link.tsx";
import { Notice } from "../../components/notice.tsx";
import { useDeskQuery } from "../../components/use-desk-query.ts";
import { useRight } from "../../components/use-right.ts";
import { getBuyerLabel, getStageLabel } from "./deal-labels.ts";

interface LinksProps {
  /** Whose deals to list: a listing's, with their buyers, or a lead's, with their listings. */
  of: { listing: number } | { lead: string };
}

/** The deals of a listing or a lead, and a link to start one. */
export function DealLinks({ of }: LinksProps) {
  const canStart = useRight("lead.write");
  const query = new URLSearchParams(Object.entries(of).map(([name, value]) => [name, String(value)]));
  const { response, error } = useDeskQuery<{ data: DealLine[] }>(`/deals?${query}&per_page=100`);
  return (
    <section aria-labelledby="deals" className="mb-8 border-t border-rule pt-6">
      <h2 id="deals" className="mb-3 text-xl">
        {m.deal_title()}
      </h2>
      {error && <Notice tone="wrong">{error}</Notice>}
      {response?.data.length === 0 && <p className="mb-3 text-ink-soft">{m.deal_none()}</p>}
      <ul>
        {response?.data.map(({ id, buyer, listing, stage }) => (
          <li key={id} className="mb-2">
            <Link to={`/deals/${id}`} className="link inline-block min-h-6 wrap-anywhere">
              {"listing" in of ? getBuyerLabel(buyer) : listing}
            </Link>
            <span className="block text-ink-soft">{getStageLabel(stage)}</span>
          </li>
        ))}
      </ul>
      {canStart && <ButtonLink to={`/deals/create?${query}`} label={m.deal_start()} isQuiet />}
    </section>
  );
}
