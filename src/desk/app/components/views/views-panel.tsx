import { useId, useState } from "react";
import type { Views } from "#domain/stats/views/count-views.ts";
import { getOwnValue } from "#lib/own-value.ts";
import { m } from "#messages/messages.js";
import { formatNumber } from "../format-number.ts";
import { Notice } from "../notice.tsx";
import { PlainTable } from "../plain-table.tsx";
import { useDeskQuery } from "../use-desk-query.ts";
import { getLastDays, groupDays } from "./group-days.ts";
import { ViewsChart } from "./views-chart.tsx";

const PERIODS = [30, 90, 365] as const;

/** The label of each traffic source. Other sites are shown by their own name. */
const SOURCES: Record<string, () => string> = {
  paid: m.desk_views_paid,
  email: m.email,
  search: m.desk_views_search,
  social: m.desk_views_social,
  inside: m.desk_views_internal,
  direct: m.source_direct,
};

interface PanelProps {
  /** The path of the API call, such as `/views/listings/100001`. */
  path: string;
  title: string;
  /** Renders more about the selected period below the table. */
  renderMore?(query: string): React.ReactNode;
}

/** How often something was viewed, and where the visits came from. */
export function ViewsPanel({ path, title, renderMore }: PanelProps) {
  const id = useId();
  const [days, setDays] = useState<number>(PERIODS[0]);
  const period = getLastDays(days, new Date());
  const query = `from=${period.from}&to=${period.to}`;
  const { response, error } = useDeskQuery<Views>(`${path}?${query}`);
  return (
    <section className="mb-8 border border-rule bg-sheet p-5" aria-labelledby={`${id}-title`}>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id={`${id}-title`} className="text-2xl">
          {title}
        </h2>
        <label>
          <span className="sr-only">{m.desk_views_period()}</span>
          <select className="input" value={days} onChange={(event) => setDays(Number(event.currentTarget.value))}>
            {PERIODS.map((choice) => (
              <option key={choice} value={choice}>
                {m.desk_views_last({ count: choice })}
              </option>
            ))}
          </select>
        </label>
      </div>
      {error && <Notice tone="wrong">{error}</Notice>}
      {!response && !error && <p className="text-ink-soft">{m.desk_loading()}</p>}
      {response?.total.views === 0 && <p className="mt-3 text-ink-soft">{m.desk_views_none()}</p>}
      {response && response.total.views > 0 && (
        <>
          <p className="mt-3" role="status">
            {m.desk_views_total({
              views: formatNumber(response.total.views),
              visitors: formatNumber(response.total.visitors),
            })}
          </p>
          <ViewsChart label={title} spans={groupDays(period, response.days)} />
          <div className="mt-4">
            <PlainTable<Views["sources"][number]>
              label={m.desk_views_from()}
              rows={response.sources}
              getKey={({ source }) => source}
              columns={[
                [m.desk_views_from(), ({ source }) => getOwnValue(SOURCES, source)?.() ?? source],
                [m.desk_views_views(), ({ views }) => formatNumber(views)],
                [m.desk_views_visitors(), ({ visitors }) => formatNumber(visitors)],
              ]}
            />
          </div>
        </>
      )}
      {renderMore?.(query)}
    </section>
  );
}
