import { m } from "#messages/messages.js";
import { formatNumber } from "../format-number.ts";
import { PlainTable } from "../plain-table.tsx";
import type { DayRange } from "./group-days.ts";

const WIDTH = 320;
const HEIGHT = 120;
/** Space below the bars for the dates. */
const FOOTER_HEIGHT = 16;
/** Space above the bars for the highest number. */
const HEADER_HEIGHT = 16;

const dateFormat = new Intl.DateTimeFormat(document.documentElement.lang || undefined, {
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});
const getName = ({ from, to }: DayRange): string => dateFormat.formatRange(new Date(from), new Date(to));

/**
 * A bar chart of views over time, with the same numbers as a table for people who can't see it or want exact values.
 */
export function ViewsChart({ label, spans }: { label: string; spans: readonly DayRange[] }) {
  const max = Math.max(1, ...spans.map(({ views }) => views));
  const step = WIDTH / spans.length;
  const base = HEIGHT - FOOTER_HEIGHT;
  const [first, last] = [spans.at(0), spans.at(-1)];
  return (
    <>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} className="mt-3 w-full max-w-md">
        <line x1={0} x2={WIDTH} y1={HEADER_HEIGHT} y2={HEADER_HEIGHT} className="stroke-rule" />
        <text x={0} y={HEADER_HEIGHT - 4} className="fill-ink-soft text-[11px]">
          {formatNumber(max)}
        </text>
        {spans.map((span, position) => {
          const height = (span.views / max) * (base - HEADER_HEIGHT);
          return (
            <rect
              key={span.from}
              x={position * step + step * 0.1}
              y={base - height}
              width={step * 0.8}
              height={height}
              className="fill-accent"
            >
              <title>{`${getName(span)}: ${formatNumber(span.views)}`}</title>
            </rect>
          );
        })}
        <line x1={0} x2={WIDTH} y1={base} y2={base} className="stroke-rule-strong" />
        <text x={0} y={HEIGHT - 3} className="fill-ink-soft text-[11px]">
          {first && dateFormat.format(new Date(first.from))}
        </text>
        <text x={WIDTH} y={HEIGHT - 3} textAnchor="end" className="fill-ink-soft text-[11px]">
          {last && dateFormat.format(new Date(last.to))}
        </text>
      </svg>
      <details className="mt-2">
        <summary className="link inline-block cursor-pointer py-1">{m.chart_as_table()}</summary>
        <div className="mt-2 max-w-md">
          <PlainTable<DayRange>
            label={label}
            rows={spans.filter(({ views }) => views > 0)}
            getKey={({ from }) => from}
            columns={[
              [m.desk_views_when(), getName],
              [m.desk_views_views(), ({ views }) => formatNumber(views)],
              [m.desk_views_visitors(), ({ visitors }) => formatNumber(visitors)],
            ]}
          />
        </div>
      </details>
    </>
  );
}
