import { coverCurve } from "#domain/valuation/financing/financing.ts";
import type { FinancingTerms } from "#editions/financing.ts";
import { m } from "#messages/messages.js";
import { useFormats } from "../../shell.ts";
import { Axes } from "../charts/axes.tsx";
import { ChartTable } from "../charts/chart-table.tsx";
import { evenScale, PLOT } from "../charts/plot.ts";

interface CoverChartProps {
  sde: number;
  terms: FinancingTerms;
  range: { low: number; likely: number; high: number };
  affordable: number;
}

const ROWS_IN_TABLE = 8;

/** Charts debt coverage over price: the higher the price, the lower the coverage. Major units. */
export function CoverChart({ sde, terms, range, affordable }: CoverChartProps) {
  const { money, short, exact, decimal } = useFormats();
  const { width, height, left, right, top, bottom } = PLOT;
  const [from, to] = [range.low * 0.7, Math.max(range.high * 1.3, Math.min(affordable * 1.1, range.high * 2))];
  const curve = coverCurve(sde, terms, from, to).flatMap(({ price, cover }) =>
    cover === null ? [] : { price, cover },
  );
  if (curve.length < 2) return null;
  const max = Math.max(...curve.map(({ cover }) => cover));
  const across = evenScale(from, to, left, width - right, 3);
  const up = evenScale(0, Math.max(max, terms.least_cover * 1.3), height - bottom, top);
  const line = curve.map(({ price, cover }) => `${across.at(price).toFixed(1)} ${up.at(cover).toFixed(1)}`).join("L");
  const least = up.at(terms.least_cover);
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
          {m.cover_chart_text({ least: exact(terms.least_cover), affordable: money(affordable) })}
        </desc>
        <rect
          x={across.at(range.low)}
          y={top}
          height={height - top - bottom}
          width={across.at(range.high) - across.at(range.low)}
          className="fill-accent-wash"
        />
        <Axes
          across={across}
          up={up}
          acrossWords={short}
          upWords={decimal}
          acrossLabel={m.cover_chart_price()}
          upLabel={m.cover_chart_cover()}
        />
        <line x1={left} x2={width - right} y1={least} y2={least} className="stroke-signal [stroke-dasharray:4_3]" />
        <path d={`M${line}`} className="fill-none stroke-accent stroke-2" />
        <line
          x1={across.at(range.likely)}
          x2={across.at(range.likely)}
          y1={top}
          y2={height - bottom}
          className="stroke-accent"
        />
      </svg>
      <figcaption className="flex flex-wrap gap-x-5 text-sm text-ink-soft" aria-hidden="true">
        <span>
          <span className="text-signal">- -</span> {m.cover_chart_least({ least: exact(terms.least_cover) })}
        </span>
        <span>
          <span className="text-accent">▍</span> {m.cover_chart_range()}
        </span>
      </figcaption>
      <ChartTable caption={m.cover_chart_title()} heads={[m.cover_chart_price(), m.cover_chart_cover()]} rows={rows} />
    </figure>
  );
}
