import { computeCoverCurve } from "#domain/valuation/financing/financing.ts";
import type { FinancingTerms } from "#editions/financing.ts";
import { m } from "#messages/messages.js";
import { useFormats } from "../../page-info.ts";
import { Axes } from "../charts/axes.tsx";
import { ChartTable } from "../charts/chart-table.tsx";
import { createLinearScale, PLOT } from "../charts/plot.ts";

interface CoverChartProps {
  sde: number;
  terms: FinancingTerms;
  range: { low: number; likely: number; high: number };
  affordable: number;
}

const ROWS_IN_TABLE = 8;

/** Charts debt coverage against price: the higher the price, the lower the coverage. Amounts are in major units. */
export function CoverChart({ sde, terms, range, affordable }: CoverChartProps) {
  const { money, short, exact, decimal } = useFormats();
  const { width, height, left, right, top, bottom } = PLOT;
  const [from, to] = [range.low * 0.7, Math.max(range.high * 1.3, Math.min(affordable * 1.1, range.high * 2))];
  const curve = computeCoverCurve(sde, terms, from, to).flatMap(({ price, cover }) =>
    cover === null ? [] : { price, cover },
  );
  if (curve.length < 2) return null;
  const max = Math.max(...curve.map(({ cover }) => cover));
  const xScale = createLinearScale(from, to, left, width - right, 3);
  const yScale = createLinearScale(0, Math.max(max, terms.min_cover * 1.3), height - bottom, top);
  const linePath = curve
    .map(({ price, cover }) => `${xScale.toUnits(price).toFixed(1)} ${yScale.toUnits(cover).toFixed(1)}`)
    .join("L");
  const minCoverY = yScale.toUnits(terms.min_cover);
  const rows = curve
    .filter((_, step) => step % Math.ceil(curve.length / ROWS_IN_TABLE) === 0)
    .map(({ price, cover }) => [money(Math.round(price)), exact(cover)]);
  return (
    <figure className="max-w-lg">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-labelledby="cover-title cover-text"
        className="w-full forced-color-adjust-none"
      >
        <title id="cover-title">{m.cover_chart_title()}</title>
        <desc id="cover-text">
          {m.cover_chart_text({ min: exact(terms.min_cover), affordable: money(affordable) })}
        </desc>
        <rect
          x={xScale.toUnits(range.low)}
          y={top}
          height={height - top - bottom}
          width={xScale.toUnits(range.high) - xScale.toUnits(range.low)}
          className="fill-accent-wash"
        />
        <Axes
          xScale={xScale}
          yScale={yScale}
          formatX={short}
          formatY={decimal}
          xLabel={m.price()}
          yLabel={m.cover_chart_cover()}
        />
        <line
          x1={left}
          x2={width - right}
          y1={minCoverY}
          y2={minCoverY}
          className="stroke-signal [stroke-dasharray:4_3]"
        />
        <path d={`M${linePath}`} className="fill-none stroke-accent stroke-2" />
        <line
          x1={xScale.toUnits(range.likely)}
          x2={xScale.toUnits(range.likely)}
          y1={top}
          y2={height - bottom}
          className="stroke-accent"
        />
      </svg>
      <figcaption className="flex flex-wrap gap-x-5 text-sm text-ink-soft" aria-hidden="true">
        <span>
          <span className="text-signal">- -</span> {m.cover_chart_min({ min: exact(terms.min_cover) })}
        </span>
        <span>
          <span className="text-accent">▍</span> {m.cover_chart_range()}
        </span>
      </figcaption>
      <ChartTable caption={m.cover_chart_title()} headings={[m.price(), m.cover_chart_cover()]} rows={rows} />
    </figure>
  );
}
